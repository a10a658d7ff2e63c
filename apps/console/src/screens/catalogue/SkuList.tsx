import { calls } from '@khep/api';
import type { Sku } from '@khep/api';
import { useCallInfinite } from '@khep/api/hooks';
import { Box, CellLines, DataGrid, EmptyState, Link, Stack, StatusBadge } from '@khep/ui';
import type { DataGridColumn, DataGridSort } from '@khep/ui';
import { formatPercent, formatRupeeValue } from '@khep/domain/money';
import { packingRuleLabels } from '@khep/domain/packing';
import { useMemo, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { LoadError } from '../../data/AsyncContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';
import { choiceParam, textParam } from '../../url/urlState.ts';
import { useUrlState } from '../../url/useUrlState.ts';
import { ListFilters } from './ListFilters.tsx';
import { ConfirmDelete } from './ConfirmDelete.tsx';
import { RowMenu } from './RowMenu.tsx';
import { formatWeight, formatDimensions } from './formatMeasures.ts';

const states = [
  { id: 'all', label: 'All SKUs' },
  { id: 'true', label: 'Active' },
  { id: 'false', label: 'Inactive' },
];

/** `-sku_name` on the wire is the column sku_name, highest first. */
function sortOf(sort: string): DataGridSort | undefined {
  if (sort === '') return undefined;
  const column = sort.replace(/^-/, '');
  return { column, direction: sort.startsWith('-') ? 'descending' : 'ascending' };
}

function columnsOf(remove: (sku: Sku) => void): DataGridColumn<Sku>[] {
  return [
    {
      id: 'sku_name',
      header: 'Product',
      width: 240,
      grow: 3,
      isRowHeader: true,
      sortable: true,
      priority: 1,
      cell: (sku) => (
        <CellLines secondary={`${sku.sku_id}${sku.hsn_code === '' ? '' : ` · HSN ${sku.hsn_code}`}`}>
          <Link href={paths.skuDetails(sku.id)}>{sku.sku_name}</Link>
        </CellLines>
      ),
    },
    {
      id: 'sku_category',
      header: 'Category',
      width: 140,
      cell: (sku) => (
        <CellLines secondary={sku.sub_category}>{sku.sku_category === '' ? '—' : sku.sku_category}</CellLines>
      ),
    },
    {
      id: 'actual_weight',
      header: 'Weight',
      width: 130,
      sortable: true,
      priority: 3,
      cell: (sku) => (
        <CellLines secondary={formatDimensions(sku.sku_length, sku.sku_width, sku.sku_height)}>
          {formatWeight(sku.actual_weight)}
        </CellLines>
      ),
    },
    {
      id: 'packing',
      header: 'Handling',
      width: 180,
      priority: 4,
      cell: (sku) => {
        const [first, ...rest] = packingRuleLabels(sku);
        return (
          <CellLines secondary={rest.join(', ').toLowerCase()}>
            {first === undefined ? (
              '—'
            ) : (
              <StatusBadge shape="tag" tone={sku.fragile ? 'caution' : 'neutral'}>
                {first}
              </StatusBadge>
            )}
          </CellLines>
        );
      },
    },
    {
      id: 'sku_quantity',
      header: 'In stock',
      width: 90,
      grow: 0,
      align: 'end',
      sortable: true,
      cell: (sku) => sku.sku_quantity.toLocaleString('en-IN'),
    },
    {
      id: 'unit_price',
      header: 'Price',
      width: 120,
      grow: 0,
      align: 'end',
      sortable: true,
      cell: (sku) => (
        <CellLines secondary={`GST ${formatPercent(sku.gst)}`}>{formatRupeeValue(sku.unit_price)}</CellLines>
      ),
    },
    {
      id: 'is_active',
      header: 'Status',
      width: 120,
      grow: 0,
      priority: 2,
      cell: (sku) => (
        <CellLines
          // A card has four corners and no column for the stock.
          secondary={
            <Box as="span" display={{ base: 'block', md: 'none' }}>
              {`${sku.sku_quantity.toLocaleString('en-IN')} in stock`}
            </Box>
          }
        >
          <StatusBadge tone={sku.is_active ? 'positive' : 'neutral'}>
            {sku.is_active ? (sku.is_combo ? 'Active combo' : 'Active') : 'Inactive'}
          </StatusBadge>
        </CellLines>
      ),
    },
    {
      id: 'actions',
      header: 'Actions',
      width: 84,
      grow: 0,
      align: 'end',
      cell: (sku) => (
        <RowMenu
          label={`Actions for ${sku.sku_name}`}
          items={[
            { id: 'open', label: 'Open', href: paths.skuDetails(sku.id) },
            { id: 'edit', label: 'Edit', href: paths.editSku(sku.id) },
            { id: 'delete', label: 'Delete', tone: 'critical', onAction: () => remove(sku) },
          ]}
        />
      ),
    },
  ];
}

/** Every SKU, searched and sorted; the address holds the search. */
export function SkuList() {
  const [filter, setFilter] = useUrlState({
    search: textParam(),
    sort: textParam(),
    is_active: choiceParam(['all', 'true', 'false'], 'all'),
  });
  const [removing, setRemoving] = useState<Sku>();
  const columns = useMemo(() => columnsOf(setRemoving), []);
  const isFiltered = filter.search !== '' || filter.is_active !== 'all';
  const list = useCallInfinite(
    calls.sku.list,
    {
      query: {
        ...(filter.search !== '' && { search: filter.search }),
        ...(filter.sort !== '' && { sort: filter.sort }),
        ...(filter.is_active !== 'all' && { is_active: filter.is_active }),
      },
    },
    ({ data }) => ({ rows: data.skus, next: data.next, total: data.total_count }),
  );
  const remove = useAction(calls.sku.remove, { invalidates: ['sku'] });

  if (list.error && list.rows.length === 0)
    return <LoadError error={list.error} onRetry={() => void list.reload()} />;

  return (
    <Stack gap={16}>
      <ListFilters
        label="Search name or code"
        search={filter.search}
        onSearch={(search) => setFilter({ search })}
        states={states}
        state={filter.is_active}
        onState={(is_active) => setFilter({ is_active: is_active as 'all' | 'true' | 'false' })}
      />
      <DataGrid
        label="SKUs"
        rows={list.rows}
        rowKey={(sku) => sku.id}
        rowLabel={(sku) => sku.sku_name}
        columns={columns}
        isLoading={list.isLoading}
        {...(list.error && { error: list.error.message })}
        onRetry={() => void list.reload()}
        onRowAction={(sku) => navigate(paths.skuDetails(sku.id))}
        {...(sortOf(filter.sort) && { sort: sortOf(filter.sort)! })}
        onSortChange={({ column, direction }) =>
          setFilter({ sort: direction === 'descending' ? `-${column}` : column })
        }
        {...(list.total !== undefined && { totalCount: list.total })}
        hasMore={list.hasMore}
        isLoadingMore={list.isLoadingMore}
        onLoadMore={list.loadMore}
        empty={
          isFiltered ? (
            <EmptyState kind="no-match" description="Change the search or the status." />
          ) : (
            <EmptyState
              title="No SKUs yet"
              description="Add what you sell, with its weight and sides: boxes and prices follow from them."
              action={<Link href={paths.addSku()}>Add SKU</Link>}
            />
          )
        }
      />
      <ConfirmDelete
        name={removing?.sku_name}
        confirmLabel="Delete SKU"
        isPending={remove.isPending}
        onClose={() => setRemoving(undefined)}
        onRemove={async () =>
          removing !== undefined && (await remove.run({ params: { id: removing.id } })).ok
        }
      >
        Orders that hold it keep it. New orders can no longer choose it.
      </ConfirmDelete>
    </Stack>
  );
}
