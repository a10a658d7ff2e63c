import { expect, test } from 'vitest';
import {
  daysLate,
  describeClaim,
  describeDelay,
  describeInquiry,
  describeLastScan,
} from './describeTracked.ts';
import type { TrackedData } from './describeTracked.ts';

const row = (change: Partial<TrackedData> = {}): TrackedData => ({
  status: 'IN_TRANSIT',
  promised_date: '2026-11-27T06:30:00Z',
  prediction: { day: '2026-11-29' },
  last_scan_at: '2026-11-26T02:30:00Z',
  silence: null,
  inquiry: null,
  claim: null,
  ...change,
});
const asked = { kind: 'claim', state: 'sent', amount: 1499, paid: null } as const;

test('says how late a shipment is, by its delivery or its prediction', () => {
  expect(describeDelay(row())).toEqual({ words: '2 days late', tone: 'critical' });
  expect(describeDelay(row({ prediction: { day: '2026-11-28' } }))).toEqual({
    words: '1 day late',
    tone: 'caution',
  });
  expect(describeDelay(row({ status: 'DELIVERED' }))).toEqual({ words: '1 day early', tone: 'positive' });
  expect(daysLate(row({ prediction: null }))).toBeNull();
  expect(describeDelay(row({ promised_date: null }))).toBeUndefined();
});

test('says when the last scan was, or how long there was none', () => {
  const ago = () => '5 min ago';
  expect(describeLastScan(row(), ago)).toBe('5 min ago');
  expect(describeLastScan(row({ silence: { is_stuck: true, hours: 58 } }), ago)).toBe('No scan for 58 h');
  expect(describeLastScan(row({ last_scan_at: null }), ago)).toBe('No scan yet');
});

test('says what the courier was asked and what became of a claim', () => {
  expect(describeInquiry(row())).toBe('');
  expect(describeInquiry(row({ inquiry: asked }))).toBe('Claim sent');
  expect(describeInquiry(row({ inquiry: { ...asked, kind: 'trace' } }))).toBe('Courier asked');
  expect(describeInquiry(row({ inquiry: { ...asked, state: 'answered' } }))).toBe('Courier answered');
  const claim = { deadline: '2026-12-01T06:30:00Z', is_late: false };
  expect(describeClaim(row())).toBe('');
  expect(describeClaim(row({ claim }))).toBe('Until Tue 1 Dec');
  expect(describeClaim(row({ claim: { ...claim, is_late: true } }))).toBe('Too late');
  expect(describeClaim(row({ claim, inquiry: asked }))).toBe('₹1,499.00 claimed');
  expect(describeClaim(row({ claim, inquiry: { ...asked, paid: 900 } }))).toBe('₹900.00 paid');
});
