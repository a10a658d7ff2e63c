import { createHmac } from 'node:crypto';
import type { CourierPartner } from '@khep/domain/tracking';
import type { Credentials } from '../couriers/credentials.ts';
import { secureCompare } from '../secureCompare.ts';

/** The parts of a webhook that its signature needs. */
export interface SignedWebhook {
  body: string;
  header: (name: string) => string | undefined;
}

type Check = (push: SignedWebhook, secret: string, credentials: Credentials) => boolean;

/** How each courier signs webhooks, with the brand's secret. */
const checks: Record<CourierPartner, Check> = {
  // A token that the brand chose.
  delhivery: ({ header }, secret) => secureCompare(header('authorization') ?? '', `Token ${secret}`),
  // The body's HMAC, as base64.
  xpressbees: ({ body, header }, secret) =>
    secureCompare(header('x-hmac-sha256') ?? '', createHmac('sha256', secret).update(body).digest('base64')),
  // A user name and a password.
  bluedart: ({ header }, secret, { webhook_user = '' }) =>
    secureCompare(
      header('authorization') ?? '',
      `Basic ${Buffer.from(`${webhook_user}:${secret}`).toString('base64')}`,
    ),
};

/** Verifies that a webhook is from the account's courier. Without a secret all are rejected. */
export function verifySignature(
  partner: CourierPartner,
  push: SignedWebhook,
  credentials: Credentials,
): boolean {
  const secret = credentials['webhook_secret'] ?? '';
  return secret !== '' && checks[partner](push, secret, credentials);
}
