import { MOST_PIECES, UNITS_PER_CM, hasSize, hasTurn, hasWeight, toPiece, toRoom } from './pieces.ts';
import type { BoxSize, PackItem, PackOptions, UnpackableItem } from './types.ts';

const plain = (value: number) => String(Math.round(value * 100) / 100);

/** Says why no box takes the item, and which one misses by least. */
export function explainUnpackable(
  item: PackItem,
  boxes: readonly BoxSize[],
  options: PackOptions = {},
): UnpackableItem {
  const said = { sku_id: item.sku_id, quantity: item.quantity };
  if (!hasWeight(item)) {
    const reason = 'Its weight is not known. Add its weight to the SKU.';
    return { ...said, code: 'no_size', reason, nearest: null };
  }
  if (!hasSize(item)) {
    return {
      ...said,
      code: 'no_size',
      reason: item.ships_in_own_box
        ? 'It ships in its own box, but has no length, width or height. Add its size to the SKU.'
        : 'It has no length, width or height. Add its size to the SKU.',
      nearest: null,
    };
  }
  if (boxes.length === 0) {
    return { ...said, code: 'no_boxes', reason: 'There is no box size yet. Add one.', nearest: null };
  }
  if (!hasTurn(item)) {
    const reason = 'None of its sides may stand upright, so it cannot lie in a box. Allow one of them.';
    return { ...said, code: 'too_big', reason, nearest: null };
  }
  const piece = toPiece(item);
  const misses = boxes.map((box) => {
    const room = toRoom(box, options);
    const over = Math.min(
      ...piece.turns.map(
        (t) => Math.max(0, t.dx - room.x) + Math.max(0, t.dy - room.y) + Math.max(0, t.dz - room.z),
      ),
    );
    return {
      box_id: box.box_id,
      name: box.name ?? box.box_id,
      over_cm: over / UNITS_PER_CM,
      over_g: Math.max(0, Math.round(piece.weight - room.capacity)),
    };
  });
  // A box it goes into by size is nearer than any it does not.
  const nearest = misses.toSorted((a, b) => a.over_cm - b.over_cm || a.over_g - b.over_g)[0]!;
  if (nearest.over_cm > 0) {
    const reason =
      explainByTurns(item, nearest, boxes, options) ??
      `It is too big for every box. The nearest is ${nearest.name}, short by ${plain(nearest.over_cm)} cm.`;
    return { ...said, code: 'too_big', reason, nearest };
  }
  const reason = `It is too heavy for every box it fits into. The nearest is ${nearest.name}, over by ${plain(nearest.over_g / 1000)} kg.`;
  return { ...said, code: 'too_heavy', reason, nearest };
}

/** Says that one question is answered for so many pieces only. */
export const explainTooMany = ({ sku_id, quantity }: PackItem): UnpackableItem => ({
  sku_id,
  quantity,
  code: 'too_many',
  reason: `At most ${MOST_PIECES.toLocaleString('en-IN')} pieces are packed at once. Split the order.`,
  nearest: null,
});

/** Why it is the rule of how it may lie that keeps it out; undefined where no turn would help. */
function explainByTurns(
  item: PackItem,
  nearest: { name: string; over_cm: number },
  boxes: readonly BoxSize[],
  options: PackOptions,
): string | undefined {
  if (!item.fixed && !item.upright) return undefined;
  const { upright: _upright, fixed: _fixed, ...free } = item;
  const { turns, weight } = toPiece(free);
  const taker = boxes.find((box) => {
    const room = toRoom(box, options);
    return weight <= room.capacity && turns.some((t) => t.dx <= room.x && t.dy <= room.y && t.dz <= room.z);
  });
  if (!taker) return undefined;
  const short = `${nearest.name} is short by ${plain(nearest.over_cm)} cm`;
  const name = taker.name ?? taker.box_id;
  return item.fixed
    ? `It may not be turned, and fits no box as it is: ${short}. Turned, it would go into ${name}.`
    : `It has to stand upright, and fits no box that way: ${short}. Laid down, it would go into ${name}.`;
}
