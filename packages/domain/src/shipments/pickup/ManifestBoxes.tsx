import { Card, CellLines, DescriptionList, Link, Table } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { formatKilograms, formatRupeeValue } from '../../money/index.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { ShipmentStatusBadge } from '../ShipmentStatusBadge.tsx';
import { pickupMessages } from '../../messages/pickup.ts';

const defaults = pickupMessages.manifestBoxes;

/** A box of a manifest. */
export interface ManifestBoxData {
  id: string;
  awb: string | null;
  box_no: number;
  box_count: number;
  order_id: string;
  order_number: string;
  ship_to: { name: string; city: string; pincode: string };
  /** Grams. */
  weights: { dead_g: number };
  /** Rupees; 0 if it is prepaid. */
  collectible: number;
  status: string;
}

const kilograms = (grams: number) => formatKilograms(grams, 2);

export interface ManifestBoxesProps {
  boxes: readonly ManifestBoxData[];
  orderHref: (order_id: string) => string;
  /** Names the table to a screen reader. @default "Boxes of the manifest" */
  label?: string;
}

/** The boxes of a manifest or a pickup, to be counted at the handover. */
export function ManifestBoxes({ boxes, orderHref, label }: ManifestBoxesProps) {
  const messages = useDomainMessages('manifestBoxes', defaults);
  const columns: TableColumn<ManifestBoxData>[] = [
    {
      id: 'awb',
      header: messages.awb,
      isRowHeader: true,
      cell: ({ awb, box_no, box_count }) => (
        <CellLines secondary={messages.boxOf(box_no, box_count)}>{awb}</CellLines>
      ),
    },
    {
      id: 'order',
      header: messages.order,
      cell: ({ order_id, order_number }) => <Link href={orderHref(order_id)}>{order_number}</Link>,
    },
    {
      id: 'to',
      header: messages.shipTo,
      cell: ({ ship_to: { name, city, pincode } }) => (
        <CellLines secondary={`${city}, ${pincode}`}>{name}</CellLines>
      ),
    },
    {
      id: 'weight',
      header: messages.weight,
      align: 'end',
      cell: ({ weights }) => kilograms(weights.dead_g),
    },
    {
      id: 'collect',
      header: messages.cod,
      align: 'end',
      cell: ({ collectible }) => (collectible > 0 ? formatRupeeValue(collectible) : messages.prepaid),
    },
    {
      id: 'status',
      header: messages.status,
      width: '150px',
      cell: ({ status }) => <ShipmentStatusBadge status={status} />,
    },
  ];
  return (
    <Card title={messages.title(boxes.length)}>
      <Table
        label={label ?? messages.label}
        rows={boxes}
        rowKey={({ id }) => id}
        columns={columns}
        narrowLayout="stacked"
      />
    </Card>
  );
}

export interface ManifestHandoverProps {
  boxes: readonly Pick<ManifestBoxData, 'weights' | 'collectible'>[];
  pickedCount: number;
}

/** The sums of a manifest that the courier signs for. */
export function ManifestHandover({ boxes, pickedCount }: ManifestHandoverProps) {
  const messages = useDomainMessages('manifestHandover', pickupMessages.manifestHandover);
  return (
    <Card title={messages.title}>
      <DescriptionList
        items={[
          { term: messages.boxes, detail: boxes.length },
          { term: messages.pickedUp, detail: pickedCount },
          {
            term: messages.weight,
            detail: kilograms(boxes.reduce((sum, { weights }) => sum + weights.dead_g, 0)),
          },
          {
            term: messages.cod,
            detail: formatRupeeValue(
              boxes.reduce((sum, { collectible }) => sum + Math.round(collectible * 100), 0) / 100,
            ),
            isStrong: true,
          },
        ]}
      />
    </Card>
  );
}
