import { describePacking } from './describePacking.ts';
import { explainUnpackable } from './explainUnpackable.ts';
import { fillBox } from './fillBox.ts';
import type { Fill } from './fillBox.ts';
import { costOf } from './freight.ts';
import { hasSize, toPiece, toRoom } from './pieces.ts';
import type { Piece, Room } from './pieces.ts';
import { strategies } from './strategies.ts';
import type { BoxSize, PackItem, PackOptions, Packing, PackingObjective, UnpackableItem } from './types.ts';

/** One box as it will be sent. */
export interface Load {
  room: Room;
  fill: Fill;
}

/** Starts tried for each box; large orders get fewer, so that the answer comes in time. */
const startsFor = (pieces: number) => (pieces <= 40 ? 16 : pieces <= 120 ? 8 : 4);

class Packer {
  readonly pieces: readonly Piece[];
  readonly rooms: readonly Room[];
  readonly options: PackOptions;
  private readonly stopAt: number;

  constructor(pieces: readonly Piece[], rooms: readonly Room[], options: PackOptions) {
    this.pieces = pieces;
    this.rooms = rooms;
    this.options = options;
    this.stopAt = options.timeBudgetMs && options.now ? options.now() + options.timeBudgetMs : Infinity;
  }

  private isLate(): boolean {
    return this.stopAt !== Infinity && this.options.now!() > this.stopAt;
  }

  private totals(counts: readonly number[]) {
    let volume = 0;
    let weight = 0;
    let pieces = 0;
    counts.forEach((count, i) => {
      volume += count * this.pieces[i]!.volume;
      weight += count * this.pieces[i]!.weight;
      pieces += count;
    });
    return { volume, weight, pieces };
  }

  private fits(piece: Piece, room: Room): boolean {
    return (
      piece.weight <= room.capacity &&
      piece.turns.some((t) => t.dx <= room.x && t.dy <= room.y && t.dz <= room.z)
    );
  }

  /** Whether some box takes one of it. */
  isPackable(piece: Piece): boolean {
    return this.rooms.some((room) => this.fits(piece, room));
  }

  /** The fullest of several starts; stops at the first that takes everything. */
  bestFill(room: Room, counts: readonly number[], starts: number): Fill {
    const support = this.options.support ?? 0.5;
    let best: Fill | undefined;
    for (const strategy of strategies.slice(0, starts)) {
      const fill = fillBox(room, this.pieces, counts, strategy, support);
      if (!best || fill.volume > best.volume) best = fill;
      if (best.left.every((n) => n === 0) || this.isLate()) break;
    }
    return best!;
  }

  /** The best single box that takes all of `counts`, cheapest first. */
  intoOne(counts: readonly number[]): Load | undefined {
    const { volume, weight, pieces } = this.totals(counts);
    const kinds = this.pieces.filter((_, i) => counts[i]! > 0);
    const able = this.rooms
      .filter(
        (room) => room.volume >= volume && room.capacity >= weight && kinds.every((k) => this.fits(k, room)),
      )
      .toSorted((a, b) => compare(this.key([{ room: a, weight }]), this.key([{ room: b, weight }])));
    for (const room of able) {
      const fill = this.bestFill(room, counts, startsFor(pieces));
      if (fill.left.every((n) => n === 0)) return { room, fill };
    }
    return undefined;
  }

  /** Box after box, each chosen by `prefer`, the last by what takes the rest. */
  intoMany(counts: readonly number[], prefer: (room: Room, fill: Fill) => number): Load[] {
    const loads: Load[] = [];
    let left = [...counts];
    while (left.some((n) => n > 0)) {
      const { pieces } = this.totals(left);
      const last = this.intoOne(left);
      if (last) {
        loads.push(last);
        break;
      }
      const starts = Math.max(2, startsFor(pieces) / 4);
      let best: Load | undefined;
      let bestScore = -Infinity;
      for (const room of this.rooms) {
        const fill = this.bestFill(room, left, starts);
        if (fill.placed.length === 0) continue;
        const score = prefer(room, fill);
        if (score > bestScore) {
          best = { room, fill };
          bestScore = score;
        }
      }
      if (!best) break;
      left = best.fill.left;
      loads.push(this.smaller(best));
    }
    return loads;
  }

  /** The same goods in a better box, where one takes them. */
  private smaller(load: Load): Load {
    if (this.rooms.length === 1) return load;
    const inside = this.pieces.map(() => 0);
    for (const p of load.fill.placed) inside[p.piece]!++;
    const one = this.intoOne(inside);
    if (!one) return load;
    const weight = load.fill.weight;
    const better =
      compare(this.key([{ room: one.room, weight }]), this.key([{ room: load.room, weight }])) < 0;
    return better ? one : load;
  }

  /** What is compared, smallest first, by the objective. */
  key(loads: readonly { room: Room; weight: number }[]): number[] {
    let cost = 0;
    let outer = 0;
    for (const { room, weight } of loads) {
      cost += costOf(room, weight, this.options);
      outer += room.outer;
    }
    const boxes = loads.length;
    const keys: Record<PackingObjective, number[]> = {
      cost: [cost, boxes, outer],
      boxes: [boxes, outer, cost],
      volume: [outer, boxes, cost],
    };
    return keys[this.options.objective ?? 'cost'];
  }

  pack(counts: readonly number[]): Load[] {
    if (counts.every((n) => n === 0)) return [];
    const candidates: Load[][] = [];
    const one = this.intoOne(counts);
    if (one) candidates.push([one]);
    // Two boxes never beat one on their number; on cost and volume they may.
    const oneIsBest = one && (this.options.objective === 'boxes' || this.totals(counts).pieces === 1);
    if (!oneIsBest && (this.rooms.length > 1 || !one)) {
      candidates.push(this.intoMany(counts, (_, fill) => fill.volume));
      if (!this.isLate() && this.rooms.length > 1) {
        candidates.push(
          this.intoMany(
            counts,
            (room, fill) => fill.volume / (costOf(room, fill.weight, this.options) || room.outer),
          ),
          this.intoMany(counts, (room, fill) => fill.volume / room.outer),
        );
      }
    }
    const packed = (loads: readonly Load[]) => loads.reduce((n, load) => n + load.fill.placed.length, 0);
    const keyOf = (loads: readonly Load[]) => [
      -packed(loads),
      ...this.key(loads.map((load) => ({ room: load.room, weight: load.fill.weight }))),
    ];
    return candidates.toSorted((a, b) => compare(keyOf(a), keyOf(b)))[0] ?? [];
  }
}

/** Orders two lists of numbers by the first that differs. */
export function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = a[i]! - b[i]!;
    if (difference !== 0) return difference;
  }
  return 0;
}

export interface PackingQuestion {
  items: readonly PackItem[];
  boxes: readonly BoxSize[];
  options?: PackOptions;
}

/**
 * Puts items into boxes: which boxes, and where and how turned each piece lies.
 * The same question always has the same answer. Nothing is thrown for goods that fit nowhere: they
 * come back with the reason and the box they miss by least.
 */
export function packItems({ items, boxes, options = {} }: PackingQuestion): Packing {
  const rooms = boxes
    .map((box) => toRoom(box, options))
    .filter((room) => room.volume > 0 && room.capacity > 0);
  const sized = items.filter((item) => item.quantity >= 1 && hasSize(item)).map(toPiece);
  const packer = new Packer(sized, rooms, options);
  const able = sized.map((piece) => packer.isPackable(piece));
  const loads = packer.pack(sized.map((piece, i) => (able[i] ? piece.count : 0)));

  const unpackable: UnpackableItem[] = [];
  for (const item of items) {
    if (item.quantity < 1) continue;
    const index = sized.findIndex((piece) => piece.item === item);
    if (index < 0 || !able[index]) unpackable.push(explainUnpackable(item, boxes, options));
  }
  return {
    packed_boxes: loads.map((load) => describePacking(load, sized, options)),
    unpackable_items: unpackable,
  };
}
