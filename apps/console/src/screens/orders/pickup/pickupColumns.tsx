import type { Pickup } from '@khep/api';
import { columnsFor } from '../../../patterns/list/columns.tsx';
import type { ListColumn } from '../../../patterns/list/columns.tsx';
import { formatBoxes } from './formatBoxes.ts';
import { PickupActions } from './PickupActions.tsx';

const column = columnsFor<Pickup>();

/** "40 picked up", "3 picked up, 2 failed" */
function pickedUp({ picked_count, failed_shipment_ids: failed }: Pickup): string {
  return `${picked_count} picked up${failed.length > 0 ? `, ${failed.length} failed` : ''}`;
}

/** The columns of the pickup lists. */
export const pickupColumns: readonly ListColumn<Pickup>[] = [
  column.date({
    id: 'when',
    header: 'When',
    width: 120,
    isRowHeader: true,
    card: 1,
    shows: 'day',
    value: 'date',
    secondary: (pickup) => `from ${pickup.time}`,
  }),
  column.courier({
    id: 'courier',
    header: 'Courier',
    width: 170,
    grow: 2,
    card: 3,
    value: 'courier_name',
    secondary: (pickup) => pickup.courier_reference && `Ref. ${pickup.courier_reference}`,
    cardLine: 'warehouse_name',
  }),
  column.text({ id: 'warehouse', header: 'Warehouse', width: 150, grow: 2, value: 'warehouse_name' }),
  column.number({
    id: 'boxes',
    header: 'Boxes',
    width: 130,
    grow: 1,
    card: 4,
    value: 'expected_count',
    format: formatBoxes,
    secondary: pickedUp,
  }),
  column.number({ id: 'open', header: 'To manifest', width: 110, value: 'unmanifested_count' }),
  column.number({
    id: 'unprinted',
    header: 'Without label',
    width: 120,
    value: ({ unprinted_ids }) => unprinted_ids.length,
  }),
  column.custom({
    id: 'actions',
    header: 'Manifest',
    width: 160,
    grow: 0,
    align: 'end',
    card: 2,
    value: () => undefined,
    cell: (pickup) => <PickupActions pickup={pickup} />,
  }),
];
