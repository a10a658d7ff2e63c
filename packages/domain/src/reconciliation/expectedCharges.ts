import { formatPercent, formatRupees, percentOf } from '../money/index.ts';
import type { Paise } from '../money/index.ts';
import { describeCard, rateShipment } from '../rating/index.ts';
import { freightGstRate } from '../tax/serviceGst.ts';
import type { ChargedWeight, Movement, Parcel, RateCard } from '../rating/index.ts';
import type { ChargeHead } from './billedLine.ts';

/** Our record of the shipment that a line bills. */
export interface BilledShipment extends Parcel {
  state: string;
  /** YYYY-MM-DD in India; undefined before the pickup. */
  picked_up_on: string | undefined;
  /** Zone by the contract. */
  zone: string;
  payment_mode: 'prepaid' | 'cod';
  /** Paise; 0 for prepaid. */
  collect: Paise;
  /** forward, carried back to the seller, or returned by the buyer. */
  movement: Movement;
  /** A quality check at the door was agreed. @default false */
  with_qc?: boolean | undefined;
  /** Rupees per litre on the pickup day. */
  diesel_price?: number | undefined;
}

export interface ExpectedCharges {
  heads: Partial<Record<ChargeHead, Paise>>;
  formulas: Partial<Record<ChargeHead, string>>;
  sub_total: Paise;
  gst: Paise;
  total: Paise;
  weight: ChargedWeight;
  card_id: string | null;
  card_words: string;
}

/** The ways that the courier may bill for a shipment. */
export function deservedTypes({ movement }: Pick<BilledShipment, 'movement'>): Movement[] {
  return movement === 'forward' ? ['forward'] : movement === 'rto' ? ['forward', 'rto'] : ['dto'];
}

/**
 * Prices the billed ways of a shipment again, with the contract of its pickup day.
 * @param types ways that this line may bill: others are expected on another line, and priced as 0 here
 */
export function expectedCharges(
  card: RateCard,
  shipment: BilledShipment,
  types: readonly Movement[],
): ExpectedCharges | { reason: string } {
  const { movement, zone, collect, with_qc = false, diesel_price, picked_up_on } = shipment;
  const rated = rateShipment(card, shipment, {
    zone,
    collect,
    movement,
    with_qc,
    diesel_price,
    on: picked_up_on,
  });
  if (!rated.rated) return { reason: rated.reason };
  const isBilled = (type: Movement) => types.includes(type);
  const kinds: Record<string, boolean> = {
    freight: isBilled('forward'),
    rto: isBilled('rto'),
    dto: isBilled('dto'),
    qc: isBilled('dto'),
    cod: isBilled('forward'),
    dph: isBilled('forward'),
  };
  const heads: ExpectedCharges['heads'] = {};
  const formulas: ExpectedCharges['formulas'] = {};
  for (const { kind, amount, formula } of rated.lines) {
    if (kinds[kind] !== true) continue;
    heads[kind] = amount;
    formulas[kind] = formula;
  }
  // Fuel follows the ways of this line: the other line has its own.
  const base = (heads.freight ?? 0) + (heads.rto ?? 0) + (heads.dto ?? 0) + (heads.qc ?? 0);
  const rate = card.vas_contract_data?.FSC?.parameters.rate ?? 0;
  if (rate > 0 && base > 0) {
    heads.fsc = percentOf(base, rate);
    formulas.fsc = `${formatPercent(rate)} of ${formatRupees(base)}`;
  }
  const sub_total = Object.values(heads).reduce((sum, amount) => sum + amount, 0);
  const gst = percentOf(sub_total, freightGstRate);
  return {
    heads,
    formulas,
    sub_total,
    gst,
    total: sub_total + gst,
    weight: rated.weight,
    card_id: card.contract_id ?? null,
    card_words: describeCard(card),
  };
}

/** The charges of a line that bills both ways in one column of freight: the price of both is its freight. */
export function withSharedFreight(expected: ExpectedCharges): ExpectedCharges {
  const { freight, rto, ...heads } = expected.heads;
  if (freight === undefined || rto === undefined) return expected;
  const { rto: back = '', ...formulas } = expected.formulas;
  return {
    ...expected,
    heads: { ...heads, freight: freight + rto },
    formulas: { ...formulas, freight: `${formulas.freight ?? ''}, and RTO ${back}` },
  };
}

/** Nothing is owed: an unknown AWB, a parcel that wasn't shipped. */
export const noCharges = { heads: {}, formulas: {}, sub_total: 0, gst: 0, total: 0 } as const;
