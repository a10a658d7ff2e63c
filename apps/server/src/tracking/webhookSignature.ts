import { createHmac } from 'node:crypto';
import type { CourierPartner } from '@khep/domain/tracking';
import type { Credentials } from '../couriers/credentials.ts';
import { secureCompare } from '../secureCompare.ts';

/** What a courier sent, as far as its signature needs it. */
export interface SignedWebhook {
  body: string;
  header: (name: string) => string | undefined;
}

type Check = (push: SignedWebhook, secret: string, credentials: Credentials) => boolean;

/** How each courier shows that a push is its own, with what the brand told it. */
const checks: Record<CourierPartner, Check> = {
  // A token of the brand's choice.
  delhivery: ({ header }, secret) => secureCompare(header('authorization') ?? '', `Token ${secret}`),
  // The body signed, as base64.
  xpressbees: ({ body, header }, secret) =>
    secureCompare(header('x-hmac-sha256') ?? '', createHmac('sha256', secret).update(body).digest('base64')),
  // A user name and a password.
  bluedart: ({ header }, secret, { webhook_user = '' }) =>
    secureCompare(
      header('authorization') ?? '',
      `Basic ${Buffer.from(`${webhook_user}:${secret}`).toString('base64')}`,
    ),
};

/** Whether a push comes from the courier of this account. One without a secret takes none. */
export function verifySignature(
  partner: CourierPartner,
  push: SignedWebhook,
  credentials: Credentials,
): boolean {
  const secret = credentials['webhook_secret'] ?? '';
  return secret !== '' && checks[partner](push, secret, credentials);
}
