import { createHmac } from 'node:crypto';
import type { CourierPartner } from '@khep/domain/tracking';
import type { Credentials } from '../couriers/credentials.ts';
import { isSameText } from '../sameText.ts';

/** What a courier sent, as far as its signature needs it. */
export interface SignedPush {
  body: string;
  header: (name: string) => string | undefined;
}

type Check = (push: SignedPush, secret: string, credentials: Credentials) => boolean;

/** How each courier shows that a push is its own, with what the brand told it. */
const checks: Record<CourierPartner, Check> = {
  // A token of the brand's choice.
  delhivery: ({ header }, secret) => isSameText(header('authorization') ?? '', `Token ${secret}`),
  // The body signed, as base64.
  xpressbees: ({ body, header }, secret) =>
    isSameText(header('x-hmac-sha256') ?? '', createHmac('sha256', secret).update(body).digest('base64')),
  // A user name and a password.
  bluedart: ({ header }, secret, { webhook_user = '' }) =>
    isSameText(
      header('authorization') ?? '',
      `Basic ${Buffer.from(`${webhook_user}:${secret}`).toString('base64')}`,
    ),
};

/** Whether a push comes from the courier of this account. One without a secret takes none. */
export function isGenuine(partner: CourierPartner, push: SignedPush, credentials: Credentials): boolean {
  const secret = credentials['webhook_secret'] ?? '';
  return secret !== '' && checks[partner](push, secret, credentials);
}
