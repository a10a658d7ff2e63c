import { formatNumber } from '../../money/index.ts';
import { MAX_PIECES, UNITS_PER_CM, hasSize, hasTurn, hasWeight, toPiece, toRoom } from '../model/pieces.ts';
import type { BoxSize, PackItem, PackOptions, UnpackableItem } from '../model/types.ts';

const plain = (value: number) => String(Math.round(value * 100) / 100);

/** Explains why no box fits the item, and which comes closest. */
export function explainUnpackable(
  item: PackItem,
  boxes: readonly BoxSize[],
  options: PackOptions = {},
): UnpackableItem {
  const base = { sku_id: item.sku_id, quantity: item.quantity };
  if (!hasWeight(item)) {
    const reason = 'The weight is missing. Add it to the SKU.';
    return { ...base, code: 'no_size', reason, nearest: null };
  }
  if (!hasSize(item)) {
    return {
      ...base,
      code: 'no_size',
      reason: item.ships_in_own_box
        ? 'It ships in its own box, but its dimensions are missing. Add them to the SKU.'
        : 'The dimensions are missing. Add them to the SKU.',
      nearest: null,
    };
  }
  if (boxes.length === 0) {
    return { ...base, code: 'no_boxes', reason: 'There are no box sizes yet. Add one.', nearest: null };
  }
  if (!hasTurn(item)) {
    const reason = "No side may be upright, so it can't be packed. Allow at least one.";
    return { ...base, code: 'too_big', reason, nearest: null };
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
  // A box that fits by size is closer than any that doesn't.
  const nearest = misses.toSorted((a, b) => a.over_cm - b.over_cm || a.over_g - b.over_g)[0]!;
  if (nearest.over_cm > 0) {
    const reason =
      explainByRotation(item, nearest, boxes, options) ??
      `It's too large for every box. The closest is ${nearest.name}, short by ${plain(nearest.over_cm)} cm.`;
    return { ...base, code: 'too_big', reason, nearest };
  }
  const reason = `It's too heavy for every box that fits. The closest is ${nearest.name}, over by ${plain(nearest.over_g / 1000)} kg.`;
  return { ...base, code: 'too_heavy', reason, nearest };
}

/** Explains that the number of pieces is limited. */
export const explainTooMany = ({ sku_id, quantity }: PackItem): UnpackableItem => ({
  sku_id,
  quantity,
  code: 'too_many',
  reason: `Up to ${formatNumber(MAX_PIECES)} units can be packed at once. Split the order.`,
  nearest: null,
});

/** Returns an explanation if only the rotation rule excludes the item. */
function explainByRotation(
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
    ? `It can't be rotated and doesn't fit any box: ${short}. Rotated, it would fit ${name}.`
    : `It must be upright and doesn't fit any box: ${short}. Laid down, it would fit ${name}.`;
}
