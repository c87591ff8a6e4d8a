// A player's own share of the shuffle: 1 to 64 hexadecimal digits, of which at least 32 are needed to keep it secret.

const ENOUGH = 32;

export const isSalt = (text: string): boolean => /^[0-9a-f]{1,64}$/i.test(text);

export function drawSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ENOUGH / 2));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A salt that nobody can guess while it is sealed: what is too short for that stands behind drawn digits. */
export const unguessable = (salt: string): string => (salt.length < ENOUGH ? drawSalt() + salt : salt).toLowerCase();
