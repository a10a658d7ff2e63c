import { SkuDraft } from '@khep/api';
import type { Sku } from '@khep/api';
import { formatNumber, formatPercent } from '@khep/domain/money';
import { formatDimensions, formatWeight, packingRuleLabels } from '@khep/domain/packing';
import { paths } from '../../paths.ts';
import { columnsFor } from '../../patterns/list/columns.tsx';
import type { ListColumn } from '../../patterns/list/columns.tsx';
import { problemOf, toNumber } from './saveSkuCells.ts';

const column = columnsFor<Sku>();
const stock = (sku: Sku) => formatNumber(sku.available_quantity);
const stateOf = ({ is_active, is_combo }: Sku) =>
  is_active ? (is_combo ? 'Active combo' : 'Active') : 'Inactive';

/** The columns of the list of SKUs. */
export const skuColumns: readonly ListColumn<Sku>[] = [
  column.link({
    id: 'sku_name',
    header: 'Product',
    width: 240,
    grow: 3,
    isRowHeader: true,
    isSortable: true,
    card: 1,
    value: 'sku_name',
    href: (sku) => paths.skuDetails(sku.id),
    secondary: (sku) => `${sku.sku_id}${sku.hsn_code === '' ? '' : ` · HSN ${sku.hsn_code}`}`,
  }),
  column.text({ id: 'sku_id', header: 'Code', isHidden: true, value: 'sku_id' }),
  column.text({
    id: 'hsn_code',
    header: 'HSN code',
    isHidden: true,
    value: 'hsn_code',
    edit: { validate: (text) => problemOf(SkuDraft.shape.hsn_code, text) },
  }),
  column.text({ id: 'sku_category', header: 'Category', value: 'sku_category', secondary: 'sub_category' }),
  column.number({
    id: 'actual_weight',
    header: 'Weight',
    width: 130,
    align: 'start',
    isSortable: true,
    card: 3,
    value: 'actual_weight',
    edit: {
      kind: 'number',
      // A combo weighs what its parts weigh.
      canEdit: (sku) => !sku.is_combo,
      validate: (text) => problemOf(SkuDraft.shape.actual_weight, toNumber(text)),
    },
    format: formatWeight,
    secondary: (sku) => formatDimensions(sku.sku_length, sku.sku_width, sku.sku_height),
  }),
  column.status({
    id: 'packing',
    header: 'Handling',
    width: 180,
    card: 4,
    shape: 'tag',
    value: (sku) => packingRuleLabels(sku)[0] ?? '',
    tone: (sku) => (sku.fragile ? 'caution' : 'neutral'),
    secondary: (sku) => packingRuleLabels(sku).slice(1).join(', ').toLowerCase(),
  }),
  column.number({
    id: 'sku_quantity',
    header: 'On hand',
    width: 120,
    isSortable: true,
    value: 'sku_quantity',
    secondary: (sku) => (sku.is_stock_tracked ? `${stock(sku)} available` : ''),
  }),
  column.money({
    id: 'unit_price',
    header: 'Price',
    width: 120,
    isSortable: true,
    value: 'unit_price',
    edit: { kind: 'number', validate: (text) => problemOf(SkuDraft.shape.unit_price, toNumber(text)) },
    secondary: (sku) => `GST ${formatPercent(sku.gst)}`,
  }),
  column.status({
    id: 'is_active',
    header: 'Status',
    width: 120,
    grow: 0,
    card: 2,
    value: stateOf,
    tone: (sku) => (sku.is_active ? 'positive' : 'neutral'),
    cardLine: (sku) => (sku.is_stock_tracked ? `${stock(sku)} available` : ''),
  }),
];
