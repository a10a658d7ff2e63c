import type { FoundRecord } from '@khep/api';
import { formatDate, formatMonth, istDay } from '@khep/domain/days';
import { recordGroups, recordKinds } from '@khep/domain/home';
import type { RecordKind } from '@khep/domain/home';
import { formatRupees } from '@khep/domain/money';
import { ndrTabs } from '@khep/domain/ndr';
import { returnTabOf } from '@khep/domain/returns';
import { sql } from 'kysely';
import { courierName } from '../../partners/couriers/courierServices.ts';
import type { Db } from '../../platform/db/schema.ts';
import { canAccessModule } from '../../platform/http/session.ts';
import type { Session } from '../../platform/http/session.ts';

/** Records of each kind. */
const most = 5;

type Find = (db: Db, brand_id: string, text: Typed) => Promise<Omit<FoundRecord, 'kind'>[]>;

/** The typed text as numbers are stored. */
interface Typed {
  upper: string;
  lower: string;
  /** Matches numbers that begin with it. */
  prefix: string;
  /** An AWB, which people copy with spaces. */
  awb: string;
}

const find: Record<RecordKind, Find> = {
  async ndr(db, brand_id, { upper, awb }) {
    const rows = await db
      .selectFrom('ndr_cases')
      .innerJoin('orders', (join) =>
        join
          .onRef('orders.brand_id', '=', 'ndr_cases.brand_id')
          .onRef('orders.order_id', '=', 'ndr_cases.order_id'),
      )
      .select([
        'ndr_cases.shipment_id',
        'ndr_cases.awb',
        'ndr_cases.status',
        'ndr_cases.courier_id',
        'orders.order_number',
        'orders.buyer_name',
      ])
      .where('ndr_cases.brand_id', '=', brand_id)
      .where('ndr_cases.status', 'in', ndrTabs)
      .where((eb) =>
        eb.or([
          eb('ndr_cases.awb', '=', awb),
          eb(
            'ndr_cases.order_id',
            'in',
            eb
              .selectFrom('orders')
              .select('orders.order_id')
              .where('orders.brand_id', '=', brand_id)
              .where(sql<string>`upper(orders.order_number)`, '=', upper),
          ),
        ]),
      )
      .orderBy('ndr_cases.ndr_at', 'desc')
      .limit(most)
      .execute();
    return rows.map((row) => ({
      id: row.shipment_id,
      number: row.order_number,
      description: `${row.buyer_name} · ${courierName(row.courier_id)} ${row.awb}`,
      tab: row.status,
    }));
  },

  async return(db, brand_id, { upper, prefix, awb }) {
    const rows = await db
      .selectFrom('returns')
      .select(['return_id', 'return_number', 'order_number', 'buyer_name', 'state', 'awb'])
      .where('brand_id', '=', brand_id)
      .where((eb) =>
        eb.or([
          eb('return_number', 'like', prefix),
          eb('awb', '=', awb),
          eb(sql<string>`upper(order_number)`, '=', upper),
        ]),
      )
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute();
    return rows.map((row) => ({
      id: row.return_id,
      number: row.return_number,
      description: `${row.order_number} · ${row.buyer_name}`,
      tab: returnTabOf({ state: row.state, is_booked: row.awb !== null }) ?? 'all',
    }));
  },

  async manifest(db, brand_id, { prefix }) {
    const rows = await db
      .selectFrom('manifests')
      .select(['manifest_id', 'manifest_number', 'courier_id', 'shipment_count', 'created_at'])
      .where('brand_id', '=', brand_id)
      .where('manifest_number', 'like', prefix)
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute();
    return rows.map((row) => ({
      id: row.manifest_id,
      number: row.manifest_number,
      description: `${courierName(row.courier_id)} · ${formatDate(istDay(row.created_at))} · ${boxes(row.shipment_count)}`,
    }));
  },

  async pickup(db, brand_id, { prefix }) {
    const rows = await db
      .selectFrom('pickups')
      .select(['pickup_id', 'courier_reference', 'courier_id', 'pickup_date', 'expected_count'])
      .where('brand_id', '=', brand_id)
      .where(sql<string>`upper(courier_reference)`, 'like', prefix)
      .orderBy('pickup_date', 'desc')
      .limit(most)
      .execute();
    return rows.map((row) => ({
      id: row.pickup_id,
      number: row.courier_reference,
      description: `${courierName(row.courier_id)} · ${formatDate(row.pickup_date)} · ${boxes(row.expected_count)}`,
    }));
  },

  async invoice(db, brand_id, { lower }) {
    const rows = await db
      .selectFrom('invoices')
      .select(['order_id', 'invoice_number', 'invoice_date'])
      .where('brand_id', '=', brand_id)
      .where(sql<string>`lower(invoice_number)`, '=', lower)
      .orderBy('invoice_date', 'desc')
      .limit(most)
      .execute();
    return rows.map((row) => ({
      id: row.order_id,
      number: row.invoice_number,
      description: formatDate(row.invoice_date),
    }));
  },

  async 'credit-note'(db, brand_id, { lower }) {
    const rows = await db
      .selectFrom('credit_notes')
      .select(['order_id', 'note_number', 'note_date', 'total_paise'])
      .where('brand_id', '=', brand_id)
      .where(sql<string>`lower(note_number)`, '=', lower)
      .orderBy('note_date', 'desc')
      .limit(most)
      .execute();
    return rows.map((row) => ({
      id: row.order_id,
      number: row.note_number,
      description: `${formatDate(row.note_date)} · ${formatRupees(row.total_paise)}`,
    }));
  },

  async 'freight-invoice'(db, brand_id, { prefix }) {
    const rows = await db
      .selectFrom('freight_invoices')
      .select(['invoice_id', 'invoice_number', 'month', 'total_paise'])
      .where('brand_id', '=', brand_id)
      .where(sql<string>`upper(invoice_number)`, 'like', prefix)
      .orderBy('month', 'desc')
      .limit(most)
      .execute();
    return rows.map((row) => ({
      id: row.invoice_id,
      number: row.invoice_number,
      description: `${formatMonth(row.month)} · ${formatRupees(row.total_paise)}`,
    }));
  },
};

const boxes = (count: number): string => (count === 1 ? '1 box' : `${count} boxes`);

/** Finds records by their number, their AWB or their order's number; only of modules that the user can open. */
export async function findRecords(db: Db, session: Session, q: string): Promise<FoundRecord[]> {
  const text = q.trim();
  // Every number has a digit.
  if (!/\d/.test(text)) return [];
  const upper = text.toUpperCase();
  const typed: Typed = {
    upper,
    lower: text.toLowerCase(),
    prefix: `${upper.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`,
    awb: text.replaceAll(/\s/g, ''),
  };
  const found = await Promise.all(
    recordKinds
      .filter((kind) => canAccessModule(session, recordGroups[kind].module))
      .map(async (kind) =>
        (await find[kind](db, session.brand_id, typed)).map((one): FoundRecord => ({ kind, ...one })),
      ),
  );
  return found.flat();
}
