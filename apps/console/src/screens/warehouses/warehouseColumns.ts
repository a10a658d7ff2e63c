import type { Warehouse } from '@khep/api';
import { paths } from '../../paths.ts';
import { columnsFor } from '../../patterns/list/columns.tsx';
import type { ListColumn } from '../../patterns/list/columns.tsx';

const column = columnsFor<Warehouse>();

/** The columns of the list of warehouses. */
export const warehouseColumns: readonly ListColumn<Warehouse>[] = [
  column.link({
    id: 'name',
    header: 'Warehouse',
    width: 200,
    grow: 2,
    isRowHeader: true,
    card: 1,
    value: 'name',
    href: (warehouse) => paths.editWarehouse(warehouse.id),
    secondary: (warehouse) => (warehouse.gst_in === '' ? 'No GSTIN' : warehouse.gst_in),
  }),
  column.text({ id: 'gst_in', header: 'GSTIN', isHidden: true, value: 'gst_in' }),
  column.text({
    id: 'address',
    header: 'Address',
    width: 220,
    grow: 3,
    card: 3,
    value: 'address',
    secondary: ({ city, state, pincode }) => `${city}, ${state} ${pincode}`,
  }),
  column.text({ id: 'pincode', header: 'PIN code', isHidden: true, value: 'pincode' }),
  column.text({ id: 'poc_name', header: 'Contact', width: 150, value: 'poc_name', secondary: 'phone' }),
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
];
