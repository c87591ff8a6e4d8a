// A list with one thing more or one less.

export const toggled = <T>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((each) => each !== one) : [...list, one];
