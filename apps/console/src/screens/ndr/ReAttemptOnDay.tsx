import { calls } from '@khep/api';
import type { NdrRow } from '@khep/api';
import { reAttemptDates } from '@khep/domain/ndr';
import { formatWeekday } from '@khep/domain/tracking';
import { Button, Dialog, Select, Stack, Text } from '@khep/ui';
import { useState } from 'react';
import type { ListDialogProps } from '../../patterns/list/defineList.ts';

/** Asks couriers to deliver the selected cases on a day, as a job. */
export function ReAttemptOnDay({ rows, tools, onClose }: ListDialogProps<NdrRow>) {
  const [days] = useState(() => reAttemptDates(new Date(), new Date()));
  const [day, setDay] = useState(days[0] ?? '');
  const [isPending, setPending] = useState(false);

  async function confirm() {
    setPending(true);
    try {
      await tools.client.call(
        calls.ndr.escalateBatch,
        {
          body: {
            dv_order_ids: rows.map((row) => row.dv_order_id),
            escalation: { escalation_type: 'RE', re_attempt_date: day },
          },
        },
        { quiet: true },
      );
      await tools.invalidate('jobs');
      tools.clearSelection();
    } finally {
      onClose();
    }
  }

  return (
    <Dialog
      isOpen
      size="small"
      title={
        rows.length === 1
          ? 'Re-attempt delivery on which day?'
          : `Re-attempt ${rows.length} deliveries on which day?`
      }
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button tone="accent" isPending={isPending} onPress={() => void confirm()}>
            Request re-attempts
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <Select
          label="Re-attempt on"
          items={days.map((id) => ({ id, label: formatWeekday(id, 'en') }))}
          value={day}
          onChange={(id) => setDay(id ?? day)}
        />
        <Text size="secondary" tone="second">
          A case whose last possible day is earlier isn't answered. Jobs lists it with the reason.
        </Text>
      </Stack>
    </Dialog>
  );
}
