import { calls } from '@khep/api';
import type { Pickup } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatWeekday } from '@khep/domain/days';
import { ManifestBoxes } from '@khep/domain/shipments/ui';
import { Button, Callout, Inline, Link, Stack } from '@khep/ui';
import { CallContent } from '../../../data/CallContent.tsx';
import { useDocuments } from '../../../data/useDocuments.ts';
import { paths } from '../../../paths.ts';
import type { ListPanelInit } from '../../../patterns/list/ListPanel.tsx';
import { PickupActions } from './PickupActions.tsx';

function UnprintedLabels({ shipment_ids }: { shipment_ids: string[] }) {
  const { save, pending } = useDocuments();
  const { length } = shipment_ids;
  return (
    <Callout
      tone="caution"
      title={length === 1 ? '1 box without a printed label' : `${length} boxes without a printed label`}
      actions={
        <Button
          size="small"
          isPending={pending === 'label'}
          onPress={() => void save('label', { shipment_ids })}
        >
          {length === 1 ? 'Print label' : 'Print labels'}
        </Button>
      }
    >
      Couriers reject boxes without a label.
    </Callout>
  );
}

function PickupContent({ id }: { id: string }) {
  const call = useCall(
    calls.orders.pickupDetails,
    { params: { pickup_id: id } },
    { refreshInterval: 20_000 },
  );
  return (
    <CallContent call={call} notFound="Pickup not found">
      {({ data: { pickup } }) => (
        <Stack gap={16}>
          {pickup.unprinted_ids.length > 0 && <UnprintedLabels shipment_ids={pickup.unprinted_ids} />}
          <Inline gap={12}>
            <PickupActions pickup={pickup} />
            {pickup.manifest_ids.map((manifestId, index) => (
              <Link key={manifestId} href={paths.manifestDetails(manifestId)}>
                {pickup.manifest_ids.length === 1 ? 'Open manifest' : `Open manifest ${index + 1}`}
              </Link>
            ))}
          </Inline>
          <ManifestBoxes
            label="Boxes of the pickup"
            boxes={pickup.shipments}
            orderHref={paths.orderDetails}
          />
        </Stack>
      )}
    </CallContent>
  );
}

/** A pickup beside the list: its boxes, and those that still need a label or a manifest. */
export const pickupPanel: ListPanelInit<Pickup> = {
  width: 620,
  render: (id, row) => ({
    title: row ? `${row.courier_name}, ${formatWeekday(row.date)}` : 'Pickup',
    ...(row && { description: `From ${row.time} · ${row.warehouse_name}` }),
    content: <PickupContent key={id} id={id} />,
  }),
};
