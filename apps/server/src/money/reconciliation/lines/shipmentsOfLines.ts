import { couriers } from '@khep/domain/couriers';
import { istDay } from '@khep/domain/days';
import { isPaymentMode } from '@khep/domain/money';
import { rateCardOn } from '@khep/domain/rating';
import type { RateCard } from '@khep/domain/rating';
import type { BilledShipment } from '@khep/domain/reconciliation';
import { isRtoChargeable, isShipmentState } from '@khep/domain/shipments';
import { sql } from 'kysely';
import { listCard } from '../../../brand/contracts/quote.ts';
import { loadContracts } from '../../../brand/contracts/contracts.ts';
import { courierServices, findCourierService } from '../../../partners/couriers/courierServices.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';

export interface FoundShipment {
  shipment_id: string;
  order_id: string;
  order_number: string;
  courier_id: number | null;
  delivered_on: string;
  billed: BilledShipment;
}

/** Separates the columns and the rows of a packed result: no stored text has control characters. */
const [unitCode, recordCode] = ['\u001F', '\u001E'];
const [unit, record] = [sql.lit(unitCode), sql.lit(recordCode)];

/**
 * Loads the shipments of AWBs. One index lookup for each, whatever the planner believes of a table that has just grown,
 * and all rows in one text: the database would wait for this process to parse a row of fifteen columns.
 */
export async function findShipments(
  db: Db | Tx,
  brand_id: string,
  awbs: readonly string[],
): Promise<Map<string, FoundShipment>> {
  if (awbs.length === 0) return new Map();
  const { rows } = await sql<{ packed: string | null }>`
    select string_agg(concat_ws(${unit}, found.awb, found.shipment_id, found.order_id, found.order_number,
      coalesce(found.courier_id, 0), found.state, coalesce(found.picked_up_at, '-infinity'),
      coalesce(case when found.state = 'DELIVERED' then found.ended_at end, '-infinity'), coalesce(found.zone, ''),
      found.dead_weight_g, found.length_cm, found.width_cm, found.height_cm, found.payment_mode,
      found.collectible_paise), ${record}) as packed
    from unnest(${[...new Set(awbs)]}::text[]) as wanted (awb)
    cross join lateral (
      select shipments.*, orders.order_number
      from shipments join orders on orders.brand_id = shipments.brand_id and orders.order_id = shipments.order_id
      where shipments.brand_id = ${brand_id} and shipments.awb = wanted.awb
      offset 0
    ) as found`.execute(db);
  const packed = rows[0]?.packed ?? '';
  const found = new Map<string, FoundShipment>();
  if (packed === '') return found;
  for (const row of packed.split(recordCode)) {
    const [awb = '', ...columns] = row.split(unitCode);
    found.set(awb, unpackShipment(columns));
  }
  return found;
}

/** `concat_ws` skips what is null, so that a missing moment is written as one. */
const dayOf = (moment: string): string => (moment === '-infinity' ? '' : istDay(new Date(moment)));

function unpackShipment(columns: readonly string[]): FoundShipment {
  const [shipment_id = '', order_id = '', order_number = '', courier_id = '', state = ''] = columns;
  const [, , , , , picked_up_at = '', ended_at = '', zone = '', ...numbers] = columns;
  const [weight, length, width, height, payment_mode, collectible] = numbers;
  if (!isShipmentState(state) || !isPaymentMode(payment_mode))
    throw new Error(`Shipment ${shipment_id} was packed as "${columns.join(' ')}".`);
  return toFound({
    shipment_id,
    order_id,
    order_number,
    courier_id: Number(courier_id) || null,
    state,
    picked_up_on: dayOf(picked_up_at),
    ended_on: dayOf(ended_at),
    zone,
    dead_weight_g: Number(weight),
    length_cm: Number(length),
    width_cm: Number(width),
    height_cm: Number(height),
    payment_mode,
    collectible_paise: Number(collectible),
  });
}

/** Services of the same courier: an invoice bills Surface and Express. */
export function partnerServices(courier_id: number): number[] {
  const partner = findCourierService(courier_id)?.partner;
  return courierServices.filter((one) => one.partner === partner).map((one) => one.courier_id);
}

/** Names the courier of a shipment, where a file is another courier's; undefined where it is the same, or unknown. */
export function otherCourier(courier_id: number, of_shipment: number | null): string | undefined {
  if (of_shipment === null || of_shipment === courier_id) return undefined;
  const own = findCourierService(courier_id)?.partner;
  const other = findCourierService(of_shipment)?.partner;
  return other === undefined || other === own ? undefined : couriers[other].name;
}

/** Loads the shipments of orders with one of a partner's services; only where the order has one box. */
export async function findShipmentsByOrder(
  db: Db | Tx,
  brand_id: string,
  courier_ids: readonly number[],
  order_numbers: readonly string[],
): Promise<Map<string, FoundShipment & { awb: string }>> {
  if (order_numbers.length === 0) return new Map();
  const rows = await selectShipments(db, brand_id)
    .where('orders.order_number', 'in', [...new Set(order_numbers)])
    .where('shipments.courier_id', 'in', [...courier_ids])
    .where('shipments.awb', 'is not', null)
    .execute();
  const groups = Map.groupBy(rows, (row) => row.order_number);
  return new Map(
    [...groups].flatMap(([number, boxes]) =>
      boxes.length === 1 && boxes[0]
        ? [[number, { ...toFound(withDays(boxes[0])), awb: boxes[0].awb ?? '' }]]
        : [],
    ),
  );
}

function selectShipments(db: Db | Tx, brand_id: string) {
  return db
    .selectFrom('shipments')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.brand_id', '=', 'shipments.brand_id')
        .onRef('orders.order_id', '=', 'shipments.order_id'),
    )
    .select([
      'shipments.awb',
      'shipments.shipment_id',
      'shipments.order_id',
      'orders.order_number',
      'shipments.courier_id',
      'shipments.state',
      'shipments.picked_up_at',
      'shipments.ended_at',
      'shipments.zone',
      'shipments.dead_weight_g',
      'shipments.length_cm',
      'shipments.width_cm',
      'shipments.height_cm',
      'shipments.payment_mode',
      'shipments.collectible_paise',
    ])
    .where('shipments.brand_id', '=', brand_id);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectShipments>['execute']>>[number];
/** A shipment with its days in India; empty where it has none. */
type DatedRow = Omit<Row, 'awb' | 'picked_up_at' | 'ended_at'> & { picked_up_on: string; ended_on: string };

const withDays = ({ picked_up_at, ended_at, ...row }: Row): DatedRow => ({
  ...row,
  picked_up_on: picked_up_at ? istDay(picked_up_at) : '',
  ended_on: ended_at ? istDay(ended_at) : '',
});

function toFound(row: DatedRow): FoundShipment {
  return {
    shipment_id: row.shipment_id,
    order_id: row.order_id,
    order_number: row.order_number,
    courier_id: row.courier_id,
    delivered_on: row.state === 'DELIVERED' ? row.ended_on : '',
    billed: {
      state: row.state,
      picked_up_on: row.picked_up_on || undefined,
      zone: row.zone ?? '',
      weight_g: row.dead_weight_g,
      length_cm: row.length_cm,
      width_cm: row.width_cm,
      height_cm: row.height_cm,
      payment_mode: row.payment_mode,
      collect: row.payment_mode === 'cod' ? row.collectible_paise : 0,
      movement: isRtoChargeable(row.state) ? 'rto' : 'forward',
    },
  };
}

/** Finds the contract of a courier on a day; a brand without any has the list price. */
export interface CardFinder {
  (courier_id: number | null, day: string): RateCard | undefined;
}

/** Loads the contracts once, for many lines. */
export async function loadCardFinder(db: Db | Tx, brand_id: string): Promise<CardFinder> {
  const { cards } = await loadContracts(db, brand_id, []);
  const found = new Map<string, RateCard | undefined>();
  return (courier_id, day) => {
    const key = `${courier_id} ${day}`;
    if (found.has(key)) return found.get(key);
    const own = cards.get(courier_id ?? 0);
    const service = findCourierService(courier_id);
    const card = own ? rateCardOn(own, day) : service && listCard(service);
    found.set(key, card);
    return card;
  };
}
