import { lowerBoundBoxes } from './lowerBound.ts';
import { packSequentially } from './construct.ts';
import type { Start } from './construct.ts';
import { describeOwnCarton, describePacking } from './describePacking.ts';
import { explainTooMany, explainUnpackable } from './explainUnpackable.ts';
import { totalCost } from './freight.ts';
import { RuinAndRecreate } from './ruinAndRecreate.ts';
import { Packer } from './packer.ts';
import { MOST_PIECES, hasSize, isPlaceable, toPiece, toRoom, wholePieces } from './pieces.ts';
import type { Room } from './pieces.ts';
import { count } from './greedyFiller.ts';
import type { FilledBox } from './greedyFiller.ts';
import { EjectionSearch } from './ejectionSearch.ts';
import { MOST_SPLIT, splitExactly } from './split.ts';
import type { BoxSize, PackItem, PackOptions, Packing } from './types.ts';

/** Places and pairs to look at while a few pieces are split exactly. */
const SPLIT_WORK = 400_000;
/** Millions of places to look at when neither an effort nor a time is given; fewer where no box can be saved. */
const EFFORT = 0.3;
const EFFORT_ON_SIZES = 0.1;
/** Blocks and spaces to look at while a box is filled with blocks, over all sizes that are tried. */
const BLOCK_WORK = 200_000;
/** Places to look at before the first answer, and then the one of blocks, is finished in haste. */
const FIRST_WORK = 3e6;
const BLOCKS_WORK = 4e6;
/** More kinds than this are not compared with each other, which takes the square of their number. */
const MOST_COMPARED = 2000;
/** Pieces per kind from which blocks are tried too, and from which they lead. */
const SOME_ALIKE = 1.5;
const ALIKE = 3;

/** The cheapest packing found: a quick answer, and then what effort and time allow. */
function pack(packer: Packer, counts: Int32Array): FilledBox[] {
  const pieces = counts.reduce((sum, n) => sum + n, 0);
  if (pieces === 0) return [];
  packer.hurryAt = FIRST_WORK;
  const one = packer.cheapest(counts, Infinity);
  if (one && packer.total([one]) <= 2 * packer.leastPrice()) return [one];
  if (pieces <= MOST_SPLIT) {
    const split = splitExactly(packer, counts, Infinity, SPLIT_WORK);
    if (split) return split;
  }
  const first = firstAnswer(packer, counts, pieces);
  const known = one ? better(packer, [one], first, pieces) : first;
  packer.hurryAt = Infinity;
  const kinds = counts.reduce((sum, n) => sum + (n > 0 ? 1 : 0), 0);
  if (kinds > MOST_COMPARED || packer.isLate()) return known;
  const least = lowerBoundBoxes(packer, counts);
  const isLeast = packer.options.objective === 'boxes' && known.length <= least;
  const effort = effortOf(packer, isLeast);
  if ((isLeast && packer.rooms.length === 1) || effort === 0) return known;
  if (packer.rooms.length === 1 && pieces < ALIKE * kinds) {
    // Of as many boxes of one size some are cheaper only by the slabs of their weights.
    const isCounted = packer.options.objective === 'boxes';
    const work = isCounted ? effort : Math.min(effort / 2, 1e6 * EFFORT);
    const saved = new EjectionSearch(packer, packer.rooms[0]!, pieces).save(known, least, work);
    const few = better(packer, known, saved, pieces);
    return isCounted ? few : better(packer, few, new RuinAndRecreate(packer).improve(few, work), pieces);
  }
  packer.hurryAt = packer.fit.work + BLOCKS_WORK;
  // Blocks pay where pieces are alike.
  const inBlocks =
    !isLeast && pieces >= SOME_ALIKE * kinds
      ? packSequentially(packer, counts, [], (_, load) => load.volume, BLOCK_WORK / packer.rooms.length)
      : [];
  packer.hurryAt = Infinity;
  const best = better(packer, first, inBlocks, pieces);
  return better(packer, known, new RuinAndRecreate(packer).improve(best, effort), pieces);
}

/** Places to look at: as many as the caller says, or else fewer where only smaller boxes could be found. */
function effortOf({ options, isTimed }: Packer, isLeast: boolean): number {
  const usual = isLeast ? EFFORT_ON_SIZES : EFFORT;
  return 1e6 * (options.effort ?? (isTimed ? Infinity : usual));
}

/** The best of a few ways of filling box after box. */
function firstAnswer(packer: Packer, counts: Int32Array, pieces: number): FilledBox[] {
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

/** The cheaper of two packings; one that leaves pieces out counts for nothing. */
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
 * Puts items into boxes: which boxes, and where and how turned each piece lies. The same question
 * always has the same answer, unless the clock cuts it short. Nothing is thrown and no piece is lost:
 * what cannot be packed comes back with the reason and, where it is too big, the box it misses by least.
 */
export function packItems({ items, boxes, options = {} }: PackingRequest): Packing {
  const rooms = boxes
    .map((box) => toRoom(box, options))
    .filter((room) => room.volume > 0 && room.capacity > 0);
  const asked = items.map((item) => ({ item, left: wholePieces(item) })).filter(({ left }) => left > 0);
  let free = MOST_PIECES;
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

/** Orders two lists of numbers by the first that differs. */
export function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = a[i]! - b[i]!;
    if (difference !== 0) return difference;
  }
  return 0;
}
