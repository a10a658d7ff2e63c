/**
 * Lengths of a new password, for the form, the API and the server. No kinds of characters are required: the
 * server estimates how many guesses it takes.
 */
export const passwordLength = { min: 10, max: 128 } as const;
