import { createHash } from 'node:crypto';
import type { FreightInvoice } from '@khep/api';
import { findState } from '@khep/domain/india';
import type { InvoiceLine, InvoiceModel } from '@khep/domain/documents';
import { paiseToRupees } from '@khep/domain/money';
import {
  formatPlaceOfSupply,
  freightGstRate,
  gstinState,
  splitInclusive,
  supplyType,
} from '@khep/domain/tax';
import {
  addDays,
  financialYear,
  formatDate,
  formatMonth,
  istDay,
  nextMonth,
  startOfDay,
} from '@khep/domain/days';
import { sql } from 'kysely';
import { json } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/schema.ts';
import { notFound } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import { reserveNumbers } from '../../orders/core/numberSeries.ts';
import type { Services } from '../../start/services.ts';
import { loadSettings } from './settings.ts';
import { freightSeller, freightSellerState } from './seller.ts';
import type { FreightInvoiceRecord } from './tables.ts';

/** Courier services, in the classification of services. */
const courierServicesCode = '996812';

interface ChargedKind {
  kind: 'FREIGHT_DEBIT' | 'RTO_DEBIT' | 'WEIGHT_DEBIT' | 'REFUND';
  paise: number;
  causes: number;
}

const heads = {
  FREIGHT_DEBIT: 'Forward freight',
  RTO_DEBIT: 'RTO freight',
  WEIGHT_DEBIT: 'Weight charges',
} as const;

/** The first day of the month after a month, YYYY-MM-DD. */
const firstOfNext = (month: string): string => `${nextMonth(month)}-01`;

/** The month before a day, YYYY-MM. */
export const monthBefore = (day: string): string => addDays(`${day.slice(0, 7)}-01`, -1).slice(0, 7);

/** Sums the wallet's payments of a month by kind; refunds are taken from freight. */
async function loadCharged(db: Db, brand_id: string, month: string): Promise<ChargedKind[]> {
  const { rows } = await sql<ChargedKind>`
    select kind, sum(amount_paise)::bigint as paise, count(distinct cause_id)::int as causes
    from ledger_entries
    where brand_id = ${brand_id} and kind in ('FREIGHT_DEBIT', 'RTO_DEBIT', 'WEIGHT_DEBIT', 'REFUND')
      and at >= ${startOfDay(`${month}-01`)} and at < ${startOfDay(firstOfNext(month))}
    group by kind`.execute(db);
  return rows;
}

/**
 * Issues Khep's invoice of a month once, if the wallet paid charges in it. Charges include GST, which is split from each
 * head. Returns false if there is nothing to invoice, or it was issued before.
 */
export async function issueFreightInvoice(
  db: Db,
  services: Pick<Services, 'payments'>,
  brand_id: string,
  month: string,
): Promise<boolean> {
  const charged = await loadCharged(db, brand_id, month);
  const paise = (kind: ChargedKind['kind']) => charged.find((one) => one.kind === kind)?.paise ?? 0;
  const amounts = [
    ['FREIGHT_DEBIT', paise('FREIGHT_DEBIT') - paise('REFUND')],
    ['RTO_DEBIT', paise('RTO_DEBIT')],
    ['WEIGHT_DEBIT', paise('WEIGHT_DEBIT')],
  ] as const;
  const total = amounts.reduce((sum, [, amount]) => sum + amount, 0);
  if (total <= 0) return false;
  const recipient = await loadSettings(db, services, brand_id);
  // IGST Act s. 12(8): transport of goods by courier, to a registered person: where that person is registered.
  const place = gstinState(recipient.gst_no) ?? findState(recipient.state);
  const kind = supplyType(freightSellerState, place?.name ?? '') ?? 'inter-state';
  const shipments = charged.find((one) => one.kind === 'FREIGHT_DEBIT')?.causes ?? 0;
  const lines = amounts.flatMap(([head, amount]): InvoiceLine[] => {
    if (amount === 0) return [];
    const { taxable, cgst, sgst, igst } = splitInclusive(amount, freightGstRate, kind);
    const count = charged.find((one) => one.kind === head)?.causes ?? 1;
    return [
      {
        description: `${heads[head]}, ${formatMonth(month)}`,
        hsn_code: courierServicesCode,
        quantity: count,
        unit: 'parcels',
        rate: freightGstRate,
        taxable,
        cgst,
        sgst,
        igst,
      },
    ];
  });
  const taxed = lines.reduce((sum, { taxable, cgst, sgst, igst }) => sum + taxable + cgst + sgst + igst, 0);
  const issued_on = firstOfNext(month);
  return db.transaction().execute(async (tx) => {
    const isIssued = await tx
      .selectFrom('freight_invoices')
      .select('invoice_id')
      .where('brand_id', '=', brand_id)
      .where('month', '=', month)
      .executeTakeFirst();
    if (isIssued) return false;
    const year = financialYear(issued_on);
    const sequence = await reserveNumbers(tx, brand_id, `khep-freight/${year}`);
    // Numbers are unique among all brands: each has a series of its own.
    const series = createHash('sha256').update(brand_id).digest('hex').slice(0, 6).toUpperCase();
    const invoice_number = `K${series}/${year}/${sequence}`;
    const model: InvoiceModel = {
      number: invoice_number,
      date: formatDate(issued_on),
      order_id: '',
      supplier: freightSeller,
      recipient: {
        name: recipient.billing_name,
        address: recipient.address,
        city: recipient.city,
        state: recipient.state,
        pincode: recipient.pincode,
        ...(recipient.gst_no === '' ? {} : { gstin: recipient.gst_no }),
      },
      place_of_supply: place
        ? formatPlaceOfSupply({ state: place.name, gst_code: place.gst_code })
        : recipient.state,
      lines,
      round_off: total - taxed,
      total,
      paid_by: 'wallet',
      policy_terms: 'Paid in advance from the wallet. This is a computer-generated invoice.',
    };
    const saved = await tx
      .insertInto('freight_invoices')
      .values({
        brand_id,
        invoice_id: newId('fin'),
        invoice_number,
        month,
        issued_on,
        shipments,
        taxable_paise: lines.reduce((sum, { taxable }) => sum + taxable, 0),
        gst_paise: lines.reduce((sum, { cgst, sgst, igst }) => sum + cgst + sgst + igst, 0),
        total_paise: total,
        model: json(model),
        created_at: startOfDay(issued_on),
      })
      .onConflict((conflict) => conflict.columns(['brand_id', 'month']).doNothing())
      .returning('invoice_id')
      .executeTakeFirst();
    return saved !== undefined;
  });
}

const serialize = (row: Omit<FreightInvoiceRecord, 'model'>): FreightInvoice => ({
  id: row.invoice_id,
  number: row.invoice_number,
  month: row.month,
  issued_on: row.issued_on,
  shipments: row.shipments,
  taxable: paiseToRupees(row.taxable_paise),
  gst: paiseToRupees(row.gst_paise),
  total: paiseToRupees(row.total_paise),
});

/** Lists Khep's invoices to a brand, newest first. */
export async function listFreightInvoices(db: Db, brand_id: string): Promise<FreightInvoice[]> {
  const rows = await db
    .selectFrom('freight_invoices')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .orderBy('month', 'desc')
    .execute();
  return rows.map((row) => serialize(row));
}

/** @throws ApiError 404 */
export async function requireFreightInvoice(
  db: Db,
  brand_id: string,
  id: string,
): Promise<FreightInvoiceRecord> {
  const row = await db
    .selectFrom('freight_invoices')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('invoice_id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('invoice');
  return row;
}

/** Issues the invoice of the month that has ended, for every brand with a wallet. */
export async function issueDueInvoices(
  db: Db,
  services: Pick<Services, 'payments' | 'clock'>,
  brand_ids: readonly string[],
): Promise<void> {
  const month = monthBefore(istDay(services.clock.now()));
  for (const brand_id of brand_ids) await issueFreightInvoice(db, services, brand_id, month);
}
