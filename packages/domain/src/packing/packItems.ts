import { boxAfterBox } from './construct.ts';
import type { Start } from './construct.ts';
import { describePacking } from './describePacking.ts';
import { explainUnpackable } from './explainUnpackable.ts';
import { costOf } from './freight.ts';
import { Packer } from './packer.ts';
import { hasSize, toPiece, toRoom } from './pieces.ts';
import type { Load } from './roomFiller.ts';
import { MOST_SPLIT, splitExactly } from './split.ts';
import { ordersOf } from './strategies.ts';
import type { BoxSize, PackItem, PackOptions, Packing, UnpackableItem } from './types.ts';

function pack(packer: Packer, counts: Int32Array): Load[] {
  const pieces = counts.reduce((sum, n) => sum + n, 0);
  if (pieces === 0) return [];
  let best: Load[] | undefined;
  let price = Infinity;
  const offer = (loads: Load[] | undefined) => {
    if (!loads) return;
    const packed = loads.reduce((sum, load) => sum + load.pieces, 0);
    const total = packer.total(loads);
    if (packed < pieces || total >= price) return;
    best = loads;
    price = total;
  };
  if (pieces <= MOST_SPLIT) offer(splitExactly(packer, counts, Infinity, 400_000));
  if (best) return best;
  const one = packer.cheapest(counts, Infinity);
  if (one) offer([one]);
  const orders = ordersOf(packer.goods.pieces);
  const starts: Start[] = orders.flatMap((order) =>
    (['low', 'deep', 'wide', 'snug'] as const).map((score) => ({ order, score })),
  );
  const few = starts.slice(0, 4);
  offer(boxAfterBox(packer, counts, few, (_, load) => load.volume));
  if (packer.rooms.length > 1) {
    offer(
      boxAfterBox(
        packer,
        counts,
        few,
        (room, load) => load.volume / costOf(room, load.weight, packer.options),
      ),
    );
    offer(boxAfterBox(packer, counts, few, (room, load) => load.volume / room.outer));
  }
  return best ?? [];
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
  const able = sized.map((_, kind) => rooms.some((room) => packer.goods.fits(kind, room)));
  const loads = pack(
    packer,
    Int32Array.from(sized, (piece, i) => (able[i] ? piece.count : 0)),
  );

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

/** Orders two lists of numbers by the first that differs. */
export function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = a[i]! - b[i]!;
    if (difference !== 0) return difference;
  }
  return 0;
}
