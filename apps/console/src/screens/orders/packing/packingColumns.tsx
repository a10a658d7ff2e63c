import type { OrderPacking } from '@khep/api';
import { formatNumber, formatPercent } from '@khep/domain/money';
import {
  countUnits,
  describeBoxes,
  describeItems,
  isFullyPacked,
  suggestionTotals,
} from '@khep/domain/packing';
import { columnsFor } from '../../../patterns/list/columns.tsx';

const column = columnsFor<OrderPacking>();

/** "3.2 kg · 71% full" */
function describeTotals(order: OrderPacking): string | undefined {
  if (order.packed_boxes.length === 0) return undefined;
  const { weight, fill } = suggestionTotals(order);
  const kilograms = formatNumber(weight, 2);
  return `${kilograms} kg · ${formatPercent(fill, { decimals: 0 })} full`;
}

/** Orders to pack, with the suggested boxes. */
export const packingColumns = [
  column.text({
    id: 'order',
    header: 'Order',
    width: 110,
    isRowHeader: true,
    card: 1,
    value: 'order_number',
    secondary: (order) => (countUnits(order) === 1 ? '1 unit' : `${countUnits(order)} units`),
  }),
  column.text({ id: 'items', header: 'Items', width: 150, card: 3, value: describeItems }),
  column.text({
    id: 'boxes',
    header: 'Suggested boxes',
    width: 130,
    card: 2,
    value: (order) => describeBoxes(order) || 'No box fits',
    secondary: describeTotals,
  }),
  column.status({
    id: 'fit',
    header: 'Fit',
    width: 130,
    card: 4,
    value: (order) => (isFullyPacked(order) ? 'Everything fits' : "Some items don't fit"),
    tone: (order) => (isFullyPacked(order) ? 'positive' : 'critical'),
  }),
];
