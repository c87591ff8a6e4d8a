// How a damage comes about, in figures.

/** What a blow is made of. */
export interface Parts {
  combat: number;
  prevented: number;
  direct: number;
  total: number;
}

/** "7 − 3 + 1 = 5": how a damage comes about, where there is anything to add up. */
export function arithmetic(parts: Parts): string {
  const { combat, prevented, direct, total } = parts;
  const sum = [combat > 0 || direct === 0 ? `${combat}` : "", prevented > 0 ? `− ${prevented}` : ""]
    .concat(direct > 0 ? (combat > 0 ? `+ ${direct}` : `${direct}`) : [])
    .filter(Boolean);
  return sum.length > 1 ? `${sum.join(" ")} = ${total}` : `${total}`;
}
