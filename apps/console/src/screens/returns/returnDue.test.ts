import { expect, test } from 'vitest';
import { describeDue } from './returnDue.ts';

const row = { status: 'DTO_DELIVERED', kind: 'return', refund_due: '2026-11-23' } as const;

test('a refund that is promised says when, and stands out as its day comes', () => {
  expect(describeDue(row, '2026-11-20')).toEqual({ words: 'Refund by 23 Nov 2026', tone: 'caution' });
  expect(describeDue(row, '2026-11-22')).toEqual({ words: 'Refund by tomorrow', tone: 'critical' });
  expect(describeDue(row, '2026-11-24')).toEqual({
    words: 'Refund overdue since 23 Nov 2026',
    tone: 'critical',
  });
  expect(describeDue({ ...row, kind: 'exchange' }, '2026-11-23')?.words).toBe('Send by today');
});

test('nothing is due once a return is closed, or without a promise', () => {
  expect(describeDue({ ...row, status: 'REFUNDED' }, '2026-11-24')).toBeUndefined();
  expect(describeDue({ ...row, refund_due: null }, '2026-11-24')).toBeUndefined();
});
