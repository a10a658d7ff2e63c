import { defaultConversionFactor } from '../../measures/defaultConversionFactor.ts';
import { movements } from '../charges.ts';
import { rateShipment } from '../rateShipment.ts';
import { runSteps } from '../steps.ts';
import type { Steps } from '../steps.ts';
import type { Paise } from '../../money/index.ts';
import type { ChargeKind, Movement } from '../charges.ts';
import type { RateCard, ZoneRate } from '../rateCard.ts';
import type { Parcel } from '../weight.ts';

/** One price of a card. Slab is an index of the table; `first`, `further` or a limit. */
export interface CardChange {
  group: Movement | 'terms' | 'services';
  /** Empty outside the rates. */
  zone: string;
  /** "first", "each further", "up to 2 kg", "COD at least". */
  label: string;
  unit: 'rupees' | 'percent' | 'grams' | 'text';
  before: number | string | null;
  after: number | string | null;
}

const lists = {
  forward: 'forward_contract_data',
  rto: 'rto_contract_data',
  dto: 'dto_contract_data',
} as const;

/** Lists every price and term that differs between two cards, forward first. */
export const diffRateCards = (before: RateCard, after: RateCard): CardChange[] =>
  runSteps(findChanges(before, after));

/** `diffRateCards`, a zone at a time. */
export function* findChanges(before: RateCard, after: RateCard): Steps<CardChange[]> {
  const changes: CardChange[] = [];
  const add = (change: CardChange): void => {
    if ((change.before ?? '') !== (change.after ?? '')) changes.push(change);
  };
  const limits = joinLimits(before, after);
  for (const movement of movements) {
    const [old, fresh] = [before[lists[movement]] ?? {}, after[lists[movement]] ?? {}];
    for (const zone of new Set([...Object.keys(old), ...Object.keys(fresh)])) {
      yield;
      for (const cell of zoneCells(old[zone], fresh[zone], limits))
        add({ group: movement, zone, unit: 'rupees', ...cell });
      for (const cell of slabCells(old[zone], fresh[zone]))
        add({ group: movement, zone, unit: 'grams', ...cell });
    }
  }
  for (const { group, label, unit, read } of terms)
    add({ group, zone: '', label, unit, before: read(before), after: read(after) });
  return changes;
}

type Cell = Pick<CardChange, 'label' | 'before' | 'after'>;

/** A weight limit of one of the cards, and where each card has its price. */
interface JoinedLimit {
  label: string;
  before: number;
  after: number;
}

function joinLimits(before: RateCard, after: RateCard): JoinedLimit[] {
  const [old, fresh] = [before.brand_details.slab_limits ?? [], after.brand_details.slab_limits ?? []];
  return [...new Set([...old, ...fresh])]
    .toSorted((a, b) => a - b)
    .map((limit) => ({
      label: `up to ${limit / 1000} kg`,
      before: old.indexOf(limit),
      after: fresh.indexOf(limit),
    }));
}

function zoneCells(
  old: ZoneRate | undefined,
  fresh: ZoneRate | undefined,
  limits: readonly JoinedLimit[],
): Cell[] {
  const cells: Cell[] = [];
  if (old?.slabs || fresh?.slabs)
    for (const { label, before, after } of limits)
      cells.push({ label, before: old?.slabs?.[before] ?? null, after: fresh?.slabs?.[after] ?? null });
  else cells.push({ label: 'first', before: old?.base ?? null, after: fresh?.base ?? null });
  cells.push({ label: 'further', before: old?.additional ?? null, after: fresh?.additional ?? null });
  return cells;
}

/** Slabs of a zone's own; null where it has those of its card. */
const slabCells = (old: ZoneRate | undefined, fresh: ZoneRate | undefined): Cell[] => [
  { label: 'first slab', before: old?.slab_g ?? null, after: fresh?.slab_g ?? null },
  {
    label: 'further slab',
    before: old?.additional_slab_g ?? null,
    after: fresh?.additional_slab_g ?? null,
  },
];

interface Term extends Pick<CardChange, 'group' | 'label' | 'unit'> {
  read: (card: RateCard) => number | string | null;
}

const basisWords = {
  'first-and-further': 'first and further slab',
  'by-slab': 'by slab',
  flat: 'flat',
  'share-of-forward': 'share of forward',
} as const;
const basisOf = (card: RateCard, movement: Movement): string =>
  basisWords[card.rate_basis?.[movement] ?? 'first-and-further'];

const terms: readonly Term[] = [
  {
    group: 'terms',
    label: 'Conversion factor',
    unit: 'text',
    read: (card) => card.brand_details.conversion_factor ?? defaultConversionFactor,
  },
  {
    group: 'terms',
    label: 'First slab',
    unit: 'grams',
    read: (card) => card.brand_details.slab_weight ?? 500,
  },
  {
    group: 'terms',
    label: 'Further slab',
    unit: 'grams',
    read: (card) => card.brand_details.additional_slab_weight ?? card.brand_details.slab_weight ?? 500,
  },
  {
    group: 'terms',
    label: 'Minimum weight',
    unit: 'grams',
    read: (card) => card.brand_details.minimum_weight ?? 0,
  },
  ...movements.map((movement): Term => ({
    group: 'terms',
    label: `${movement === 'forward' ? 'Forward' : movement.toUpperCase()} rates`,
    unit: 'text',
    read: (card) => basisOf(card, movement),
  })),
  ...(['rto', 'dto'] as const).map((movement): Term => ({
    group: 'terms',
    label: `${movement.toUpperCase()} share of forward`,
    unit: 'percent',
    read: (card) => card.share_of_forward?.[movement] ?? 0,
  })),
  {
    group: 'services',
    label: 'COD at least',
    unit: 'rupees',
    read: (card) => card.vas_contract_data?.COD?.parameters.fixed ?? 0,
  },
  {
    group: 'services',
    label: 'COD',
    unit: 'percent',
    read: (card) => card.vas_contract_data?.COD?.parameters.percentage ?? 0,
  },
  {
    group: 'services',
    label: 'Fuel surcharge',
    unit: 'percent',
    read: (card) => card.vas_contract_data?.FSC?.parameters.rate ?? 0,
  },
  {
    group: 'services',
    label: 'DPH peg price',
    unit: 'rupees',
    read: (card) => card.vas_contract_data?.DPH_PEG_PRICE?.parameters.avg_diesel_price ?? 0,
  },
  {
    group: 'services',
    label: 'DPH increment',
    unit: 'percent',
    read: (card) => card.vas_contract_data?.DPH_PEG_PRICE?.parameters.base_freight_incr ?? 0,
  },
  {
    group: 'services',
    label: 'Diesel price',
    unit: 'rupees',
    read: (card) => card.vas_contract_data?.DPH_PEG_PRICE?.parameters.diesel_price ?? 0,
  },
  {
    group: 'services',
    label: 'Quality check',
    unit: 'rupees',
    read: (card) => card.additional_info?.qc_charges ?? 0,
  },
  {
    group: 'services',
    label: 'RTO addition',
    unit: 'rupees',
    read: (card) => card.additional_info?.rto_additional_charges ?? 0,
  },
  {
    group: 'services',
    label: 'DTO addition',
    unit: 'rupees',
    read: (card) => card.additional_info?.dto_additional_charges ?? 0,
  },
];

/** A parcel that was picked up, as far as its price depends on it. */
export interface ShippedParcel extends Parcel {
  /** AWB. */
  id: string;
  zone: string;
  movement: Movement;
  /** COD amount in paise; 0 for prepaid. */
  collect: Paise;
}

/** A parcel under both cards, before GST. */
export interface ComparedParcel {
  parcel: ShippedParcel;
  before: Paise;
  after: Paise;
}

export interface CardComparison {
  /** Parcels that both cards price. */
  count: number;
  /** Paise before GST. */
  before: Paise;
  after: Paise;
  by_charge: { kind: ChargeKind; label: string; difference: Paise }[];
  by_zone: { zone: string; count: number; difference: Paise }[];
  parcels: ComparedParcel[];
  /** Parcels that a card can't price, with its reason. */
  unpriced: { parcel: ShippedParcel; reason: string }[];
}

/** Prices parcels under two cards, before GST. The sum of the parcels is the total. */
export function compareRateCards(
  before: RateCard,
  after: RateCard,
  parcels: readonly ShippedParcel[],
): CardComparison {
  const run = startComparison(before, after);
  for (const parcel of parcels) run.add(parcel);
  return run.result();
}

/** A comparison that takes one parcel at a time, so that a page stays responsive. */
export function startComparison(before: RateCard, after: RateCard) {
  const charges = new Map<ChargeKind, { label: string; difference: Paise }>();
  const zones = new Map<string, { count: number; difference: Paise }>();
  const compared: ComparedParcel[] = [];
  const unpriced: CardComparison['unpriced'] = [];
  return {
    add(parcel: ShippedParcel): void {
      const [old, fresh] = [before, after].map((card) => rateShipment(card, parcel, parcel));
      const failed = [old, fresh].find((one) => one?.rated === false);
      if (failed?.rated === false) unpriced.push({ parcel, reason: failed.reason });
      if (!old?.rated || !fresh?.rated) return;
      compared.push({ parcel, before: old.sub_total, after: fresh.sub_total });
      const zone = zones.get(parcel.zone) ?? { count: 0, difference: 0 };
      zones.set(parcel.zone, {
        count: zone.count + 1,
        difference: zone.difference + fresh.sub_total - old.sub_total,
      });
      for (const [lines, sign] of [
        [old.lines, -1],
        [fresh.lines, 1],
      ] as const)
        for (const { kind, label, amount } of lines)
          charges.set(kind, { label, difference: (charges.get(kind)?.difference ?? 0) + sign * amount });
    },
    result: (): CardComparison => ({
      count: compared.length,
      before: compared.reduce((sum, one) => sum + one.before, 0),
      after: compared.reduce((sum, one) => sum + one.after, 0),
      by_charge: [...charges]
        .map(([kind, one]) => ({ kind, ...one }))
        .filter(({ difference }) => difference !== 0)
        .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference)),
      by_zone: [...zones]
        .map(([zone, one]) => ({ zone, ...one }))
        .toSorted((a, b) => a.zone.localeCompare(b.zone)),
      parcels: compared,
      unpriced,
    }),
  };
}
