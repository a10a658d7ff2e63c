import type { Db } from '../../platform/db/schema.ts';
import { json } from '../../platform/db/schema.ts';
import { newId } from '../../base/ids.ts';
import type { Services } from '../../start/services.ts';
import { consumeAttempt } from '../../platform/db/attemptLimit.ts';

export interface EarlyAccessInput {
  name: string;
  email: string;
  mobile: string;
  brand_name: string;
  monthly_orders: string;
}

/** Adds a brand to the early-access list. The response doesn't tell whether the address was on it already. */
export async function requestEarlyAccess(
  db: Db,
  services: Services,
  input: EarlyAccessInput,
  address: string,
): Promise<void> {
  await consumeAttempt(db, services.clock, {
    key: `early-access:address:${address}`,
    limit: 10,
    windowSeconds: 3600,
  });
  await db
    .insertInto('early_access')
    .values({
      request_id: newId('ear'),
      email: input.email,
      phone: input.mobile,
      details: json<Record<string, unknown>>({
        name: input.name,
        brand_name: input.brand_name,
        monthly_orders: input.monthly_orders,
      }),
      created_at: services.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
