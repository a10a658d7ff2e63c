import { calls, maxChangedLines } from '@khep/api';
import type { BodyOf, InvoiceLineItem, ResponseOf } from '@khep/api';
import { formatRupeeValue } from '@khep/domain/money';
import type { BulkWork, ConfirmCopy, ListAction } from '../../patterns/list/defineList.ts';
import { isOpenJob } from '../../jobs/trayJobs.ts';
import { lineInvalidates } from './invalidates.ts';

type Action = BodyOf<typeof calls.reconciling.changeLines>['action'];
type CountedLines = ResponseOf<typeof calls.reconciling.countLines>['data'];

const rupees = (rows: readonly InvoiceLineItem[]) =>
  formatRupeeValue(rows.reduce((sum, { difference }) => sum + difference, 0));
const linesOf = (count: number) => `${count.toLocaleString('en-IN')} ${count === 1 ? 'line' : 'lines'}`;

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

/** The label, the question and the result of each action. */
const words: Record<
  Action,
  {
    label: string;
    confirmLabel: string;
    success: string;
    title: (lines: string) => string;
    /** What happens to the amount. */
    consequence: (amount: string) => string;
    done: string;
  }
> = {
  dispute: {
    label: 'Raise dispute',
    confirmLabel: 'Raise dispute',
    success: 'Lines disputed',
    title: (lines) => `Dispute ${lines}?`,
    consequence: (amount) =>
      `${amount} is disputed. Send the dispute sheet to the courier, and import its credit note here.`,
    done: 'disputed',
  },
  accept: {
    label: 'Accept',
    confirmLabel: 'Accept charges',
    success: 'Charges accepted',
    title: (lines) => `Accept ${lines}?`,
    consequence: (amount) => `${amount} is accepted as billed. You can reopen the lines.`,
    done: 'accepted',
  },
  write_off: {
    label: 'Write off',
    confirmLabel: 'Write off',
    success: 'Lines written off',
    title: (lines) => `Write off ${lines}?`,
    consequence: (amount) => `${amount} won't be claimed. You can reopen the lines.`,
    done: 'written off',
  },
  reject: {
    label: 'Mark as rejected by courier',
    confirmLabel: 'Mark as rejected',
    success: 'Lines marked as rejected',
    title: (lines) => `Mark ${lines} as rejected?`,
    consequence: () => 'The courier refused to credit them. You can dispute them again or write them off.',
    done: 'marked as rejected',
  },
  reopen: {
    label: 'Reopen',
    confirmLabel: 'Reopen',
    success: 'Lines reopened',
    title: (lines) => `Reopen ${lines}?`,
    consequence: () => 'They are under review again.',
    done: 'reopened',
  },
};

/** The question before lines are changed, or why they can't be; `left_out` of the chosen ones can't. */
function questionFor(action: Action, { lines, amount, left_out }: CountedLines): ConfirmCopy | string {
  if (lines === 0)
    return left_out === 1
      ? `This line can't be ${words[action].done}.`
      : `None of the ${linesOf(left_out)} can be ${words[action].done}.`;
  if (lines > maxChangedLines)
    return `${linesOf(lines)} are chosen, and ${maxChangedLines.toLocaleString('en-IN')} can be ${words[action].done} at once. Filter by invoice or cause.`;
  const { title, confirmLabel, consequence } = words[action];
  const stay =
    left_out === 0
      ? ''
      : ` ${linesOf(left_out)} can't be ${words[action].done} and ${left_out === 1 ? "isn't" : "aren't"} changed.`;
  return {
    title: title(linesOf(lines)),
    confirmLabel,
    cancelLabel: 'Not now',
    description: `${consequence(formatRupeeValue(amount))}${stay}`,
  };
}

const canChange = (action: Action, { status, difference }: InvoiceLineItem) =>
  from[action].includes(status) && (action !== 'dispute' || difference > 0);

function countOwn(action: Action, rows: readonly InvoiceLineItem[]): CountedLines {
  const own = rows.filter((row) => canChange(action, row));
  const amount = own.reduce((sum, { difference }) => sum + difference, 0);
  return { lines: own.length, amount, left_out: rows.length - own.length };
}

const work = (action: Action): BulkWork<InvoiceLineItem> => ({
  success: words[action].success,
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
          message: `Not changed: it is ${status.replace('_', ' ')}.`,
        })),
      ...(answer?.data.failures ?? []).map(({ id, message }) => ({ key: id, message })),
    ];
  },
  matching: {
    async confirm(client, { query, except }) {
      const { data } = await client.call(
        calls.reconciling.countLines,
        { body: { action, matching: query, except: [...except] } },
        { quiet: true },
      );
      return questionFor(action, data);
    },
    async send(client, { query, except }) {
      const { data } = await client.call(
        calls.reconciling.changeLines,
        { body: { action, matching: query, except: [...except] } },
        { quiet: true },
      );
      const { changed, failures, job } = data;
      if (job && isOpenJob(job)) return 'continues';
      const [failure] = failures;
      return { problem: failure ? `${linesOf(changed)} ${words[action].done}. ${failure.message}` : '' };
    },
  },
});

const actionOf = (action: Action, more: Pick<ListAction<InvoiceLineItem>, 'keys' | 'isPrimary'> = {}) => ({
  id: action,
  label: words[action].label,
  ...more,
  confirm: (rows: readonly InvoiceLineItem[]) => questionFor(action, countOwn(action, rows)),
  work: work(action),
});

/** What can be done with invoice lines together. */
export const lineActions: readonly ListAction<InvoiceLineItem>[] = [
  actionOf('dispute', { keys: 'd', isPrimary: true }),
  actionOf('accept', { keys: 'a' }),
  actionOf('write_off'),
  actionOf('reject'),
  actionOf('reopen'),
];
