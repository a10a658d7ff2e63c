import { BillingSettingsDraft } from '@khep/api';
import { codDueDay } from '@khep/domain/cod';
import { couriers } from '@khep/domain/couriers';
import {
  applyEntries,
  emptyWallet,
  movePosition,
  noPosition,
  planFreight,
  walletTotals,
} from '@khep/domain/ledger';
import type { LedgerEntry, LedgerPosition } from '@khep/domain/ledger';
import { scalePaise } from '@khep/domain/money';
import type { Charges } from '@khep/domain/rating';
import { isBeforePickup, isRtoChargeable } from '@khep/domain/shipments';
import type { ShipmentState } from '@khep/domain/shipments';
import { findCourierService } from '../../partners/couriers/courierServices.ts';
import { issueFreightInvoice, monthBefore } from '../../money/billing/freightInvoices.ts';
import type { Services } from '../services.ts';
import { istDay, startOfDay } from '@khep/domain/days';
import type { ShipmentRecord } from '../../orders/shipments/tables.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { demoSession } from './brand.ts';
import { bulkInsert } from './bulkInsert.ts';
import type { Random } from '../../base/seededRandom.ts';

const hour = 3_600_000;
const day = 24 * hour;
const { brand_id, user_id, name } = demoSession;
const person = { kind: 'user', id: user_id, name };

/** A posting of the past. */
interface PastPosting {
  at: Date;
  cause_type: string;
  cause_id: string;
  order_id?: string;
  reference: string;
  note?: string;
  actor: object;
  entries: (position: LedgerPosition) => readonly LedgerEntry[];
}

interface MoneyInit {
  shipments: readonly ShipmentRecord[];
  random: Random;
  now: Date;
  id: (prefix: string, at: Date) => string;
}

/** The wallet of the demo brand: holds, debits and releases of its shipments, top-ups between, and COD money. */
export async function seedMoney(tx: Tx, init: MoneyInit): Promise<void> {
  const { shipments, now } = init;
  const billed = shipments.filter(({ awb, charge_paise }) => awb !== null && charge_paise !== null);
  for (const row of billed) row.is_wallet_billed = true;
  const postings = [...billed.flatMap((row) => freightPostings(row)), ...lastMonth(init)].toSorted(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );
  const { entries, positions, balances, payments } = postAll(postings, init);
  await bulkInsert(tx, 'ledger_entries', entries);
  await bulkInsert(tx, 'ledger_positions', positions);
  await bulkInsert(tx, 'payments', payments);
  await tx
    .insertInto('wallets')
    .values({
      brand_id,
      available_paise: balances.available,
      freight_hold_paise: balances.freight_hold,
      weight_hold_paise: balances.weight_hold,
      last_seq: entries.length,
      bills_freight: true,
    })
    .execute();
  await tx
    .insertInto('billing_settings')
    .values({
      brand_id,
      settings: json(
        BillingSettingsDraft.parse({
          billing_name: 'Mitti & Loom Crafts Private Limited',
          address: 'Plot 42, Sanganer Industrial Area, Pratap Nagar',
          city: 'Jaipur',
          state: 'Rajasthan',
          pincode: '302017',
          gst_no: '08AAMCM4821L1Z2',
          email: 'accounts@mittiandloom.in',
          bills_freight: true,
          alert: { is_on: true, below: 8000, email: 'ritika@mittiandloom.in' },
          auto_recharge: { is_on: false, below: 8000, amount: 25_000 },
        }),
      ),
      updated_at: new Date(now.getTime() - 100 * day),
      updated_by: name,
    })
    .execute();
  await bulkInsert(tx, 'cod_settlements', settlements(init));
}

/** Hold at booking, debit at pickup, the difference of an RTO: the same plan as for real shipments. */
function freightPostings(row: ShipmentRecord): PastPosting[] {
  const state = row.state;
  const charge = row.charge_paise ?? 0;
  const forward = isRtoChargeable(state) ? forwardCharge(row.charges as Charges) : charge;
  const post = (at: Date, as: ShipmentState, charge_paise: number): PastPosting => ({
    at,
    cause_type: 'shipment',
    cause_id: row.shipment_id,
    order_id: row.order_id,
    reference: row.awb ?? '',
    actor: as === 'AWB_ASSIGNED' ? person : { kind: 'courier', name: 'Courier' },
    entries: (position) => planFreight(position, as, charge_paise),
  });
  const booked = post(row.created_at, 'AWB_ASSIGNED', forward);
  if (isBeforePickup(state) || state === 'CANCELLED')
    return state === 'CANCELLED' ? [booked, post(row.updated_at, 'CANCELLED', forward)] : [booked];
  const picked = post(row.picked_up_at ?? row.updated_at, 'PICKED_UP', forward);
  return isRtoChargeable(state) ? [booked, picked, post(row.updated_at, state, charge)] : [booked, picked];
}

/** Returns the cost of a returned parcel before its RTO: its other lines, with their share of GST. */
const forwardCharge = ({ lines, sub_total, total }: Charges): number =>
  scalePaise(
    lines.filter(({ kind }) => kind !== 'rto').reduce((sum, { amount }) => sum + amount, 0),
    total,
    sub_total,
  );

/** Shipments of the month before are gone; their charges are in the ledger, so that the month has an invoice. */
function lastMonth({ random, now, id }: MoneyInit): PastPosting[] {
  const month = monthBefore(istDay(now));
  return Array.from({ length: 20 }, (_, index): PastPosting[] => {
    const at = new Date(startOfDay(`${month}-01`).getTime() + index * day + 17 * hour);
    // Only days before the fortnight of orders.
    if (at.getTime() > now.getTime() - 16 * day) return [];
    const amount_paise = random.int(380_000, 940_000);
    return [
      {
        at,
        cause_type: 'shipment',
        cause_id: id('shp', at),
        reference: `PU-${2100 + index}`,
        note: `${Math.round(amount_paise / 14_000)} parcels`,
        actor: { kind: 'courier', name: 'Courier' },
        entries: () => [{ kind: 'FREIGHT_DEBIT', from: 'available', to: 'charges', amount_paise }],
      },
    ];
  }).flat();
}

const topUp = 2_500_000;
const lowest = 1_800_000;

/** Posts in sequence; the brand tops up when little is left, as people do. */
function postAll(postings: readonly PastPosting[], { id, random }: MoneyInit) {
  let balances = emptyWallet;
  const entries: object[] = [];
  const payments: object[] = [];
  const positions = new Map<
    string,
    LedgerPosition & { cause_type: string; cause_id: string; postings: number }
  >();
  const append = (posting: PastPosting) => {
    const key = `${posting.cause_type}:${posting.cause_id}`;
    const before = positions.get(key) ?? {
      ...noPosition,
      cause_type: posting.cause_type,
      cause_id: posting.cause_id,
      postings: 0,
    };
    const planned = posting.entries(before);
    const after = applyEntries(balances, planned);
    planned.forEach(({ kind, from, to, amount_paise }, line) => {
      const { balance_paise, held_paise } = walletTotals(after[line] ?? balances);
      entries.push({
        brand_id,
        entry_id: id('led', posting.at),
        seq: entries.length + 1,
        key: `${key}:${before.postings + 1}`,
        line,
        kind,
        from_account: from,
        to_account: to,
        amount_paise,
        cause_type: posting.cause_type,
        cause_id: posting.cause_id,
        order_id: posting.order_id ?? null,
        reference: posting.reference,
        note: posting.note ?? '',
        actor: posting.actor,
        balance_paise,
        held_paise,
        at: posting.at,
      });
    });
    balances = after.at(-1) ?? balances;
    positions.set(key, { ...before, ...movePosition(before, planned), postings: before.postings + 1 });
  };
  const recharge = (at: Date) => {
    const payment_id = id('top', at);
    const provider_payment_id = `pay_${String(random.int(10_000_000, 99_999_999))}Qx81Lm`;
    payments.push({
      brand_id,
      payment_id,
      provider_order_id: `order_${String(random.int(10_000_000, 99_999_999))}Hk27Rt`,
      provider_payment_id,
      amount_paise: topUp,
      currency: 'INR',
      state: 'paid',
      reason: '',
      purpose: 'top-up',
      actor: person,
      created_at: at,
      updated_at: at,
    });
    append({
      at,
      cause_type: 'payment',
      cause_id: payment_id,
      reference: provider_payment_id,
      note: 'upi',
      actor: person,
      entries: () => [{ kind: 'RECHARGE', from: 'gateway', to: 'available', amount_paise: topUp }],
    });
  };
  for (const posting of postings) {
    if (balances.available < lowest) recharge(new Date(posting.at.getTime() - 20 * 60_000));
    append(posting);
  }
  return {
    entries,
    payments,
    balances,
    positions: [...positions.values()].map((one) => ({ brand_id, ...one })),
  };
}

/** COD money that is due by now was remitted, except that of every fourth parcel. */
function settlements({ shipments, now, random }: MoneyInit): object[] {
  const today = istDay(now);
  const delivered = shipments.filter(
    ({ state, payment_mode, collectible_paise }) =>
      state === 'DELIVERED' && payment_mode === 'cod' && collectible_paise > 0,
  );
  const utrs = new Map<string, string>();
  return delivered.flatMap((row, index) => {
    const partner = findCourierService(row.courier_id)?.partner;
    if (!partner || row.ended_at === null) return [];
    const due = codDueDay(istDay(row.ended_at), couriers[partner].codCycle);
    if (due >= today || index % 4 === 3) return [];
    const payout = `${partner}|${due}`;
    const utr = utrs.get(payout) ?? `UTIB${String(random.int(100_000_000, 999_999_999))}`;
    utrs.set(payout, utr);
    return [
      { brand_id, shipment_id: row.shipment_id, utr, paid_on: due, amount_paise: row.collectible_paise },
    ];
  });
}

/** Issues the invoice of the month before, from its ledger entries. */
export async function seedInvoice(db: Db, services: Services): Promise<void> {
  await issueFreightInvoice(db, services, brand_id, monthBefore(istDay(services.clock.now())));
}
