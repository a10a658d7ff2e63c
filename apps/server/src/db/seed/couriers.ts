import type { CourierPartner } from '@khep/domain/tracking';
import { saveAccount } from '../../couriers/accounts.ts';
import type { Credentials } from '../../couriers/credentials.ts';
import type { Vault } from '../../couriers/vault.ts';
import type { Tx } from '../schema.ts';
import { demoSession } from './brand.ts';

/** Credentials of the demo brand for the simulated couriers. */
const rehearsed: Record<CourierPartner, Credentials> = {
  delhivery: { token: 'demo-token-delhivery', webhook_secret: 'demo-push-delhivery' },
  xpressbees: {
    username: 'ritika@mittiandloom.in',
    password: 'demo-password',
    secretkey: 'demo-secret-key',
    xbkey: 'demo-xb-key',
    webhook_secret: 'demo-push-xpressbees',
  },
  bluedart: {
    client_id: 'demo-client',
    client_secret: 'demo-client-secret',
    login_id: 'JAI00042',
    licence_key: 'demo-licence-key',
    tracking_licence_key: 'demo-tracking-key',
    customer_code: '940042',
    origin_area: 'JAI',
    webhook_user: 'mittiandloom',
    webhook_secret: 'demo-push-bluedart',
  },
};

/** Connects all three couriers to the demo brand. */
export async function connectCouriers(tx: Tx, vault: Vault, now: Date): Promise<void> {
  const { brand_id } = demoSession;
  for (const partner of ['delhivery', 'xpressbees', 'bluedart'] as const)
    await saveAccount(tx, vault, { brand_id, partner, credentials: rehearsed[partner], now });
}
