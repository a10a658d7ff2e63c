import { calls } from '@khep/api';
import { LinkButton } from '@khep/ui';
import { paths } from '../../paths.ts';
import { defineList } from '../../patterns/list/defineList.ts';
import { ListView } from '../../patterns/list/ListView.tsx';
import { saveSkuCells } from './saveSkuCells.ts';
import { skuColumns } from './skuColumns.ts';

const list = defineList({
  id: 'skus',
  label: 'SKUs',
  noun: ['SKU', 'SKUs'],
  endpoint: calls.sku.list,
  rowLabel: (sku) => sku.sku_name,
  rowHref: (sku) => paths.skuDetails(sku.id),
  searchLabel: 'Name or code',
  filters: [
    { kind: 'oneOf', id: 'is_active', label: 'Status', options: { true: 'Active', false: 'Inactive' } },
    { kind: 'oneOf', id: 'is_combo', label: 'Kind', options: { true: 'Combos', false: 'Single SKUs' } },
  ],
  columns: skuColumns,
  rowActions: (sku) => [
    { id: 'open', label: 'Open', href: paths.skuDetails(sku.id) },
    { id: 'edit', label: 'Edit', href: paths.editSku(sku.id) },
  ],
  edit: { send: saveSkuCells, invalidates: ['sku'] },
  removal: {
    label: 'Delete SKU',
    consequence: "Existing orders aren't affected. You can't add this SKU to new orders.",
    send: (client, sku) => client.call(calls.sku.remove, { params: { id: sku.id } }),
    invalidates: ['sku'],
  },
  download: calls.sku.download,
  empty: {
    title: 'No SKUs yet',
    description: 'Add products with weight and dimensions to get box suggestions and rates.',
  },
});

/** Every SKU of the brand. */
export function SkuList() {
  return <ListView list={list} emptyAction={<LinkButton href={paths.addSku()}>Add SKU</LinkButton>} />;
}
