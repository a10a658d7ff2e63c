import { calls } from '@khep/api';
import type { ManifestRow } from '@khep/api';
import { paths } from '../../../paths.ts';
import { columnsFor } from '../../../patterns/list/columns.tsx';
import { defineList } from '../../../patterns/list/defineList.ts';
import { ListView } from '../../../patterns/list/ListView.tsx';
import { formatDateTime } from '@khep/domain/days';
import { PrintManifest } from './PrintManifest.tsx';
import { formatBoxes } from './formatBoxes.ts';

const column = columnsFor<ManifestRow>();

const list = defineList({
  id: 'manifests',
  label: 'List of manifests',
  noun: ['manifest', 'manifests'],
  endpoint: calls.orders.manifests,
  rowLabel: (manifest) => manifest.manifest_number,
  rowHref: (manifest) => paths.manifestDetails(manifest.id),
  refreshSeconds: 20,
  filters: [{ kind: 'dates', label: 'Date', defaultPreset: 'last7' }],
  columns: [
    column.link({
      id: 'number',
      header: 'Manifest',
      width: 180,
      isRowHeader: true,
      card: 1,
      value: 'manifest_number',
      href: (manifest) => paths.manifestDetails(manifest.id),
      secondary: (manifest) => formatDateTime(manifest.created_at),
    }),
    column.courier({
      id: 'courier',
      header: 'Courier',
      width: 170,
      grow: 2,
      card: 3,
      value: 'courier_name',
      secondary: 'warehouse_name',
    }),
    column.number({
      id: 'boxes',
      header: 'Boxes',
      width: 130,
      card: 4,
      value: 'shipment_count',
      format: formatBoxes,
      secondary: ({ picked_count }) => `${picked_count} picked up`,
    }),
    column.date({ id: 'created_at', header: 'Created', isHidden: true, value: 'created_at' }),
    column.custom({
      id: 'print',
      header: 'Paper',
      width: 100,
      grow: 0,
      align: 'end',
      card: 2,
      value: () => undefined,
      cell: (manifest) => <PrintManifest id={manifest.id} />,
    }),
  ],
  download: 'csv',
  empty: { title: 'No manifests in this period', description: 'Create one from a scheduled pickup.' },
});

/** The manifests of some days. */
export function Manifests() {
  return <ListView list={list} />;
}
