import { formatPercent, formatRupees, percentOf, rupeesToPaise, sumPaise } from '../money/index.ts';
import type { Paise } from '../money/index.ts';
import { formatDate } from '../tracking/days.ts';
import { courierGstRate, describeCard, isValidOn, zoneRate } from './rateCard.ts';
import type { RateCard, ZoneRate } from './rateCard.ts';
import { chargedWeight, isImplausible } from './weight.ts';
import type { ChargedWeight, Parcel } from './weight.ts';

export const movements = ['forward', 'rto', 'dto'] as const;
/** forward: to the buyer · rto: undelivered, to the buyer and back · dto: return by the buyer */
export type Movement = (typeof movements)[number];

export interface Collectible {
  zone: string;
  /** COD amount in paise; 0 for prepaid. @default 0 */
  collect?: Paise;
  /** @default 'forward' */
  movement?: Movement;
  /** Quality check at the door, for a DTO. @default false */
  with_qc?: boolean;
  /** Current rupees per litre; defaults to the contract's value. Without either, no diesel clause applies. */
  diesel_price?: number | null | undefined;
  /** Pickup date, YYYY-MM-DD; checked against the contract's validity if given. */
  on?: string | undefined;
}

export const chargeKinds = ['freight', 'rto', 'dto', 'qc', 'fsc', 'cod', 'dph'] as const;
export type ChargeKind = (typeof chargeKinds)[number];

export interface ChargeLine {
  kind: ChargeKind;
  label: string;
  amount: Paise;
  /** The calculation with its numbers: "₹45.40 + 3 × ₹44.80". */
  formula: string;
}

export interface Charges {
  rated: true;
  zone: string;
  weight: ChargedWeight;
  /** Why this weight is charged. */
  weight_words: string;
  lines: ChargeLine[];
  sub_total: Paise;
  gst: Paise;
  gst_formula: string;
  total: Paise;
  contract_id: string | null;
  /** The rate card and its validity. */
  card_words: string;
}

export interface Unrated {
  rated: false;
  reason: string;
}

/**
 * Computes the courier charges of a parcel, each line with its formula; zero lines are omitted, except
 * freight. Never throws: an unrated parcel has a reason.
 */
export function rateShipment(card: RateCard, parcel: Parcel, order: Collectible): Charges | Unrated {
  const movement = order.movement ?? 'forward';
  if (order.on !== undefined && !isValidOn(card, order.on)) {
    return {
      rated: false,
      reason: `${describeCard(card)} isn't valid on ${formatDate(order.on)}. Add a contract for that date.`,
    };
  }
  if (!(parcel.weight_g > 0) && !(parcel.length_cm * parcel.width_cm * parcel.height_cm > 0)) {
    return { rated: false, reason: 'Enter the weight of the parcel.' };
  }
  if (isImplausible(parcel.weight_g, parcel.length_cm * parcel.width_cm * parcel.height_cm))
    return { rated: false, reason: 'Check the weight and dimensions.' };
  if (!Number.isFinite(order.collect ?? 0)) return { rated: false, reason: 'Enter the COD amount again.' };
  const forward = zoneRate(card.forward_contract_data, order.zone);
  const back = zoneRate(movement === 'rto' ? card.rto_contract_data : card.dto_contract_data, order.zone);
  if (movement !== 'dto' && forward === undefined)
    return { rated: false, reason: noRate('forward', order.zone, card) };
  if (movement !== 'forward' && back === undefined)
    return { rated: false, reason: noRate(movement.toUpperCase(), order.zone, card) };

  const weight = chargedWeight(parcel, card.brand_details);
  const lines: ChargeLine[] = [];
  if (movement !== 'dto' && forward !== undefined)
    lines.push(slabLine('freight', 'Freight', forward, weight));
  if (movement !== 'forward' && back !== undefined)
    lines.push(...returnLines(movement, back, weight, card, order));
  // Each surcharge applies to the lines before it, so the order matters.
  lines.push(...fuelLine(card, lines), ...codLine(card, order, movement), ...dieselLine(card, lines, order));

  const sub_total = sumPaise(lines.map((line) => line.amount));
  const gst = percentOf(sub_total, courierGstRate);
  return {
    rated: true,
    zone: order.zone,
    weight,
    weight_words: describeWeight(weight),
    lines,
    sub_total,
    gst,
    gst_formula: `${formatPercent(courierGstRate)} of ${formatRupees(sub_total)}`,
    total: sub_total + gst,
    contract_id: card.contract_id ?? null,
    card_words: describeCard(card),
  };
}

const noRate = (what: string, zone: string, card: RateCard): string =>
  `${describeCard(card)} has no ${what} rate for zone ${zone}. Add it to the contract.`;

function slabLine(kind: ChargeKind, label: string, rate: ZoneRate, weight: ChargedWeight): ChargeLine {
  const base = rupeesToPaise(rate.base);
  const additional = rupeesToPaise(rate.additional);
  const further = weight.slabs - 1;
  return {
    kind,
    label,
    amount: base + further * additional,
    formula:
      further === 0
        ? `${formatRupees(base)} for the first ${grams(weight.slab_g)}`
        : `${formatRupees(base)} for the first ${grams(weight.slab_g)} + ${further} × ${formatRupees(additional)}`,
  };
}

function returnLines(
  movement: 'rto' | 'dto',
  rate: ZoneRate,
  weight: ChargedWeight,
  card: RateCard,
  order: Collectible,
): ChargeLine[] {
  const line = slabLine(movement, movement === 'rto' ? 'RTO freight' : 'Return freight', rate, weight);
  const info = card.additional_info;
  const extra = rupeesToPaise(
    (movement === 'rto' ? info?.rto_additional_charges : info?.dto_additional_charges) ?? 0,
  );
  if (extra > 0) {
    line.amount += extra;
    line.formula += ` + ${formatRupees(extra)} fixed`;
  }
  const qc = movement === 'dto' && order.with_qc === true ? rupeesToPaise(info?.qc_charges ?? 0) : 0;
  return qc > 0
    ? [line, { kind: 'qc', label: 'Quality check', amount: qc, formula: 'Fixed charge' }]
    : [line];
}

const sumOfKinds = (lines: readonly ChargeLine[], ...kinds: ChargeKind[]): Paise =>
  sumPaise(lines.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));

function fuelLine(card: RateCard, lines: readonly ChargeLine[]): ChargeLine[] {
  const rate = card.vas_contract_data?.FSC?.parameters.rate ?? 0;
  const base = sumOfKinds(lines, 'freight', 'rto', 'dto', 'qc');
  const amount = percentOf(base, rate);
  return amount > 0
    ? [
        {
          kind: 'fsc',
          label: 'Fuel surcharge',
          amount,
          formula: `${formatPercent(rate)} of ${formatRupees(base)}`,
        },
      ]
    : [];
}

function codLine(card: RateCard, order: Collectible, movement: Movement): ChargeLine[] {
  const cod = card.vas_contract_data?.COD?.parameters;
  const collect = order.collect ?? 0;
  if (cod === undefined || movement !== 'forward' || collect <= 0) return [];
  const fixed = rupeesToPaise(cod.fixed);
  const share = percentOf(collect, cod.percentage);
  const amount = Math.max(fixed, share);
  if (amount <= 0) return [];
  return [
    {
      kind: 'cod',
      label: 'COD charge',
      amount,
      formula: `The greater of ${formatRupees(fixed)} and ${formatPercent(cod.percentage)} of ${formatRupees(collect)} (${formatRupees(share)})`,
    },
  ];
}

function dieselLine(card: RateCard, lines: readonly ChargeLine[], order: Collectible): ChargeLine[] {
  const clause = card.vas_contract_data?.DPH_PEG_PRICE?.parameters;
  const now = order.diesel_price ?? clause?.diesel_price ?? 0;
  if (clause === undefined || now <= clause.avg_diesel_price || clause.avg_diesel_price <= 0) return [];
  const freight = sumOfKinds(lines, 'freight');
  const perPercent = clause.mode === 'percent-per-percent';
  const rise = perPercent
    ? ((now - clause.avg_diesel_price) / clause.avg_diesel_price) * 100
    : now - clause.avg_diesel_price;
  const percent = Number((rise * clause.base_freight_incr).toFixed(9));
  const amount = percentOf(freight, percent);
  if (amount <= 0) return [];
  const shown = Number(rise.toFixed(3));
  const unit = perPercent ? ` % above ₹${clause.avg_diesel_price}` : ` ₹ above ₹${clause.avg_diesel_price}`;
  return [
    {
      kind: 'dph',
      label: 'Diesel price hike',
      amount,
      formula: `${shown}${unit} × ${formatPercent(clause.base_freight_incr)} = ${formatPercent(percent, { decimals: 3 })} of ${formatRupees(freight)}`,
    },
  ];
}

const grams = (g: number): string => (g >= 1000 ? `${g / 1000} kg` : `${g} g`);

function describeWeight(weight: ChargedWeight): string {
  const { charged_by, charged_g, dead_g, volumetric_g, slab_g, slabs } = weight;
  const why =
    charged_by === 'dead'
      ? `Dead weight ${grams(dead_g)} is charged (volumetric ${grams(volumetric_g)})`
      : charged_by === 'volumetric'
        ? `Volumetric weight ${grams(volumetric_g)} is charged; it exceeds the dead weight ${grams(dead_g)}`
        : `The contract's minimum ${grams(charged_g)} is charged`;
  return `${why}: ${slabs} ${slabs === 1 ? 'slab' : 'slabs'} of ${grams(slab_g)}`;
}
