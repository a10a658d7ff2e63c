import { calls } from '@khep/api';
import type { CodParcel } from '@khep/api';
import type { CodDay } from '@khep/domain/cod/ui';
import { formatRupeeValue } from '@khep/domain/money';
import { Drawer } from '@khep/ui';
import { useMemo } from 'react';
import { paths } from '../../paths.ts';
import { columnsFor } from '../../patterns/list/columns.tsx';
import { defineList } from '../../patterns/list/defineList.ts';
import { ListView } from '../../patterns/list/ListView.tsx';
import { formatDay } from '../orders/formatTime.ts';

const column = columnsFor<CodParcel>();

const parcelsOf = ({ partner, day }: CodDay) =>
  defineList({
    id: 'cod-parcels',
    label: 'Parcels',
    noun: ['parcel', 'parcels'],
    endpoint: calls.billing.codParcels,
    query: { partner, day },
    page: ({ data }) => ({ rows: data.parcels, next: null, total: data.total }),
    rowLabel: (parcel) => parcel.awb,
    columns: [
      column.text({
        id: 'awb',
        header: 'AWB',
        isRowHeader: true,
        card: 1,
        value: (parcel) => parcel.awb,
        secondary: (parcel) => parcel.utr && `UTR ${parcel.utr}`,
      }),
      column.link({
        id: 'order',
        header: 'Order',
        card: 3,
        value: (parcel) => parcel.order_number,
        href: (parcel) => paths.orderDetails(parcel.order_id),
      }),
      column.date({
        id: 'delivered_on',
        header: 'Delivered',
        shows: 'day',
        card: 4,
        value: (parcel) => parcel.delivered_on,
      }),
      column.money({ id: 'amount', header: 'Amount', card: 2, value: (parcel) => parcel.amount }),
    ],
    empty: { title: 'No parcels on this day' },
    isEmbedded: true,
  });

/** The parcels of one payout. */
export function CodParcels({ payout, onClose }: { payout: CodDay; onClose: () => void }) {
  const list = useMemo(() => parcelsOf(payout), [payout]);
  return (
    <Drawer
      isOpen
      size="large"
      title={`${payout.courier}, ${formatDay(payout.day)}`}
      description={formatRupeeValue(payout.amount)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <ListView list={list} />
    </Drawer>
  );
}
