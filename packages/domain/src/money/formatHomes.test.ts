import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatKilograms, formatNumber } from './format.ts';

const root = join(import.meta.dirname, '../../../..');

/** Where numbers are formatted: everything else calls these, so that an amount or a weight reads the same everywhere. */
const homes = new Set([
  'packages/domain/src/money/format.ts',
  // Amounts in the languages of buyers.
  'packages/domain/src/tracking/formatAmount.ts',
  // The symbols of all currencies.
  'apps/server/src/brand/lookups/locales.ts',
]);

test('numbers are formatted in one place', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', 'apps', 'packages'],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 },
  )
    .split('\n')
    // The kit imports nothing of the domain and has its own; the showcase shows the kit.
    .filter((path) =>
      /^(?:apps\/(?:console|server|tracking)|packages\/(?:api|domain|tracking-widget))\/src\//.test(path),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|stories|fixture)\.tsx?$/.test(path));
  expect(files.length).toBeGreaterThan(1000);
  const copies = files.filter((path) => {
    if (homes.has(path)) return false;
    try {
      return /\.toLocaleString\(|new Intl\.NumberFormat\(/.test(readFileSync(join(root, path), 'utf8'));
    } catch {
      // Deleted, and not yet committed.
      return false;
    }
  });
  expect(copies).toEqual([]);
});

test('formats numbers and weights with Indian grouping', () => {
  expect(formatNumber(1_234_567.8915)).toBe('12,34,567.892');
  expect(formatNumber(12.34, 1)).toBe('12.3');
  expect(formatNumber(12, 1, 1)).toBe('12.0');
  expect(formatNumber(-1250)).toBe('-1,250');
  expect(formatKilograms(500)).toBe('0.5 kg');
  expect(formatKilograms(1_234_250, 2)).toBe('1,234.25 kg');
});
