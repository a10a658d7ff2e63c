import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Seen } from './seen.ts';

const [baseline, picture, other] = ['baseline', 'picture', 'other'].map((text) => Buffer.from(text)) as [
  Buffer,
  Buffer,
  Buffer,
];
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'khep-seen-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

it('knows a pair again in the next run, and no other picture or baseline', () => {
  const file = join(directory, 'seen.txt');
  const seen = new Seen(file);
  expect(seen.has('compact/a.png', baseline, picture)).toBe(false);
  seen.add('compact/a.png', baseline, picture);
  seen.add('compact/gone.png', baseline, picture);
  seen.keep(new Set(['compact/a.png']));
  const next = new Seen(file);
  expect(next.has('compact/a.png', baseline, picture)).toBe(true);
  expect(next.has('compact/a.png', baseline, other)).toBe(false);
  expect(next.has('compact/a.png', other, picture)).toBe(false);
  expect(next.has('compact/gone.png', baseline, picture)).toBe(false);
});
