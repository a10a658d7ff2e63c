import type { Db } from '../db/schema.ts';
import { json } from '../db/schema.ts';
import { ApiError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Services } from '../services.ts';
import { consumeAttempt } from './attemptLimit.ts';

export interface EarlyAccessInput {
  name: string;
  email: string;
  mobile: string;
  brand_name: string;
  monthly_orders: string;
}

/** Adds a brand to the early-access list. */
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
  const inserted = await db
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
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 0n) {
    throw new ApiError({
      status: 409,
      code: 'registered',
      detail: 'Mobile or email is already registered',
      message: 'Mobile or email is already registered',
    });
  }
}
