import { expect, test } from 'vitest';
import { createFaults } from './faults.ts';
import type { PlannedScan } from './plan.ts';

const scan = (status: string, at: string): PlannedScan => ({
  at,
  status,
  code: status,
  status_type: '',
  location: '',
  remark: '',
});
const scans = [
  scan('Booked', '2026-11-28T10:00:00Z'),
  scan('Out for pickup', '2026-11-28T11:30:00Z'),
  scan('Cancelled', '2026-11-28T11:40:00Z'),
];

test('a parcel that was cancelled after a van had set out has no unknown scans; others may', () => {
  const faults = createFaults(() => 0.5);
  faults.setScans({ strange: 1 });
  const spoiled = (cancelled_at: Date | null) =>
    faults.spoilScans({ waybill: '14212345670001', cancelled_at }, scans).map(({ status }) => status);
  expect(spoiled(null)).toContain('Held by the moon');
  expect(spoiled(new Date())).toEqual(scans.map(({ status }) => status));
});
