import { calls } from '@khep/api';
import type { Shipment, TrackedShipment } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatRupeeValue } from '@khep/domain/money';
import { TrackingLanes } from '@khep/domain/tracking/ui';
import { DescriptionList, Heading, Stack, Text } from '@khep/ui';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { paths } from '../../paths.ts';
import type { ListPanelInit } from '../../patterns/list/ListPanel.tsx';
import { BuyerMessages } from '../orders/BuyerMessages.tsx';
import { ShipmentBox } from '../orders/details/ShipmentBox.tsx';
import { CourierInquiries, SilenceNote } from './CourierInquiries.tsx';
import { ShipmentDocuments } from './ShipmentDocuments.tsx';
import { TrackedStatus } from './TrackedStatus.tsx';
import { useNow } from '../../data/useNow.ts';

/** The lines of the charge so far. */
function ChargesSoFar({ charges }: Pick<Shipment, 'charges'>) {
  if (!charges) return null;
  return (
    <Stack gap={8}>
      <Heading level={3}>Charges so far</Heading>
      <DescriptionList
        items={[
          ...charges.lines.map(({ label, amount }) => ({ term: label, detail: formatRupeeValue(amount) })),
          { term: 'GST', detail: formatRupeeValue(charges.gst) },
          { term: 'Total', detail: formatRupeeValue(charges.total) },
        ]}
      />
    </Stack>
  );
}

/** Lists the messages to the buyer about the shipment. */
function MessagesSoFar({ id }: { id: string }) {
  const { data, error, reload } = useCall(
    calls.tracking.messages,
    { params: { id } },
    { refreshInterval: 15_000 },
  );
  const messages = data?.data.messages;
  return (
    <Stack gap={8}>
      <Heading level={3}>Messages to the buyer</Heading>
      <AsyncContent
        isLoading={messages === undefined}
        error={messages ? undefined : error}
        onRetry={() => void reload()}
        notFound="Shipment not found"
      >
        {messages?.length === 0 && (
          <Text size="secondary" tone="third">
            No messages were sent about this shipment.
          </Text>
        )}
        {messages && messages.length > 0 && <BuyerMessages messages={messages} />}
      </AsyncContent>
    </Stack>
  );
}

function ShipmentContent({ row }: { row: TrackedShipment }) {
  const request = { params: { id: row.order_id } };
  const { data, error, reload } = useCall(calls.orders.get, request, { refreshInterval: 15_000 });
  const now = useNow();
  const shipment = data?.data.order.shipments.find(({ id }) => id === row.id);
  return (
    <AsyncContent
      isLoading={data === undefined}
      error={data ? undefined : error}
      onRetry={() => void reload()}
      notFound="Shipment not found"
    >
      {data && shipment && (
        <Stack gap={24}>
          <SilenceNote silence={row.silence} />
          <TrackingLanes
            label={`Journey of ${row.awb ?? row.order_number}`}
            now={new Date(now)}
            boxes={[
              {
                id: shipment.id,
                name: `Box ${shipment.box_no}`,
                details: [],
                status: shipment.status,
                scans: shipment.scans.map(({ at, state_after, location }) => ({
                  at,
                  state: state_after,
                  location,
                })),
                promised_date: shipment.promised_date,
              },
            ]}
          />
          <ShipmentBox shipment={shipment} isReadOnly={false} />
          <CourierInquiries row={row} />
          <ShipmentDocuments order={data.data.order} shipment={shipment} />
          <MessagesSoFar id={row.id} />
          <ChargesSoFar charges={shipment.charges} />
        </Stack>
      )}
    </AsyncContent>
  );
}

/** The journey of a shipment beside the list. */
export const shipmentPanel: ListPanelInit<TrackedShipment> = {
  width: 560,
  render: (id, row) => ({
    title: row?.order_number ?? 'Shipment',
    ...(row && {
      badge: <TrackedStatus row={row} />,
      description: `${row.ship_to.name}, ${row.ship_to.city} ${row.ship_to.pincode}`,
      href: paths.orderDetails(row.order_id),
    }),
    content: row && <ShipmentContent key={id} row={row} />,
  }),
};
