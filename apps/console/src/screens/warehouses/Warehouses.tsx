import { calls } from '@khep/api';
import { LinkButton } from '@khep/ui';
import { paths } from '../../paths.ts';
import { defineList } from '../../patterns/list/defineList.ts';
import { ListPage } from '../../patterns/list/ListPage.tsx';
import { warehouseColumns } from './warehouseColumns.ts';

const list = defineList({
  id: 'warehouses',
  label: 'Warehouses',
  noun: ['warehouse', 'warehouses'],
  endpoint: calls.warehouse.list,
  rowLabel: (warehouse) => warehouse.name,
  rowHref: (warehouse) => paths.editWarehouse(warehouse.id),
  searchLabel: 'Name, city or PIN code',
  columns: warehouseColumns,
  rowActions: (warehouse) => [{ id: 'edit', label: 'Edit', href: paths.editWarehouse(warehouse.id) }],
  removal: {
    label: 'Delete warehouse',
    consequence: "Shipments in transit keep this return address. You can't schedule new pickups here.",
    send: (client, warehouse) => client.call(calls.warehouse.remove, { params: { id: warehouse.id } }),
    invalidates: ['warehouse'],
  },
  download: 'csv',
  empty: { title: 'No warehouses yet', description: 'Add the address that couriers pick up from.' },
});

/** Where parcels are picked up and returned. */
export default function Warehouses() {
  const add = (
    <LinkButton tone="accent" href={paths.addWarehouse()}>
      Add warehouse
    </LinkButton>
  );
  return (
    <ListPage
      title="Warehouses"
      description="Couriers pick up parcels and bring returns here"
      actions={add}
      emptyAction={add}
      list={list}
    />
  );
}
