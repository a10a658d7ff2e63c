import { calls } from '@khep/api';
import type { PickupResponse } from '@khep/api';
import { useMutation } from '@khep/api/hooks';
import { istDay } from '@khep/domain/days';
import { nextPickupSlot } from '@khep/domain/shipments';
import { PickupFailures, PickupSlotFields } from '@khep/domain/shipments/ui';
import { Button, Callout, Dialog, Stack } from '@khep/ui';
import { useState } from 'react';
import { useDocuments } from '../../../data/useDocuments.ts';
import { useNow } from '../../../data/useNow.ts';

interface SchedulePickupProps {
  /** The boxes to pick up: unscheduled boxes of orders, or single boxes. */
  what: { order_ids: string[] } | { shipment_ids: string[] };
  /** Those of the orders with a box whose label was never printed. */
  unprinted?: readonly string[];
  onClose: (isDone: boolean) => void;
}

/** "For one order", "For 12 boxes; …" */
function sizeOf(what: SchedulePickupProps['what']): string {
  const [one, ids] = 'order_ids' in what ? ['order', what.order_ids] : ['box', what.shipment_ids];
  if (ids.length === 1) return `For one ${one}`;
  return `For ${ids.length} ${one === 'box' ? 'boxes' : 'orders'}; each courier and warehouse gets its own pickup`;
}

type PickupFailure = PickupResponse['failures'][number];

/** Says that boxes have no label yet, and prints their labels. */
function UnprintedLabels({ order_ids }: { order_ids: readonly string[] }) {
  const { save, pending } = useDocuments();
  const { length } = order_ids;
  return (
    <Callout
      tone="caution"
      title={length === 1 ? '1 order without a printed label' : `${length} orders without a printed label`}
      actions={
        <Button
          size="small"
          isPending={pending === 'label'}
          onPress={() => void save('label', { order_ids: [...order_ids] })}
        >
          Print labels
        </Button>
      }
    >
      The courier rejects boxes without a label. They stay in All orders under Labels.
    </Callout>
  );
}

/** Asks for a pickup slot. Each courier and warehouse gets its own pickup. */
export function SchedulePickup({ what, unprinted = [], onClose }: SchedulePickupProps) {
  const now = useNow();
  const [slot, setSlot] = useState(() => nextPickupSlot(new Date(now)));
  const [left, setLeft] = useState<readonly PickupFailure[]>([]);
  const schedule = useMutation(calls.orders.pickup, {
    invalidates: ['orders', 'home'],
    onSuccess: ({ data }) => (data.failures.length === 0 ? onClose(true) : setLeft(data.failures)),
  });
  const fields = schedule.error?.fields;
  if (left.length > 0)
    return (
      <Dialog
        isOpen
        onOpenChange={() => onClose(true)}
        size="small"
        title={left.length === 1 ? '1 box not included' : `${left.length} boxes not included`}
        description="Pickup is scheduled for the other boxes"
        actions={(close) => <Button onPress={close}>Close</Button>}
      >
        <PickupFailures failures={left} />
      </Dialog>
    );
  return (
    <Dialog
      isOpen
      onOpenChange={() => onClose(false)}
      size="small"
      title="Schedule pickup"
      description={sizeOf(what)}
      actions={(close) => (
        <>
          <Button onPress={close}>Back</Button>
          <Button
            tone="accent"
            variant="solid"
            isPending={schedule.isPending}
            onPress={() =>
              void schedule.send({
                body: { ...what, pickup_date: slot.day, pickup_time: slot.time },
              })
            }
          >
            Schedule pickup
          </Button>
        </>
      )}
    >
      <Stack gap={16}>
        {unprinted.length > 0 && <UnprintedLabels order_ids={unprinted} />}
        <PickupSlotFields
          value={slot}
          onChange={setSlot}
          today={istDay(now)}
          errors={fields && { day: fields['pickup_date'], time: fields['pickup_time'] }}
        />
        {schedule.error && Object.keys(schedule.error.fields).length === 0 && (
          <Callout tone="critical" isAlert>
            {schedule.error.message}
          </Callout>
        )}
      </Stack>
    </Dialog>
  );
}
