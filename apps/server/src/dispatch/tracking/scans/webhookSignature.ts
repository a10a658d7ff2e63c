import type { CourierPartner } from '@khep/domain/couriers';
import type { Credentials } from '../../../partners/couriers/credentialSpec.ts';
import type { SignedWebhook } from '../../../partners/couriers/definition.ts';
import { courierDefinitions, definitionOf } from '../../../partners/couriers/definitions.ts';

/** Verifies that a webhook is from the account's courier. Without a secret all are rejected. */
export function verifySignature(
  partner: CourierPartner,
  push: SignedWebhook,
  credentials: Credentials,
  definitions = courierDefinitions,
): boolean {
  const secret = credentials['webhook_secret'] ?? '';
  return secret !== '' && definitionOf(partner, definitions).verifyWebhook(push, secret, credentials);
}
