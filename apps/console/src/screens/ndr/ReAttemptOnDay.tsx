import { formatLongWeekday } from '@khep/domain/days';
import { calls } from '@khep/api';
import type { NdrRow } from '@khep/api';
import { reAttemptDates } from '@khep/domain/ndr';
import { Select, Text } from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../data/useAction.ts';
import { AskDialog } from '../../patterns/AskDialog.tsx';
import type { ListDialogProps } from '../../patterns/list/defineList.ts';

/** Asks couriers to deliver the selected cases on a day, as a job. */
export function ReAttemptOnDay({ rows, tools, onClose }: ListDialogProps<NdrRow>) {
  const [days] = useState(() => reAttemptDates(new Date(), new Date()));
  const [day, setDay] = useState(days[0] ?? '');
  const [problem, setProblem] = useState<string>();
  const request = useAction(calls.ndr.escalateBatch, { invalidates: ['jobs'], quiet: true });

  async function confirm() {
    setProblem(undefined);
    const result = await request.run({
      body: {
        dv_order_ids: rows.map((row) => row.dv_order_id),
        escalation: { escalation_type: 'RE', re_attempt_date: day },
      },
    });
    if (!result.ok) return setProblem(result.message);
    tools.clearSelection();
    return onClose();
  }

  return (
    <AskDialog
      title={
        rows.length === 1
          ? 'Re-attempt delivery on which day?'
          : `Re-attempt ${rows.length} deliveries on which day?`
      }
      confirmLabel="Request re-attempts"
      isPending={request.isPending}
      errorMessage={problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Select
        label="Re-attempt on"
        items={days.map((id) => ({ id, label: formatLongWeekday(id) }))}
        value={day}
        onChange={(id) => setDay(id ?? day)}
      />
      <Text size="secondary" tone="second">
        A case whose last possible day is earlier isn't answered. Jobs lists it with the reason.
      </Text>
    </AskDialog>
  );
}
