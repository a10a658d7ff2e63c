import { lowerBoundBoxes } from '../bounds/lowerBound.ts';
import { packSequentially } from '../search/construct.ts';
import type { Start } from '../search/construct.ts';
import { describeOwnCarton, describePacking } from './describePacking.ts';
import { explainTooMany, explainUnpackable } from './explainUnpackable.ts';
import { totalCost } from '../model/freight.ts';
import { RuinAndRecreate } from '../search/ruinAndRecreate.ts';
import { Packer } from '../search/packer.ts';
import { MAX_PIECES, hasSize, isPlaceable, toPiece, toRoom, wholePieces } from '../model/pieces.ts';
import type { Room } from '../model/pieces.ts';
import { count } from '../placement/greedyFiller.ts';
import type { FilledBox } from '../placement/greedyFiller.ts';
import { EjectionSearch } from '../search/ejectionSearch.ts';
import { MAX_SPLIT, splitExactly } from '../search/split.ts';
import type { BoxSize, PackItem, PackOptions, Packing } from '../model/types.ts';

/** Positions and pairs to examine in an exact split. */
const SPLIT_WORK = 400_000;
/** Default effort in millions of positions; less if no box can be saved. */
const EFFORT = 0.3;
const EFFORT_ON_SIZES = 0.1;
/** Blocks and spaces to examine when filling with blocks, over all sizes. */
const BLOCK_WORK = 200_000;
/** Positions to examine before the first result, and then the block result, is finished in a hurry. */
const FIRST_WORK = 3e6;
const BLOCKS_WORK = 4e6;
/** Above this number of kinds, pairwise comparison (quadratic) is skipped. */
const MAX_COMPARED = 2000;
/** Pieces per kind above which blocks are tried, and are tried first. */
const TRY_BLOCKS_AT = 1.5;
const BLOCKS_FIRST_AT = 3;

/** Returns the cheapest packing found: a quick first result, improved within effort and time. */
function pack(packer: Packer, counts: Int32Array): FilledBox[] {
  const pieces = counts.reduce((sum, n) => sum + n, 0);
  if (pieces === 0) return [];
  packer.hurryAt = FIRST_WORK;
  const one = packer.cheapest(counts, Infinity);
  if (one && packer.total([one]) <= 2 * packer.minPrice()) return [one];
  if (pieces <= MAX_SPLIT) {
    const split = splitExactly(packer, counts, Infinity, SPLIT_WORK);
    if (split) return split;
  }
  const first = firstPacking(packer, counts, pieces);
  const known = one ? better(packer, [one], first, pieces) : first;
  packer.hurryAt = Infinity;
  const kinds = counts.reduce((sum, n) => sum + (n > 0 ? 1 : 0), 0);
  if (kinds > MAX_COMPARED || packer.isLate()) return known;
  const least = lowerBoundBoxes(packer, counts);
  const isLeast = packer.options.objective === 'boxes' && known.length <= least;
  const effort = searchEffort(packer, isLeast);
  if ((isLeast && packer.rooms.length === 1) || effort === 0) return known;
  if (packer.rooms.length === 1 && pieces < BLOCKS_FIRST_AT * kinds) {
    // With the same number of boxes of one size, only weight slabs can get cheaper.
    const isCounted = packer.options.objective === 'boxes';
    const work = isCounted ? effort : Math.min(effort / 2, 1e6 * EFFORT);
    const saved = new EjectionSearch(packer, packer.rooms[0]!, pieces).save(known, least, work);
    const few = better(packer, known, saved, pieces);
    return isCounted ? few : better(packer, few, new RuinAndRecreate(packer).improve(few, work), pieces);
  }
  packer.hurryAt = packer.fit.work + BLOCKS_WORK;
  // Blocks are worthwhile for many pieces of a kind.
  const inBlocks =
    !isLeast && pieces >= TRY_BLOCKS_AT * kinds
      ? packSequentially(packer, counts, [], (_, load) => load.volume, BLOCK_WORK / packer.rooms.length)
      : [];
  packer.hurryAt = Infinity;
  const best = better(packer, first, inBlocks, pieces);
  return better(packer, known, new RuinAndRecreate(packer).improve(best, effort), pieces);
}

/** Returns the positions to examine: the requested effort, or less if only smaller boxes could be found. */
function searchEffort({ options, isTimed }: Packer, isLeast: boolean): number {
  const usual = isLeast ? EFFORT_ON_SIZES : EFFORT;
  return 1e6 * (options.effort ?? (isTimed ? Infinity : usual));
}

/** Returns the best of several sequential packings. */
function firstPacking(packer: Packer, counts: Int32Array, pieces: number): FilledBox[] {
  let best: FilledBox[] = [];
  const starts: Start[] = (['low', 'deep', 'wide', 'snug'] as const).map((score) => ({
    order: packer.fit.orders[0]!,
    score,
  }));
  const likings: ((room: Room, load: FilledBox) => number)[] = [(_, load) => load.volume];
  if (packer.rooms.length > 1) {
    likings.push(
      (room, load) => load.volume / totalCost(room, load.weight, packer.options),
      (room, load) => load.volume / room.outer,
    );
  }
  for (const liking of likings) {
    best = better(packer, best, packSequentially(packer, counts, starts, liking), pieces);
    if (packer.isLate()) break;
  }
  return best;
}

/** Returns the cheaper of two packings; an incomplete one never wins. */
function better(packer: Packer, a: FilledBox[], b: FilledBox[], pieces: number): FilledBox[] {
  const isWhole = (loads: FilledBox[]) => loads.reduce((sum, load) => sum + load.pieces, 0) === pieces;
  if (!isWhole(b)) return a;
  return isWhole(a) && packer.total(a) <= packer.total(b) ? a : b;
}

export interface PackingRequest {
  items: readonly PackItem[];
  boxes: readonly BoxSize[];
  options?: PackOptions;
}

/**
 * Packs items into boxes: which boxes, and the position and orientation of each piece. Deterministic unless
 * the clock cuts it short. Never throws or loses pieces: unpackable items have a reason and, if too large,
 * the closest box.
 */
export function packItems({ items, boxes, options = {} }: PackingRequest): Packing {
  const rooms = boxes
    .map((box) => toRoom(box, options))
    .filter((room) => room.volume > 0 && room.capacity > 0);
  const asked = items.map((item) => ({ item, left: wholePieces(item) })).filter(({ left }) => left > 0);
  let free = MAX_PIECES;
  const counted = asked.filter(({ left }) => left <= free && (free -= left) >= 0);
  const own = counted.filter(({ item }) => item.ships_in_own_box && hasSize(item));
  const boxed = counted.filter(({ item }) => !item.ships_in_own_box && isPlaceable(item));
  const pieces = boxed.map(({ item }) => toPiece(item));
  const packer = new Packer(pieces, rooms, options);
  const counts = Int32Array.from(pieces, (piece, kind) =>
    rooms.some((room) => packer.goods.fits(kind, room)) ? piece.count : 0,
  );
  const loads = pack(packer, counts);
  const placed = new Int32Array(pieces.length);
  for (const load of loads) count(load, placed, 1);
  const packed_boxes = [
    ...loads.map((load) => describePacking(load, packer.goods, options)),
    ...own.flatMap(({ item, left }) => Array.from({ length: left }, () => describeOwnCarton(item, options))),
  ];
  boxed.forEach((one, kind) => (one.left -= placed[kind]!));
  for (const one of own) one.left = 0;
  const unpackable_items = asked
    .filter(({ left }) => left > 0)
    .map((one) => {
      const item = { ...one.item, quantity: one.left };
      return counted.includes(one) ? explainUnpackable(item, boxes, options) : explainTooMany(item);
    });
  return { packed_boxes, unpackable_items };
}

/** Compares two lists of numbers lexicographically. */
export function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = a[i]! - b[i]!;
    if (difference !== 0) return difference;
  }
  return 0;
}
