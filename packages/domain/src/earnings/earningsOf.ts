import { istDay } from '../days/day.ts';
import { sumPaise } from '../money/index.ts';
import type { Paise } from '../money/index.ts';
import type { Charges } from '../rating/charges.ts';
import { endedStates, isReturning } from '../shipments/states.ts';
import type { ShipmentState } from '../shipments/states.ts';
import type { CreditCause } from '../tax/creditNote.ts';

/** How an order ended, for what it earned: the worst of its boxes, then what the buyer returned. */
export const earningOutcomes = ['delivered', 'refunded', 'rto', 'lost'] as const;
export type EarningOutcome = (typeof earningOutcomes)[number];
export const earningOutcomeLabels: Record<EarningOutcome, string> = {
  delivered: 'Delivered',
  refunded: 'Returned and refunded',
  rto: 'Came back (RTO)',
  lost: 'Lost or damaged',
};

/** Units of an order: goods that buyers keep, goods that are written off, boxes. */
export const earningUnitKinds = ['goods', 'written_off', 'box'] as const;
export type EarningUnitKind = (typeof earningUnitKinds)[number];

/** A line of an issued invoice. `gross` is its price with GST after the discount. */
export interface InvoicedSale {
  /** Empty for a charge such as delivery. */
  sku: string;
  quantity: number;
  gross: Paise;
  discount: Paise;
  taxable: Paise;
}

/** A credit note: its total with GST, and its lines without. */
export interface CreditedSale {
  cause: CreditCause;
  total: Paise;
  lines: readonly { sku: string; quantity: number; taxable: Paise }[];
}

/** A box with a courier. */
export interface EarningParcel {
  state: ShipmentState;
  courier: string;
  box: string | null;
  /** With GST, after discounts. */
  declared: Paise;
  /** Null where the courier has no rate card. */
  charges: Charges | null;
  ended_at: Date | null;
}

/** A return of the buyer, or an RTO: what its way back cost, and what was written off. */
export interface EarningReturn {
  charges: Charges | null;
  reason: string;
  written_off: readonly { sku: string; quantity: number }[];
}

/** Everything of an order that decides what it earned. */
export interface EarningFacts {
  ordered_at: Date;
  is_prepaid: boolean;
  /** YYYY-MM-DD of the first invoice; null without one. */
  invoiced_on: string | null;
  /** It charges GST, so that the GST of the courier is claimed back. */
  is_registered: boolean;
  sales: readonly InvoicedSale[];
  credits: readonly CreditedSale[];
  parcels: readonly EarningParcel[];
  returns: readonly EarningReturn[];
  /** Reason of the latest failed delivery; empty for none. */
  ndr_reason: string;
}

/** Units, or boxes, that an order used. */
export interface EarningUnit {
  kind: EarningUnitKind;
  /** The SKU, or the id of the box. */
  code: string;
  quantity: number;
  /** Sale before GST, of goods; negative where more was credited. */
  net: Paise;
  /** Its part of the costs that the units of an order share; 0 for what isn't goods. */
  weight: number;
}

/** Sums of an order that need no price list of the brand, in paise. Deductions are above 0. */
export interface EarningSums {
  /** List price with GST. */
  sale: Paise;
  discount: Paise;
  /** Credited because it came back undelivered or was cancelled. */
  rto: Paise;
  /** Credited because the buyer returned it. */
  refund: Paise;
  /** GST of what stays sold, with the rounding of its documents. */
  gst: Paise;
  freight_out: Paise;
  freight_back: Paise;
  cod_fee: Paise;
  /** GST on these charges that can't be claimed back. */
  freight_gst: Paise;
  /** Declared value of boxes that were lost or damaged, where no credit note covers it. */
  lost: Paise;
  /** Collected by the payment gateway, which keeps its fee of refunds too. */
  prepaid: Paise;
}

export interface OrderEarnings {
  outcome: EarningOutcome;
  /** Days in India, YYYY-MM-DD. */
  ended_on: string;
  ordered_on: string;
  invoiced_on: string;
  /** Of the first box. */
  courier: string;
  /** Why it didn't stay sold; empty for a delivered order. */
  reason: string;
  /** A box has no charges: its courier has no rate card. */
  is_unrated: boolean;
  sums: EarningSums;
  units: readonly EarningUnit[];
}

const chargesOf = (charges: readonly (Charges | null)[], of: (kind: string) => boolean): Paise =>
  sumPaise(
    charges.flatMap((one) => (one?.lines ?? []).filter(({ kind }) => of(kind)).map(({ amount }) => amount)),
  );

/**
 * Returns what an order earned before the brand's own costs; undefined until it is invoiced and all its boxes have ended.
 * Sale, credits and GST are those of its documents, so that they equal GSTR-1 to the paisa.
 */
export function earningsOf(facts: EarningFacts): OrderEarnings | undefined {
  const parcels = facts.parcels.filter(({ state }) => state !== 'CANCELLED');
  const ends = parcels.flatMap(({ ended_at }) => ended_at ?? []);
  const [first] = parcels;
  if (!first || facts.invoiced_on === null || ends.length < parcels.length) return undefined;
  if (!parcels.every(({ state }) => endedStates.includes(state))) return undefined;
  const { sales, credits, returns } = facts;
  const gross = sumPaise(sales.map((line) => line.gross));
  const discount = sumPaise(sales.map((line) => line.discount));
  const creditOf = (isReturn: boolean) =>
    sumPaise(credits.filter(({ cause }) => (cause === 'return') === isReturn).map(({ total }) => total));
  const taxable =
    sumPaise(sales.map((line) => line.taxable)) -
    sumPaise(credits.flatMap(({ lines }) => lines.map((line) => line.taxable)));
  const rto = creditOf(false);
  const refund = creditOf(true);
  const charges = [...parcels.map((one) => one.charges), ...returns.map((one) => one.charges)];
  const lostParcels = parcels.filter(({ state }) => parcelEnd(state) === 'lost');
  const last = new Date(Math.max(...ends.map((at) => at.getTime())));
  const outcome = outcomeOf(parcels, refund);
  return {
    outcome,
    ended_on: istDay(last),
    ordered_on: istDay(facts.ordered_at),
    invoiced_on: facts.invoiced_on,
    courier: first.courier,
    reason:
      outcome === 'refunded' ? (returns.at(-1)?.reason ?? '') : outcome === 'rto' ? facts.ndr_reason : '',
    is_unrated: parcels.some((one) => one.charges === null),
    sums: {
      sale: gross + discount,
      discount,
      rto,
      refund,
      gst: gross - rto - refund - taxable,
      freight_out: chargesOf(
        parcels.map((one) => one.charges),
        (kind) => kind !== 'rto' && kind !== 'cod',
      ),
      freight_back:
        chargesOf(
          parcels.map((one) => one.charges),
          (kind) => kind === 'rto',
        ) +
        chargesOf(
          returns.map((one) => one.charges),
          () => true,
        ),
      cod_fee: chargesOf(
        parcels.map((one) => one.charges),
        (kind) => kind === 'cod',
      ),
      freight_gst: facts.is_registered ? 0 : sumPaise(charges.map((one) => one?.gst ?? 0)),
      lost: Math.min(sumPaise(lostParcels.map(({ declared }) => declared)), gross - rto - refund),
      prepaid: facts.is_prepaid ? gross : 0,
    },
    units: [...goodsOf(facts), ...writtenOff(returns), ...boxesOf(parcels)],
  };
}

type ParcelEnd = Exclude<EarningOutcome, 'refunded'>;

function parcelEnd(state: ShipmentState): ParcelEnd {
  if (state === 'DELIVERED') return 'delivered';
  return isReturning(state) ? 'rto' : 'lost';
}

function outcomeOf(parcels: readonly EarningParcel[], refund: Paise): EarningOutcome {
  const ends = parcels.map(({ state }) => parcelEnd(state));
  if (ends.includes('lost')) return 'lost';
  if (ends.includes('rto')) return 'rto';
  return refund > 0 ? 'refunded' : 'delivered';
}

/** Units that the buyer keeps, by SKU, with their sale before GST. A charge such as delivery has none. */
function goodsOf({ sales, credits }: EarningFacts): EarningUnit[] {
  const credited = credits.flatMap(({ lines }) => lines);
  const bySku = Map.groupBy(
    sales.filter(({ sku }) => sku !== ''),
    ({ sku }) => sku,
  );
  const sums = [...bySku].map(([code, lines]) => {
    const back = credited.filter(({ sku }) => sku === code);
    return {
      kind: 'goods' as const,
      code,
      quantity: countUnits(lines) - countUnits(back),
      net: sumPaise(lines.map(({ taxable }) => taxable)) - sumPaise(back.map(({ taxable }) => taxable)),
      // Of what was shipped: a SKU that comes back bears the freight of its order.
      weight: sumPaise(lines.map(({ gross, discount }) => gross + discount)),
    };
  });
  const isFree = sums.every(({ weight }) => weight === 0);
  return sums.map((one) => (isFree ? { ...one, weight: 1 } : one)).sort(byCode);
}

const countUnits = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

const byCode = (one: { code: string }, other: { code: string }) => (one.code < other.code ? -1 : 1);

const counted = (kind: EarningUnitKind, all: readonly { code: string; quantity: number }[]): EarningUnit[] =>
  [...Map.groupBy(all, ({ code }) => code)]
    .map(([code, own]) => ({ kind, code, quantity: countUnits(own), net: 0, weight: 0 }))
    .sort(byCode);

const writtenOff = (returns: readonly EarningReturn[]) =>
  counted(
    'written_off',
    returns.flatMap(({ written_off }) => written_off.map(({ sku, quantity }) => ({ code: sku, quantity }))),
  );

const boxesOf = (parcels: readonly EarningParcel[]) =>
  counted(
    'box',
    parcels.flatMap(({ box }) => (box === null ? [] : { code: box, quantity: 1 })),
  );
