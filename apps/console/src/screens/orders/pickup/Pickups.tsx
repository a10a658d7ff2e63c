import { calls } from '@khep/api';
import type { Pickup } from '@khep/api';
import type { CallError } from '@khep/api/client';
import { Button, CellLines, StatusBadge } from '@khep/ui';
import type { DataGridColumn } from '@khep/ui';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useAction } from '../../../data/useAction.ts';
import { paths } from '../../../paths.ts';
import { formatDay } from '../formatTime.ts';
import { SchedulePickup } from '../list/SchedulePickup.tsx';
import { boxesColumn, ListSection } from './ListSection.tsx';

interface PickupActionsProps {
  pickup: Pickup;
  /** Asks for what the courier left behind. */
  onAgain: (pickup: Pickup) => void;
}

function PickupActions({ pickup, onAgain }: PickupActionsProps) {
  const create = useAction(calls.orders.manifest, { invalidates: ['orders', 'home'] });
  if (pickup.failed_shipment_ids.length > 0)
    return (
      <Button size="small" tone="accent" onPress={() => onAgain(pickup)}>
        Schedule again
      </Button>
    );
  if (pickup.unmanifested_count === 0) return <StatusBadge tone="positive">Manifested</StatusBadge>;
  return (
    <Button
      size="small"
      tone="accent"
      isPending={create.isPending}
      onPress={async () => {
        const result = await create.run({ body: { shipment_ids: pickup.shipment_ids } });
        if (result.ok) navigate(paths.manifestDetails(result.answer.data.manifest_id));
      }}
    >
      Create manifest
    </Button>
  );
}

/** "40 picked up", "3 picked up, 2 not" */
function pickedUp({ picked_count, failed_shipment_ids: failed }: Pickup): string {
  return `${picked_count} picked up${failed.length > 0 ? `, ${failed.length} not` : ''}`;
}

const columnsOf = (again: PickupActionsProps['onAgain']): DataGridColumn<Pickup>[] => [
  {
    id: 'when',
    header: 'When',
    width: 120,
    isRowHeader: true,
    priority: 1,
    cell: (pickup) => <CellLines secondary={`from ${pickup.time}`}>{formatDay(pickup.date)}</CellLines>,
    value: (pickup) => `${pickup.date} ${pickup.time}`,
  },
  {
    id: 'courier',
    header: 'Courier',
    width: 170,
    grow: 2,
    priority: 3,
    cell: (pickup) => (
      <CellLines secondary={pickup.courier_reference && `Ref. ${pickup.courier_reference}`}>
        {pickup.courier_name}
      </CellLines>
    ),
    value: (pickup) => pickup.courier_name,
  },
  {
    id: 'warehouse',
    header: 'Warehouse',
    width: 150,
    grow: 2,
    cell: (pickup) => pickup.warehouse_name,
  },
  boxesColumn(({ expected_count }) => expected_count, pickedUp),
  {
    id: 'open',
    header: 'To manifest',
    width: 110,
    align: 'end',
    cell: (pickup) => pickup.unmanifested_count,
  },
  {
    id: 'actions',
    header: 'Manifest',
    width: 160,
    grow: 0,
    align: 'end',
    priority: 2,
    cell: (pickup) => <PickupActions pickup={pickup} onAgain={again} />,
  },
];

export interface PickupsProps {
  answer: { error: CallError | undefined; reload: () => unknown };
  /** Undefined until the first answer. */
  pickups: readonly Pickup[] | undefined;
  label: string;
  empty: ReactNode;
}

/** What couriers will fetch, or what they fetched and left behind. */
export function Pickups({ answer, pickups, label, empty }: PickupsProps) {
  const [again, setAgain] = useState<Pickup>();
  const columns = useMemo(() => columnsOf(setAgain), []);
  return (
    <>
      <ListSection
        label={label}
        answer={answer}
        rows={pickups}
        rowLabel={(pickup) => `${pickup.courier_name}, ${formatDay(pickup.date)}, ${pickup.warehouse_name}`}
        columns={columns}
        empty={empty}
      />
      {again && (
        <SchedulePickup
          what={{ shipment_ids: again.failed_shipment_ids }}
          onClose={() => setAgain(undefined)}
        />
      )}
    </>
  );
}
