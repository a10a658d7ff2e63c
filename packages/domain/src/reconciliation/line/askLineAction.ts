import { formatCount, formatNumber, formatRupeeValue } from '../../money/index.ts';
import type { LineAction } from '../categories.ts';
import type { ChangeableLines } from './lineMoves.ts';

interface LineActionCopy {
  label: string;
  confirmLabel: string;
  /** The notice when it is done. */
  success: string;
  /** "3 lines disputed" */
  done: string;
  title: (lines: string) => string;
  /** Effect of the action on the amount. */
  consequence: (amount: string) => string;
}

/** How each action is called, asked and reported. */
export const lineActionCopy: Record<LineAction, LineActionCopy> = {
  dispute: {
    label: 'Raise dispute',
    confirmLabel: 'Raise dispute',
    success: 'Lines disputed',
    done: 'disputed',
    title: (lines) => `Dispute ${lines}?`,
    consequence: (amount) =>
      `${amount} is disputed. Send the dispute sheet to the courier, and import its credit note here.`,
  },
  accept: {
    label: 'Accept',
    confirmLabel: 'Accept charges',
    success: 'Charges accepted',
    done: 'accepted',
    title: (lines) => `Accept ${lines}?`,
    consequence: (amount) => `${amount} is accepted as billed. You can reopen the lines.`,
  },
  write_off: {
    label: 'Write off',
    confirmLabel: 'Write off',
    success: 'Lines written off',
    done: 'written off',
    title: (lines) => `Write off ${lines}?`,
    consequence: (amount) => `${amount} won't be claimed. You can reopen the lines.`,
  },
  reject: {
    label: 'Mark as rejected by courier',
    confirmLabel: 'Mark as rejected',
    success: 'Lines marked as rejected',
    done: 'marked as rejected',
    title: (lines) => `Mark ${lines} as rejected?`,
    consequence: () => 'The courier refused to credit them. You can dispute them again or write them off.',
  },
  reopen: {
    label: 'Reopen',
    confirmLabel: 'Reopen',
    success: 'Lines reopened',
    done: 'reopened',
    title: (lines) => `Reopen ${lines}?`,
    consequence: () => 'They are under review again.',
  },
};

const lines = (count: number) => formatCount(count, 'line', 'lines');

/** "3 lines disputed" */
export const describeChangedLines = (action: LineAction, count: number): string =>
  `${lines(count)} ${lineActionCopy[action].done}`;

/**
 * Returns the question before lines are changed, or why they can't be.
 * @param max lines that are changed at once
 */
export function askLineAction(
  action: LineAction,
  { lines: count, amount, left_out }: ChangeableLines,
  max: number,
) {
  const { title, confirmLabel, consequence, done } = lineActionCopy[action];
  if (count === 0)
    return left_out === 1 ? `This line can't be ${done}.` : `None of the ${lines(left_out)} can be ${done}.`;
  if (count > max)
    return `${lines(count)} are chosen, and ${formatNumber(max)} can be ${done} at once. Filter by invoice or cause.`;
  const unchanged =
    left_out === 0
      ? ''
      : ` ${lines(left_out)} can't be ${done} and ${left_out === 1 ? "isn't" : "aren't"} changed.`;
  return {
    title: title(lines(count)),
    confirmLabel,
    cancelLabel: 'Not now',
    description: `${consequence(formatRupeeValue(amount))}${unchanged}`,
  };
}

/** Returns the sum of the differences of lines, and the reason if it is the same in all of them. */
export function sumLines(rows: readonly { difference: number; why: string }[]): string {
  const amount = formatRupeeValue(rows.reduce((sum, { difference }) => sum + difference, 0));
  const why = rows[0]?.why ?? '';
  return why !== '' && rows.every((row) => row.why === why) ? `${amount} · ${why}` : amount;
}
