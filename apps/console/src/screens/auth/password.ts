/** Password requirements. */
export const passwordHint = 'At least 10 characters. A few words are better than symbols.';
