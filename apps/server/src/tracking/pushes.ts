import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { CourierPartner } from '@khep/domain/tracking';
import type { Credentials } from '../couriers/credentials.ts';

/** What a courier sent, as far as its signature needs it. */
export interface SignedPush {
  body: string;
  header: (name: string) => string | undefined;
}

/** Compares without telling by its time where two texts part. */
function same(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}

type Check = (push: SignedPush, secret: string, credentials: Credentials) => boolean;

/** How each courier shows that a push is its own, with what the brand told it. */
const checks: Record<CourierPartner, Check> = {
  // A token of the brand's choice.
  delhivery: ({ header }, secret) => same(header('authorization') ?? '', `Token ${secret}`),
  // The body signed, as base64.
  xpressbees: ({ body, header }, secret) =>
    same(header('x-hmac-sha256') ?? '', createHmac('sha256', secret).update(body).digest('base64')),
  // A user name and a password.
  bluedart: ({ header }, secret, { webhook_user = '' }) =>
    same(
      header('authorization') ?? '',
      `Basic ${Buffer.from(`${webhook_user}:${secret}`).toString('base64')}`,
    ),
};

/** Whether a push comes from the courier of this account. One without a secret takes none. */
export function isGenuine(partner: CourierPartner, push: SignedPush, credentials: Credentials): boolean {
  const secret = credentials['webhook_secret'] ?? '';
  return secret !== '' && checks[partner](push, secret, credentials);
}
