import { defaultConversionFactor, volumetricWeight, zoneWeight } from '../rating/index.ts';
import type { Parcel, RateCard } from '../rating/index.ts';

/** Divisors of volumetric weights that couriers use. */
export const courierDivisors = [3000, 3500, 4000, 4500, 4750, 5000, 6000] as const;

/** A line whose weight is known on both sides. */
export interface WeighedLine {
  parcel: Parcel;
  zone: string;
  card: RateCard;
  /** Billed weight in grams, as the file says it; undefined where only the slabs are known, by the amount. */
  charged_g?: number | undefined;
  /** Slabs billed, by the contract. */
  slabs: number;
  /** YYYY-MM-DD: of the pickup. */
  day: string;
}

export interface DivisorEvidence {
  divisor: number;
  contract: number;
  /** Boxes of different sizes that this divisor makes heavier, and those of them that were billed so. */
  boxes: number;
  fits: number;
  /** First pickup day with it; empty where the whole file has it. */
  since: string;
}

/**
 * How sure a cause must be, over all that are tried: at most one file in fifty without a cause may name one. In a thousand
 * such files of every kind that the tests make, one did; of a thousand with a cause, it was found in 919.
 */
const maxFalse = 0.02;
/** Share of the boxes that a divisor that was used explains: other faults are in the same file. */
const shareOfCause = 0.8;
/** Of the boxes that a divisor makes heavier, these must be billed so. */
const minShare = 0.7;
/** Centimetres by which a courier may have measured each side longer: another explanation of larger volumes. */
const longerSides = [1, 2, 3];
/** Shares by which a courier may have weighed everything heavier. */
const heavierShares = [1.1, 1.2, 1.3, 1.5];
/** Groups of pickup days between which a divisor may have been changed. */
const startGroups = 8;
/** Boxes from which a day may be named: a few days have few, and many groups of few. */
const minBoxesOfStart = 10;
/** Grams by which a courier's rounding may differ from the volume. */
const gramTolerance = 10;
const noParcel = { length_cm: 0, width_cm: 0, height_cm: 0 };

/** Another way to weigh a parcel: what the bill would be if it were used. */
type Weighing = (line: WeighedLine) => number;

const byDivisor =
  (divisor: number): Weighing =>
  ({ parcel }) =>
    Math.max(parcel.weight_g, volumetricWeight(parcel, divisor));

const byLongerSides =
  (more: number): Weighing =>
  ({ parcel, card }) =>
    Math.max(
      parcel.weight_g,
      volumetricWeight(
        {
          length_cm: parcel.length_cm + more,
          width_cm: parcel.width_cm + more,
          height_cm: parcel.height_cm + more,
        },
        card.brand_details.conversion_factor ?? defaultConversionFactor,
      ),
    );

const byHeavierShare =
  (share: number): Weighing =>
  ({ parcel, zone, card }) =>
    Math.ceil(zoneWeight(card, zone, parcel).charged_g * share);

/** Other explanations of larger weights. */
const otherWeighings = [...longerSides.map(byLongerSides), ...heavierShares.map(byHeavierShare)];

/** Lines of one box to one zone, with what most of them were billed. */
interface Box {
  line: WeighedLine;
  /** Slabs above those of the contract. */
  excess: number;
  own: number;
  /** Weights in its slab that the file could have billed, with its precision. */
  values: number;
}

/**
 * Finds the divisor that explains the billed weights of a file, or of its later days, better than chance, and better than longer sides or heavier
 * parcels.
 *
 * The boxes are the sample: lines of one size and weight count once, as the mean of its zones, because what the courier
 * does to a box it does to all of its lines. For each divisor, the likelihood of the billed
 * weights if `shareOfCause` of the boxes follow it is compared with that under the excess slabs as they occur in the
 * file, whatever the size of the box. The ratio must be above the number of explanations tried, divided by
 * `maxFalse`: without a cause, a ratio of at least r occurs in at most one file in r (Markov's inequality), and trying
 * several is paid for.
 */
export function findDivisor(lines: readonly WeighedLine[]): DivisorEvidence | undefined {
  const [first] = lines;
  if (!first) return undefined;
  const contract = first.card.brand_details.conversion_factor ?? defaultConversionFactor;
  const smaller = courierDivisors.filter((one) => one < contract);
  const starts = startDays(lines);
  // Half of the allowed error is for the whole file, half for all of its first days together.
  const neededOf = (since: string) =>
    Math.log((2 * smaller.length * (since === '' ? 1 : starts.length)) / maxFalse);
  const tried = ['', ...starts].flatMap((since) => {
    const boxes = toBoxes(since === '' ? lines : lines.filter(({ day }) => day >= since));
    const chance = excessChances(boxes);
    const others = otherWeighings.map((weighing) => weigh(boxes, chance, weighing).ratio);
    return smaller.flatMap((divisor) => {
      const { ratio, ...found } = weigh(boxes, chance, byDivisor(divisor));
      const isSure =
        ratio >= neededOf(since) &&
        found.fits >= found.boxes * minShare &&
        (since === '' || found.boxes >= minBoxesOfStart);
      const isBest = others.every((other) => other < ratio);
      return isSure && isBest ? [{ ratio, evidence: { divisor, contract, ...found, since } }] : [];
    });
  });
  return tried.toSorted((one, other) => other.ratio - one.ratio)[0]?.evidence;
}

/** Days on which a divisor may have been changed: they part the lines of the file into equal groups. */
function startDays(lines: readonly WeighedLine[]): string[] {
  const days = lines.map(({ day }) => day).toSorted();
  const at = (part: number) => days[Math.floor((days.length * part) / startGroups)] ?? '';
  const found = Array.from({ length: startGroups - 1 }, (_, index) => at(index + 1));
  return [...new Set(found)].filter((day) => day !== '' && day !== days[0]);
}

const sizeOf = ({ weight_g, length_cm, width_cm, height_cm }: Parcel): string =>
  [weight_g, length_cm, width_cm, height_cm].join(' ');

function toBoxes(lines: readonly WeighedLine[]): Box[] {
  const precision = weightPrecision(lines);
  const groups = Map.groupBy(lines, ({ parcel, zone }) => `${sizeOf(parcel)} ${zone}`);
  return [...groups.values()].flatMap((group) => {
    const most = mostCommon(group, ({ charged_g, slabs }) => `${slabs} ${charged_g ?? ''}`);
    if (!most || most.parcel.length_cm * most.parcel.width_cm * most.parcel.height_cm <= 0) return [];
    const weight = zoneWeight(most.card, most.zone, most.parcel);
    const isWeighed = (most.charged_g ?? 0) > 0;
    const values = isWeighed ? Math.max(1, Math.floor(weight.additional_slab_g / precision)) : 1;
    return [{ line: most, excess: most.slabs - weight.slabs, own: weight.slabs, values }];
  });
}

/** The steps in which the file has its weights: 500 g where all are slabs, 10 g or 1 g where they are measured. */
function weightPrecision(lines: readonly WeighedLine[]): number {
  const weights = lines.flatMap(({ charged_g = 0 }) => (charged_g > 0 ? charged_g : []));
  return [500, 250, 100, 50, 10].find((step) => weights.every((grams) => grams % step === 0)) ?? 1;
}

function mostCommon<T>(items: readonly T[], keyOf: (item: T) => string): T | undefined {
  const groups = [...Map.groupBy(items, keyOf).values()];
  return groups.toSorted((one, other) => other.length - one.length)[0]?.[0];
}

/** How often each excess occurs in the file, with half a box for each that does not. */
function excessChances(boxes: readonly Box[]): (excess: number) => number {
  const counts = new Map<number, number>();
  for (const { excess } of boxes) counts.set(excess, (counts.get(excess) ?? 0) + 1);
  const kinds = new Set([0, 1, 2, 3, ...counts.keys()]);
  return (excess) => ((counts.get(excess) ?? 0) + 0.5) / (boxes.length + 0.5 * kinds.size);
}

function weigh(
  boxes: readonly Box[],
  chanceOf: (excess: number) => number,
  weighing: Weighing,
): { ratio: number; boxes: number; fits: number } {
  const found = new Map<string, { logs: number[]; fits: number }>();
  for (const { line, excess, own, values } of boxes) {
    const grams = weighing(line);
    const predicted = zoneWeight(line.card, line.zone, { ...noParcel, weight_g: grams });
    if (predicted.slabs === own) continue;
    const charged = line.charged_g ?? 0;
    const isExact = charged > 0 && Math.abs(charged - grams) <= gramTolerance;
    const isFit =
      line.slabs === predicted.slabs && (charged <= 0 || isExact || charged === predicted.billed_g);
    // A weight to the gram is one of many in its slab; one that is the slab's end says no more than the slab.
    const chance = chanceOf(excess) / (isExact ? Math.max(1, values / accepted(line, values)) : 1);
    const size = sizeOf(line.parcel);
    const box = found.get(size) ?? { logs: [], fits: 0 };
    box.logs.push(Math.log(((isFit ? shareOfCause : 0) + (1 - shareOfCause) * chance) / chance));
    box.fits += isFit ? 1 : 0;
    found.set(size, box);
  }
  let [ratio, fits] = [0, 0];
  for (const box of found.values()) {
    ratio += box.logs.reduce((sum, log) => sum + log, 0) / box.logs.length;
    if (box.fits * 2 > box.logs.length) fits += 1;
  }
  return { ratio, boxes: found.size, fits };
}

/** Values in a slab that count as the weight to the gram. */
const accepted = ({ card, zone, parcel }: WeighedLine, values: number): number => {
  const step = zoneWeight(card, zone, parcel).additional_slab_g / values;
  return 1 + 2 * Math.floor(gramTolerance / step);
};
