/** Boxes that are suggested for an order, and what fits in none. Weights are kilograms. */
export interface BoxSuggestion {
  packed_boxes: readonly {
    name: string;
    total_weight: number;
    /** Percent. */
    volume_utilized: number;
    items: readonly SuggestedItem[];
  }[];
  unpackable_items: readonly SuggestedItem[];
}

interface SuggestedItem {
  sku_id: string;
  sku_name?: string | null | undefined;
  quantity: number;
}

type Contents = Pick<BoxSuggestion, 'unpackable_items'> & {
  packed_boxes: readonly { items: readonly SuggestedItem[] }[];
};

const itemsOf = ({ packed_boxes, unpackable_items }: Contents): SuggestedItem[] => [
  ...packed_boxes.flatMap(({ items }) => items),
  ...unpackable_items,
];

function countBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  countOf: (item: Item) => number,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + countOf(item));
  return counts;
}

/** Whether an order has items to pack. A fully packed and booked order has none. */
export const needsPacking = ({ packed_boxes, unpackable_items }: Contents): boolean =>
  packed_boxes.length + unpackable_items.length > 0;

/** Whether every unit is in a box, so that the boxes can be confirmed. */
export const isFullyPacked = ({ packed_boxes, unpackable_items }: Contents): boolean =>
  packed_boxes.length > 0 && unpackable_items.length === 0;

/** Returns the units of each SKU, packed and unpacked. */
export const suggestedUnits = (order: Contents): { sku_id: string; quantity: number }[] =>
  [
    ...countBy(
      itemsOf(order),
      ({ sku_id }) => sku_id,
      ({ quantity }) => quantity,
    ),
  ].map(([sku_id, quantity]) => ({ sku_id, quantity }));

/** Counts the units of an order. */
export const countUnits = (order: Contents): number =>
  itemsOf(order).reduce((sum, { quantity }) => sum + quantity, 0);

/** "2 × Terracotta planter, small", with the number of other items. */
export function describeItems(order: Contents): string {
  const names = countBy(
    itemsOf(order),
    ({ sku_name, sku_id }) => sku_name || sku_id,
    ({ quantity }) => quantity,
  );
  const [first] = names;
  if (!first) return '';
  return `${first[1]} × ${first[0]}${names.size > 1 ? ` and ${names.size - 1} more` : ''}`;
}

/** "Box M, Flat", or "3 × Box M"; empty without boxes. */
export const describeBoxes = ({ packed_boxes }: Pick<BoxSuggestion, 'packed_boxes'>): string =>
  [
    ...countBy(
      packed_boxes,
      ({ name }) => name,
      () => 1,
    ),
  ]
    .map(([name, count]) => (count === 1 ? name : `${count} × ${name}`))
    .join(', ');

/** Returns the weight of the boxes in kilograms, and how full they are on average, in percent of their volume. */
export function suggestionTotals({ packed_boxes }: Pick<BoxSuggestion, 'packed_boxes'>): {
  weight: number;
  fill: number;
} {
  const sum = (read: (box: BoxSuggestion['packed_boxes'][number]) => number) =>
    packed_boxes.reduce((total, box) => total + read(box), 0);
  return {
    weight: sum(({ total_weight }) => total_weight),
    fill: packed_boxes.length === 0 ? 0 : sum(({ volume_utilized }) => volume_utilized) / packed_boxes.length,
  };
}
