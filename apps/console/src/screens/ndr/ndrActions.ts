import { calls } from '@khep/api';
import type { BodyInputOf, NdrRow } from '@khep/api';
import type { ListAction } from '../../patterns/list/defineList.ts';
import { ReAttemptOnDay } from './ReAttemptOnDay.tsx';

/** One answer to the selected cases, as a job. */
const answerAll = (
  id: string,
  label: string,
  escalation: BodyInputOf<typeof calls.ndr.escalate>,
): ListAction<NdrRow> => ({
  id,
  label,
  max: 5000,
  isPrimary: id === 're-attempt',
  async run(rows, { client, invalidate, clearSelection }) {
    await client.call(
      calls.ndr.escalateBatch,
      { body: { dv_order_ids: rows.map((row) => row.dv_order_id), escalation } },
      { quiet: true },
    );
    await invalidate('jobs');
    clearSelection();
  },
});

/** Answers to cases that need a response. */
export const ndrActions: readonly ListAction<NdrRow>[] = [
  answerAll('return', 'Return', { escalation_type: 'RTO' }),
  answerAll('re-attempt', 'Re-attempt', { escalation_type: 'RE' }),
  { id: 're-attempt-day', label: 'Re-attempt on day', max: 5000, dialog: ReAttemptOnDay },
];
