import { calls } from '@khep/api';
import type { DisputeRow } from '@khep/api';
import { askAccept } from '@khep/domain/disputes';
import type { BulkWork, ListAction } from '../../patterns/list/defineList.ts';
import { disputeInvalidates } from './invalidates.ts';

/** Sends the ids of rows, and returns the failures by row. */
const answer = (
  endpoint: typeof calls.disputes.accept | typeof calls.disputes.raise,
  success: string,
): BulkWork<DisputeRow> => ({
  success,
  invalidates: disputeInvalidates,
  async send(client, rows) {
    const { data } = await client.call(
      endpoint,
      { body: { dispute_ids: rows.map(({ id }) => id) } },
      { quiet: true },
    );
    return data.failures.map(({ id, message }) => ({ key: id, message }));
  },
});
const raise = answer(calls.disputes.raise, 'Charges disputed');

/** How billed charges are answered: accepted after a question, or disputed at once, which can be undone. */
export const disputeAnswers: readonly ListAction<DisputeRow>[] = [
  {
    id: 'accept',
    label: 'Accept',
    keys: 'a',
    confirm: askAccept,
    work: answer(calls.disputes.accept, 'Charges accepted'),
  },
  {
    id: 'dispute',
    label: 'Dispute with evidence',
    keys: 'd',
    isPrimary: true,
    run: (rows, tools) => tools.run(rows, raise),
  },
];
