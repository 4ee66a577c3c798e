/** Password length in characters: OWASP's minimum, and a bound on hashing work. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;
