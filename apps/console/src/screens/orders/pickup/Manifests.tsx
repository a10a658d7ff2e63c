import { calls } from '@khep/api';
import type { ManifestRow } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { Button, CellLines, EmptyState, Link } from '@khep/ui';
import type { DataGridColumn } from '@khep/ui';
import { useMemo } from 'react';
import { paths } from '../../../paths.ts';
import { formatDateTime } from '../formatTime.ts';
import { useDocuments } from '../useDocuments.ts';
import { boxesColumn, ListSection } from './ListSection.tsx';

const columnsOf = (print: (manifest: ManifestRow) => void): DataGridColumn<ManifestRow>[] => [
  {
    id: 'number',
    header: 'Manifest',
    width: 180,
    isRowHeader: true,
    priority: 1,
    cell: (manifest) => (
      <CellLines secondary={formatDateTime(manifest.created_at)}>
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
    cell: (manifest) => <CellLines secondary={manifest.warehouse_name}>{manifest.courier_name}</CellLines>,
    value: (manifest) => manifest.courier_name,
  },
  boxesColumn(
    ({ shipment_count }) => shipment_count,
    ({ picked_count }) => `${picked_count} picked up`,
  ),
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

/** The lists that are handed over with a pickup. */
export function Manifests() {
  const manifests = useCall(calls.orders.manifests, undefined, { refreshInterval: 20_000 });
  const { save } = useDocuments();
  const columns = useMemo(
    () => columnsOf((manifest) => void save('manifest', { manifest_id: manifest.id })),
    [save],
  );
  return (
    <ListSection
      label="List of manifests"
      answer={manifests}
      rows={manifests.data?.data.manifests}
      rowLabel={(manifest) => manifest.manifest_number}
      columns={columns}
      empty={<EmptyState title="No manifest yet" description="Create one from a scheduled pickup." />}
    />
  );
}
