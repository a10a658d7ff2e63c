import { createHash } from 'node:crypto';

const most = 20;

/**
 * Blue Dart stores at most 20 characters of a reference. Shortens a longer one to a prefix and a digest:
 * unique, and the same each time.
 */
export function creditReference(reference: string): string {
  if (reference.length <= most) return reference;
  const digest = createHash('sha256').update(reference).digest('hex').slice(0, 11);
  return `${reference.slice(0, most - 12)}-${digest}`;
}
