import { fulfilmentEvent } from '@khep/domain/stores';
import { sql } from 'kysely';
import { acrossBrands } from '../../platform/db/acrossBrands.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';
import { findStore } from '../../partners/stores/queries.ts';
import { StoreRejected, StoreUnavailable } from '../../partners/stores/shopify/client.ts';
import type { ShopifyClient } from '../../partners/stores/shopify/client.ts';
import {
  CanMarkPaidData,
  FulfilmentEventData,
  MarkPaidData,
  canMarkPaidDocument,
  fulfilmentEventDocument,
  markPaidDocument,
} from '../../partners/stores/shopify/documents.ts';
import type { StoreKind } from '../../partners/stores/tables.ts';
import { checkStore } from './connectShopify.ts';
import { openOrders } from './fulfilments.ts';

/** Of each store in a round: one that is away keeps its rows, and must not take the round of the others. */
const mostOfStore = 20;
const sweepSize = 200;

interface Told {
  brand_id: string;
  kind: StoreKind;
}

/** Does a part of the work of each brand's store; a store that is away or rejects us waits for the next round. */
async function forEachStore<Row extends Told>(
  db: Db,
  services: Services,
  rows: readonly Row[],
  work: (client: ShopifyClient, row: Row) => Promise<void>,
): Promise<void> {
  for (const [brand_id, own] of Map.groupBy(rows, (row) => row.brand_id)) {
    const store = await findStore(db, brand_id, own[0]!.kind);
    if (!store?.is_active) continue;
    const client = services.stores.clientOf(store);
    try {
      for (const row of own) await work(client, row);
    } catch (error) {
      if (!(error instanceof StoreUnavailable || error instanceof StoreRejected)) throw error;
      services.log.warn({ brand_id, problem: error.message }, 'store not updated');
      // The scopes are read again: without the needed one, nothing is sent any more.
      if (error instanceof StoreRejected && error.isAccessDenied) await checkStore(db, services, store);
    }
  }
}

/** Numbers the rows of each store. */
const turnOfStore = sql<number>`row_number() over (partition by o.brand_id, o.kind)`;

/** Lists fulfilled shipments whose state the store was not told; some of each store. */
function listUntold(db: Db, services: Services) {
  return acrossBrands(db, services.log, (brands) => {
    const untold = db
      .selectFrom((eb) => openOrders(eb, brands))
      .innerJoin('stores as t', (join) =>
        join
          .onRef('t.brand_id', '=', 'o.brand_id')
          .onRef('t.kind', '=', 'o.kind')
          .on('t.is_active', '=', true),
      )
      .innerJoin('store_fulfilments as f', (join) =>
        join
          .onRef('f.brand_id', '=', 'o.brand_id')
          .onRef('f.kind', '=', 'o.kind')
          .onRef('f.external_order_id', '=', 'o.external_id'),
      )
      .innerJoin('shipments as s', (join) =>
        join.onRef('s.brand_id', '=', 'f.brand_id').onRef('s.shipment_id', '=', 'f.shipment_id'),
      )
      .select([
        'f.brand_id',
        'f.kind',
        'f.shipment_id',
        'f.external_ids',
        'f.told_state',
        's.state',
        's.last_scan',
        turnOfStore.as('turn'),
      ])
      .where('f.state', '=', 'sent')
      .whereRef('s.awb', '=', 'f.awb')
      .whereRef('f.told_state', '!=', 's.state')
      .where(sql<boolean>`t.scopes @> '["write_fulfillments"]'::jsonb`);
    return db
      .selectFrom(untold.as('untold'))
      .selectAll()
      .where('turn', '<=', mostOfStore)
      .orderBy('turn')
      .limit(sweepSize)
      .execute();
  });
}

/** Tells stores how far fulfilled shipments are: in transit, out for delivery, delivered. Repeatable. */
export async function sendFulfilmentEvents(db: Db, services: Services): Promise<void> {
  const rows = await listUntold(db, services);
  await forEachStore(db, services, rows, async (client, row) => {
    const status = fulfilmentEvent(row.state, row.told_state);
    const happenedAt = row.last_scan?.at ?? services.clock.now().toISOString();
    if (status)
      for (const fulfillmentId of row.external_ids) {
        const { fulfillmentEventCreate } = await client.request(
          fulfilmentEventDocument,
          { fulfillmentEvent: { fulfillmentId, status, happenedAt } },
          FulfilmentEventData,
          { isRepeatable: false },
        );
        const [problem] = fulfillmentEventCreate.userErrors;
        // Such as a fulfilment that was cancelled by hand: it is told nothing more of this state.
        if (problem) services.log.warn({ brand_id: row.brand_id, problem: problem.message }, 'event refused');
      }
    await db
      .updateTable('store_fulfilments')
      .set({ told_state: row.state })
      .where('brand_id', '=', row.brand_id)
      .where('shipment_id', '=', row.shipment_id)
      .execute();
  });
}

/** Lists delivered COD orders that are to be marked as paid; some of each store. */
export function listUnmarked(db: Db, services: Pick<Services, 'log'>) {
  return acrossBrands(db, services.log, (brands) => {
    const unmarked = db
      .selectFrom((eb) => openOrders(eb, brands))
      .innerJoin('stores as t', (join) =>
        join
          .onRef('t.brand_id', '=', 'o.brand_id')
          .onRef('t.kind', '=', 'o.kind')
          .on('t.is_active', '=', true)
          .on('t.mark_paid', '=', true),
      )
      .innerJoin('orders as r', (join) =>
        join.onRef('r.brand_id', '=', 'o.brand_id').onRef('r.order_id', '=', 'o.order_id'),
      )
      .select(['o.brand_id', 'o.kind', 'o.external_id', turnOfStore.as('turn')])
      .where('o.marked_paid_at', 'is', null)
      .where('r.status', '=', 'DELIVERED')
      .where('r.collectible_paise', '>', 0)
      .where(sql<boolean>`t.scopes @> '["write_orders"]'::jsonb`);
    return db
      .selectFrom(unmarked.as('unmarked'))
      .selectAll()
      .where('turn', '<=', mostOfStore)
      .orderBy('turn')
      .limit(sweepSize)
      .execute();
  });
}

/** Marks delivered COD orders as paid in stores that chose it. An order that can't be marked, such as a paid one, is left. */
export async function markOrdersPaid(db: Db, services: Services): Promise<void> {
  const rows = await listUnmarked(db, services);
  await forEachStore(db, services, rows, async (client, { brand_id, kind, external_id }) => {
    const { order } = await client.request(canMarkPaidDocument, { id: external_id }, CanMarkPaidData);
    if (order?.canMarkAsPaid) {
      const { orderMarkAsPaid } = await client.request(
        markPaidDocument,
        { input: { id: external_id } },
        MarkPaidData,
        { isRepeatable: false },
      );
      const [problem] = orderMarkAsPaid.userErrors;
      if (problem) services.log.warn({ brand_id, problem: problem.message }, 'order not marked as paid');
    }
    await db
      .updateTable('store_orders')
      .set({ marked_paid_at: services.clock.now() })
      .where('brand_id', '=', brand_id)
      .where('kind', '=', kind)
      .where('external_id', '=', external_id)
      .execute();
  });
}
