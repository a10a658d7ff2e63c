import { UNITS_PER_CM, hasSize, toPiece, toRoom } from './pieces.ts';
import type { BoxSize, PackItem, PackOptions, UnpackableItem } from './types.ts';

const plain = (value: number) => String(Math.round(value * 100) / 100);

/** Says why no box takes the item, and which one misses by least. */
export function explainUnpackable(
  item: PackItem,
  boxes: readonly BoxSize[],
  options: PackOptions = {},
): UnpackableItem {
  const said = { sku_id: item.sku_id, quantity: item.quantity };
  if (!hasSize(item)) {
    return {
      ...said,
      code: 'no_size',
      reason: 'It has no length, width or height. Add its size to the SKU.',
      nearest: null,
    };
  }
  if (boxes.length === 0) {
    return { ...said, code: 'no_boxes', reason: 'There is no box size yet. Add one.', nearest: null };
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
    const reason = `It is too big for every box. The nearest is ${nearest.name}, short by ${plain(nearest.over_cm)} cm.`;
    return { ...said, code: 'too_big', reason, nearest };
  }
  const reason = `It is too heavy for every box it fits into. The nearest is ${nearest.name}, over by ${plain(nearest.over_g / 1000)} kg.`;
  return { ...said, code: 'too_heavy', reason, nearest };
}
