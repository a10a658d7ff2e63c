import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allowedFanOut } from './allowedFanOut.ts';
import type { FanOut } from './recordFanOut.ts';

const record = process.env['CITUS_FAN_OUT'] ?? '';
const recorded = existsSync(record)
  ? readFileSync(record, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as FanOut)
  : [];
const isAllowed = ({ from, statement }: FanOut) =>
  // A migration runs once, over everything.
  from.startsWith('src/platform/db/migrations/') ||
  allowedFanOut.some(([allowed]) => statement.startsWith(allowed));

test('the suites before this one recorded what reaches every shard', () => {
  const seen = allowedFanOut.filter(([allowed]) =>
    recorded.some(({ statement }) => statement.startsWith(allowed)),
  );
  expect(seen.length).toBeGreaterThan(5);
});

test('only the statements of the allow-list reach every shard', () => {
  const others = recorded
    .filter((one) => !isAllowed(one))
    .map(({ from, statement }) => `${from} ${statement}`);
  expect([...new Set(others)]).toEqual([]);
});
