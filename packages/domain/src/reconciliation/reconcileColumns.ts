import { roundingTolerance } from '../money/index.ts';
import { applyShare, compileRateCard, compiledFreight } from '../rating/compiledRateCard.ts';
import type { CompiledRateCard } from '../rating/compiledRateCard.ts';
import { zoneTerms } from '../rating/index.ts';
import type { RateCard } from '../rating/index.ts';
import { slabTerms } from '../rating/weight.ts';
import { invoiceCategories } from './categories.ts';
import type { InvoiceCategory } from './categories.ts';
import { isTolerated } from './reconcileLine.ts';

export const shipmentKinds = ['in_transit', 'delivered', 'rto', 'not_shipped'] as const;

/** Shipments as columns. AWBs are numbers below 2^53; paise and grams are integers. */
export interface ShipmentColumns {
  awb: Float64Array;
  /** Index among the cards. */
  card: Uint16Array;
  /** Index among the zones. */
  zone: Uint8Array;
  weight_g: Int32Array;
  volume_cm3: Int32Array;
  /** 0 for prepaid. */
  collect: Int32Array;
  /** Index among `shipmentKinds`. */
  kind: Uint8Array;
}

/** Lines of an invoice as columns, in the order of the file. */
export interface BilledColumns {
  awb: Float64Array;
  zone: Uint8Array;
  charged_g: Int32Array;
  freight: Int32Array;
  rto: Int32Array;
  cod: Int32Array;
  fsc: Int32Array;
  other: Int32Array;
  gst: Int32Array;
  total: Int32Array;
}

export interface ReconciledColumns {
  /** Index of the primary category plus one; 0 for none. */
  primary: Uint8Array;
  /** A bit for each category. */
  categories: Uint16Array;
  /** Paise; -1 where no contract prices it. */
  expected: Int32Array;
}

/** A contract, compiled for both ways. */
export interface CompiledContract {
  forward: CompiledRateCard;
  rto: CompiledRateCard;
}

/** Compiles a contract for `reconcileColumns`: cards with RTO slabs, without a diesel price. */
export function compileContract(card: RateCard, zones: readonly string[]): CompiledContract {
  const sizes = zones.map((zone) => slabTerms(zoneTerms(card, zone, 'rto')));
  const back = {
    ...compileRateCard({ ...card, forward_contract_data: card.rto_contract_data ?? {} }, { zones }),
    slab_g: Float64Array.from(sizes, ({ slab_g }) => slab_g),
    additional_g: Float64Array.from(sizes, ({ additional_slab_g }) => additional_slab_g),
  };
  return { forward: compileRateCard(card, { zones }), rto: back };
}

const bit = (category: InvoiceCategory): number => 1 << invoiceCategories.indexOf(category);
const UNKNOWN = bit('UNKNOWN_AWB');
const DUPLICATE = bit('DUPLICATE_AWB');
const NOT_SHIPPED = bit('NOT_SHIPPED');
const RTO_ON_DELIVERED = bit('RTO_ON_DELIVERED');
const COD_ON_PREPAID = bit('COD_ON_PREPAID');
const COD_ON_RTO = bit('COD_ON_RTO');
const WRONG_ZONE = bit('WRONG_ZONE');
const OVERWEIGHT = bit('OVERWEIGHT');
const WRONG_RATE = bit('WRONG_RATE');
const WRONG_FSC = bit('WRONG_FSC_DPH');
const GST_MISMATCH = bit('GST_MISMATCH');
const UNEXPECTED = bit('UNEXPECTED_CHARGE');
const UNEXPLAINED = bit('UNEXPLAINED');
const UNDERCHARGED = bit('UNDERCHARGED');

const FORWARD = 1;
const RTO = 2;
const [, delivered, returned, notShipped] = shipmentKinds.keys();

/** Positions of AWBs by open addressing: a tenth of the time of a Map. */
class AwbIndex {
  readonly #keys: Float64Array;
  readonly #at: Int32Array;
  readonly #mask: number;

  constructor(awbs: Float64Array) {
    const size = 2 ** Math.ceil(Math.log2(Math.max(16, awbs.length * 2)));
    this.#mask = size - 1;
    this.#keys = new Float64Array(size);
    this.#at = new Int32Array(size).fill(-1);
    for (let index = 0; index < awbs.length; index += 1) {
      const awb = awbs[index]!;
      let slot = this.#slot(awb);
      while (this.#at[slot]! >= 0 && this.#keys[slot] !== awb) slot = (slot + 1) & this.#mask;
      this.#keys[slot] = awb;
      this.#at[slot] = index;
    }
  }

  find(awb: number): number {
    let slot = this.#slot(awb);
    while (this.#at[slot]! >= 0) {
      if (this.#keys[slot] === awb) return this.#at[slot]!;
      slot = (slot + 1) & this.#mask;
    }
    return -1;
  }

  #slot(awb: number): number {
    // Both halves: AWBs of one courier share their first digits.
    const mixed = Math.imul((awb % 4_294_967_296) | 0, 0x9e37_79b1) ^ ((awb / 4_294_967_296) | 0);
    return (mixed ^ (mixed >>> 15)) & this.#mask;
  }
}

const slabsOf = (card: CompiledRateCard, zone: number, grams: number): number => {
  if (card.basis === 'flat') return 1;
  return 1 + Math.max(0, Math.ceil((grams - card.slab_g[zone]!) / card.additional_g[zone]!));
};

/** Rounds up to whole grams, tolerating binary rounding errors. */
const wholeGrams = (value: number): number => {
  const nearest = Math.round(value);
  return Math.abs(value - nearest) < 5e-7 ? nearest : Math.ceil(value);
};

/**
 * Same as `reconcileLine` for a whole invoice with freight, RTO, COD, fuel, other charges and GST, without building texts.
 * A million lines take about a second.
 */
export function reconcileColumns(
  billed: BilledColumns,
  shipments: ShipmentColumns,
  contracts: readonly CompiledContract[],
): ReconciledColumns {
  const count = billed.awb.length;
  const index = new AwbIndex(shipments.awb);
  const before = new Uint8Array(shipments.awb.length);
  const result: ReconciledColumns = {
    primary: new Uint8Array(count),
    categories: new Uint16Array(count),
    expected: new Int32Array(count),
  };
  for (let line = 0; line < count; line += 1) {
    const total = billed.total[line]!;
    const freight = billed.freight[line]!;
    const rto = billed.rto[line]!;
    const cod = billed.cod[line]!;
    const fsc = billed.fsc[line]!;
    const other = billed.other[line]!;
    let found = 0;
    let expected = 0;
    let isCompared = false;
    const at = index.find(billed.awb[line]!);
    const contract = at < 0 ? undefined : contracts[shipments.card[at]!];
    const tax = contracts[0]?.forward.gst;
    if (at < 0) found |= UNKNOWN;
    else if (total >= 0) {
      const kind = shipments.kind[at]!;
      const deserved = kind === returned ? FORWARD | RTO : FORWARD;
      const own = (freight !== 0 ? FORWARD : 0) | (rto !== 0 ? RTO : 0);
      const asked = own === 0 ? deserved : own;
      if ((asked & before[at]!) !== 0) found |= DUPLICATE;
      if (kind === notShipped) found |= NOT_SHIPPED;
      if (rto > 0 && kind !== returned) found |= kind === delivered ? RTO_ON_DELIVERED : UNEXPECTED;
      const collect = shipments.collect[at]!;
      if (cod > 0) {
        if (collect === 0) found |= COD_ON_PREPAID;
        if (kind === returned) found |= COD_ON_RTO;
      }
      const contracted = asked & deserved;
      const owed = kind === notShipped ? 0 : contracted & ~before[at]!;
      before[at] = before[at]! | asked;
      if (kind !== notShipped && contract) {
        const { forward } = contract;
        const zone = shipments.zone[at]!;
        const volumetric = wholeGrams((shipments.volume_cm3[at]! * 1000) / forward.conversion_factor);
        const grams = Math.max(shipments.weight_g[at]!, volumetric, forward.minimum_g);
        const wantedFreight = compiledFreight(forward, zone, grams);
        const wantedRto = kind === returned ? compiledFreight(contract.rto, zone, grams) : 0;
        if (wantedFreight < 0 || wantedRto < 0) expected = owed === 0 ? 0 : -1;
        else {
          let wantedCod = 0;
          if ((contracted & FORWARD) !== 0 && kind !== returned && collect > 0 && forward.cod) {
            const share = applyShare(forward.cod.share, collect);
            wantedCod = share > forward.cod.fixed ? share : forward.cod.fixed;
          }
          if (owed !== 0) {
            const base = ((owed & FORWARD) !== 0 ? wantedFreight : 0) + ((owed & RTO) !== 0 ? wantedRto : 0);
            const sum =
              base +
              (forward.fuel.numerator > 0 ? applyShare(forward.fuel, base) : 0) +
              ((owed & FORWARD) !== 0 ? wantedCod : 0);
            expected = sum + applyShare(forward.gst, sum);
          }
          isCompared = expected >= 0;
          const isWrongZone = billed.zone[line] !== zone;
          if (isWrongZone) found |= WRONG_ZONE;
          const slabs = slabsOf(forward, zone, grams);
          const billedSlabs = slabsOf(forward, zone, billed.charged_g[line]!);
          if (billedSlabs > slabs) found |= OVERWEIGHT;
          const isLessForLess =
            billedSlabs < slabs &&
            freight + rto <=
              ((contracted & FORWARD) !== 0 ? wantedFreight : 0) + ((contracted & RTO) !== 0 ? wantedRto : 0);
          if (
            !isWrongZone &&
            billedSlabs <= slabs &&
            !isLessForLess &&
            (((contracted & FORWARD) !== 0 && freight !== wantedFreight) ||
              ((contracted & RTO) !== 0 && rto !== wantedRto))
          )
            found |= WRONG_RATE;
          if (cod !== 0 && wantedCod !== 0 && Math.abs(cod - wantedCod) > 1) found |= WRONG_RATE;
          if (Math.abs(fsc - applyShare(forward.fuel, freight + rto)) > 1) found |= WRONG_FSC;
        }
      } else if (owed !== 0) expected = -1;
    }
    if (other > 0 && (at < 0 || total >= 0)) found |= UNEXPECTED;
    if (
      tax &&
      Math.abs(billed.gst[line]! - applyShare(tax, freight + rto + cod + fsc + other)) > roundingTolerance
    )
      found |= GST_MISMATCH;
    const less = at >= 0 && expected >= 0 ? expected - total : 0;
    if (less > roundingTolerance && (found === 0 || !isTolerated(less, expected))) found |= UNDERCHARGED;
    if (found === 0 && isCompared && total > expected + roundingTolerance) found |= UNEXPLAINED;
    result.categories[line] = found;
    // The lowest bit is the first category.
    result.primary[line] = found === 0 ? 0 : 32 - Math.clz32(found & -found);
    result.expected[line] = expected;
  }
  return result;
}
