import { expect, test } from 'vitest';
import { findWalletTask } from './walletTask.ts';

const now = new Date('2026-11-29T10:00:00+05:30');
const wallet = {
  available: 5000,
  per_day: 9000,
  empty_at: '2026-11-29T19:00:00+05:30',
  is_auto_recharged: false,
};

test('a wallet that is empty today or tomorrow is a task, with an amount for three days', () => {
  // 27,000 are needed, 5,000 are there.
  expect(findWalletTask(wallet, now)).toEqual({ until: wallet.empty_at, amount: 25_000 });
  expect(
    findWalletTask({ ...wallet, available: 20_000, empty_at: '2026-11-30T23:59:00+05:30' }, now),
  ).toEqual({
    until: '2026-11-30T23:59:00+05:30',
    amount: 10_000,
  });
  expect(findWalletTask({ ...wallet, per_day: 90_000 }, now)?.amount).toBe(50_000);
  // Empty already.
  expect(findWalletTask({ ...wallet, available: 0, empty_at: now.toISOString() }, now)?.amount).toBe(50_000);
});

test('one that lasts, that nothing is spent from, or that recharges itself is none', () => {
  expect(findWalletTask({ ...wallet, empty_at: '2026-12-01T00:00:00+05:30' }, now)).toBeUndefined();
  expect(findWalletTask({ ...wallet, empty_at: null }, now)).toBeUndefined();
  expect(findWalletTask({ ...wallet, is_auto_recharged: true }, now)).toBeUndefined();
});
