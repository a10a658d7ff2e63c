import { calls } from '@khep/api';
import type { Warehouse } from '@khep/api';
import { LinkButton } from '@khep/ui';
import { paths } from '../../paths.ts';
import { columnsFor } from '../../patterns/list/columns.tsx';
import { defineList } from '../../patterns/list/defineList.ts';
import { ListPage } from '../../patterns/list/ListPage.tsx';

const column = columnsFor<Warehouse>();

const list = defineList({
  id: 'warehouses',
  label: 'Warehouses',
  noun: ['warehouse', 'warehouses'],
  endpoint: calls.warehouse.list,
  page: ({ data }) => ({ rows: data.warehouses, next: data.next, total: data.total }),
  rowLabel: (warehouse) => warehouse.name,
  rowHref: (warehouse) => paths.editWarehouse(warehouse.id),
  searchLabel: 'Name, city or PIN code',
  columns: [
    column.link({
      id: 'name',
      header: 'Warehouse',
      width: 200,
      grow: 2,
      isRowHeader: true,
      card: 1,
      value: (warehouse) => warehouse.name,
      href: (warehouse) => paths.editWarehouse(warehouse.id),
      secondary: (warehouse) => (warehouse.gst_in === '' ? 'No GSTIN' : warehouse.gst_in),
    }),
    column.text({ id: 'gst_in', header: 'GSTIN', isHidden: true, value: (warehouse) => warehouse.gst_in }),
    column.text({
      id: 'address',
      header: 'Address',
      width: 220,
      grow: 3,
      card: 3,
      value: (warehouse) => warehouse.address,
      secondary: ({ city, state, pincode }) => `${city}, ${state} ${pincode}`,
    }),
    column.text({
      id: 'pincode',
      header: 'PIN code',
      isHidden: true,
      value: (warehouse) => warehouse.pincode,
    }),
    column.text({
      id: 'poc_name',
      header: 'Contact',
      width: 150,
      value: (warehouse) => warehouse.poc_name,
      secondary: (warehouse) => warehouse.phone,
    }),
    column.text({
      id: 'hours',
      header: 'Hours',
      width: 130,
      grow: 0,
      card: 4,
      value: ({ opening_time: from, closing_time: to }) =>
        from === '' || to === '' ? 'Not set' : `${from} to ${to}`,
    }),
    column.status({
      id: 'kind',
      header: 'Kind',
      width: 120,
      grow: 0,
      card: 2,
      value: (warehouse) =>
        warehouse.is_primary_warehouse ? 'Primary' : warehouse.is_vendor_warehouse ? 'Vendor' : 'Own',
      tone: (warehouse) => (warehouse.is_primary_warehouse ? 'accent' : 'neutral'),
    }),
  ],
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
