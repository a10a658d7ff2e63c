import { calls } from '@khep/api';
import type { Order, Shipment } from '@khep/api';
import { formatRupeeValue } from '@khep/domain/money';
import { ChargeBreakdown } from '@khep/domain/rating/ui';
import { cancelEffect } from '@khep/domain/shipments';
import { ShipmentStatusBadge } from '@khep/domain/shipments/ui';
import {
  Accordion,
  Button,
  Card,
  CardSection,
  ConfirmDialog,
  Inline,
  Link,
  Callout,
  Stack,
  Text,
} from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../../data/useAction.ts';
import { useBrandSlug } from '../../../data/useBrandSlug.ts';
import { paths, trackingPath } from '../../../paths.ts';
import { formatDays, formatDay, formatDateTime } from '../formatTime.ts';

/** Zone, promise date and the reason for the choice. */
function Service({ shipment }: { shipment: Shipment }) {
  const facts = [
    shipment.zone && `Zone ${shipment.zone}`,
    shipment.promised_date && `promised ${formatDateTime(shipment.promised_date)}`,
  ].filter(Boolean);
  return (
    <>
      {facts.length > 0 && (
        <Text size="secondary" tone="third">
          {facts.join(' · ')}
        </Text>
      )}
      {shipment.allocation_reason && <Callout tone="positive">{shipment.allocation_reason}</Callout>}
      {shipment.is_simulated && (
        <Text size="secondary" tone="third">
          Simulated courier: nothing is shipped.
        </Text>
      )}
    </>
  );
}

const isSameService = (one: Shipment, other: Shipment): boolean =>
  one.courier_name === other.courier_name &&
  one.zone === other.zone &&
  one.promised_date === other.promised_date &&
  one.allocation_reason === other.allocation_reason &&
  one.is_simulated === other.is_simulated;

interface BoxProps {
  shipment: Shipment;
  /** The boxes share their courier, which is shown once above them. */
  isServiceShown: boolean;
}

function Box({ shipment, isServiceShown }: BoxProps) {
  const isOneOfMany = shipment.box_count > 1;
  const slug = useBrandSlug();
  const cancel = useAction(calls.orders.shipmentCancel, { invalidates: ['orders', 'home'] });
  const [isAsking, setAsking] = useState(false);
  const last = shipment.scans[0];
  const courier = shipment.courier_name ?? 'No courier yet';
  const box = `Box ${shipment.box_no} of ${shipment.box_count}`;
  return (
    <CardSection
      title={!isOneOfMany ? courier : isServiceShown ? box : `${box} · ${courier}`}
      level={3}
      actions={<ShipmentStatusBadge status={shipment.status} />}
    >
      <Stack gap={8}>
        {shipment.awb && (
          <Inline gap={8} justify="space-between">
            <Text as="span" isNumeric weight="medium">
              AWB {shipment.awb}
            </Text>
            {slug && (
              <Link href={trackingPath(slug, shipment.awb)} isExternal>
                Tracking page
              </Link>
            )}
          </Inline>
        )}
        {!isServiceShown && <Service shipment={shipment} />}
        {last && (
          <Text size="secondary" tone="second">
            {[last.remark || last.status, last.location, formatDateTime(last.at)].filter(Boolean).join(' · ')}
          </Text>
        )}
        {shipment.pickup && (
          <Text size="secondary" tone="second">
            Pickup on {formatDay(shipment.pickup.date)} from {shipment.pickup.time}
            {shipment.manifest_id && (
              <>
                {' '}
                · <Link href={paths.manifestDetails(shipment.manifest_id)}>Manifest</Link>
              </>
            )}
          </Text>
        )}
        {shipment.charges &&
          (isOneOfMany ? (
            <Accordion
              level={4}
              items={[
                {
                  id: 'charges',
                  title: 'Charges',
                  summary: formatRupeeValue(shipment.charges.total),
                  content: <ChargeBreakdown charges={shipment.charges} />,
                },
              ]}
            />
          ) : (
            <ChargeBreakdown charges={shipment.charges} />
          ))}
        {shipment.awb && cancelEffect(shipment.status).effect === 'cancel' && (
          <Inline>
            <Button size="small" onPress={() => setAsking(true)}>
              Cancel shipment
            </Button>
          </Inline>
        )}
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          title={`Cancel AWB ${shipment.awb ?? ''}?`}
          confirmLabel="Cancel shipment"
          cancelLabel="Keep shipment"
          tone="critical"
          isPending={cancel.isPending}
          onConfirm={async () => {
            await cancel.run({ body: { shipment_ids: [shipment.id] } });
            setAsking(false);
          }}
        >
          The AWB is cancelled with the courier. You can allocate another courier.
        </ConfirmDialog>
      </Stack>
    </CardSection>
  );
}

/** Shipments of an order. With one courier for all, what they share is shown once. */
function Boxes({ boxes }: { boxes: readonly Shipment[] }) {
  const [first] = boxes;
  const isShared =
    first !== undefined && boxes.length > 1 && boxes.every((shipment) => isSameService(first, shipment));
  const charged = boxes.reduce((sum, { charges }) => sum + (charges?.total ?? 0), 0);
  return (
    <Card hasSections title="Courier">
      {isShared && (
        <CardSection
          title={first.courier_name ?? 'No courier yet'}
          level={3}
          actions={
            charged > 0 && (
              <Text as="span" weight="semibold" isNumeric>
                {formatRupeeValue(charged)}
              </Text>
            )
          }
        >
          <Stack gap={8}>
            <Service shipment={first} />
          </Stack>
        </CardSection>
      )}
      {boxes.map((shipment) => (
        <Box key={shipment.id} shipment={shipment} isServiceShown={isShared} />
      ))}
    </Card>
  );
}

/** The courier of each shipment; for a new order, the recommended one with its reason. */
export function Courier({ order }: { order: Order }) {
  const live = order.shipments.filter((shipment) => shipment.status !== 'CANCELLED');
  if (live.some((shipment) => shipment.awb !== null)) return <Boxes boxes={live} />;
  if (!order.courier) return null;
  const { courier_name, charge, zone, tat_days, why } = order.courier;
  return (
    <Card
      title="Best courier"
      actions={order.actions.can_allocate && <Link href={paths.allocate([order.id])}>Compare</Link>}
    >
      <Stack gap={8}>
        <Inline justify="space-between">
          <Text as="span" weight="semibold">
            {courier_name}
          </Text>
          {charge !== null && (
            <Text as="span" weight="semibold" isNumeric>
              {formatRupeeValue(charge)}
            </Text>
          )}
        </Inline>
        <Text size="secondary" tone="third">
          {[zone && `Zone ${zone}`, tat_days !== null && formatDays(tat_days)].filter(Boolean).join(' · ')}
        </Text>
        {why && <Callout tone="positive">{why}</Callout>}
      </Stack>
    </Card>
  );
}
