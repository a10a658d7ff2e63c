import { calls } from '@khep/api';
import type { QueryOf } from '@khep/api';
import { formatRupeeValue } from '@khep/domain/money';
import type { ShipmentTab } from '@khep/domain/shipments';
import { defineList } from '../../patterns/list/defineList.ts';
import type { List } from '../../patterns/list/defineList.ts';
import { courierFilter, paymentFilter, warehouseFilter } from '../../patterns/list/listFilters.ts';
import type { ListFilter } from '../../patterns/list/listFilters.ts';
import { shipmentActions } from './shipmentActions.ts';
import { lostColumns, shipmentColumns } from './shipmentColumns.tsx';

type Endpoint = typeof calls.tracking.list;
type Param = keyof NonNullable<QueryOf<Endpoint>>;

const filters: readonly ListFilter<Param>[] = [
  { kind: 'oneOf', id: 'is_stuck', label: 'Scans', options: { true: 'Stuck' } },
  { kind: 'oneOf', id: 'promise', label: 'Promise', options: { late: 'Running late', today: 'Due today' } },
  courierFilter,
  warehouseFilter,
  paymentFilter,
];

const empty: Record<ShipmentTab, string> = {
  all: 'No shipments in this period',
  pending: 'No shipments wait for their pickup',
  'in-transit': 'No shipments are with couriers',
  delivered: 'No shipments were delivered in this period',
  lost: 'No shipments were lost or damaged in this period',
};

const define = (tab: ShipmentTab): List<Endpoint> =>
  defineList({
    id: `shipments-${tab}`,
    label: 'Shipments',
    noun: ['shipment', 'shipments'],
    endpoint: calls.tracking.list,
    query: { tab },
    rowLabel: (row) => row.awb ?? row.order_number,
    searchLabel: 'Order, AWB, buyer or phone',
    // Open shipments show every day: nothing open hides.
    filters:
      tab === 'pending' || tab === 'in-transit'
        ? [{ kind: 'dates', label: 'Created' }, ...filters]
        : [{ kind: 'dates', label: 'Created', defaultPreset: 'last30' }, ...filters],
    columns: tab === 'lost' ? lostColumns : shipmentColumns,
    summary: (rows) => `${formatRupeeValue(rows.reduce((sum, { collectible }) => sum + collectible, 0))} COD`,
    actions: shipmentActions,
    download: 'csv',
    empty: { title: empty[tab] },
    noPermission: 'Ask a brand owner for access to shipments.',
    refreshSeconds: 15,
  });

export const shipmentLists: Record<ShipmentTab, List<Endpoint>> = {
  all: define('all'),
  pending: define('pending'),
  'in-transit': define('in-transit'),
  delivered: define('delivered'),
  lost: define('lost'),
};
