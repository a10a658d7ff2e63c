import type { Order, Shipment } from '@khep/api';

export interface ShipmentDocument {
  kind: 'label' | 'invoice' | 'manifest';
  title: string;
  exists: boolean;
  /** Why it doesn't exist. */
  missing: string;
}

type Parcel = Pick<Shipment, 'awb' | 'manifest_id' | 'status'>;

/** Lists the documents of a parcel, with the reason for each that doesn't exist. */
export function shipmentDocuments(
  { invoice }: Pick<Order, 'invoice'>,
  { awb, manifest_id, status }: Parcel,
): ShipmentDocument[] {
  const isCancelled = status === 'CANCELLED';
  return [
    {
      kind: 'label',
      title: 'Label',
      exists: Boolean(awb) && !isCancelled,
      missing: isCancelled ? 'The shipment was cancelled' : 'No AWB yet',
    },
    {
      kind: 'invoice',
      title: invoice ? `Invoice ${invoice.number}` : 'Invoice',
      exists: invoice !== null,
      missing: 'Not issued yet',
    },
    { kind: 'manifest', title: 'Manifest', exists: manifest_id !== null, missing: 'Not on a manifest' },
  ];
}
