// Numbers of players as one says them: "3 to 6", or "2 or 4" where a number between is left out.

export function counted(numbers: readonly number[], to: string, or: string): string {
  const [least, most] = [numbers[0] ?? 0, numbers.at(-1) ?? 0];
  const isWhole = numbers.length > 1 && most - least === numbers.length - 1;
  return isWhole ? `${least}${to}${most}` : numbers.join(or);
}
