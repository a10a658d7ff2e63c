import { calls } from '@khep/api';
import type { Manifest } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatRupeeValue } from '@khep/domain/money';
import { ShipmentStatusBadge } from '@khep/domain/shipments/ui';
import { Button, Card, CellLines, DescriptionList, Link, LinkButton, Table } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useParams } from 'wouter';
import { paths } from '../../paths.ts';
import { RecordPage } from '../../patterns/RecordPage.tsx';
import { formatDateTime } from '@khep/domain/days';
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
    cell: (shipment) => kilograms(shipment.weights.dead_g),
  },
  {
    id: 'collect',
    header: 'COD amount',
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

const kilograms = (grams: number) =>
  `${(grams / 1000).toLocaleString('en-IN', { maximumFractionDigits: 2 })} kg`;

/** One handover: what the courier takes, to be counted and signed. */
export default function ManifestDetails() {
  const id = useParams()['id'] ?? '';
  const call = useCall(calls.orders.manifestDetails, id === '' ? null : { params: { manifest_id: id } }, {
    refreshInterval: 20_000,
  });
  const documents = useDocuments();
  const list = { label: 'Pickup and manifest', href: paths.pickupAndManifest() };
  return (
    <RecordPage
      kind="Manifest"
      call={{
        ...call,
        listLink: <LinkButton href={`${paths.pickupAndManifest()}?tab=manifests`}>All manifests</LinkButton>,
      }}
      record={call.data?.data.manifest}
      list={list}
      content={({ shipments, ...manifest }) => {
        const weight = shipments.reduce((sum, shipment) => sum + shipment.weights.dead_g, 0);
        const collect = shipments.reduce((sum, shipment) => sum + shipment.collectible, 0);
        return {
          title: `Manifest ${manifest.manifest_number}`,
          description: `${manifest.courier_name} · ${manifest.warehouse_name} · ${formatDateTime(manifest.created_at)}`,
          breadcrumbs: [list, { label: manifest.manifest_number }],
          actions: (
            <Button
              tone="accent"
              isPending={documents.pending === 'manifest'}
              onPress={() => void documents.save('manifest', { manifest_id: manifest.id })}
            >
              Print manifest
            </Button>
          ),
          main: (
            <Card title={`${manifest.shipment_count} ${manifest.shipment_count === 1 ? 'box' : 'boxes'}`}>
              <Table
                label="Boxes of the manifest"
                rows={shipments}
                rowKey={(shipment) => shipment.id}
                columns={columns}
                narrowLayout="stacked"
              />
            </Card>
          ),
          aside: (
            <Card title="Handover">
              <DescriptionList
                items={[
                  { term: 'Boxes', detail: manifest.shipment_count },
                  { term: 'Picked up', detail: manifest.picked_count },
                  { term: 'Weight', detail: kilograms(weight) },
                  { term: 'COD amount', detail: formatRupeeValue(collect), isStrong: true },
                ]}
              />
            </Card>
          ),
        };
      }}
    />
  );
}
