import type { Order, Shipment } from '@khep/api';
import { Button, Heading, Inline, Link, Stack, Text } from '@khep/ui';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { useDocuments } from '../../data/useDocuments.ts';
import { DeliveryProof } from './DeliveryProof.tsx';
import { shipmentDocuments } from './shipmentDocuments.ts';
import type { ShipmentDocument } from './shipmentDocuments.ts';

/** The documents of a parcel: which exist, and the ones that can be printed. */
export function ShipmentDocuments({ order, shipment }: { order: Order; shipment: Shipment }) {
  const documents = useDocuments();
  const print = (type: 'label' | 'invoice', of: { order_ids: string[] } | { shipment_ids: string[] }) => (
    <Button size="small" isPending={documents.pending === type} onPress={() => void documents.save(type, of)}>
      Print
    </Button>
  );
  const open: Record<ShipmentDocument['kind'], () => ReactNode> = {
    label: () => print('label', { shipment_ids: [shipment.id] }),
    invoice: () => print('invoice', { order_ids: [order.id] }),
    manifest: () => <Link href={paths.manifestDetails(shipment.manifest_id ?? '')}>Open manifest</Link>,
  };
  return (
    <Stack gap={8}>
      <Heading level={3}>Documents</Heading>
      {shipmentDocuments(order, shipment).map(({ kind, title, exists, missing }) => (
        <Inline key={kind} gap={8} justify="space-between">
          <Text>{title}</Text>
          {exists ? (
            open[kind]()
          ) : (
            <Text as="span" size="secondary" tone="third">
              {missing}
            </Text>
          )}
        </Inline>
      ))}
      {/* Asked for again once the parcel is delivered. */}
      <DeliveryProof key={shipment.status} id={shipment.id} />
    </Stack>
  );
}
