import { createHash } from 'node:crypto';

const maxLength = 20;
const digestLength = 11;

/**
 * Blue Dart stores at most 20 characters of a reference, letters and digits only. Another reference becomes a prefix and a
 * digest: without the digest KH-1-11 and KH-11-1 would be the same.
 * Source: waybill service, CreditReferenceNo.
 */
export function creditReference(reference: string): string {
  const plain = reference.replaceAll(/[^A-Za-z0-9]/g, '');
  if (plain === reference && plain.length <= maxLength) return plain;
  const digest = createHash('sha256').update(reference).digest('hex').slice(0, digestLength);
  return `${plain.slice(0, maxLength - digestLength)}${digest}`;
}
