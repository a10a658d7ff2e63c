import type { ReceiptChange } from '@khep/api';
import { dimensionLabels } from '@khep/domain/analytics';
import { formatDate } from '@khep/domain/days';

type Described = Pick<ReceiptChange, 'kind' | 'day_before' | 'day_after' | 'values'>;

/** Says what became known of an order. */
export function changeText({ kind, day_before, day_after, values }: Described): string {
  const changed = values.map(
    ({ dimension, before, after }) => `${dimensionLabels[dimension]}: ${before || '–'} → ${after || '–'}`,
  );
  switch (kind) {
    case 'added':
      return `New: counts on ${formatDate(day_after)}`;
    case 'late':
      return `Known late: counts on ${formatDate(day_after)}`;
    case 'removed':
      return `Counts no longer: was on ${formatDate(day_before)}`;
    case 'moved':
      return [`Moved from ${formatDate(day_before)} to ${formatDate(day_after)}`, ...changed].join('; ');
    case 'recounted':
      return 'Found when all orders were counted again';
    default:
      return changed.length > 0 ? changed.join('; ') : 'Amount or mark corrected';
  }
}
