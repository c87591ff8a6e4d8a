// What French asks of words that are put together.

/** "de Bruno" and "de Yann", but "d’Ana", "d’Yves" and "d’Hélène": the h of a name is taken to be silent. */
export const de = (name: string): string =>
  /^([aeiouàâäéèêëîïôöùûüœæh]|y[^aeiouéè])/iu.test(name) ? `d’${name}` : `de ${name}`;
