import { paddingOf, wholePieces } from './pieces.ts';
import type { BoxSize, PackItem, PackOptions, PackedBox, PackedItem, Packing } from './types.ts';

const TOUCH = 1e-6;

// Every limit is asked for in a way that what is no number fails.
const isSame = (a: number, b: number) => Math.abs(a - b) <= 1e-3;

function isTurnOf(item: PackItem, { rotation }: PackedItem): boolean {
  const sides = { l: item.length, w: item.width, h: item.height };
  const [x, y, z] = rotation.orientation.split('') as ('l' | 'w' | 'h')[];
  if (
    !isSame(sides[x!], rotation.length) ||
    !isSame(sides[y!], rotation.width) ||
    !isSame(sides[z!], rotation.height)
  ) {
    return false;
  }
  if (item.fixed) return rotation.orientation === 'lwh';
  const stand = item.upright === true ? [false, false, true] : item.upright || [true, true, true];
  // Equal sides can stand in for each other.
  return [item.length, item.width, item.height].some((side, i) => stand[i] && isSame(side, rotation.height));
}

const spans = (p: PackedItem) =>
  [
    [p.position.x, p.position.x + p.rotation.length],
    [p.position.y, p.position.y + p.rotation.width],
    [p.position.z, p.position.z + p.rotation.height],
  ] as const;

function overlaps(a: PackedItem, b: PackedItem): boolean {
  const other = spans(b);
  return !spans(a).some(
    ([from, to], axis) => from >= other[axis]![1] - TOUCH || other[axis]![0] >= to - TOUCH,
  );
}

/** The area of `upper` that lies over `lower`, where it stands on it. */
function contact(upper: PackedItem, lower: PackedItem): number {
  if (Math.abs(lower.position.z + lower.rotation.height - upper.position.z) > TOUCH) return 0;
  const [x, y] = spans(upper);
  const [u, v] = spans(lower);
  const along = Math.min(x[1], u[1]) - Math.max(x[0], u[0]);
  const across = Math.min(y[1], v[1]) - Math.max(y[0], v[0]);
  return along > TOUCH && across > TOUCH ? along * across : 0;
}

const standsOn = (upper: PackedItem, lower: PackedItem) => upper !== lower && contact(upper, lower) > 0;

/** Share of a piece's base that rests on other pieces. */
function restOf(placed: PackedItem, items: readonly PackedItem[]): number {
  const area = items.reduce((sum, lower) => sum + (lower === placed ? 0 : contact(placed, lower)), 0);
  return area / (placed.rotation.length * placed.rotation.width);
}

function checkOwnCarton(
  packed: PackedBox,
  items: ReadonlyMap<string, PackItem>,
  say: (problem: string) => void,
) {
  const [only] = packed.items;
  const item = only && items.get(only.sku_id);
  if (packed.items.length !== 1 || !item?.ships_in_own_box)
    say('a parcel without a box is not an own carton');
  else if (!(Math.abs(packed.total_weight * 1000 - item.weight) <= 1))
    say('an own carton states a wrong weight');
}

function checkBox(
  packed: PackedBox,
  box: BoxSize,
  items: ReadonlyMap<string, PackItem>,
  { padding, support }: { padding: number; support: number },
  say: (problem: string) => void,
) {
  const inner = [box.length, box.width, box.height];
  let weight = box.empty_weight ?? 0;
  packed.items.forEach((placed, i) => {
    const item = items.get(placed.sku_id);
    if (!item) return say(`${placed.sku_id} was not asked for`);
    weight += item.weight;
    if (!isTurnOf(item, placed)) say(`${placed.sku_id} is turned in a way it may not be`);
    if (
      !spans(placed).every(
        ([from, to], axis) => from >= padding - TOUCH && to <= inner[axis]! - padding + TOUCH,
      )
    ) {
      say(`${placed.sku_id} is outside ${packed.box_id}`);
    }
    for (const other of packed.items.slice(i + 1)) {
      if (overlaps(placed, other)) say(`${placed.sku_id} and ${other.sku_id} overlap`);
    }
    if (item.fragile && packed.items.some((other) => standsOn(other, placed)))
      say(`something stands on ${placed.sku_id}, which is fragile`);
    if (placed.position.z > padding + TOUCH && restOf(placed, packed.items) < support - 1e-3)
      say(`${placed.sku_id} hangs in the air`);
  });
  const tags = new Set(packed.items.map((placed) => items.get(placed.sku_id)?.do_not_mix).filter(Boolean));
  if (tags.size > 1) say(`${packed.box_id} mixes ${[...tags].join(' and ')}`);
  if (box.weight_capacity && !(weight <= box.weight_capacity * 1000 + TOUCH))
    say(`${packed.box_id} is too heavy`);
  if (!(Math.abs(packed.total_weight * 1000 - weight) <= 1)) say(`${packed.box_id} states a wrong weight`);
}

/**
 * Looks for what is wrong with a packing, by its own sums and not the packer's: pieces outside their
 * box, overlaps, turns that are not allowed, too much weight, what hangs or stands on something fragile,
 * goods that may not be mixed, goods missing or twice.
 * @returns one sentence for each problem; none when all is well
 */
export function checkPacking(
  packing: Packing,
  items: readonly PackItem[],
  boxes: readonly BoxSize[],
  options: Pick<PackOptions, 'padding' | 'support'> = {},
): string[] {
  const [padding, support] = [paddingOf(options), options.support ?? 0.5];
  const problems: string[] = [];
  const bySku = new Map(items.map((item) => [item.sku_id, item]));
  const byBox = new Map(boxes.map((box) => [box.box_id, box]));
  const seen = new Map<string, number>();
  const count = (sku: string, quantity: number) => seen.set(sku, (seen.get(sku) ?? 0) + quantity);
  for (const packed of packing.packed_boxes) {
    const box = byBox.get(packed.box_id);
    if (packed.box_id === '') checkOwnCarton(packed, bySku, (problem) => problems.push(problem));
    else if (!box) problems.push(`${packed.box_id} is not one of the boxes`);
    else checkBox(packed, box, bySku, { padding, support }, (problem) => problems.push(problem));
    for (const placed of packed.items) count(placed.sku_id, placed.quantity);
  }
  for (const item of packing.unpackable_items) count(item.sku_id, item.quantity);
  const asked = new Map<string, number>();
  for (const item of items) asked.set(item.sku_id, (asked.get(item.sku_id) ?? 0) + wholePieces(item));
  for (const [sku, quantity] of asked) {
    if ((seen.get(sku) ?? 0) !== quantity)
      problems.push(`${sku}: ${quantity} asked for, ${seen.get(sku) ?? 0} accounted for`);
  }
  return problems;
}
