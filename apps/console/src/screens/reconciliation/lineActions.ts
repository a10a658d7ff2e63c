import { calls } from '@khep/api';
import type { InvoiceLineItem } from '@khep/api';
import { formatRupeeValue } from '@khep/domain/money';
import type { BulkWork, ListAction } from '../../patterns/list/defineList.ts';
import { isOpenJob } from '../../jobs/trayJobs.ts';
import { lineInvalidates } from './invalidates.ts';

type Action = 'accept' | 'dispute' | 'write_off' | 'reopen' | 'reject';

const rupees = (rows: readonly InvoiceLineItem[]) =>
  formatRupeeValue(rows.reduce((sum, { difference }) => sum + difference, 0));
const count = (rows: readonly InvoiceLineItem[]) =>
  `${rows.length.toLocaleString('en-IN')} ${rows.length === 1 ? 'line' : 'lines'}`;

/** What the chosen lines come to, and what differs if it is the same in all of them. */
export function sumOfLines(rows: readonly InvoiceLineItem[]): string {
  const [first] = rows;
  const isOneReason = first !== undefined && first.why !== '' && rows.every(({ why }) => why === first.why);
  return isOneReason ? `${rupees(rows)} · ${first.why}` : rupees(rows);
}

/** The statuses that an action starts from; the server decides again. */
const from: Record<Action, readonly InvoiceLineItem['status'][]> = {
  accept: ['under_review'],
  dispute: ['under_review', 'rejected'],
  write_off: ['under_review', 'disputed', 'rejected'],
  reject: ['disputed'],
  reopen: ['accepted', 'disputed', 'rejected', 'written_off'],
};

const work = (action: Action, success: string): BulkWork<InvoiceLineItem> => ({
  success,
  invalidates: lineInvalidates,
  // What the server takes at once: each request with many lines is a job.
  batchSize: 5000,
  async send(client, rows) {
    const own = rows.filter(({ status }) => from[action].includes(status));
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
          message: `A line that is ${status.replace('_', ' ')} can't change so.`,
        })),
      ...(answer?.data.failures ?? []).map(({ id, message }) => ({ key: id, message })),
    ];
  },
});

/** What can be done with invoice lines together. */
export const lineActions: readonly ListAction<InvoiceLineItem>[] = [
  {
    id: 'dispute',
    label: 'Raise dispute',
    keys: 'd',
    isPrimary: true,
    confirm: (rows) => ({
      title: `Dispute ${count(rows)}?`,
      confirmLabel: 'Raise dispute',
      cancelLabel: 'Not now',
      description: `${rupees(rows)} is disputed. Send the dispute sheet to the courier, and import its credit note here.`,
    }),
    work: work('dispute', 'Lines disputed'),
  },
  {
    id: 'accept',
    label: 'Accept',
    keys: 'a',
    confirm: (rows) => ({
      title: `Accept ${count(rows)}?`,
      confirmLabel: 'Accept charges',
      cancelLabel: 'Not now',
      description: `${rupees(rows)} is accepted as billed. You can reopen the lines.`,
    }),
    work: work('accept', 'Charges accepted'),
  },
  {
    id: 'write_off',
    label: 'Write off',
    confirm: (rows) => ({
      title: `Write off ${count(rows)}?`,
      confirmLabel: 'Write off',
      cancelLabel: 'Not now',
      description: `${rupees(rows)} won't be claimed. You can reopen the lines.`,
    }),
    work: work('write_off', 'Lines written off'),
  },
  {
    id: 'reject',
    label: 'Mark as rejected by courier',
    confirm: (rows) => ({
      title: `Mark ${count(rows)} as rejected?`,
      confirmLabel: 'Mark as rejected',
      cancelLabel: 'Not now',
      description: 'The courier refused to credit them. You can dispute them again or write them off.',
    }),
    work: work('reject', 'Lines marked as rejected'),
  },
  {
    id: 'reopen',
    label: 'Reopen',
    confirm: (rows) => ({
      title: `Reopen ${count(rows)}?`,
      confirmLabel: 'Reopen',
      cancelLabel: 'Not now',
      description: 'They are under review again.',
    }),
    work: work('reopen', 'Lines reopened'),
  },
];
