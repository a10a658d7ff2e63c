import { calls, maxChangedLines } from '@khep/api';
import type { InvoiceLineItem } from '@khep/api';
import {
  askLineAction,
  countChangeableLines,
  describeChangedLines,
  lineActionCopy,
  lineMoves,
} from '@khep/domain/reconciliation';
import type { LineAction } from '@khep/domain/reconciliation';
import type { BulkWork, ListAction, MatchingRows } from '../../patterns/list/defineList.ts';
import { isOpenJob } from '@khep/domain/jobs';
import { lineInvalidates } from './invalidates.ts';

const toBody = (action: LineAction, { query, except }: MatchingRows) => ({
  body: { action, matching: query, except: [...except] },
});

const work = (action: LineAction): BulkWork<InvoiceLineItem> => ({
  success: lineActionCopy[action].success,
  invalidates: lineInvalidates,
  // The server's limit per request: each request with many lines is a job.
  batchSize: 5000,
  async send(client, rows) {
    const own = rows.filter(({ status }) => lineMoves[action].from.includes(status));
    const answer =
      own.length === 0
        ? undefined
        : await client.call(
            calls.reconciling.changeLines,
            { body: { action, ids: own.map(({ id }) => id) } },
            { quiet: true },
          );
    if (answer?.data.job && isOpenJob(answer.data.job)) return 'continues';
    return [
      ...rows
        .filter((row) => !own.includes(row))
        .map(({ id, status }) => ({
          key: id,
          message: `Not changed: it is ${status.replace('_', ' ')}.`,
        })),
      ...(answer?.data.failures ?? []).map(({ id, message }) => ({ key: id, message })),
    ];
  },
  matching: {
    async confirm(client, matching) {
      const { data } = await client.call(calls.reconciling.countLines, toBody(action, matching), {
        quiet: true,
      });
      return askLineAction(action, data, maxChangedLines);
    },
    async send(client, matching) {
      const { data } = await client.call(calls.reconciling.changeLines, toBody(action, matching), {
        quiet: true,
      });
      const { changed, failures, job } = data;
      if (job && isOpenJob(job)) return 'continues';
      const [failure] = failures;
      return { problem: failure ? `${describeChangedLines(action, changed)}. ${failure.message}` : '' };
    },
  },
});

const actionOf = (
  action: LineAction,
  more: Pick<ListAction<InvoiceLineItem>, 'keys' | 'isPrimary'> = {},
) => ({
  id: action,
  label: lineActionCopy[action].label,
  ...more,
  confirm: (rows: readonly InvoiceLineItem[]) =>
    askLineAction(action, countChangeableLines(action, rows), maxChangedLines),
  work: work(action),
});

/** Actions for several invoice lines. */
export const lineActions: readonly ListAction<InvoiceLineItem>[] = [
  actionOf('dispute', { keys: 'd', isPrimary: true }),
  actionOf('accept', { keys: 'a' }),
  actionOf('write_off'),
  actionOf('reject'),
  actionOf('reopen'),
];
