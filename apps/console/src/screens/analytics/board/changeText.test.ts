import { expect, test } from 'vitest';
import { changeText } from './changeText.ts';

const days = { day_before: '2026-11-06', day_after: '2026-11-08', values: [] };

test('says what became known: a late scan, a correction, another day', () => {
  expect(changeText({ ...days, kind: 'late', day_before: '' })).toBe('Known late: counts on 8 Nov 2026');
  expect(changeText({ ...days, kind: 'removed' })).toBe('Counts no longer: was on 6 Nov 2026');
  expect(
    changeText({
      ...days,
      kind: 'moved',
      values: [{ dimension: 'status', before: 'Delivered', after: 'RTO' }],
    }),
  ).toBe('Moved from 6 Nov 2026 to 8 Nov 2026; Status: Delivered → RTO');
  expect(changeText({ ...days, kind: 'corrected' })).toBe('Amount or mark corrected');
  expect(
    changeText({
      ...days,
      kind: 'corrected',
      values: [{ dimension: 'reason', before: '', after: 'Refused' }],
    }),
  ).toBe('Reason: – → Refused');
});
