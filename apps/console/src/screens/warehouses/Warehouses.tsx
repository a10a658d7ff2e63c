import { calls } from '@khep/api';
import type { Warehouse } from '@khep/api';
import { useCallInfinite } from '@khep/api/hooks';
import { CellLines, DataGrid, EmptyState, Link, LinkButton, Page, StatusBadge } from '@khep/ui';
import type { DataGridColumn } from '@khep/ui';
import { useMemo, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { LoadError } from '../../data/AsyncContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';
import { textParam } from '../../url/urlState.ts';
import { useUrlState } from '../../url/useUrlState.ts';
import { ListFilters } from '../catalogue/ListFilters.tsx';
import { ConfirmDelete } from '../catalogue/ConfirmDelete.tsx';
import { RowMenu } from '../catalogue/RowMenu.tsx';

function hours({ opening_time, closing_time }: Warehouse): string {
  return opening_time === '' || closing_time === '' ? 'Hours not set' : `${opening_time} to ${closing_time}`;
}

function columnsOf(remove: (warehouse: Warehouse) => void): DataGridColumn<Warehouse>[] {
  return [
    {
      id: 'name',
      header: 'Warehouse',
      width: 200,
      grow: 2,
      isRowHeader: true,
      priority: 1,
      cell: (warehouse) => (
        <CellLines secondary={warehouse.gst_in === '' ? 'No GSTIN' : warehouse.gst_in}>
          <Link href={paths.editWarehouse(warehouse.id)}>{warehouse.name}</Link>
        </CellLines>
      ),
    },
    {
      id: 'address',
      header: 'Address',
      width: 220,
      grow: 3,
      priority: 3,
      cell: (warehouse) => (
        <CellLines secondary={`${warehouse.city}, ${warehouse.state} ${warehouse.pincode}`}>
          {warehouse.address}
        </CellLines>
      ),
    },
    {
      id: 'poc_name',
      header: 'Contact',
      width: 150,
      cell: (warehouse) => <CellLines secondary={warehouse.phone}>{warehouse.poc_name}</CellLines>,
    },
    { id: 'hours', header: 'Open', width: 130, grow: 0, priority: 4, cell: hours },
    {
      id: 'kind',
      header: 'Kind',
      width: 120,
      grow: 0,
      priority: 2,
      cell: (warehouse) =>
        warehouse.is_primary_warehouse ? (
          <StatusBadge tone="accent">Primary</StatusBadge>
        ) : warehouse.is_vendor_warehouse ? (
          <StatusBadge>Vendor</StatusBadge>
        ) : (
          <StatusBadge>Own</StatusBadge>
        ),
    },
    {
      id: 'actions',
      header: 'Actions',
      width: 84,
      grow: 0,
      align: 'end',
      cell: (warehouse) => (
        <RowMenu
          label={`Actions for ${warehouse.name}`}
          items={[
            { id: 'edit', label: 'Edit', href: paths.editWarehouse(warehouse.id) },
            { id: 'delete', label: 'Delete', tone: 'critical', onAction: () => remove(warehouse) },
          ]}
        />
      ),
    },
  ];
}

/** Where parcels leave from, and come back to. */
export default function Warehouses() {
  const [filter, setFilter] = useUrlState({ search: textParam() });
  const [removing, setRemoving] = useState<Warehouse>();
  const columns = useMemo(() => columnsOf(setRemoving), []);
  const remove = useAction(calls.warehouse.remove, { invalidates: ['warehouse'] });
  const list = useCallInfinite(
    calls.warehouse.list,
    { query: { ...(filter.search !== '' && { search: filter.search }) } },
    ({ data }) => ({ rows: data.warehouses, next: null, total: data.total }),
  );
  return (
    <Page
      title="Warehouses"
      description="Couriers pick up here, and bring returns back."
      actions={
        <LinkButton tone="accent" href={paths.addWarehouse()}>
          Add warehouse
        </LinkButton>
      }
    >
      {list.error && list.rows.length === 0 ? (
        <LoadError error={list.error} onRetry={() => void list.reload()} />
      ) : (
        <>
          <ListFilters
            label="Search warehouses"
            search={filter.search}
            onSearch={(search) => setFilter({ search })}
          />
          <DataGrid
            label="Warehouses"
            rows={list.rows}
            rowKey={(warehouse) => warehouse.id}
            rowLabel={(warehouse) => warehouse.name}
            columns={columns}
            isLoading={list.isLoading}
            onRetry={() => void list.reload()}
            onRowAction={(warehouse) => navigate(paths.editWarehouse(warehouse.id))}
            {...(list.total !== undefined && { totalCount: list.total })}
            empty={
              filter.search === '' ? (
                <EmptyState
                  title="No warehouses yet"
                  description="Add the address that couriers pick up from."
                  action={<Link href={paths.addWarehouse()}>Add warehouse</Link>}
                />
              ) : (
                <EmptyState kind="no-match" description="Change the search." />
              )
            }
          />
        </>
      )}
      <ConfirmDelete
        name={removing?.name}
        confirmLabel="Delete warehouse"
        isPending={remove.isPending}
        onClose={() => setRemoving(undefined)}
        onRemove={async () =>
          removing !== undefined && (await remove.run({ params: { id: removing.id } })).ok
        }
      >
        Parcels that are on their way keep their return address. No new pickup can be scheduled here.
      </ConfirmDelete>
    </Page>
  );
}
