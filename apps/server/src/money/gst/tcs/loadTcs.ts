import type { GstFilter, TcsChannel, TcsMonth, TcsOperator } from '@khep/api';
import {
  amountsIn,
  channelOfOperator,
  compareTcs,
  operatorKey,
  sumTcsCredits,
  tcsRatesIn,
} from '@khep/domain/gst';
import type { ChannelSales, TcsCredit } from '@khep/domain/gst';
import { paiseToRupees, sumPaise } from '@khep/domain/money';
import type { Paise } from '@khep/domain/money';
import { sql } from 'kysely';
import { notFound } from '../../../base/errors.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { eachTaxDocument } from '../documents.ts';
import { findReturn } from '../loadGstMonth.ts';
import type { GstMonthKey } from '../monthKey.ts';
import { chosenChannels } from './importTcs.ts';

const perRead = 500;

/** Taxed sales of a month by channel: invoices, and credit notes. Supplies without tax have no TCS. */
async function loadSales(db: Db, key: GstMonthKey): Promise<Map<string, ChannelSales>> {
  const sales = new Map<string, ChannelSales>();
  let waiting: { order_id: string; taxable: number; isNote: boolean }[] = [];
  const flush = async () => {
    if (waiting.length === 0) return;
    const orders = await db
      .selectFrom('orders')
      .select(['order_id', 'channel_id'])
      .where('brand_id', '=', key.brand_id)
      .where('order_id', 'in', [...new Set(waiting.map(({ order_id }) => order_id))])
      .execute();
    const channels = new Map(orders.map((one) => [one.order_id, one.channel_id]));
    for (const { order_id, taxable, isNote } of waiting) {
      const channel = channels.get(order_id);
      if (channel === undefined) continue;
      const sum = sales.get(channel) ?? { gross: 0, returned: 0 };
      if (isNote) sum.returned -= taxable;
      else sum.gross += taxable;
      sales.set(channel, sum);
    }
    waiting = [];
  };
  for await (const document of eachTaxDocument(db, key)) {
    if (document.order_id === '') continue;
    const taxed = amountsIn(document, 'osup_det') ?? amountsIn(document, 'osup_zero');
    if (!taxed) continue;
    const { order_id, credits } = document;
    waiting.push({ order_id, taxable: taxed.taxable, isNote: credits !== undefined });
    if (waiting.length >= perRead) await flush();
  }
  await flush();
  return sales;
}

/** Names of all marketplaces of a registration, by PAN: the newest one that isn't empty. */
async function loadOperators(db: Db, { brand_id, gstin }: GstMonthKey): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('tcs_credits')
    .select(['operator_gstin', 'operator_name'])
    .where('brand_id', '=', brand_id)
    .where('gstin', '=', gstin)
    .orderBy('month')
    .execute();
  const names = new Map<string, string>();
  for (const { operator_gstin, operator_name } of rows) {
    const pan = operatorKey(operator_gstin);
    names.set(pan, operator_name || (names.get(pan) ?? ''));
  }
  return names;
}

async function loadCredits(db: Db, { brand_id, gstin, month }: GstMonthKey): Promise<TcsCredit[]> {
  const rows = await db
    .selectFrom('tcs_credits')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('gstin', '=', gstin)
    .where('month', '=', month)
    .orderBy('operator_gstin')
    .execute();
  return rows.map((row) => ({
    operator_gstin: row.operator_gstin,
    operator_name: row.operator_name,
    month: row.month,
    gross: row.gross_paise,
    returned: row.returned_paise,
    net: row.net_paise,
    igst: row.igst_paise,
    cgst: row.cgst_paise,
    sgst: row.sgst_paise,
  }));
}

/** Sums the GSTINs of one marketplace. */
const sumOf = (credits: readonly TcsCredit[]): TcsCredit | undefined =>
  sumTcsCredits(credits.map((one) => ({ ...one, operator_gstin: credits[0]!.operator_gstin })))[0];

/** Loads the TCS credits of a month, each marketplace beside the sales through its channel. */
export async function loadTcs(db: Db, brand_id: string, filter: GstFilter, now: Date): Promise<TcsMonth> {
  const key = await findReturn(db, brand_id, filter, now);
  const operators = await loadOperators(db, key);
  const rates = tcsRatesIn(key.month).map(({ igst }) => igst);
  // Most brands sell in their own shops only.
  if (operators.size === 0)
    return { operators: [], channels: [], total: { igst: 0, cgst: 0, sgst: 0 }, rates };
  const [credits, chosen, sales] = await Promise.all([
    loadCredits(db, key),
    chosenChannels(db, brand_id),
    loadSales(db, key),
  ]);
  const channels = [...new Set([...sales.keys(), ...chosen.values()])].filter(Boolean).toSorted();
  const rows = [...operators].map(([pan, name]): TcsOperator => {
    const own = credits.filter(({ operator_gstin }) => operatorKey(operator_gstin) === pan);
    const credit = sumOf(own);
    const channel = chosen.get(pan) ?? channelOfOperator(name, channels) ?? '';
    const sold = channel === '' ? undefined : (sales.get(channel) ?? { gross: 0, returned: 0 });
    return {
      pan,
      gstins: own.map(({ operator_gstin }) => operator_gstin),
      name,
      channel: channel || null,
      is_chosen: chosen.has(pan),
      credit: credit
        ? {
            gross: paiseToRupees(credit.gross),
            returned: paiseToRupees(credit.returned),
            net: paiseToRupees(credit.net),
            igst: paiseToRupees(credit.igst),
            cgst: paiseToRupees(credit.cgst),
            sgst: paiseToRupees(credit.sgst),
          }
        : null,
      sales: sold ? { gross: paiseToRupees(sold.gross), returned: paiseToRupees(sold.returned) } : null,
      differences: (credit ? compareTcs(credit, sold, key.month) : []).map(({ code, paise }) => ({
        code,
        amount: paiseToRupees(paise),
      })),
    };
  });
  const total = (of: (credit: TcsCredit) => Paise) => paiseToRupees(sumPaise(credits.map(of)));
  return {
    // A marketplace without a credit is told while there are sales through it.
    operators: rows.filter(({ credit, sales: sold }) => credit !== null || (sold?.gross ?? 0) !== 0),
    channels,
    total: {
      igst: total(({ igst }) => igst),
      cgst: total(({ cgst }) => cgst),
      sgst: total(({ sgst }) => sgst),
    },
    rates,
  };
}

/** Chooses the channel of a marketplace, for all its GSTINs and months. @throws ApiError 404 for an unknown one */
export async function saveTcsChannel(tx: Tx, brand_id: string, { pan, channel }: TcsChannel): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('tcs_credits')
    .set({ channel })
    .where('brand_id', '=', brand_id)
    .where(sql`substr(operator_gstin, 3, 10)`, '=', pan)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound('Marketplace');
}
