import { fulfilmentUnits, groupByLocation } from '@khep/domain/stores';
import { isBeforePickup } from '@khep/domain/shipments';
import { sql } from 'kysely';
import type { ExpressionBuilder } from 'kysely';
import { courierName, findCourierService } from '../../partners/couriers/courierServices.ts';
import { definitionOf } from '../../partners/couriers/definitions.ts';
import { acrossBrands } from '../../platform/db/acrossBrands.ts';
import { json } from '../../platform/db/schema.ts';
import type { Database, Db } from '../../platform/db/schema.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { Services } from '../../start/services.ts';
import { requireTrackingBrand } from '../../brand/trackingSite/trackingBrand.ts';
import { trackingLink } from '../../brand/trackingSite/trackingLink.ts';
import { checkStore } from './connectShopify.ts';
import { findStore } from '../../partners/stores/queries.ts';
import { StoreRejected, StoreUnavailable } from '../../partners/stores/shopify/client.ts';
import type { ShopifyClient } from '../../partners/stores/shopify/client.ts';
import {
  CancelFulfilmentData,
  FulfilData,
  FulfilledData,
  FulfilmentOrdersData,
  UpdateTrackingData,
  cancelFulfilmentDocument,
  fulfilDocument,
  fulfilledDocument,
  fulfilmentOrdersDocument,
  updateTrackingDocument,
} from '../../partners/stores/shopify/documents.ts';
import type { FulfilmentRecord, StoreOrderLine, StoreRecord } from '../../partners/stores/tables.ts';

const leaseMs = 2 * 60_000;
const sweepSize = 100;
const firstDelayMs = 15_000;
const maxDelayMs = 3_600_000;

/** Records which shipments are to be sent to their store, and which of them were cancelled since. Repeatable. */
export async function collectFulfilments(db: Db, services: Services): Promise<void> {
  const now = services.clock.now();
  const due = await acrossBrands(db, services.log, (brands) =>
    db
      .selectFrom((eb) => openOrders(eb, brands))
      .innerJoin('stores as t', (join) =>
        join
          .onRef('t.brand_id', '=', 'o.brand_id')
          .onRef('t.kind', '=', 'o.kind')
          .on('t.is_active', '=', true),
      )
      .innerJoin('shipments as s', (join) =>
        join.onRef('s.brand_id', '=', 'o.brand_id').onRef('s.order_id', '=', 'o.order_id'),
      )
      .leftJoin('store_fulfilments as f', (join) =>
        join.onRef('f.brand_id', '=', 's.brand_id').onRef('f.shipment_id', '=', 's.shipment_id'),
      )
      .select([
        's.brand_id',
        's.shipment_id',
        's.order_id',
        's.awb',
        'o.kind',
        'o.external_id',
        'f.state as sent_state',
      ])
      .where('s.awb', 'is not', null)
      .where('s.state', 'not in', ['DRAFT', 'CANCELLED'])
      .where((eb) => eb.or([eb('t.fulfil_at', '=', 'awb'), eb('s.picked_up_at', 'is not', null)]))
      .where((eb) => eb.or([eb('f.state', 'is', null), eb('f.state', '=', 'cancelled')]))
      .limit(sweepSize)
      .execute(),
  );
  for (const { brand_id, shipment_id, order_id, awb, kind, external_id } of due)
    await db
      .insertInto('store_fulfilments')
      .values({
        brand_id,
        shipment_id,
        kind,
        order_id,
        external_order_id: external_id,
        awb: awb ?? '',
        state: 'pending',
        lines: json<StoreOrderLine[]>([]),
        external_ids: json<string[]>([]),
        problem: '',
        tries: 0,
        send_after: now,
        created_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['brand_id', 'shipment_id'])
          .doUpdateSet({
            awb: awb ?? '',
            state: 'pending',
            external_ids: json<string[]>([]),
            told_state: '',
            problem: '',
            tries: 0,
            send_after: now,
          })
          .where('store_fulfilments.state', '=', 'cancelled'),
      )
      .execute();
  await collectCancelled(db, services, now);
}

type BrandFilter = Parameters<Parameters<typeof acrossBrands>[2]>[0];

/** Open store orders of some brands: a query of its own, because the filter names a column that joined tables share. */
export function openOrders(eb: ExpressionBuilder<Database, never>, brands: BrandFilter) {
  return eb
    .selectFrom('store_orders')
    .select(['brand_id', 'kind', 'external_id', 'order_id', 'marked_paid_at'])
    .where('is_open', '=', true)
    .where('order_id', 'is not', null)
    .where(brands)
    .as('o');
}

/** A shipment that lost its AWB must not stay fulfilled in the store; one with another AWB is tracked by that. */
async function collectCancelled(db: Db, services: Services, now: Date): Promise<void> {
  const lost = await acrossBrands(db, services.log, (brands) =>
    db
      .selectFrom((eb) => openOrders(eb, brands))
      .innerJoin('store_fulfilments as f', (join) =>
        join
          .onRef('f.brand_id', '=', 'o.brand_id')
          .onRef('f.kind', '=', 'o.kind')
          .onRef('f.external_order_id', '=', 'o.external_id'),
      )
      .innerJoin('shipments as s', (join) =>
        join.onRef('s.brand_id', '=', 'f.brand_id').onRef('s.shipment_id', '=', 'f.shipment_id'),
      )
      .innerJoin('stores as t', (join) =>
        join.onRef('t.brand_id', '=', 'f.brand_id').onRef('t.kind', '=', 'f.kind'),
      )
      .select([
        'f.brand_id',
        'f.shipment_id',
        'f.state',
        's.awb',
        's.state as shipment_state',
        's.picked_up_at',
        't.fulfil_at',
      ])
      .where('f.state', 'in', ['pending', 'sent', 'failed'])
      .where((eb) =>
        eb.or([
          eb('s.state', 'in', ['DRAFT', 'CANCELLED']),
          eb('s.awb', 'is', null),
          eb('s.awb', '!=', eb.ref('f.awb')),
        ]),
      )
      .limit(sweepSize)
      .execute(),
  );
  for (const { brand_id, shipment_id, state, awb, shipment_state, picked_up_at, fulfil_at } of lost) {
    const hasAnother =
      awb !== null &&
      !['DRAFT', 'CANCELLED'].includes(shipment_state) &&
      (fulfil_at === 'awb' || picked_up_at !== null);
    const again = { tries: 0, send_after: now, problem: '' };
    await db
      .updateTable('store_fulfilments')
      .set(
        state !== 'sent'
          ? { state: 'cancelled', send_after: null, problem: '' }
          : hasAnother
            ? { state: 'updating', awb, told_state: '', ...again }
            : { state: 'cancelling', ...again },
      )
      .where('brand_id', '=', brand_id)
      .where('shipment_id', '=', shipment_id)
      .where('state', '=', state)
      .execute();
  }
}

/** Sends what is due. Returns how many were handled. */
export async function sendFulfilments(db: Db, services: Services): Promise<number> {
  const rows = await acrossBrands(db, services.log, (brands) =>
    db
      .selectFrom('store_fulfilments')
      .select(['brand_id', 'shipment_id'])
      .where('send_after', '<=', services.clock.now())
      .where(brands)
      .orderBy('send_after')
      .limit(sweepSize)
      .execute(),
  );
  // A store that is away or rejects us is asked once per sweep.
  const stopped = new Set<string>();
  for (const { brand_id, shipment_id } of rows) {
    if (stopped.has(brand_id)) continue;
    const row = await claim(db, services, brand_id, shipment_id);
    if (row && !(await sendOne(db, services, row))) stopped.add(brand_id);
  }
  return rows.length;
}

async function claim(
  db: Db,
  services: Services,
  brand_id: string,
  shipment_id: string,
): Promise<FulfilmentRecord | undefined> {
  const now = services.clock.now();
  return db
    .updateTable('store_fulfilments')
    .set((eb) => ({
      tries: eb('tries', '+', 1),
      send_after: new Date(now.getTime() + leaseMs),
      // Its units count as ours from here on, also if its response is lost.
      state: sql<FulfilmentRecord['state']>`case when state = 'pending' then 'sending' else state end`,
    }))
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .where('send_after', '<=', now)
    .returningAll()
    .executeTakeFirst();
}

/** Sends one fulfilment or its cancellation. Returns false if the store can't be used now. */
async function sendOne(db: Db, services: Services, row: FulfilmentRecord): Promise<boolean> {
  const store = await findStore(db, row.brand_id, row.kind);
  if (!store?.is_active) {
    await save(db, row, { state: 'failed', problem: 'The store is not connected.', send_after: null });
    return false;
  }
  const client = services.stores.clientOf(store);
  try {
    if (row.state === 'cancelling') await cancel(db, client, row);
    else if (row.state === 'updating') await updateTracking(db, services, client, store, row);
    else await create(db, services, client, store, row);
    return true;
  } catch (error) {
    if (error instanceof StoreUnavailable) {
      const delay = Math.min(maxDelayMs, firstDelayMs * 2 ** row.tries);
      await save(db, row, {
        problem: error.message,
        send_after: new Date(services.clock.now().getTime() + delay),
      });
      return false;
    }
    if (!(error instanceof StoreRejected)) throw error;
    await save(db, row, { state: 'failed', problem: error.message.slice(0, 500), send_after: null });
    // The page then names the scope that is missing.
    if (error.isAccessDenied) await checkStore(db, services, store);
    return !error.isAccessDenied;
  }
}

type Change = Partial<Pick<FulfilmentRecord, 'state' | 'problem' | 'send_after' | 'sent_at'>>;

async function save(db: Db, { brand_id, shipment_id }: FulfilmentRecord, change: Change): Promise<void> {
  await db
    .updateTable('store_fulfilments')
    .set(change)
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .execute();
}

async function cancel(db: Db, client: ShopifyClient, row: FulfilmentRecord): Promise<void> {
  for (const id of row.external_ids) {
    const { fulfillmentCancel } = await client.request(
      cancelFulfilmentDocument,
      { id },
      CancelFulfilmentData,
    );
    const [problem] = fulfillmentCancel.userErrors;
    // It may have been cancelled by hand.
    if (problem && !/not found|already/i.test(problem.message)) throw new StoreRejected(problem.message);
  }
  await save(db, row, { state: 'cancelled', problem: '', send_after: null });
}

const trackingInfo = async (
  db: Db,
  services: Services,
  { brand_id, awb }: FulfilmentRecord,
  company: string,
) => ({
  company,
  number: awb,
  url: trackingLink(services, await requireTrackingBrand(db, brand_id), awb),
});

/** Gives the fulfilments of a shipment its new AWB. */
async function updateTracking(
  db: Db,
  services: Services,
  client: ShopifyClient,
  store: StoreRecord,
  row: FulfilmentRecord,
): Promise<void> {
  const parcel = await loadParcel(db, row);
  // Another AWB again, or none: the next round finds it.
  if (!parcel) return save(db, row, { state: 'sent', send_after: null });
  const trackingInfoInput = await trackingInfo(db, services, row, parcel.courier);
  for (const fulfillmentId of row.external_ids) {
    const { fulfillmentTrackingInfoUpdate } = await client.request(
      updateTrackingDocument,
      { fulfillmentId, trackingInfoInput, notifyCustomer: store.notify_buyer },
      UpdateTrackingData,
    );
    const [problem] = fulfillmentTrackingInfoUpdate.userErrors;
    if (problem) throw new StoreRejected(problem.message);
  }
  await finish(db, services, row, row.external_ids);
}

/** Shopify hides older orders from apps without the scope for them. */
function missingOrder({ scopes }: StoreRecord): string {
  return scopes.includes('read_all_orders')
    ? 'The order was deleted in Shopify.'
    : "Shopify doesn't show this order: it was deleted, or it is older than 60 days. Grant read_all_orders to see older orders.";
}

/**
 * Fulfils the units of a shipment, once for each location of the store. Asks first what the store has: after a lost response the fulfilment with our AWB
 * exists already, and is adopted.
 */
async function create(
  db: Db,
  services: Services,
  client: ShopifyClient,
  store: StoreRecord,
  row: FulfilmentRecord,
): Promise<void> {
  const { order } = await client.request(
    fulfilmentOrdersDocument,
    { id: row.external_order_id },
    FulfilmentOrdersData,
    { cost: 120 },
  );
  if (!order) throw new StoreRejected(missingOrder(store));
  const existing = order.fulfillments.filter(
    ({ status, trackingInfo }) =>
      status !== 'CANCELLED' && trackingInfo.some(({ number }) => number === row.awb),
  );
  const parcel = await loadParcel(db, row);
  if (!parcel) return save(db, row, { state: 'cancelled', send_after: null });
  const wanted = new Map<string, number>();
  for (const { line_id, quantity } of parcel.lines)
    wanted.set(line_id, (wanted.get(line_id) ?? 0) + quantity);
  // One location may have been fulfilled before the response of another was lost.
  for (const { id } of existing) {
    const { fulfillment } = await client.request(fulfilledDocument, { id }, FulfilledData, { cost: 310 });
    for (const { lineItem, quantity } of fulfillment?.fulfillmentLineItems.nodes ?? [])
      wanted.set(lineItem.id, (wanted.get(lineItem.id) ?? 0) - (quantity ?? 0));
  }
  const parts = order.fulfillmentOrders.nodes;
  const groups = groupByLocation(
    parts
      .filter(({ status }) => status === 'OPEN' || status === 'IN_PROGRESS')
      .map(({ id, assignedLocation, lineItems }) => ({
        id,
        location: assignedLocation.name,
        lines: lineItems.nodes.map((line) => ({
          id: line.id,
          line_id: line.lineItem.id,
          remaining: line.remainingQuantity,
        })),
      })),
    wanted,
  );
  const external_ids = existing.map(({ id }) => id);
  if (groups.length === 0 && external_ids.length > 0) return finish(db, services, row, external_ids);
  if (groups.length === 0)
    throw new StoreRejected(
      parts.some(({ status }) => status === 'ON_HOLD')
        ? 'The order is on hold in Shopify. Release its fulfilment there, then verify here.'
        : 'Its items are already fulfilled or cancelled in Shopify.',
    );
  await db
    .updateTable('store_fulfilments')
    .set({ lines: json<StoreOrderLine[]>(parcel.lines) })
    .where('brand_id', '=', row.brand_id)
    .where('shipment_id', '=', row.shipment_id)
    .execute();
  const tracking = await trackingInfo(db, services, row, parcel.courier);
  for (const { orders } of groups) {
    const { fulfillmentCreate } = await client.request(
      fulfilDocument,
      {
        fulfillment: {
          lineItemsByFulfillmentOrder: orders.map(({ id, lines }) => ({
            fulfillmentOrderId: id,
            fulfillmentOrderLineItems: lines,
          })),
          notifyCustomer: store.notify_buyer,
          trackingInfo: tracking,
        },
      },
      FulfilData,
      { isRepeatable: false },
    );
    const [problem] = fulfillmentCreate.userErrors;
    if (problem || !fulfillmentCreate.fulfillment)
      throw new StoreRejected(problem?.message ?? 'Shopify did not create the fulfilment.');
    external_ids.push(fulfillmentCreate.fulfillment.id);
  }
  await finish(db, services, row, external_ids);
}

async function finish(
  db: Db,
  services: Services,
  row: FulfilmentRecord,
  external_ids: readonly string[],
): Promise<void> {
  const { brand_id, shipment_id, order_id, awb } = row;
  const now = services.clock.now();
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('store_fulfilments')
      .set({
        state: 'sent',
        external_ids: json([...external_ids]),
        problem: '',
        send_after: null,
        sent_at: now,
      })
      .where('brand_id', '=', brand_id)
      .where('shipment_id', '=', shipment_id)
      .execute();
    await appendEvent(tx, {
      brand_id,
      order_id,
      shipment_id,
      kind: 'order.store_fulfilled',
      actor: { kind: 'system', name: 'Shopify' },
      data: { store: 'Shopify', awb },
      at: now,
    });
  });
}

/** The units of a shipment as lines of the store, and its courier. */
async function loadParcel(db: Db, row: FulfilmentRecord) {
  const { brand_id, shipment_id, kind, external_order_id } = row;
  const shipment = await db
    .selectFrom('shipments')
    .select(['shipments.items', 'shipments.courier_id', 'shipments.state'])
    .where('shipments.brand_id', '=', brand_id)
    .where('shipments.shipment_id', '=', shipment_id)
    .where('shipments.awb', '=', row.awb)
    .executeTakeFirst();
  const imported = await db
    .selectFrom('store_orders')
    .select('lines')
    .where('brand_id', '=', brand_id)
    .where('kind', '=', kind)
    .where('external_id', '=', external_order_id)
    .executeTakeFirst();
  if (!shipment || !imported) return undefined;
  const others = await db
    .selectFrom('store_fulfilments')
    .select('lines')
    .where('brand_id', '=', brand_id)
    .where('kind', '=', kind)
    .where('external_order_id', '=', external_order_id)
    .where('shipment_id', '!=', shipment_id)
    .where('state', 'in', ['sending', 'sent', 'updating'])
    .execute();
  const used = new Map<string, number>();
  for (const { lines } of others)
    for (const { line_id, quantity } of lines) used.set(line_id, (used.get(line_id) ?? 0) + quantity);
  const usedOf = (line_id: string) => used.get(line_id) ?? 0;
  const packed = shipment.items as { sku_id: string; quantity: number }[];
  let lines = fulfilmentUnits(packed, imported.lines, usedOf);
  // A combo is packed by its parts, which the store does not know: the last box has what remains.
  if (await isLastBox(db, row))
    lines = imported.lines
      .map((line) => ({ ...line, quantity: line.quantity - usedOf(line.line_id) }))
      .filter(({ quantity }) => quantity > 0);
  const partner = findCourierService(shipment.courier_id)?.partner;
  return {
    lines,
    courier: partner ? definitionOf(partner).name : courierName(shipment.courier_id),
  };
}

/** Whether every other box of the order was sent, and nothing of it is unpacked or still before its pickup. */
async function isLastBox(db: Db, { brand_id, order_id, shipment_id }: FulfilmentRecord): Promise<boolean> {
  const boxes = await db
    .selectFrom('shipments as s')
    .leftJoin('store_fulfilments as f', (join) =>
      join.onRef('f.brand_id', '=', 's.brand_id').onRef('f.shipment_id', '=', 's.shipment_id'),
    )
    .select(['s.state', 'f.state as sent'])
    .where('s.brand_id', '=', brand_id)
    .where('s.order_id', '=', order_id)
    .where('s.shipment_id', '!=', shipment_id)
    .where('s.state', '!=', 'CANCELLED')
    .execute();
  const order = await db
    .selectFrom('orders')
    .select('needs')
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .executeTakeFirst();
  return (
    !(order?.needs ?? '').includes(',packaging,') &&
    boxes.every(
      ({ state, sent }) =>
        sent === 'sent' || sent === 'updating' || (sent === null && !isBeforePickup(state)),
    )
  );
}

/** Sends failed fulfilments again, oldest first: after a scope was granted, or by hand. */
export async function resendFulfilments(
  db: Db,
  services: Services,
  { brand_id, kind }: Pick<StoreRecord, 'brand_id' | 'kind'>,
): Promise<number> {
  const rows = await db
    .updateTable('store_fulfilments')
    .set({ state: 'pending', tries: 0, send_after: services.clock.now() })
    .where('brand_id', '=', brand_id)
    .where('kind', '=', kind)
    .where('state', '=', 'failed')
    .where(sql<boolean>`external_ids = '[]'::jsonb`)
    .returning('shipment_id')
    .execute();
  return rows.length;
}

/** A store that is away for longer is not told the end of an order. */
const toldWithinMs = 3 * 24 * 3_600_000;

/** Closes store orders whose shipments ended and whose store knows that, so that sweeps no longer read them. */
export async function closeStoreOrders(db: Db, services: Services): Promise<void> {
  const longAgo = new Date(services.clock.now().getTime() - toldWithinMs);
  const ended = await acrossBrands(db, services.log, (brands) =>
    db
      .selectFrom((eb) => openOrders(eb, brands))
      .innerJoin('orders as r', (join) =>
        join.onRef('r.brand_id', '=', 'o.brand_id').onRef('r.order_id', '=', 'o.order_id'),
      )
      .innerJoin('stores as t', (join) =>
        join.onRef('t.brand_id', '=', 'o.brand_id').onRef('t.kind', '=', 'o.kind'),
      )
      .select(['o.brand_id', 'o.kind', 'o.external_id'])
      .where('r.status', 'in', ['DELIVERED', 'CANCELLED', 'RTO', 'CLOSED'])
      .where((eb) =>
        eb.or([
          eb('r.updated_at', '<', longAgo),
          eb('t.is_active', '=', false),
          eb.and([
            eb.or([
              eb('t.mark_paid', '=', false),
              eb('o.marked_paid_at', 'is not', null),
              eb('r.status', '!=', 'DELIVERED'),
              eb('r.collectible_paise', '=', 0),
              sql<boolean>`not t.scopes @> '["write_orders"]'::jsonb`,
            ]),
            eb.or([
              sql<boolean>`not t.scopes @> '["write_fulfillments"]'::jsonb`,
              eb.not(
                eb.exists(
                  eb
                    .selectFrom('store_fulfilments as e')
                    .innerJoin('shipments as s', (join) =>
                      join
                        .onRef('s.brand_id', '=', 'e.brand_id')
                        .onRef('s.shipment_id', '=', 'e.shipment_id'),
                    )
                    .select('e.shipment_id')
                    .whereRef('e.brand_id', '=', 'o.brand_id')
                    .whereRef('e.kind', '=', 'o.kind')
                    .whereRef('e.external_order_id', '=', 'o.external_id')
                    .where('e.state', '=', 'sent')
                    .whereRef('s.awb', '=', 'e.awb')
                    .whereRef('e.told_state', '!=', 's.state'),
                ),
              ),
            ]),
          ]),
        ]),
      )
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('store_fulfilments as f')
              .select('f.shipment_id')
              .whereRef('f.brand_id', '=', 'o.brand_id')
              .whereRef('f.kind', '=', 'o.kind')
              .whereRef('f.external_order_id', '=', 'o.external_id')
              .where('f.send_after', 'is not', null),
          ),
        ),
      )
      .limit(500)
      .execute(),
  );
  for (const { brand_id, kind, external_id } of ended)
    await db
      .updateTable('store_orders')
      .set({ is_open: false })
      .where('brand_id', '=', brand_id)
      .where('kind', '=', kind)
      .where('external_id', '=', external_id)
      .execute();
}
