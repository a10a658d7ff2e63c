import { validationError } from '../errors.ts';

type Check = (part: string) => boolean;

/** A moment as our rows have it: ISO 8601 in UTC, with milliseconds. */
export const isTimestamp: Check = (part) => {
  const at = new Date(part);
  return !Number.isNaN(at.getTime()) && at.toISOString() === part;
};
/** A whole number. */
export const isInteger: Check = (part) => /^-?\d{1,15}$/.test(part);
/** A number, with decimals or without. */
export const isNumber: Check = (part) => /^-?\d{1,15}(?:\.\d{1,15})?$/.test(part);
/** Any text: an id, a name. */
export const isText: Check = () => true;

/** Where a page of a list ended, as one word: what its last row was sorted by, and its id. */
export function encodeCursor(...parts: readonly string[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/**
 * The parts of a cursor. It comes from outside, like any other field: what the database could not compare with its column
 * is refused here.
 * @throws Refusal 422 on the field `after`
 */
export function decodeCursor<const C extends readonly Check[]>(
  text: string,
  ...checks: C
): { -readonly [K in keyof C]: string } {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    // Refused below, like a cursor of another list.
  }
  const isOurs =
    Array.isArray(parts) &&
    parts.length === checks.length &&
    parts.every((part, at) => typeof part === 'string' && checks[at]?.(part) === true);
  if (!isOurs)
    throw validationError({ after: 'This is not the end of a page of this list. Begin from the first one.' });
  return parts as { -readonly [K in keyof C]: string };
}
