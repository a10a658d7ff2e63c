import type { RtoRow } from '@khep/api';
import { isReverseEnded } from '@khep/domain/returns';
import { daysBetween, formatDate } from '@khep/domain/days';
import type { StatusBadgeProps } from '@khep/ui';

interface Due {
  words: string;
  tone: NonNullable<StatusBadgeProps['tone']>;
}

/** "Refund by 23 Nov", with its urgency; undefined if nothing is promised. */
export function describeDue(
  { status, refund_due, kind }: Pick<RtoRow, 'status' | 'refund_due' | 'kind'>,
  today: string,
): Due | undefined {
  if (refund_due === null || isReverseEnded(status)) return undefined;
  const days = daysBetween(today, refund_due);
  const verb = kind === 'exchange' ? 'Send' : 'Refund';
  if (days < 0) return { words: `${verb} overdue since ${formatDate(refund_due)}`, tone: 'critical' };
  if (days <= 1) return { words: `${verb} by ${days === 0 ? 'today' : 'tomorrow'}`, tone: 'critical' };
  return { words: `${verb} by ${formatDate(refund_due)}`, tone: 'caution' };
}
