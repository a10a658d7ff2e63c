import type { Packer } from './packer.ts';
import type { Room } from './pieces.ts';
import { count } from './greedyFiller.ts';
import type { FilledBox, Score } from './greedyFiller.ts';

/** An order of the kinds and a score of places. */
export interface Start {
  order: ArrayLike<number>;
  score: Score;
}

/** Blocks to fill a box from. */
const BLOCKS = 4000;
/** Volume of the goods that are tried in haste, in boxes, and the fewest kinds. */
const TRIED_IN_HASTE = 2;
const LEAST_TRIED = 100;
/** Free spaces that are kept in mind in haste. */
const SPACES_IN_HASTE = 40;

type Liking = (room: Room, load: FilledBox) => number;

/**
 * Box after box, each the one that `prefer` likes best of the best fillings; the last takes the rest. In haste each
 * box is filled once, from as much as would fill it twice.
 * @param work how far each box is also filled with blocks; 0: piece by piece only
 */
export function packSequentially(
  packer: Packer,
  counts: Int32Array,
  starts: readonly Start[],
  prefer: Liking,
  work = 0,
): FilledBox[] {
  const loads: FilledBox[] = [];
  const left = Int32Array.from(counts);
  while (left.some((n) => n > 0)) {
    // One box for all has been tried before this.
    const last = loads.length > 0 ? packer.cheapest(left, Infinity) : undefined;
    if (last) {
      loads.push(last);
      return loads;
    }
    const best = packer.isHasty()
      ? hastyLoad(packer, left, prefer)
      : preferred(packer.rooms, prefer, (room) => fullest(packer, room, left, starts, work));
    if (!best) return loads;
    count(best, left, -1);
    loads.push(smaller(packer, best));
  }
  return loads;
}

function preferred(
  rooms: readonly Room[],
  prefer: Liking,
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

/** The fullest of the ways to fill one box. */
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

/** A box filled once; where the time is up, the largest that takes anything. */
function hastyLoad(packer: Packer, left: Int32Array, prefer: Liking): FilledBox | undefined {
  const { filler } = packer.fit;
  const trial = new Int32Array(left.length);
  const fill = (room: Room) => {
    trial.set(left);
    filler.open(room);
    filler.fill(someOf(packer, room, left), trial, 'low', false);
    return filler.count > 0 ? filler.load() : undefined;
  };
  filler.mostSpaces = SPACES_IN_HASTE;
  const bySize = packer.rooms.toSorted((a, b) => b.volume - a.volume);
  const load = packer.isLate() ? firstOf(bySize, fill) : preferred(packer.rooms, prefer, fill);
  filler.mostSpaces = Infinity;
  return load;
}

function firstOf(rooms: readonly Room[], fill: (room: Room) => FilledBox | undefined): FilledBox | undefined {
  for (const room of rooms) {
    const load = fill(room);
    if (load) return load;
  }
  return undefined;
}

/** Kinds from all parts of the usual order, with volume for a few boxes of this size. */
function someOf({ goods, fit }: Packer, room: Room, left: Int32Array): number[] {
  const able: number[] = [];
  let volume = 0;
  for (const kind of fit.orders[0]!) {
    if (left[kind] === 0 || !goods.fits(kind, room)) continue;
    able.push(kind);
    volume += left[kind]! * goods.volume[kind]!;
  }
  const byVolume = volume / (TRIED_IN_HASTE * room.volume);
  const step = Math.max(1, Math.floor(Math.min(byVolume, able.length / LEAST_TRIED)));
  return able.filter((_, i) => i % step === 0);
}

/** The same goods in a cheaper box, where one takes them. */
function smaller(packer: Packer, load: FilledBox): FilledBox {
  if (packer.rooms.length === 1) return load;
  const counts = new Int32Array(packer.goods.kinds);
  count(load, counts, 1);
  return packer.cheapest(counts, packer.price(load.room, load.weight)) ?? load;
}
