import { describe, expect, test } from 'vitest';
import { exampleRateCard, volumetricWeight, zoneWeight } from '../rating/index.ts';
import type { Parcel, RateCard } from '../rating/index.ts';
import { findDivisor } from './index.ts';
import type { WeighedLine } from './index.ts';
import { foreignExcess } from './foreignExcess.fixture.ts';

/** Mulberry32: one seed, one file. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const cards: RateCard[] = [
  exampleRateCard,
  {
    ...exampleRateCard,
    forward_contract_data: {
      A: { base: 28, additional: 22, slab_g: 500 },
      B: { base: 31, additional: 27, slab_g: 500 },
      C: { base: 40, additional: 36, slab_g: 500, additional_slab_g: 1000 },
      D: { base: 44, additional: 41, slab_g: 250 },
      E: { base: 60, additional: 52, slab_g: 1000 },
    },
  },
];
const zones = ['A', 'B', 'C', 'D', 'E'];

interface Draft {
  parcel: Parcel;
  zone: string;
  card: RateCard;
  box: number;
  /** Day of the month, 1 to 15. */
  date: number;
}

/** Weight that a courier bills: grams, or slabs above ours. */
type Bill = (draft: Draft) => { grams: number } | { excess: number };

/** A file of a brand: 12 to 30 boxes, 60 to 180 lines, other faults in every tenth line. */
function fileOf(seed: number, billOf: (random: () => number) => Bill): WeighedLine[] {
  const random = randomOf(seed);
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const card = cards[between(0, 1)]!;
  const boxes = Array.from({ length: between(12, 30) }, (): Parcel => ({
    length_cm: between(12, 45),
    width_cm: between(10, 35),
    height_cm: between(4, 25),
    weight_g: between(15, 300) * 10,
  }));
  const bill = billOf(random);
  // Measured to the gram, in steps of a slab, or no weight at all.
  const form = between(0, 2);
  return Array.from({ length: between(60, 180) }, () => {
    const box = between(0, boxes.length - 1);
    const parcel = boxes[box]!;
    const zone = zones[between(0, 4)]!;
    const date = between(1, 15);
    const day = `2026-11-${String(date).padStart(2, '0')}`;
    const own = zoneWeight(card, zone, parcel);
    const billed = random() < 0.1 ? { excess: between(1, 3) } : bill({ parcel, zone, card, box, date });
    const grams = 'grams' in billed ? billed.grams : own.billed_g + billed.excess * own.additional_slab_g;
    const weight = zoneWeight(card, zone, { length_cm: 0, width_cm: 0, height_cm: 0, weight_g: grams });
    const charged_g = form === 0 ? grams : form === 1 ? weight.billed_g : undefined;
    return { parcel, zone, card, charged_g, slabs: weight.slabs, day };
  });
}

const ours = ({ parcel, zone, card }: Draft) => zoneWeight(card, zone, parcel).charged_g;

/** Files without a divisor, as they come. */
const withoutCause: Record<string, (random: () => number) => Bill> = {
  'all right': () => (draft) => ({ grams: ours(draft) }),
  'a slab more here and there': (random) => () => ({ excess: random() < 0.4 ? 1 : 0 }),
  'a slab more everywhere, as after a change of the contract': () => () => ({ excess: 1 }),
  'the same excess for each box': (random) => {
    const excess = Array.from({ length: 30 }, () => Math.floor(random() * 3));
    return ({ box }) => ({ excess: excess[box] ?? 0 });
  },
  'more for what is larger': (random) => (draft) => ({
    excess: Math.floor(random() * Math.min(4, ours(draft) / 1500 + 0.5)),
  }),
  'volumes measured at random': (random) => (draft) => ({
    grams: Math.max(
      draft.parcel.weight_g,
      Math.ceil(volumetricWeight(draft.parcel) * (0.9 + random() * 0.5)),
    ),
  }),
  'sides measured longer': (random) => {
    const more = 1 + Math.floor(random() * 3);
    return ({ parcel }) => ({
      grams: Math.max(
        parcel.weight_g,
        volumetricWeight({
          length_cm: parcel.length_cm + more,
          width_cm: parcel.width_cm + more,
          height_cm: parcel.height_cm + more,
        }),
      ),
    });
  },
  'weights from another catalogue': (random) => () => ({
    excess: foreignExcess[Math.floor(random() * foreignExcess.length)]!,
  }),
  'weights of other boxes': (random) => (draft) => ({
    grams: Math.max(ours(draft), 200 + Math.floor(random() * 5000)),
  }),
  'boxes that are heavier by a fifth': () => (draft) => ({ grams: Math.ceil(ours(draft) * 1.2) }),
};

describe('the divisor of a file', () => {
  test('is named in none of 100 files without one', () => {
    const kinds = Object.entries(withoutCause);
    const named = Array.from({ length: 100 }, (_, seed) => {
      const [kind, billOf] = kinds[seed % kinds.length]!;
      const found = findDivisor(fileOf(seed + 1, billOf));
      return found ? [`${kind}, seed ${seed}: ${JSON.stringify(found)}`] : [];
    }).flat();
    expect(named).toEqual([]);
  });

  test('is found in at least 90 of 100 files that were billed with one', () => {
    const planted = [3000, 3500, 4000, 4500];
    const found = Array.from({ length: 100 }, (_, seed) => {
      const divisor = planted[seed % planted.length]!;
      const lines = fileOf(seed + 1001, () => ({ parcel }) => ({
        grams: Math.max(parcel.weight_g, volumetricWeight(parcel, divisor)),
      }));
      return [divisor, findDivisor(lines)?.divisor] as const;
    });
    // Never another one.
    expect(found.filter(([divisor, one]) => one !== undefined && one !== divisor)).toEqual([]);
    expect(found.filter(([divisor, one]) => one === divisor).length).toBeGreaterThanOrEqual(90);
  });

  test('is found with its first day, where the courier changed it', () => {
    const billOf = () => (draft: Draft) => ({
      grams: Math.max(draft.parcel.weight_g, volumetricWeight(draft.parcel, draft.date < 8 ? 5000 : 4000)),
    });
    const found = Array.from({ length: 20 }, (_, seed) => findDivisor(fileOf(seed + 5001, billOf)));
    const right = found.filter(
      (one) => one?.divisor === 4000 && one.since >= '2026-11-06' && one.since <= '2026-11-10',
    );
    expect(right.length).toBeGreaterThanOrEqual(13);
    expect(found.filter((one) => one !== undefined && one.divisor !== 4000)).toEqual([]);
  });

  test('is not named by the many lines of one box', () => {
    const parcel = { length_cm: 30, width_cm: 20, height_cm: 15, weight_g: 1200 };
    const line = { parcel, zone: 'D', card: exampleRateCard, charged_g: 2500, slabs: 5, day: '2026-11-06' };
    expect(findDivisor(Array.from({ length: 500 }, () => line))).toBeUndefined();
    expect(findDivisor([])).toBeUndefined();
  });
});
