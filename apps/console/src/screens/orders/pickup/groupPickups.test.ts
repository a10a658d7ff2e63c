import type { Pickup } from '@khep/api';
import { expect, test } from 'vitest';
import { groupPickups } from './groupPickups.ts';

const pickup = (id: string, date: string, unmanifested_count = 0, failed: string[] = []): Pickup => ({
  id,
  date,
  time: '16:00',
  courier_name: 'Delhivery Surface',
  courier_id: 1,
  courier_reference: '',
  warehouse_id: 'wh_1',
  created_at: '2026-11-18T06:00:00Z',
  warehouse_name: 'Jaipur studio',
  shipment_ids: [],
  failed_shipment_ids: failed,
  expected_count: 4,
  picked_count: 0,
  unmanifested_count,
});
const ids = (pickups: readonly Pickup[]) => pickups.map(({ id }) => id);

test('a pickup whose boxes are all picked up is past, also today', () => {
  const picked = { ...pickup('picked up', '2026-11-22'), picked_count: 4 };
  const some = { ...pickup('some picked up', '2026-11-22'), picked_count: 3 };
  const { open, past } = groupPickups([picked, some], '2026-11-22');
  expect(ids(open)).toEqual(['some picked up']);
  expect(ids(past)).toEqual(['picked up']);
});

test('pickups that need a manifest or failed come first, however old; finished ones are past', () => {
  const { open, past } = groupPickups(
    [
      pickup('tomorrow', '2026-11-23'),
      pickup('today, without a manifest', '2026-11-22', 4),
      pickup('today', '2026-11-22'),
      pickup('yesterday', '2026-11-21'),
      pickup('left behind', '2026-11-18', 0, ['shp_1']),
    ],
    '2026-11-22',
  );
  expect(ids(open)).toEqual(['today, without a manifest', 'left behind', 'tomorrow', 'today']);
  expect(ids(past)).toEqual(['yesterday']);
});
