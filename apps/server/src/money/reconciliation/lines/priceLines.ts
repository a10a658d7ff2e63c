import { causeKey, describeCause, reconcileLine } from '@khep/domain/reconciliation';
import type { BilledLine, DivisorEvidence, LineResult } from '@khep/domain/reconciliation';
import { movements } from '@khep/domain/rating';
import type { RateCard, Movement } from '@khep/domain/rating';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { mapInTurns } from '../../../base/mapInTurns.ts';
import { findReturns } from './returnsOfLines.ts';
import { findShipments, findShipmentsByOrder, otherCourier, partnerServices } from './shipmentsOfLines.ts';
import type { CardFinder, FoundShipment } from './shipmentsOfLines.ts';

/** A line to price, with its place. */
export interface LineToPrice {
  file_id: string;
  line_no: number;
  /** Service of the file: its contract prices a shipment without one. */
  courier_id: number;
  line: BilledLine;
  /** Finds the shipment of a line whose AWB no shipment has. */
  order_ref: string;
  /** The divisor that explains its file. */
  divisor?: DivisorEvidence | null | undefined;
}

export interface PricedLine extends LineToPrice {
  /** The AWB that the courier wrote, where the order ID has found the shipment; `line` has the shipment's. */
  billed_awb?: string | undefined;
  shipment: FoundShipment | undefined;
  card: RateCard | undefined;
  result: LineResult;
}

interface Billing {
  file_id: string;
  line_no: number;
  types: readonly string[];
  words: string;
}

interface BillingRow {
  id: string;
  awb: string;
  file_id: string;
  line_no: number;
  types: string;
}

async function findInvoiceNumbers(
  db: Db | Tx,
  brand_id: string,
  file_ids: ReadonlySet<string>,
): Promise<Map<string, string>> {
  if (file_ids.size === 0) return new Map();
  const rows = await db
    .selectFrom('courier_files')
    .select(['id', 'number'])
    .where('brand_id', '=', brand_id)
    .where('id', 'in', [...file_ids])
    .execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** Most lines of one AWB that are read without sorting them. */
const fewBillings = 8;

/**
 * The first active lines that bill the same AWBs, oldest first. Later ones tell nothing more, and a file may bill one AWB in
 * all its lines.
 */
async function readBillings(db: Db | Tx, brand_id: string, awbs: readonly string[]): Promise<BillingRow[]> {
  // One index lookup for each, whatever the planner believes of a table that has just grown.
  const { rows } = await sql<BillingRow>`
    select billed.id, billed.awb, billed.file_id, billed.line_no, billed.types
    from unnest(${[...new Set(awbs)]}::text[]) as wanted (awb)
    cross join lateral (
      select id, awb, file_id, line_no, types from invoice_lines
      where brand_id = ${brand_id} and awb = wanted.awb and is_active
      limit ${fewBillings}
    ) as billed`.execute(db);
  const lines = Map.groupBy(rows, ({ awb }) => awb);
  // Sorting the lines of each of a million AWBs is slow, so only those are sorted that have many.
  const many = [...lines].flatMap(([awb, { length }]) => (length < fewBillings ? [] : awb));
  if (many.length > 0) {
    const first = await sql<BillingRow>`
      select distinct on (awb, types) id, awb, file_id, line_no, types from invoice_lines
      where brand_id = ${brand_id} and awb = any(${many}::text[]) and is_active
      order by awb, types, id`.execute(db);
    for (const awb of many) lines.delete(awb);
    for (const row of first.rows) lines.set(row.awb, [...(lines.get(row.awb) ?? []), row]);
  }
  return [...lines.values()].flat().sort((a, b) => (a.id < b.id ? -1 : 1));
}

async function findBillings(
  db: Db | Tx,
  brand_id: string,
  awbs: readonly string[],
): Promise<Map<string, Billing[]>> {
  const rows = await readBillings(db, brand_id, awbs);
  const numbers = await findInvoiceNumbers(db, brand_id, new Set(rows.map(({ file_id }) => file_id)));
  const found = new Map<string, Billing[]>();
  for (const { awb, file_id, line_no, types } of rows) {
    const list = found.get(awb) ?? [];
    list.push({
      file_id,
      line_no,
      types: types.split(',').filter((type) => type !== ''),
      words: `invoice ${numbers.get(file_id) ?? '—'}, line ${line_no}`,
    });
    found.set(awb, list);
  }
  return found;
}

/**
 * Prices lines of a file again, in the order of the file, with what earlier lines have billed.
 * @param toResult what is kept of a priced line: its formulas are ten times the size of its row
 */
export async function priceLines<T>(
  db: Db | Tx,
  brand_id: string,
  lines: readonly LineToPrice[],
  cardOf: CardFinder,
  toResult: (priced: PricedLine, index: number) => T,
): Promise<T[]> {
  const shipments = await findShipments(
    db,
    brand_id,
    lines.map(({ line }) => line.awb),
  );
  // A return has an AWB of its own.
  const unknown = lines.flatMap(({ line: { awb } }) => (shipments.has(awb) ? [] : [awb]));
  for (const [awb, found] of await findReturns(db, brand_id, unknown)) shipments.set(awb, found);
  const matched = await matchByOrder(db, brand_id, lines, shipments);
  const awbs = matched.map(({ line }) => line.awb);
  const billings = awbs.length === 0 ? new Map<string, Billing[]>() : await findBillings(db, brand_id, awbs);
  return mapInTurns(matched, (one, index) => {
    const { file_id, line_no, courier_id, line, divisor } = one;
    const shipment = shipments.get(line.awb);
    const known = billings.get(line.awb) ?? [];
    const earlier = known.filter(
      (other) => other.file_id < file_id || (other.file_id === file_id && other.line_no < line_no),
    );
    const billedBefore = new Map<Movement, string>();
    for (const type of movements) {
      const before = earlier.find((other) => other.types.includes(type));
      if (before) billedBefore.set(type, before.words);
    }
    const day = shipment?.billed.picked_up_on;
    const card = day === undefined ? undefined : cardOf(shipment?.courier_id ?? courier_id, day);
    const result = reconcileLine(line, {
      shipment: shipment?.billed,
      card,
      billedBefore,
      divisor: divisor && (day ?? '') >= divisor.since ? divisor.divisor : undefined,
      other_courier: otherCourier(courier_id, shipment?.courier_id ?? null),
    });
    // Lines of this batch are not saved yet.
    if (!known.some((other) => other.file_id === file_id && other.line_no === line_no)) {
      known.push({ file_id, line_no, types: result.ways, words: `line ${line_no} of this file` });
      billings.set(line.awb, known);
    }
    return toResult({ ...one, shipment, card, result }, index);
  });
}

/**
 * Matches lines of unknown AWBs by order ID and courier, and adds their shipments. The line gets the AWB of the shipment, so
 * that a second line of it is a duplicate.
 */
async function matchByOrder(
  db: Db | Tx,
  brand_id: string,
  lines: readonly LineToPrice[],
  shipments: Map<string, FoundShipment>,
): Promise<(LineToPrice & Pick<PricedLine, 'billed_awb'>)[]> {
  const unknown = lines.filter(({ line, order_ref }) => order_ref !== '' && !shipments.has(line.awb));
  const partners = Map.groupBy(unknown, ({ courier_id }) => courier_id);
  const found = new Map<string, string>();
  for (const [courier_id, group] of partners) {
    const orders = group.map(({ order_ref }) => order_ref);
    const services = partnerServices(courier_id);
    for (const [order, { awb, ...shipment }] of await findShipmentsByOrder(db, brand_id, services, orders)) {
      found.set(`${courier_id} ${order}`, awb);
      shipments.set(awb, shipment);
    }
  }
  return lines.map((one) => {
    if (shipments.has(one.line.awb)) return one;
    const awb = found.get(`${one.courier_id} ${one.order_ref}`);
    if (awb === undefined) return one;
    return { ...one, line: { ...one.line, awb }, billed_awb: one.line.awb };
  });
}

/** Builds the result columns of a priced line. */
export function toResultColumns({ result, shipment }: PricedLine) {
  const [first] = result.findings;
  return {
    shipment_id: shipment?.shipment_id || null,
    order_id: shipment?.order_id ?? null,
    order_number: shipment?.order_number ?? '',
    picked_up_on: shipment?.billed.picked_up_on ?? '',
    types: listText(result.ways),
    expected_paise: result.expected ?? null,
    // Without a price nothing is known to differ.
    difference_paise: result.difference ?? 0,
    category: result.primary ?? ('' as const),
    categories: listText(result.findings.map(({ category }) => category)),
    why: first?.why ?? result.unpriced,
    cause: first ? causeKey(first.cause) : '',
    cause_words: first ? describeCause(first.cause) : '',
    card_id: result.card_id,
    unpriced: result.unpriced,
    status: result.status,
  };
}

/** `,a,b,`, so that one is found with LIKE; empty for none. */
const listText = (parts: readonly string[]): string => (parts.length === 0 ? '' : `,${parts.join(',')},`);
