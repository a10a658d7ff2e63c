import { expect, test } from 'vitest';
import { groupPickups } from './groupPickups.ts';
import type { GroupedPickup } from './groupPickups.ts';

type Pickup = GroupedPickup & { id: string };

const pickup = (id: string, date: string, unmanifested_count = 0, failed: string[] = []): Pickup => ({
  id,
  date,
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
