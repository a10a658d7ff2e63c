import { calls } from '@khep/api';
import type { ManifestRow, Pickup } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import {
  Button,
  Card,
  CellLines,
  EmptyState,
  Link,
  LinkButton,
  Page,
  Skeleton,
  Stack,
  StatusBadge,
  Table,
} from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { navigate } from 'wouter/use-browser-location';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';
import { formatMoment } from './ago.ts';
import { useDocuments } from './useDocuments.ts';

const day = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

function PickupActions({ pickup }: { pickup: Pickup }) {
  const create = useAction(calls.orders.manifest, { invalidates: ['orders', 'home'] });
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

const pickupColumns: TableColumn<Pickup>[] = [
  {
    id: 'when',
    header: 'When',
    isRowHeader: true,
    cell: (pickup) => (
      <CellLines below={`from ${pickup.time}`}>{day.format(new Date(`${pickup.date}T00:00:00Z`))}</CellLines>
    ),
  },
  {
    id: 'courier',
    header: 'Courier',
    cell: (pickup) => (
      <CellLines below={pickup.courier_reference && `Ref. ${pickup.courier_reference}`}>
        {pickup.courier_name}
      </CellLines>
    ),
  },
  { id: 'warehouse', header: 'Warehouse', cell: (pickup) => pickup.warehouse_name },
  {
    id: 'boxes',
    header: 'Boxes',
    align: 'end',
    cell: (pickup) => (
      <CellLines below={`${pickup.picked_count} picked up`}>{pickup.expected_count}</CellLines>
    ),
  },
  { id: 'open', header: 'To manifest', align: 'end', cell: (pickup) => pickup.unmanifested_count },
  { id: 'actions', header: '', align: 'end', cell: (pickup) => <PickupActions pickup={pickup} /> },
];

function Manifests({ rows }: { rows: readonly ManifestRow[] }) {
  const documents = useDocuments();
  const columns: TableColumn<ManifestRow>[] = [
    {
      id: 'number',
      header: 'Manifest',
      isRowHeader: true,
      cell: (manifest) => (
        <CellLines below={formatMoment(manifest.created_at)}>
          <Link href={paths.manifestDetails(manifest.id)}>{manifest.manifest_number}</Link>
        </CellLines>
      ),
    },
    { id: 'courier', header: 'Courier', cell: (manifest) => manifest.courier_name },
    { id: 'warehouse', header: 'Warehouse', cell: (manifest) => manifest.warehouse_name },
    {
      id: 'boxes',
      header: 'Boxes',
      align: 'end',
      cell: (manifest) => (
        <CellLines below={`${manifest.picked_count} picked up`}>{manifest.shipment_count}</CellLines>
      ),
    },
    {
      id: 'print',
      header: '',
      align: 'end',
      cell: (manifest) => (
        <Button size="small" onPress={() => void documents.save('manifest', { manifest_id: manifest.id })}>
          Print
        </Button>
      ),
    },
  ];
  return <Table label="List of manifests" rows={rows} rowKey={(manifest) => manifest.id} columns={columns} />;
}

/** What couriers will fetch, and the lists that are handed over with it. */
export default function PickupAndManifest() {
  const pickups = useCall(calls.orders.pickups, undefined, { refreshInterval: 20_000 });
  const manifests = useCall(calls.orders.manifests, undefined, { refreshInterval: 20_000 });
  return (
    <Page
      title="Pickup and manifest"
      description="Scheduled pickups by courier and warehouse; a manifest is signed when the courier comes"
    >
      <Card title="Pickups">
        {pickups.error ? (
          <EmptyState
            kind={pickups.error.status === 403 ? 'no-permission' : 'error'}
            description={pickups.error.message}
            onRetry={() => void pickups.reload()}
          />
        ) : !pickups.data ? (
          <Skeleton lines={5} />
        ) : pickups.data.data.pickups.length === 0 ? (
          <EmptyState
            title="No pickup is scheduled"
            description="Schedule one for orders that are ready to ship."
            action={<LinkButton href={paths.readyToShip()}>Open ready to ship</LinkButton>}
          />
        ) : (
          <Table
            label="Scheduled pickups"
            rows={pickups.data.data.pickups}
            rowKey={(pickup) => pickup.id}
            columns={pickupColumns}
          />
        )}
      </Card>
      <Card title="Manifests">
        {manifests.error ? (
          <EmptyState
            kind="error"
            description={manifests.error.message}
            onRetry={() => void manifests.reload()}
          />
        ) : !manifests.data ? (
          <Skeleton lines={3} />
        ) : manifests.data.data.manifests.length === 0 ? (
          <EmptyState title="No manifest yet" description="Create one from a scheduled pickup." />
        ) : (
          <Stack gap={0}>
            <Manifests rows={manifests.data.data.manifests} />
          </Stack>
        )}
      </Card>
    </Page>
  );
}
