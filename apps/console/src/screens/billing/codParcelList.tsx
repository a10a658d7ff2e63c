import { calls } from '@khep/api';
import type { CodParcel } from '@khep/api';
import { codResultLabels, codResultTones } from '@khep/domain/cod';
import type { CodDay } from '@khep/domain/cod/ui';
import { formatDays, formatWeekday } from '@khep/domain/days';
import { Link } from '@khep/ui';
import { paths } from '../../paths.ts';
import { columnsFor } from '../../patterns/list/columns.tsx';
import { defineList } from '../../patterns/list/defineList.ts';

const column = columnsFor<CodParcel>();
/** A day may have two payouts of a courier: what was paid on it, and what is still to be paid. */
export const payoutQuery = ({ partner, day, state }: CodDay) => ({
  partner,
  day,
  paid: state === 'remitted' ? ('true' as const) : ('false' as const),
});

/** The parcels of one payout. */
export const parcelsOf = (payout: CodDay) =>
  defineList({
    id: 'cod-parcels',
    label: 'Parcels',
    noun: ['parcel', 'parcels'],
    endpoint: calls.billing.codParcels,
    query: payoutQuery(payout),
    rowLabel: (parcel) => parcel.awb,
    columns: [
      column.text({
        id: 'awb',
        header: 'AWB',
        isRowHeader: true,
        width: 152,
        card: 1,
        value: 'awb',
        secondary: (parcel) => parcel.utr && `UTR ${parcel.utr}`,
      }),
      column.custom({
        id: 'order',
        header: 'Order',
        card: 3,
        width: 100,
        value: 'order_number',
        secondary: ({ delivered_on }) => delivered_on && formatWeekday(delivered_on),
        cell: ({ order_id, order_number }) =>
          order_id === null ? order_number : <Link href={paths.orderDetails(order_id)}>{order_number}</Link>,
      }),
      column.status({
        id: 'result',
        header: 'Result',
        width: 100,
        value: (parcel) => codResultLabels[parcel.result],
        tone: (parcel) => codResultTones[parcel.result],
        secondary: ({ days_late, why }) => (days_late > 0 ? `${formatDays(days_late)} late` : why),
      }),
      column.money({ id: 'expected', header: 'Expected', width: 104, value: 'expected' }),
      column.money({ id: 'received', header: 'Received', width: 100, card: 2, value: 'received' }),
      column.money({ id: 'deducted', header: 'Deducted', width: 100, value: 'deducted' }),
    ],
    empty: { title: 'No parcels on this day' },
    isEmbedded: true,
  });
