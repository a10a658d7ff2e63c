import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The words that the table of docs/writing.md replaces, without "चुनना": a courier is chosen too. */
const [, table = ''] = read('../../../../docs/writing.md').split('## Hindi of the floor');
const replaced = table
  .split('\n')
  .filter((line) => /^\| [a-z]/.test(line))
  .flatMap((line) => (line.split('|')[3] ?? '').split(','))
  .map((word) => word.trim())
  .filter((word) => word !== '' && word !== 'चुनना');

test.each(['pick.hi.ts', 'bins.hi.ts', '../../../../apps/console/src/screens/pickPack/benchMessages.hi.ts'])(
  '%s has one word for one thing',
  (file) => {
    expect(replaced).toContain('टोट');
    const words = read(file).match(/[\u0900-\u097F]+/g) ?? [];
    expect(words.length).toBeGreaterThan(50);
    expect(words.filter((word) => replaced.some((other) => word === other))).toEqual([]);
  },
);
