import { countedSubjects } from '@khep/domain/analytics';
import type { CountedSubject, NdrFacts, OrderFacts, ParcelFacts, ReturnFacts } from '@khep/domain/analytics';
import { addDays, startOfDay } from '@khep/domain/days';
import { isReturnReason } from '@khep/domain/returns';
import { sql } from 'kysely';
import type { QueryCreator } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { OrderRecord } from '../../orders/core/tables.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { Database, Db, Tx } from '../../platform/db/schema.ts';

/** Moments in JSON of the database. */
const moment = (value: Date | string): Date => new Date(value);
const momentOrNull = (value: Date | string | null): Date | null => (value === null ? null : new Date(value));
const courierText = (id: number | null): string => (id === null ? '' : String(id));

/** Loads everything that is counted of orders, by order; those that don't exist are missing. */
export async function loadOrderFacts(
  db: Db | Tx,
  brand_id: string,
  order_ids: readonly string[],
): Promise<Map<string, OrderFacts>> {
  const rows = await selectFacts(db, brand_id, order_ids).execute();
  return new Map(rows.map((row) => [row.order_id, toFacts(row)]));
}

/** Loads what orders, their parcels and their returns add to the sums, by kind and id. */
export async function loadCountedSubjects(
  db: Db,
  brand_id: string,
  order_ids: readonly string[],
): Promise<Map<string, CountedSubject['contributions']>> {
  const rows = await selectFacts(db, brand_id, order_ids).execute();
  return new Map(
    rows.flatMap((row) =>
      countedSubjects(toFacts(row)).map(({ kind, at, contributions }) => {
        const ids = {
          order: row.order_id,
          shipment: row.parcels[at]?.shipment_id,
          return: row.returns[at]?.return_id,
        };
        return [`${kind} ${ids[kind]}`, contributions] as const;
      }),
    ),
  );
}

/** An order's part of one generation. */
export interface CountedOrder {
  generation: number;
  contributions: string;
  version: number;
}

/** An order with its facts, and what it has added to each generation. */
export interface CountableOrder {
  order_id: string;
  facts: OrderFacts;
  counted: readonly CountedOrder[];
  /**
   * Undefined for a brand of which nothing is counted yet. `at` is the database's time, after what waits for the brand's sums:
   * see `endKnowledge`.
   */
  generations: Generations | undefined;
}

interface Generations {
  live: number;
  building: number | null;
  at: string;
}

/**
 * Loads what is needed to count orders, in one statement, with what `tx` was given to do in it; the generations stay as they
 * are until the transaction ends.
 */
export async function loadCountableOrders(
  tx: Pick<QueryCreator<Database>, 'with'>,
  brand_id: string,
  order_ids: readonly string[],
): Promise<CountableOrder[]> {
  const withState = tx.with('held', (db) =>
    db.selectFrom('analytics_state').select(['live', 'building']).where('brand_id', '=', brand_id).forShare(),
  );
  const rows = await selectFacts(withState as unknown as QueryCreator<Database>, brand_id, order_ids)
    .$if(order_ids.length === 1, (query) => query.modifyEnd(prepared))
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('analytics_orders')
          .select(['generation', 'contributions', 'version'])
          .where('analytics_orders.brand_id', '=', brand_id)
          // Without it, the key is read from the brand's first order on.
          .where(
            'generation',
            '=',
            sql<number>`any(array[(select live from held), (select building from held)])`,
          )
          .whereRef('analytics_orders.order_id', '=', 'orders.order_id'),
      ).as('counted'),
      sql<Generations[]>`(select coalesce(json_agg(json_build_object(
        'live', live, 'building', building, 'at', clock_timestamp())), '[]') from held)`.as('generations'),
    ])
    .execute();
  return rows.map((row) => ({
    order_id: row.order_id,
    facts: toFacts(row),
    counted: row.counted,
    generations: row.generations[0],
  }));
}

type FactRow = Awaited<ReturnType<ReturnType<typeof selectFacts>['execute']>>[number];

/**
 * One statement for all tables: a change of one order must not wait for six. Each table names the brand itself: by a
 * reference to the order's, a cluster would ask every shard.
 */
function selectFacts(
  db: Pick<QueryCreator<Database>, 'selectFrom'>,
  brand_id: string,
  order_ids: readonly string[],
) {
  return db
    .selectFrom('orders')
    .select([
      'order_id',
      'order_date',
      'status',
      'state',
      'payment_mode',
      'channel_id',
      'warehouse_id',
      'total_paise',
      'dead_weight_g',
      'is_repeat',
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_lines')
          .select(['sku_id', 'quantity', 'unit_price_paise', 'discount_paise'])
          .where('order_lines.brand_id', '=', brand_id)
          .whereRef('order_lines.order_id', '=', 'orders.order_id'),
      ).as('lines'),
      jsonArrayFrom(
        eb
          .selectFrom('shipments')
          .select([
            'shipment_id',
            'shipments.state',
            'courier_id',
            'zone',
            'payment_mode',
            'declared_paise',
            'charge_paise',
            'created_at',
            'picked_up_at',
            'ended_at',
            'expected_at',
            'items',
          ])
          .where('shipments.brand_id', '=', brand_id)
          .whereRef('shipments.order_id', '=', 'orders.order_id')
          .where('courier_id', 'is not', null),
      ).as('parcels'),
      jsonArrayFrom(
        eb
          .selectFrom('ndr_cases')
          .select(['shipment_id', 'first_ndr_at', 'bucket', 'status', 'attempts', 'late_at', 'fake_points'])
          .select((one) =>
            one
              .selectFrom('ndr_actions')
              .select((own) => own.fn.min('ndr_actions.created_at').as('at'))
              .where('ndr_actions.brand_id', '=', brand_id)
              .whereRef('ndr_actions.shipment_id', '=', 'ndr_cases.shipment_id')
              .as('first_answer_at'),
          )
          .where('ndr_cases.brand_id', '=', brand_id)
          .whereRef('ndr_cases.order_id', '=', 'orders.order_id'),
      ).as('cases'),
      jsonArrayFrom(
        eb
          .selectFrom('returns')
          .select([
            'return_id',
            'kind',
            'returns.state',
            'reason',
            'courier_id',
            'awb',
            'created_at',
            'value_paise',
            'charge_paise',
            'refund',
            'items',
          ])
          .where('returns.brand_id', '=', brand_id)
          .whereRef('returns.order_id', '=', 'orders.order_id'),
      ).as('returns'),
    ])
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', [...order_ids]);
}

function toFacts(row: FactRow): OrderFacts {
  const cases = new Map(row.cases.map((one) => [one.shipment_id, toNdr(one)]));
  return {
    ordered_at: row.order_date,
    status: row.status,
    state: row.state,
    payment: row.payment_mode,
    channel: row.channel_id,
    warehouse: row.warehouse_id ?? '',
    total_paise: row.total_paise,
    weight_g: row.dead_weight_g,
    is_repeat: row.is_repeat,
    items: row.lines.map(({ sku_id, quantity, unit_price_paise, discount_paise }) => ({
      sku: sku_id,
      quantity,
      amount_paise: quantity * unit_price_paise - discount_paise,
    })),
    parcels: row.parcels.map((parcel) => toParcel(parcel, cases.get(parcel.shipment_id) ?? null)),
    returns: row.returns.map(toReturn),
  };
}

function toNdr(row: FactRow['cases'][number]): NdrFacts {
  return {
    first_at: moment(row.first_ndr_at),
    reason: row.bucket,
    status: row.status,
    attempts: row.attempts,
    first_answer_at: momentOrNull(row.first_answer_at),
    is_late: row.late_at !== null,
    fake_points: row.fake_points,
  };
}

const countedItems = (items: unknown) =>
  (items as { sku_id: string; quantity?: number }[]).map(({ sku_id, quantity = 1 }) => ({
    sku: sku_id,
    quantity,
  }));

function toParcel(row: FactRow['parcels'][number], ndr: NdrFacts | null): ParcelFacts {
  return {
    state: row.state,
    courier: courierText(row.courier_id),
    zone: row.zone ?? '',
    payment: row.payment_mode,
    value_paise: row.declared_paise,
    charge_paise: row.charge_paise,
    created_at: moment(row.created_at),
    picked_up_at: momentOrNull(row.picked_up_at),
    ended_at: momentOrNull(row.ended_at),
    promised_at: momentOrNull(row.expected_at),
    items: countedItems(row.items),
    ndr,
  };
}

function toReturn(row: FactRow['returns'][number]): ReturnFacts {
  return {
    kind: row.kind,
    state: row.state,
    // Only the reasons that we name: no other text becomes part of a sum.
    reason: isReturnReason(row.reason) ? row.reason : '',
    // The courier of a booking that is not confirmed may change.
    courier: row.awb === null ? '' : courierText(row.courier_id),
    created_at: moment(row.created_at),
    value_paise: row.value_paise,
    charge_paise: row.charge_paise ?? 0,
    refund_paise: row.refund?.amount_paise ?? 0,
    items: countedItems(row.items),
  };
}

/** Lists the orders that may add to a day in India: each day that a contribution counts on is one of these. */
export async function listOrdersOfDay(db: Db | Tx, brand_id: string, day: string): Promise<string[]> {
  const from = startOfDay(day);
  const to = startOfDay(addDays(day, 1));
  const { rows } = await sql<{ order_id: string }>`
    select order_id from orders where brand_id = ${brand_id} and order_date >= ${from} and order_date < ${to}
    union select order_id from shipments where brand_id = ${brand_id} and created_at >= ${from} and created_at < ${to}
    union select order_id from shipments where brand_id = ${brand_id} and ended_at >= ${from} and ended_at < ${to}
    union select order_id from ndr_cases where brand_id = ${brand_id} and first_ndr_at >= ${from} and first_ndr_at < ${to}
    union select order_id from returns where brand_id = ${brand_id} and created_at >= ${from} and created_at < ${to}
    order by order_id`.execute(db);
  return rows.map(({ order_id }) => order_id);
}

/** The ids of a page of a brand's orders, in the order of their ids. */
export async function listOrderIds(
  db: Db | Tx,
  brand_id: string,
  { after, limit }: { after: string; limit: number },
): Promise<OrderRecord['order_id'][]> {
  const rows = await db
    .selectFrom('orders')
    .select('order_id')
    .where('brand_id', '=', brand_id)
    .where('order_id', '>', after)
    .orderBy('order_id')
    .limit(limit)
    .execute();
  return rows.map(({ order_id }) => order_id);
}
