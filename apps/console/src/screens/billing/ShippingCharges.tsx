import { calls } from '@khep/api';
import type { ShippingCharge } from '@khep/api';
import { billerLabels } from '@khep/domain/ledger';
import { formatKilograms } from '@khep/domain/money';
import { paths } from '../../paths.ts';
import { columnsFor } from '../../patterns/list/columns.tsx';
import { defineList } from '../../patterns/list/defineList.ts';
import { ListPage } from '../../patterns/list/ListPage.tsx';
import { ChargeDrawer } from './ChargeDrawer.tsx';
import { courierFilter } from '../../patterns/list/listFilters.ts';

const column = columnsFor<ShippingCharge>();

const charges = defineList({
  id: 'shipping-charges',
  label: 'Shipping charges',
  noun: ['shipment', 'shipments'],
  endpoint: calls.billing.charges,
  rowLabel: (charge) => charge.awb,
  searchLabel: 'AWB or order',
  filters: [
    { kind: 'dates', label: 'Booked' },
    courierFilter,
    { kind: 'oneOf', id: 'billed_by', label: 'Billed by', options: billerLabels },
    { kind: 'oneOf', id: 'is_held', label: 'Held', options: { true: 'Held in the wallet' } },
    { kind: 'oneOf', id: 'is_rto', label: 'RTO', options: { true: 'RTO only' } },
  ],
  columns: [
    column.text({
      id: 'awb',
      header: 'AWB',
      width: 140,
      isRowHeader: true,
      card: 1,
      value: 'awb',
      secondary: 'status',
    }),
    column.link({
      id: 'order',
      header: 'Order',
      width: 105,
      card: 3,
      cardLine: ({ courier_name, charged_g }) => `${courier_name}, ${formatKilograms(charged_g)} charged`,
      value: 'order_number',
      href: (charge) => paths.orderDetails(charge.order_id),
    }),
    column.courier({ id: 'courier', header: 'Courier', width: 176, value: 'courier_name' }),
    column.custom({
      id: 'total',
      header: 'Total',
      align: 'end',
      width: 110,
      card: 2,
      value: 'total',
      cell: (charge) => <ChargeDrawer charge={charge} />,
    }),
    column.weight({
      id: 'charged',
      header: 'Charged',
      value: 'charged_g',
      secondary: (charge) => `entered ${formatKilograms(charge.entered_g)}`,
    }),
    column.money({ id: 'freight', header: 'Freight', width: 95, value: 'freight' }),
    column.money({ id: 'cod', header: 'COD', width: 75, value: ({ cod }) => cod || null }),
    column.money({ id: 'rto', header: 'RTO', width: 75, value: ({ rto }) => rto || null }),
    column.money({
      id: 'surcharges',
      header: 'Surcharges',
      width: 90,
      value: ({ surcharges }) => surcharges || null,
    }),
    column.money({ id: 'gst', header: 'GST', width: 85, value: 'gst' }),
    column.weight({ id: 'entered', header: 'Entered weight', isHidden: true, value: 'entered_g' }),
    column.date({ id: 'booked_at', header: 'Booked', shows: 'relative', card: 4, value: 'booked_at' }),
  ],
  download: 'csv',
  empty: { title: 'No shipments in this period', description: 'Charges appear when a shipment is booked.' },
});

/** Lists the cost of each shipment; its total opens into lines and formulas. */
export default function ShippingCharges() {
  return <ListPage title="Shipping charges" list={charges} />;
}
