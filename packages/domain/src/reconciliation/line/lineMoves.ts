import type { LineAction, LineStatus } from '../categories.ts';

/** The status that each action leads to, and the statuses that it starts from. */
export const lineMoves: Record<LineAction, { to: LineStatus; from: readonly LineStatus[] }> = {
  accept: { to: 'accepted', from: ['under_review'] },
  dispute: { to: 'disputed', from: ['under_review', 'rejected'] },
  write_off: { to: 'written_off', from: ['under_review', 'disputed', 'rejected'] },
  reject: { to: 'rejected', from: ['disputed'] },
  reopen: { to: 'under_review', from: ['accepted', 'disputed', 'rejected', 'written_off'] },
};

/** A line as the actions need it. Rupees. */
export interface LineToChange {
  status: LineStatus;
  difference: number;
}

/** Lines that an action can change, what they come to in rupees, and those that it can't. */
export interface ChangeableLines {
  lines: number;
  amount: number;
  left_out: number;
}

/** Tells whether an action can change a line: its status allows it, and there is something to dispute. */
export const canChangeLine = (action: LineAction, { status, difference }: LineToChange): boolean =>
  lineMoves[action].from.includes(status) && (action !== 'dispute' || difference > 0);

/** Counts the lines that an action can change. */
export function countChangeableLines(action: LineAction, lines: readonly LineToChange[]): ChangeableLines {
  const own = lines.filter((line) => canChangeLine(action, line));
  const amount = own.reduce((sum, { difference }) => sum + difference, 0);
  return { lines: own.length, amount, left_out: lines.length - own.length };
}
