import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the README names every topic', () => {
  const topics = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  const named = [...readme.matchAll(/^\| (\w+) +\|/gm)]
    .map(([, name]) => name)
    .filter((name) => name !== 'topic');
  expect(new Set(named)).toEqual(new Set(topics));
  expect(named).toHaveLength(topics.length);
});
