import { couriers } from '@khep/domain/couriers';
import type { CourierPartner } from '@khep/domain/couriers';
import { ApiError, conflict } from '../../../base/errors.ts';
import { CourierUnavailable } from '../../../partners/couriers/port.ts';
import type { BrandCouriers, CourierAdapter } from '../../../partners/couriers/port.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';

/** Whether the brand connected the courier itself. Names at an account of the server would be those of other brands. */
export async function hasOwnAccount(
  db: Db | Tx,
  brand_id: string,
  partner: CourierPartner,
): Promise<boolean> {
  const account = await db
    .selectFrom('courier_accounts')
    .select('partner')
    .where('brand_id', '=', brand_id)
    .where('partner', '=', partner)
    .executeTakeFirst();
  return account !== undefined;
}

/** The adapter of any service of a courier, since warehouses are those of the account. */
export function adapterOf(brandCouriers: BrandCouriers, partner: CourierPartner): CourierAdapter | undefined {
  const service = brandCouriers.list().find((one) => one.partner === partner && one.is_connected);
  return service && brandCouriers.adapter(service.courier_id);
}

/** @throws ApiError 409 if the courier is not connected with an account of the brand */
export async function requireOwnAdapter(
  db: Db,
  brandCouriers: BrandCouriers,
  brand_id: string,
  partner: CourierPartner,
): Promise<CourierAdapter> {
  const adapter = adapterOf(brandCouriers, partner);
  const { name } = couriers[partner];
  if (!adapter || !(await hasOwnAccount(db, brand_id, partner)))
    throw conflict(`Connect your own ${name} account first.`);
  return adapter;
}

/**
 * Asks a courier for a user.
 * @param consequence what did not happen: "The name wasn't saved."
 * @throws ApiError 503 if the courier can't be reached
 */
export async function askForUser<T>(ask: () => Promise<T>, consequence: string): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof CourierUnavailable)) throw error;
    throw new ApiError({
      status: 503,
      code: 'courier_down',
      detail: `${error.message} ${consequence} Try again in a minute.`,
    });
  }
}
