import { calls } from '@khep/api';
import type { Manifest } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatRupeeValue } from '@khep/domain/money';
import { ShipmentStatusBadge } from '@khep/domain/shipments/ui';
import {
  Breadcrumbs,
  Button,
  Card,
  CellLines,
  DescriptionList,
  EmptyState,
  Grid,
  Link,
  LinkButton,
  Loader,
  Page,
  Table,
} from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useParams } from 'wouter';
import { paths } from '../../paths.ts';
import { formatDateTime } from './formatTime.ts';
import { useDocuments } from './useDocuments.ts';

type Row = Manifest['shipments'][number];

const columns: TableColumn<Row>[] = [
  {
    id: 'awb',
    header: 'AWB',
    isRowHeader: true,
    cell: (shipment) => (
      <CellLines secondary={`Box ${shipment.box_no} of ${shipment.box_count}`}>{shipment.awb}</CellLines>
    ),
  },
  {
    id: 'order',
    header: 'Order',
    cell: (shipment) => <Link href={paths.orderDetails(shipment.order_id)}>{shipment.order_number}</Link>,
  },
  {
    id: 'to',
    header: 'Ship to',
    cell: (shipment) => (
      <CellLines secondary={`${shipment.ship_to.city}, ${shipment.ship_to.pincode}`}>
        {shipment.ship_to.name}
      </CellLines>
    ),
  },
  {
    id: 'weight',
    header: 'Weight',
    align: 'end',
    cell: (shipment) =>
      `${(shipment.weights.dead_g / 1000).toLocaleString('en-IN', { maximumFractionDigits: 2 })} kg`,
  },
  {
    id: 'collect',
    header: 'To collect',
    align: 'end',
    cell: (shipment) => (shipment.collectible > 0 ? formatRupeeValue(shipment.collectible) : 'Prepaid'),
  },
  {
    id: 'status',
    header: 'Status',
    width: '150px',
    cell: (shipment) => <ShipmentStatusBadge status={shipment.status} />,
  },
];

/** One handover: what the courier takes, to be counted and signed. */
export default function ManifestDetails() {
  const id = useParams()['id'] ?? '';
  const { data, error, reload } = useCall(
    calls.orders.manifestDetails,
    id === '' ? null : { params: { manifest_id: id } },
    { refreshInterval: 20_000 },
  );
  const documents = useDocuments();
  const crumbs = (label: string) => (
    <Breadcrumbs items={[{ label: 'Pickup and manifest', href: paths.pickupAndManifest() }, { label }]} />
  );
  if (error && !data) {
    return (
      <Page title="Manifest" breadcrumbs={crumbs('Manifest')}>
        {error.status === 404 ? (
          <EmptyState
            title="There is no such manifest"
            action={<LinkButton href={paths.pickupAndManifest()}>All manifests</LinkButton>}
          />
        ) : (
          <EmptyState kind="error" description={error.message} onRetry={() => void reload()} />
        )}
      </Page>
    );
  }
  if (!data) return <Loader />;
  const { manifest } = data.data;
  const weight = manifest.shipments.reduce((sum, shipment) => sum + shipment.weights.dead_g, 0);
  const collect = manifest.shipments.reduce((sum, shipment) => sum + shipment.collectible, 0);
  return (
    <Page
      title={`Manifest ${manifest.manifest_number}`}
      breadcrumbs={crumbs(manifest.manifest_number)}
      description={`${manifest.courier_name} · ${manifest.warehouse_name} · ${formatDateTime(manifest.created_at)}`}
      actions={
        <Button
          tone="accent"
          isPending={documents.pending === 'manifest'}
          onPress={() => void documents.save('manifest', { manifest_id: manifest.id })}
        >
          Print manifest
        </Button>
      }
    >
      <Grid columns={{ base: 1, lg: 'aside' }} align="start">
        <Card title={`${manifest.shipment_count} ${manifest.shipment_count === 1 ? 'box' : 'boxes'}`}>
          <Table
            label="Boxes of the manifest"
            rows={manifest.shipments}
            rowKey={(shipment) => shipment.id}
            columns={columns}
            narrowLayout="stacked"
          />
        </Card>
        <Card title="Handover">
          <DescriptionList
            items={[
              { term: 'Boxes', detail: manifest.shipment_count },
              { term: 'Picked up', detail: manifest.picked_count },
              {
                term: 'Weight',
                detail: `${(weight / 1000).toLocaleString('en-IN', { maximumFractionDigits: 1 })} kg`,
              },
              { term: 'To collect', detail: formatRupeeValue(collect), isStrong: true },
            ]}
          />
        </Card>
      </Grid>
    </Page>
  );
}
