import { expect, test } from 'vitest';
import { suggestQuestion } from './suggestQuestion.ts';

const row = (hours: number, location: string) => ({
  silence: {
    is_stuck: true,
    hours,
    limit_hours: 48,
    usual_hours: null,
    basis: 'default' as const,
    sample: 0,
  },
  last_scan: { status: '', location, remark: '' },
});

test('names the time and the place of one shipment', () => {
  expect(suggestQuestion([row(58.4, 'Gurugram Gateway')])).toBe(
    'No scan for 58 h at Gurugram Gateway. Load it today or trace it.',
  );
});

test('names what several shipments share', () => {
  expect(suggestQuestion([row(58, 'Bhiwandi Hub'), row(51, 'Bhiwandi Hub')])).toBe(
    'No scan for over 51 h at Bhiwandi Hub. Load it today or trace it.',
  );
  expect(suggestQuestion([row(58, 'Bhiwandi Hub'), row(51, 'Kolkata Hub')])).toBe(
    'No scan for over 51 h. Load it today or trace it.',
  );
});

test('asks plainly without a scan', () => {
  expect(suggestQuestion([{ silence: null, last_scan: null }])).toBe(
    'Where is this shipment? Load it today or trace it.',
  );
});
