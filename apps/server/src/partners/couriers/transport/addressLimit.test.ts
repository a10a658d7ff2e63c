import { expect, test } from 'vitest';
import { bothLimits, createAddressLimits } from './addressLimit.ts';

const rates = { every: { perMinute: 600, burst: 5 }, rate: { perMinute: 10, burst: 2 } };

test('all accounts of a courier share the limit of the address', async () => {
  let at = 1_000_000;
  const limits = createAddressLimits(() => at);
  const [one, other] = [limits.of('delhivery', rates), limits.of('delhivery', rates)];
  expect([await one.take('rate', 0), await other.take('rate', 0)]).toEqual([0, 0]);
  // The burst of two is used: the third waits a tenth of a minute, or is refused.
  expect(await one.take('rate', 0)).toBeUndefined();
  expect(await other.take('rate', 10_000)).toBe(6000);
  expect(await limits.of('bluedart', rates).take('rate', 0)).toBe(0);
  at += 60_000;
  expect([await one.take('rate', 0), await other.take('rate', 0)]).toEqual([0, 0]);
});

test('calls without a limit of their own count together, and a refused call counts for nothing', async () => {
  const limiter = createAddressLimits(() => 0).of('delhivery', rates);
  for (let call = 0; call < 5; call += 1) expect(await limiter.take('track', 0)).toBe(0);
  for (let call = 0; call < 50; call += 1) expect(await limiter.take('track', 0)).toBeUndefined();
  expect(await limiter.take('track', 1000)).toBe(100);
});

test("a firewall's pause holds for every account", async () => {
  let at = 0;
  const limits = createAddressLimits(() => at);
  await limits.of('delhivery', rates).pause(60_000);
  expect(await limits.of('delhivery', rates).take('book', 5000)).toBeUndefined();
  at = 60_000;
  expect(await limits.of('delhivery', rates).take('book', 5000)).toBe(0);
});

test('a call that the address refuses takes nothing from the account', async () => {
  const asked: string[] = [];
  const account = {
    take: (name: string) => {
      asked.push(name);
      return Promise.resolve<number | undefined>(30);
    },
    pause: () => Promise.resolve(),
  };
  const address = createAddressLimits(() => 0).of('delhivery', rates);
  const both = bothLimits(address, account);
  expect([await both.take('rate', 0), await both.take('rate', 0), await both.take('rate', 0)]).toEqual([
    30,
    30,
    undefined,
  ]);
  expect(asked).toEqual(['rate', 'rate']);
});
