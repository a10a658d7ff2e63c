import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ComparisonCache } from './comparisonCache.ts';

const [baseline, picture, other] = ['baseline', 'picture', 'other'].map((text) => Buffer.from(text)) as [
  Buffer,
  Buffer,
  Buffer,
];
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'khep-pictures-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

it('knows a pair in the next run, and no other picture or baseline', () => {
  const file = join(directory, 'cache', 'pictures.txt');
  const cache = new ComparisonCache(file);
  expect(cache.has('compact/a.png', baseline, picture)).toBe(false);
  cache.add('compact/a.png', baseline, picture);
  cache.add('compact/gone.png', baseline, picture);
  cache.save(new Set(['compact/a.png']));
  const next = new ComparisonCache(file);
  expect(next.has('compact/a.png', baseline, picture)).toBe(true);
  expect(next.has('compact/a.png', baseline, other)).toBe(false);
  expect(next.has('compact/a.png', other, picture)).toBe(false);
  expect(next.has('compact/gone.png', baseline, picture)).toBe(false);
});
