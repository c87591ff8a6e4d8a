// A player's own share of the shuffle: 1 to 64 hexadecimal digits.

export const isSalt = (text: string): boolean => /^[0-9a-f]{1,64}$/i.test(text);

export function drawSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
