import type { Db, Tx } from '../../platform/db/schema.ts';
import { VersionConflict } from '../../base/errors.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import type { Services } from '../../start/services.ts';
import type { OrderRecord } from '../core/tables.ts';

/** Rolls the transaction back; who changed the order is loaded outside it. */
class StaleVersion extends Error {
  override readonly name = 'StaleVersion';
}

/** Events of changes that increase an order's version. */
const editKinds = [
  'order.created',
  'order.updated',
  'order.items_cancelled',
  'order.warehouse',
  'order.packed',
  'order.eway_bill',
];

/**
 * Runs a change of an order in a transaction. `work` asserts the version of the order it has locked.
 * @throws VersionConflict where `author.ifMatch` is another version; the order itself is added by `changeOrder`
 */
export async function withOrderVersion<T>(
  db: Db,
  { clock }: Pick<Services, 'clock'>,
  { brand_id, ifMatch }: ChangeContext,
  order_id: string,
  work: (tx: Tx, assertOrderVersion: (locked: OrderRecord) => void) => Promise<T>,
): Promise<T> {
  const assertOrderVersion = ({ version }: OrderRecord) => {
    if (ifMatch !== undefined && ifMatch !== version) throw new StaleVersion();
  };
  try {
    return await db.transaction().execute((tx) => work(tx, assertOrderVersion));
  } catch (error) {
    if (!(error instanceof StaleVersion)) throw error;
  }
  const last = await db
    .selectFrom('events')
    .select(['actor', 'at'])
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .where('kind', 'in', editKinds)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  throw new VersionConflict({ changedBy: last?.actor.name ?? '', changedAt: last?.at ?? clock.now() });
}
