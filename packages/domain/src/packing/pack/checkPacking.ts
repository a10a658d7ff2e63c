import { effectivePadding, wholePieces } from '../model/pieces.ts';
import type { BoxSize, PackItem, PackOptions, PackedBox, PackedItem, Packing } from '../model/types.ts';

const TOUCH = 1e-6;

// Every limit is written so that NaN fails it.
const isSame = (a: number, b: number) => Math.abs(a - b) <= 1e-3;

function isAllowedTurn(item: PackItem, { rotation }: PackedItem): boolean {
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
  // Equal sides are interchangeable.
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

/** Returns the area of `upper` resting on `lower`. */
function contact(upper: PackedItem, lower: PackedItem): number {
  if (Math.abs(lower.position.z + lower.rotation.height - upper.position.z) > TOUCH) return 0;
  const [x, y] = spans(upper);
  const [u, v] = spans(lower);
  const along = Math.min(x[1], u[1]) - Math.max(x[0], u[0]);
  const across = Math.min(y[1], v[1]) - Math.max(y[0], v[0]);
  return along > TOUCH && across > TOUCH ? along * across : 0;
}

const standsOn = (upper: PackedItem, lower: PackedItem) => upper !== lower && contact(upper, lower) > 0;

/** Returns the fraction of an item's base that rests on other items. */
function supportedShare(placed: PackedItem, items: readonly PackedItem[]): number {
  const area = items.reduce((sum, lower) => sum + (lower === placed ? 0 : contact(placed, lower)), 0);
  return area / (placed.rotation.length * placed.rotation.width);
}

function checkOwnCarton(
  packed: PackedBox,
  items: ReadonlyMap<string, PackItem>,
  report: (problem: string) => void,
) {
  const [only] = packed.items;
  const item = only && items.get(only.sku_id);
  if (packed.items.length !== 1 || !item?.ships_in_own_box)
    report('a parcel without a box must be an own carton');
  else if (!(Math.abs(packed.total_weight * 1000 - item.weight) <= 1))
    report('an own carton has a wrong weight');
}

function checkBox(
  packed: PackedBox,
  box: BoxSize,
  items: ReadonlyMap<string, PackItem>,
  { padding, support }: { padding: number; support: number },
  report: (problem: string) => void,
) {
  const inner = [box.length, box.width, box.height];
  let weight = box.empty_weight ?? 0;
  packed.items.forEach((placed, i) => {
    const item = items.get(placed.sku_id);
    if (!item) return report(`${placed.sku_id} wasn't requested`);
    weight += item.weight;
    if (!isAllowedTurn(item, placed)) report(`${placed.sku_id} has a forbidden orientation`);
    if (
      !spans(placed).every(
        ([from, to], axis) => from >= padding - TOUCH && to <= inner[axis]! - padding + TOUCH,
      )
    ) {
      report(`${placed.sku_id} is outside ${packed.box_id}`);
    }
    for (const other of packed.items.slice(i + 1)) {
      if (overlaps(placed, other)) report(`${placed.sku_id} and ${other.sku_id} overlap`);
    }
    if (item.fragile && packed.items.some((other) => standsOn(other, placed)))
      report(`an item rests on ${placed.sku_id}, which is fragile`);
    if (placed.position.z > padding + TOUCH && supportedShare(placed, packed.items) < support - 1e-3)
      report(`${placed.sku_id} isn't supported`);
  });
  const tags = new Set(packed.items.map((placed) => items.get(placed.sku_id)?.do_not_mix).filter(Boolean));
  if (tags.size > 1) report(`${packed.box_id} mixes ${[...tags].join(' and ')}`);
  if (box.weight_capacity && !(weight <= box.weight_capacity * 1000 + TOUCH))
    report(`${packed.box_id} is too heavy`);
  if (!(Math.abs(packed.total_weight * 1000 - weight) <= 1)) report(`${packed.box_id} has a wrong weight`);
}

/**
 * Validates a packing independently of the packer: bounds, overlaps, orientations, weight, support, fragile
 * items, mixing, and missing or duplicate items.
 * @returns one sentence per problem; empty if valid
 */
export function checkPacking(
  packing: Packing,
  items: readonly PackItem[],
  boxes: readonly BoxSize[],
  options: Pick<PackOptions, 'padding' | 'support'> = {},
): string[] {
  const [padding, support] = [effectivePadding(options), options.support ?? 0.5];
  const problems: string[] = [];
  const bySku = new Map(items.map((item) => [item.sku_id, item]));
  const byBox = new Map(boxes.map((box) => [box.box_id, box]));
  const seen = new Map<string, number>();
  const count = (sku: string, quantity: number) => seen.set(sku, (seen.get(sku) ?? 0) + quantity);
  for (const packed of packing.packed_boxes) {
    const box = byBox.get(packed.box_id);
    if (packed.box_id === '') checkOwnCarton(packed, bySku, (problem) => problems.push(problem));
    else if (!box) problems.push(`${packed.box_id} isn't one of the boxes`);
    else checkBox(packed, box, bySku, { padding, support }, (problem) => problems.push(problem));
    for (const placed of packed.items) count(placed.sku_id, placed.quantity);
  }
  for (const item of packing.unpackable_items) count(item.sku_id, item.quantity);
  const asked = new Map<string, number>();
  for (const item of items) asked.set(item.sku_id, (asked.get(item.sku_id) ?? 0) + wholePieces(item));
  for (const [sku, quantity] of asked) {
    if ((seen.get(sku) ?? 0) !== quantity)
      problems.push(`${sku}: ${quantity} requested, ${seen.get(sku) ?? 0} accounted for`);
  }
  return problems;
}
