import { validationError } from '../../base/errors.ts';

type Check = (part: string) => boolean;

/** A timestamp of our rows: ISO 8601 in UTC, with milliseconds. */
export const isTimestamp: Check = (part) => {
  const at = new Date(part);
  return !Number.isNaN(at.getTime()) && at.toISOString() === part;
};
/** An integer. */
export const isInteger: Check = (part) => /^-?\d{1,15}$/.test(part);
/** Any number. */
export const isNumber: Check = (part) => /^-?\d{1,15}(?:\.\d{1,15})?$/.test(part);
/** Any text: an id, a name. */
export const isText: Check = () => true;

/** Encodes the end of a page: the sort value of its last row, and its id. */
export function encodeCursor(...parts: readonly string[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/**
 * Decodes a cursor, which is untrusted: rejects values that the database couldn't compare.
 * @throws ApiError 422 on the field `after`
 */
export function decodeCursor<const C extends readonly Check[]>(
  text: string,
  ...checks: C
): { -readonly [K in keyof C]: string } {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    // Rejected below, like another list's cursor.
  }
  const isOurs =
    Array.isArray(parts) &&
    parts.length === checks.length &&
    parts.every((part, at) => typeof part === 'string' && checks[at]?.(part) === true);
  if (!isOurs)
    throw validationError({ after: "This cursor isn't valid for this list. Start from the first page." });
  return parts as { -readonly [K in keyof C]: string };
}
