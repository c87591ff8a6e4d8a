// What French asks of words that are put together.

/** "de Bruno", but "d'Ana" and "d'Hélène": the h of a name is taken to be silent. */
export const de = (name: string): string => (/^[aeiouàâäéèêëîïôöùûüœæh]/iu.test(name) ? `d'${name}` : `de ${name}`);
