import { passwordLength } from '@khep/domain/team';

/** Password requirements. */
export const passwordHint = `At least ${passwordLength.min} characters. A few words are better than symbols.`;
