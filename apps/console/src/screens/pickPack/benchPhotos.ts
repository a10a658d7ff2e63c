import { calls } from '@khep/api';
import type { CallError, Client } from '@khep/api/client';
import type { KeptPhoto } from '../../offline/evidenceStore.ts';

/** Hexadecimal SHA-256. */
export async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Uploads a photo and returns its address. Sent again, as after a lost answer, it gets the same one. */
export async function sendPhoto(
  client: Client,
  { subject, sha256, bytes, type }: KeptPhoto,
): Promise<string> {
  const body = new FormData();
  body.append('is_photo', 'true');
  body.append('file', new File([bytes], 'photo', { type }));
  const { data } = await client.call(
    calls.utils.cloudLink,
    { body },
    { quiet: true, idempotencyKey: `${subject}-${sha256.slice(0, 16)}` },
  );
  return data.url;
}

/** Whether something wasn't stored because the device has no room. */
export const isStorageFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** Whether the same request may succeed later: without a connection, too many at once, or a server that failed. */
export const hasToWait = ({ status }: CallError): boolean => status === 0 || status === 429 || status >= 500;
