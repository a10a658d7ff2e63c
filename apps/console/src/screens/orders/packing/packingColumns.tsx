import type { OrderPacking } from '@khep/api';
import { formatPercent } from '@khep/domain/money';
import { CellLines, StatusBadge } from '@khep/ui';
import type { DataGridColumn } from '@khep/ui';
import { isFullyPacked } from './isPackable.ts';

const piecesOf = ({ packed_boxes, unpackable_items }: OrderPacking) =>
  [...packed_boxes.flatMap(({ items }) => items), ...unpackable_items].reduce(
    (sum, { quantity }) => sum + quantity,
    0,
  );

/** "2 × Terracotta planter, small", with the number of other items. */
function itemsOf({ packed_boxes, unpackable_items }: OrderPacking): string {
  const names = new Map<string, number>();
  for (const { sku_name, sku_id, quantity } of [
    ...packed_boxes.flatMap(({ items }) => items),
    ...unpackable_items,
  ])
    names.set(sku_name || sku_id, (names.get(sku_name || sku_id) ?? 0) + quantity);
  const [first] = names;
  if (!first) return '';
  return `${first[1]} × ${first[0]}${names.size > 1 ? ` and ${names.size - 1} more` : ''}`;
}

/** "Box M, Flat", or "3 × Box M". */
function boxesOf({ packed_boxes }: OrderPacking): string {
  const counts = new Map<string, number>();
  for (const { name } of packed_boxes) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)).join(', ');
}

const kilograms = (kg: number) => `${kg.toLocaleString('en-IN', { maximumFractionDigits: 2 })} kg`;

const weightOf = ({ packed_boxes }: OrderPacking) =>
  packed_boxes.reduce((sum, { total_weight }) => sum + total_weight, 0);

/** How full the boxes are, by volume. */
const fillOf = ({ packed_boxes }: OrderPacking) =>
  packed_boxes.length === 0
    ? 0
    : packed_boxes.reduce((sum, { volume_utilized }) => sum + volume_utilized, 0) / packed_boxes.length;

/** Orders to pack, with the suggested boxes. */
export const packingColumns: readonly DataGridColumn<OrderPacking>[] = [
  {
    id: 'order',
    header: 'Order',
    width: 110,
    isRowHeader: true,
    priority: 1,
    value: ({ order_number }) => order_number,
    cell: (order) => (
      <CellLines secondary={piecesOf(order) === 1 ? '1 unit' : `${piecesOf(order)} units`}>
        {order.order_number}
      </CellLines>
    ),
  },
  {
    id: 'items',
    header: 'Items',
    width: 150,
    priority: 3,
    value: itemsOf,
    cell: itemsOf,
  },
  {
    id: 'boxes',
    header: 'Suggested boxes',
    width: 130,
    priority: 2,
    value: boxesOf,
    cell: (order) => (
      <CellLines
        secondary={
          order.packed_boxes.length > 0
            ? `${kilograms(weightOf(order))} · ${formatPercent(fillOf(order), { decimals: 0 })} full`
            : undefined
        }
      >
        {boxesOf(order) || 'No box fits'}
      </CellLines>
    ),
  },
  {
    id: 'fit',
    header: 'Fit',
    width: 130,
    priority: 4,
    value: (order) => (isFullyPacked(order) ? 'Everything fits' : "Some items don't fit"),
    cell: (order) =>
      isFullyPacked(order) ? (
        <StatusBadge tone="positive">Everything fits</StatusBadge>
      ) : (
        <StatusBadge tone="critical">Some items don't fit</StatusBadge>
      ),
  },
];
