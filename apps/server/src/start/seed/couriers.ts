import { saveAccount } from '../../partners/couriers/accounts.ts';
import { courierDefinitions } from '../../partners/couriers/definitions.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { demoSession } from './brand.ts';

/** Couriers of the demo brand. It can connect the others. */
const demoCouriers: readonly string[] = ['delhivery', 'xpressbees', 'bluedart'];

/** Connects its couriers to the demo brand. */
export async function connectCouriers(tx: Tx, vault: Vault, now: Date): Promise<void> {
  const { brand_id } = demoSession;
  for (const { partner, simulator } of courierDefinitions)
    if (demoCouriers.includes(partner))
      await saveAccount(tx, vault, { brand_id, partner, credentials: simulator.demoCredentials, now });
}
