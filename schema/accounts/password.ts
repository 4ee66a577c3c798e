/** Password length in characters: OWASP's minimum, and a bound on hashing work. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** As many of the commonest passwords as ASVS asks to refuse, of those that are long enough; the list begins with the commonest. */
export const commonestPasswords = (list: readonly string[]): string[] =>
  list.filter((one) => one.length >= PASSWORD_LENGTH.min).slice(0, 3000);
