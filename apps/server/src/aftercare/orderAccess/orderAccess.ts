import { isReverseEnded, reverseStates } from '@khep/domain/returns';
import type { Db } from '../../platform/db/schema.ts';
import { noModuleAccess } from '../../base/errors.ts';
import { canAccessModule } from '../../platform/http/session.ts';
import type { Session } from '../../platform/http/session.ts';

/** `read`: for an open case only, without its actions and contacts. */
export type OrderAccess = 'full' | 'read' | 'none';

type Reader = Pick<Session, 'brand_id' | 'business_role' | 'module_access'>;

const openReturnStates = reverseStates.filter((state) => !isReverseEnded(state));

/** Decides how far a user may go with an order: in full with Orders, read-only while a case of theirs is open. */
export async function findOrderAccess(db: Db, session: Reader, order_id: string): Promise<OrderAccess> {
  if (canAccessModule(session, 'orders')) return 'full';
  const { brand_id } = session;
  if (canAccessModule(session, 'ndr') && (await hasOpenNdr(db, brand_id, order_id))) return 'read';
  if (canAccessModule(session, 'rto') && (await hasOpenReturn(db, brand_id, order_id))) return 'read';
  return 'none';
}

/** @throws ApiError 403, the same whether the order exists or not. */
export async function requireOrderAccess(
  db: Db,
  session: Reader,
  order_id: string,
): Promise<Exclude<OrderAccess, 'none'>> {
  const access = await findOrderAccess(db, session, order_id);
  if (access === 'none') throw noModuleAccess('orders');
  return access;
}

async function hasOpenNdr(db: Db, brand_id: string, order_id: string): Promise<boolean> {
  const found = await db
    .selectFrom('ndr_cases')
    .innerJoin('shipments', (join) =>
      join
        .onRef('shipments.brand_id', '=', 'ndr_cases.brand_id')
        .onRef('shipments.shipment_id', '=', 'ndr_cases.shipment_id'),
    )
    .select('ndr_cases.shipment_id')
    .where('ndr_cases.brand_id', '=', brand_id)
    // By the shipments of the order: cases have no index by order.
    .where('shipments.brand_id', '=', brand_id)
    .where('shipments.order_id', '=', order_id)
    .where('ndr_cases.ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

async function hasOpenReturn(db: Db, brand_id: string, order_id: string): Promise<boolean> {
  const found = await db
    .selectFrom('returns')
    .select('return_id')
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .where('state', 'in', openReturnStates)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
