import { istDay } from '@khep/domain/days';
import { returningStates } from '@khep/domain/shipments';
import type { PastOrder, PastShipment } from '@khep/domain/allocation';
import { sql } from 'kysely';
import { loadContracts } from '../../../brand/contracts/contracts.ts';
import type { OfferedService } from '../../../partners/couriers/port.ts';
import { keysetPages } from '../../../platform/db/keysetPages.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { ShipmentRecord } from '../../../orders/shipments/tables.ts';
import type { OrderRecord } from '../../../orders/core/tables.ts';
import { toAllocationOrder, sumQuotes, quoteParcels } from '../plan/candidates.ts';
import type { OrderToAllocate, Origin, ServiceCandidate } from '../plan/candidates.ts';

const pageOfShipments = 2000;
const pageOfOrders = 250;

/** A past order with its row. */
export interface RecordedOrder extends PastOrder {
  record: OrderRecord;
}

interface Since {
  brand_id: string;
  from: Date;
}

/** Shipments that ended since a date, with the duration of each leg. */
export async function* pastShipments(db: Db, { brand_id, from }: Since): AsyncGenerator<PastShipment[]> {
  const hours = (until: string, since: string) =>
    sql<number | null>`extract(epoch from ${sql.ref(until)} - ${sql.ref(since)})::float8 / 3600`;
  const read = (after: string) =>
    db
      .selectFrom('shipments')
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('scans')
            .select([
              sql<Date | null>`min(event_time) filter (where state_after = 'OUT_FOR_DELIVERY')`.as('out_at'),
              sql<Date | null>`min(event_time) filter (where state_after like 'RTO%')`.as('turned_at'),
              sql<Date | null>`max(event_time) filter (where state_after = 'RTO_DELIVERED')`.as('back_at'),
              sql<Date | null>`max(event_time) filter (where state_after = 'DELIVERED')`.as('delivered_at'),
            ])
            // The value and not the column: through an outer join Citus does not see that it is one brand.
            .where('scans.brand_id', '=', brand_id)
            .whereRef('scans.shipment_id', '=', 'shipments.shipment_id')
            .as('legs'),
        (join) => join.onTrue(),
      )
      .select(['shipments.shipment_id', 'courier_id', 'zone', 'state', 'charge_paise'])
      .select([
        hours('legs.out_at', 'shipments.picked_up_at').as('ofd_h'),
        hours('legs.back_at', 'legs.turned_at').as('rto_h'),
        hours('legs.delivered_at', 'shipments.picked_up_at').as('delivery_h'),
      ])
      .where('shipments.brand_id', '=', brand_id)
      .where('shipments.created_at', '>=', from)
      .where('shipments.shipment_id', '>', after)
      .where('courier_id', 'is not', null)
      // Only ended shipments are counted.
      .where('state', 'in', ['DELIVERED', 'LOST', 'DAMAGED', ...returningStates])
      .orderBy('shipments.shipment_id')
      .limit(pageOfShipments)
      .execute();
  for await (const rows of keysetPages(read, ({ shipment_id }) => shipment_id))
    yield rows.map((row) => ({
      courier_id: row.courier_id ?? 0,
      zone: row.zone ?? '',
      is_delivered: row.state === 'DELIVERED',
      cost: row.charge_paise,
      pickup_to_ofd_h: row.ofd_h,
      rto_tat_h: row.rto_h,
      delivery_tat_h: row.delivery_h,
    }));
}

/** Cursor of the replay: date, then id of the last order. */
export interface OrderCursor {
  order_date: Date;
  order_id: string;
}

/**
 * Start of the replay: the given date, or later if there are more than `most` orders. With the id, because
 * imported orders can share a timestamp.
 */
export async function replayAfter(db: Db, { brand_id, from }: Since, most: number): Promise<OrderCursor> {
  const row = await db
    .selectFrom('orders')
    .select(['order_date', 'order_id'])
    .where('brand_id', '=', brand_id)
    .where('order_date', '>=', from)
    .where('status', '!=', 'CANCELLED')
    .orderBy('order_date', 'desc')
    .orderBy('order_id', 'desc')
    .offset(most)
    .limit(1)
    .executeTakeFirst();
  return row ?? { order_date: from, order_id: '' };
}

/**
 * Loads a brand's orders after a cursor, the oldest first, with each courier's current rate. Serviceability
 * isn't checked: every courier is assumed to serve every pincode.
 */
export async function* pastOrders(
  db: Db,
  brand_id: string,
  after: OrderCursor,
  services: readonly OfferedService[],
  today: string,
): AsyncGenerator<RecordedOrder[]> {
  const warehouses = new Map(
    (
      await db
        .selectFrom('warehouses')
        .select(['id', 'name', 'pincode', 'city', 'state'])
        .where('brand_id', '=', brand_id)
        .execute()
    ).map((row) => [row.id, { ...row, warehouse_id: row.id }]),
  );
  let last = after;
  for (;;) {
    const { order_date, order_id } = last;
    const orders = await db
      .selectFrom('orders')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('status', '!=', 'CANCELLED')
      .where((eb) =>
        eb.or([
          eb('order_date', '>', order_date),
          eb.and([eb('order_date', '=', order_date), eb('order_id', '>', order_id)]),
        ]),
      )
      .orderBy('order_date')
      .orderBy('order_id')
      .limit(pageOfOrders)
      .execute();
    const next = orders.at(-1);
    if (!next) return;
    last = next;
    yield await replayable(db, brand_id, orders, { warehouses, services, today });
    if (orders.length < pageOfOrders) return;
  }
}

interface Around {
  warehouses: ReadonlyMap<string, Origin>;
  services: readonly OfferedService[];
  today: string;
}

async function replayable(
  db: Db,
  brand_id: string,
  orders: readonly OrderRecord[],
  { warehouses, services, today }: Around,
): Promise<RecordedOrder[]> {
  const ids = orders.map(({ order_id }) => order_id);
  const [contracts, boxes, lines] = await Promise.all([
    loadContracts(
      db,
      brand_id,
      orders.map(({ pincode }) => pincode),
    ),
    db
      .selectFrom('shipments')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('order_id', 'in', ids)
      .where('state', '!=', 'CANCELLED')
      .execute(),
    db
      .selectFrom('order_lines')
      .leftJoin('skus', (join) =>
        join
          .onRef('skus.brand_id', '=', 'order_lines.brand_id')
          .onRef('skus.sku_id', '=', 'order_lines.sku_id')
          .on('skus.removed_at', 'is', null),
      )
      .select(['order_lines.order_id', 'order_lines.sku_id', 'skus.sku_category'])
      .where('order_lines.brand_id', '=', brand_id)
      .where('order_lines.order_id', 'in', ids)
      .execute(),
  ]);
  const boxesOf = Map.groupBy(boxes, ({ order_id }) => order_id);
  const linesOf = Map.groupBy(lines, ({ order_id }) => order_id);
  return orders.flatMap((order): RecordedOrder[] => {
    const own = boxesOf.get(order.order_id) ?? [];
    const origin = warehouses.get(own[0]?.warehouse_id ?? order.warehouse_id ?? '');
    if (!origin) return [];
    const products = linesOf.get(order.order_id) ?? [];
    const wanted: OrderToAllocate = {
      order,
      origin,
      parcels: own.length > 0 ? own : [toParcel(order)],
      sku_ids: products.map(({ sku_id }) => sku_id),
      categories: [...new Set(products.flatMap(({ sku_category }) => sku_category ?? []))],
    };
    const candidates = services.map((service): ServiceCandidate => {
      const quotes = quoteParcels(service, contracts, wanted, today);
      return {
        service,
        quotes,
        courier: {
          courier_id: service.courier_id,
          name: service.name,
          has_credentials: service.is_connected,
          is_active: service.is_selected,
        },
        destination: {
          pincode: order.pincode,
          prepaid: true,
          cod: true,
          pickup: true,
          reverse: true,
          zone: quotes[0]?.zone ?? null,
          tat: quotes[0]?.tat_days ?? null,
        },
        price: sumQuotes(quotes),
      };
    });
    const zone = candidates[0]?.quotes[0]?.zone ?? null;
    return [
      {
        record: order,
        day: istDay(order.order_date),
        zone: own[0]?.zone ?? zone ?? '',
        // It was shipped, so nothing held it.
        order: { ...toAllocationOrder(wanted, zone), is_released: true },
        parcels: wanted.parcels.length,
        candidates,
      },
    ];
  });
}

/** An unpacked order, as one parcel of the suggested size. */
function toParcel(
  order: OrderRecord,
): Pick<
  ShipmentRecord,
  'dead_weight_g' | 'length_cm' | 'width_cm' | 'height_cm' | 'payment_mode' | 'collectible_paise'
> {
  const { length = 1, width = 1, height = 1 } = order.suggestion?.boxes[0] ?? {};
  const { dead_weight_g, payment_mode, collectible_paise } = order;
  return {
    dead_weight_g,
    length_cm: length,
    width_cm: width,
    height_cm: height,
    payment_mode,
    collectible_paise,
  };
}
