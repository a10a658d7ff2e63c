import type { Packer } from './packer.ts';
import type { Room } from '../model/pieces.ts';
import { count } from '../placement/greedyFiller.ts';
import type { FilledBox, Score } from '../placement/greedyFiller.ts';

/** An order of the kinds and a position score. */
export interface Start {
  order: ArrayLike<number>;
  score: Score;
}

/** Blocks to choose from. */
const BLOCKS = 4000;
/** When hurried: volume of the candidate items in boxes, and the minimum number of kinds. */
const HURRIED_VOLUME = 2;
const MIN_CANDIDATES = 100;
/** Maximum free spaces when hurried. */
const MAX_HURRIED_SPACES = 40;

type Preference = (room: Room, load: FilledBox) => number;

/**
 * Packs box after box, choosing by `prefer` among the best fillings; the last box takes all remaining items.
 * When hurried, each box is filled once from twice its volume.
 * @param work effort of filling each box with blocks too; 0: piece by piece only
 */
export function packSequentially(
  packer: Packer,
  counts: Int32Array,
  starts: readonly Start[],
  prefer: Preference,
  work = 0,
): FilledBox[] {
  const loads: FilledBox[] = [];
  const left = Int32Array.from(counts);
  while (left.some((n) => n > 0)) {
    // A single box for everything was tried before.
    const last = loads.length > 0 ? packer.cheapest(left, Infinity) : undefined;
    if (last) {
      loads.push(last);
      return loads;
    }
    const best = packer.isHasty()
      ? fillHurried(packer, left, prefer)
      : preferred(packer.rooms, prefer, (room) => fullest(packer, room, left, starts, work));
    if (!best) return loads;
    count(best, left, -1);
    loads.push(cheaperBox(packer, best));
  }
  return loads;
}

function preferred(
  rooms: readonly Room[],
  prefer: Preference,
  fill: (room: Room) => FilledBox | undefined,
): FilledBox | undefined {
  let best: FilledBox | undefined;
  let most = -Infinity;
  for (const room of rooms) {
    const load = fill(room);
    const value = load ? prefer(room, load) : -Infinity;
    if (value <= most) continue;
    most = value;
    best = load;
  }
  return best;
}

/** Returns the fullest of several fillings of one box. */
function fullest(
  packer: Packer,
  room: Room,
  left: Int32Array,
  starts: readonly Start[],
  work: number,
): FilledBox | undefined {
  const { filler } = packer.fit;
  const trial = new Int32Array(left.length);
  const isLate = () => packer.isLate();
  const limits = { blocks: BLOCKS, pairs: 20 * BLOCKS, work, isLate };
  let best = work > 0 ? packer.fit.fullest(room, left, limits) : undefined;
  for (const { order, score } of starts) {
    trial.set(left);
    filler.open(room);
    filler.fill(order, trial, score, false);
    if (filler.volume > (best?.volume ?? 0)) best = filler.load();
  }
  return best;
}

/** Fills a box once; when out of time, the largest that takes anything. */
function fillHurried(packer: Packer, left: Int32Array, prefer: Preference): FilledBox | undefined {
  const { filler } = packer.fit;
  const trial = new Int32Array(left.length);
  const fill = (room: Room) => {
    trial.set(left);
    filler.open(room);
    filler.fill(sampleKinds(packer, room, left), trial, 'low', false);
    return filler.count > 0 ? filler.load() : undefined;
  };
  filler.maxSpaces = MAX_HURRIED_SPACES;
  const bySize = packer.rooms.toSorted((a, b) => b.volume - a.volume);
  const load = packer.isLate() ? firstFilled(bySize, fill) : preferred(packer.rooms, prefer, fill);
  filler.maxSpaces = Infinity;
  return load;
}

function firstFilled(
  rooms: readonly Room[],
  fill: (room: Room) => FilledBox | undefined,
): FilledBox | undefined {
  for (const room of rooms) {
    const load = fill(room);
    if (load) return load;
  }
  return undefined;
}

/** Samples kinds evenly from the default order, with volume for a few boxes of this size. */
function sampleKinds({ goods, fit }: Packer, room: Room, left: Int32Array): number[] {
  const able: number[] = [];
  let volume = 0;
  for (const kind of fit.orders[0]!) {
    if (left[kind] === 0 || !goods.fits(kind, room)) continue;
    able.push(kind);
    volume += left[kind]! * goods.volume[kind]!;
  }
  const byVolume = volume / (HURRIED_VOLUME * room.volume);
  const step = Math.max(1, Math.floor(Math.min(byVolume, able.length / MIN_CANDIDATES)));
  return able.filter((_, i) => i % step === 0);
}

/** Returns the same items in a cheaper box if one fits. */
function cheaperBox(packer: Packer, load: FilledBox): FilledBox {
  if (packer.rooms.length === 1) return load;
  const counts = new Int32Array(packer.goods.kinds);
  count(load, counts, 1);
  return packer.cheapest(counts, packer.price(load.room, load.weight)) ?? load;
}
