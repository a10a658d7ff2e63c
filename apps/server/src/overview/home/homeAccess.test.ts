import { expect, test } from 'vitest';
import type { HomeSummary } from '@khep/api';
import type { Session } from '../../platform/http/session.ts';
import { limitHomeToAccess, seesMoney } from './homeAccess.ts';

const task = (kind: string) => ({
  kind,
  count: 1,
  title: kind,
  detail: '',
  to: '/',
  until: '2026-11-22T08:30:00.000Z',
  at_stake: 800,
});
const summary: HomeSummary = {
  orders_today: 3,
  orders_today_change: null,
  to_ship: 2,
  to_ship_packed: 1,
  delivered_this_week: 4,
  delivered_share: null,
  against: {
    before_day: '2026-11-15',
    rows: [
      { id: 'orders', today: 3, before: 2 },
      { id: 'revenue', today: 5400, before: 3000 },
    ],
    hours: [],
  },
  todo: ['ndr', 'pickup', 'packaging'].map(task),
  trend: [{ day: '2026-11-22', orders: 3, total: 5400 }],
  network: [],
  counts: { 'orders.new': 2, orders: 2, ndr: 1, shipment: 5 },
};
const session = (business_role: string, module_access: string[]): Session => ({
  brand_id: 'brd_1',
  user_id: 'usr_1',
  name: 'Asha',
  email: 'asha@example.in',
  business_role,
  module_access,
});
const homeOf = (...modules: string[]) =>
  limitHomeToAccess(session('user', modules), structuredClone(summary));

test.each([session('owner', []), session('manager', ['all'])])('shows everything to %o', (everyone) => {
  expect(limitHomeToAccess(everyone, summary)).toEqual(summary);
});

test.each(['finance', 'billing', 'reconciliation', 'analytics'])(
  'shows money with access to %s',
  (module) => {
    expect(homeOf(module).trend[0]?.total).toBe(5400);
    expect(seesMoney(session('user', [module]))).toBe(true);
  },
);

test('shows no money to a user of other modules', () => {
  const home = homeOf('orders', 'sku', 'ndr', 'shipment', 'settings');
  expect(home.trend[0]?.total).toBeNull();
  expect(seesMoney(session('user', ['orders', 'ndr']))).toBe(false);
  expect(home.trend[0]?.orders).toBe(3);
  expect(home.against.rows.map(({ id }) => id)).toEqual(['orders']);
  expect(home.todo.map(({ at_stake, until }) => [at_stake, until])).toEqual(
    home.todo.map(() => [null, '2026-11-22T08:30:00.000Z']),
  );
});

test('shows the tasks and counts of the modules that the user can open', () => {
  expect(homeOf('ndr').todo.map(({ kind }) => kind)).toEqual(['ndr']);
  expect(homeOf('orders').todo.map(({ kind }) => kind)).toEqual(['pickup', 'packaging']);
  expect(homeOf('shipment').counts).toEqual({ shipment: 5 });
});
