import { calls } from '@khep/api';
import type { ManifestRow, Pickup } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import {
  Button,
  CellLines,
  DataGrid,
  EmptyState,
  Heading,
  Link,
  LinkButton,
  Page,
  Stack,
  StatusBadge,
} from '@khep/ui';
import type { DataGridColumn } from '@khep/ui';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { Refused } from '../../data/AnswerGate.tsx';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';
import { formatDay, formatMoment } from './ago.ts';
import { SchedulePickup } from './list/SchedulePickup.tsx';
import { useDocuments } from './useDocuments.ts';

function PickupActions({ pickup }: { pickup: Pickup }) {
  const create = useAction(calls.orders.manifest, { invalidates: ['orders', 'home'] });
  const [isScheduling, setScheduling] = useState(false);
  const failed = pickup.failed_shipment_ids;
  if (failed.length > 0)
    return (
      <>
        <Button size="small" tone="accent" onPress={() => setScheduling(true)}>
          Schedule again
        </Button>
        {isScheduling && (
          <SchedulePickup what={{ shipment_ids: failed }} onClose={() => setScheduling(false)} />
        )}
      </>
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

const pickupColumns: DataGridColumn<Pickup>[] = [
  {
    id: 'when',
    header: 'When',
    width: 120,
    isRowHeader: true,
    priority: 1,
    cell: (pickup) => <CellLines below={`from ${pickup.time}`}>{formatDay(pickup.date)}</CellLines>,
    value: (pickup) => `${pickup.date} ${pickup.time}`,
  },
  {
    id: 'courier',
    header: 'Courier',
    width: 170,
    grow: 2,
    priority: 3,
    cell: (pickup) => (
      <CellLines below={pickup.courier_reference && `Ref. ${pickup.courier_reference}`}>
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
  {
    id: 'boxes',
    header: 'Boxes',
    width: 120,
    align: 'end',
    priority: 4,
    cell: (pickup) => (
      <CellLines below={pickedUp(pickup)}>
        {pickup.expected_count === 1 ? '1 box' : `${pickup.expected_count} boxes`}
      </CellLines>
    ),
    value: (pickup) => pickup.expected_count,
  },
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
    cell: (pickup) => <PickupActions pickup={pickup} />,
  },
];

const manifestColumns = (print: (manifest: ManifestRow) => void): DataGridColumn<ManifestRow>[] => [
  {
    id: 'number',
    header: 'Manifest',
    width: 180,
    isRowHeader: true,
    priority: 1,
    cell: (manifest) => (
      <CellLines below={formatMoment(manifest.created_at)}>
        <Link href={paths.manifestDetails(manifest.id)}>{manifest.manifest_number}</Link>
      </CellLines>
    ),
    value: (manifest) => manifest.manifest_number,
  },
  {
    id: 'courier',
    header: 'Courier',
    width: 170,
    grow: 2,
    priority: 3,
    cell: (manifest) => <CellLines below={manifest.warehouse_name}>{manifest.courier_name}</CellLines>,
    value: (manifest) => manifest.courier_name,
  },
  {
    id: 'boxes',
    header: 'Boxes',
    width: 120,
    align: 'end',
    priority: 4,
    cell: (manifest) => (
      <CellLines below={`${manifest.picked_count} picked up`}>
        {manifest.shipment_count === 1 ? '1 box' : `${manifest.shipment_count} boxes`}
      </CellLines>
    ),
    value: (manifest) => manifest.shipment_count,
  },
  {
    id: 'print',
    header: 'Paper',
    width: 100,
    grow: 0,
    align: 'end',
    priority: 2,
    cell: (manifest) => (
      <Button size="small" onPress={() => print(manifest)}>
        Print
      </Button>
    ),
  },
];

interface ListProps<Row> {
  title: string;
  label: string;
  answer: { error: Parameters<typeof Refused>[0]['error'] | undefined; reload: () => unknown };
  rows: readonly Row[] | undefined;
  rowLabel: (row: Row) => string;
  columns: readonly DataGridColumn<Row>[];
  empty: ReactNode;
}

function List<Row extends { id: string }>({ title, answer, rows, empty, ...grid }: ListProps<Row>) {
  const again = () => void answer.reload();
  return (
    <Stack gap={12}>
      <Heading>{title}</Heading>
      {answer.error && !rows ? (
        <Refused error={answer.error} onRetry={again} />
      ) : (
        <DataGrid
          {...grid}
          rows={rows ?? []}
          rowKey={(row) => row.id}
          isLoading={!rows}
          onRetry={again}
          empty={empty}
          {...(rows && { totalCount: rows.length })}
        />
      )}
    </Stack>
  );
}

/** What couriers will fetch, and the lists that are handed over with it. */
export default function PickupAndManifest() {
  const pickups = useCall(calls.orders.pickups, undefined, { refreshInterval: 20_000 });
  const manifests = useCall(calls.orders.manifests, undefined, { refreshInterval: 20_000 });
  const { save } = useDocuments();
  const columns = useMemo(
    () => manifestColumns((manifest) => void save('manifest', { manifest_id: manifest.id })),
    [save],
  );
  return (
    <Page
      title="Pickup and manifest"
      description="Scheduled pickups by courier and warehouse; a manifest is signed when the courier comes"
    >
      <List
        title="Pickups"
        label="Scheduled pickups"
        answer={pickups}
        rows={pickups.data?.data.pickups}
        rowLabel={(pickup) => `${pickup.courier_name}, ${formatDay(pickup.date)}, ${pickup.warehouse_name}`}
        columns={pickupColumns}
        empty={
          <EmptyState
            title="No pickup is scheduled"
            description="Schedule one for orders that are ready to ship."
            action={<LinkButton href={paths.readyToShip()}>Open ready to ship</LinkButton>}
          />
        }
      />
      <List
        title="Manifests"
        label="List of manifests"
        answer={manifests}
        rows={manifests.data?.data.manifests}
        rowLabel={(manifest) => manifest.manifest_number}
        columns={columns}
        empty={<EmptyState title="No manifest yet" description="Create one from a scheduled pickup." />}
      />
    </Page>
  );
}
