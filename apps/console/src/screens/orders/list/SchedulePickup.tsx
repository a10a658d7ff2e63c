import { istHour } from '@khep/domain/days';
import { calls } from '@khep/api';
import type { PickupResponse } from '@khep/api';
import { useMutation } from '@khep/api/hooks';
import { Button, Callout, DatePicker, DescriptionList, Dialog, Select, Stack } from '@khep/ui';
import { useState } from 'react';
import { dayBefore } from '../../../patterns/dayBefore.ts';

const times = ['10:00', '12:00', '14:00', '16:00', '18:00'];

/** The next slot today that is at least an hour away, else the first of tomorrow. */
function nextSlot(now = new Date()): { day: string; time: string } {
  const time = times.find((slot) => Number(slot.slice(0, 2)) > istHour(now) + 1);
  return time ? { day: dayBefore(0, now), time } : { day: dayBefore(-1, now), time: '10:00' };
}

interface SchedulePickupProps {
  /** What to pick up: the unscheduled boxes of orders, or single boxes. */
  what: { order_ids: string[] } | { shipment_ids: string[] };
  onClose: (isDone: boolean) => void;
}

/** "For one order", "For 12 boxes; …" */
function sizeOf(what: SchedulePickupProps['what']): string {
  const [one, ids] = 'order_ids' in what ? ['order', what.order_ids] : ['box', what.shipment_ids];
  if (ids.length === 1) return `For one ${one}`;
  return `For ${ids.length} ${one === 'box' ? 'boxes' : 'orders'}; each courier and warehouse gets its own pickup`;
}

type PickupFailure = PickupResponse['failures'][number];

/** Lists the boxes without a pickup, by reason. */
function NotIncluded({ failures, onClose }: { failures: readonly PickupFailure[]; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="small"
      title={failures.length === 1 ? '1 box not included' : `${failures.length} boxes not included`}
      description="Pickup is scheduled for the other boxes"
      actions={(close) => <Button onPress={close}>Close</Button>}
    >
      <DescriptionList
        layout="stacked"
        items={[...Map.groupBy(failures, ({ message }) => message)].map(([message, boxes]) => ({
          term: message,
          detail: boxes.map(({ awb }) => awb ?? 'A box without AWB').join(', '),
        }))}
      />
    </Dialog>
  );
}

/** Asks for a pickup slot. Each courier and warehouse gets its own pickup. */
export function SchedulePickup({ what, onClose }: SchedulePickupProps) {
  const [slot, setSlot] = useState(nextSlot);
  const [left, setLeft] = useState<readonly PickupFailure[]>([]);
  const schedule = useMutation(calls.orders.pickup, {
    invalidates: ['orders', 'home'],
    onSuccess: ({ data }) => (data.failures.length === 0 ? onClose(true) : setLeft(data.failures)),
  });
  if (left.length > 0) return <NotIncluded failures={left} onClose={() => onClose(true)} />;
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
        <DatePicker
          label="Day"
          value={slot.day}
          minValue={dayBefore(0)}
          onChange={(day) => setSlot((now) => ({ ...now, day: day ?? now.day }))}
          errorMessage={schedule.error?.fields['pickup_date']}
        />
        <Select
          label="From"
          items={times.map((time) => ({ id: time, label: time }))}
          value={slot.time}
          onChange={(time) => setSlot((now) => ({ ...now, time }))}
          errorMessage={schedule.error?.fields['pickup_time']}
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
