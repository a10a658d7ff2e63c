import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findLists } from './findLists.ts';
import type { ValueList } from './findLists.ts';

const root = join(import.meta.dirname, '../..');
const folders = ['packages/api/src', 'packages/domain/src', 'apps/server/src', 'apps/console/src'];

/** Lists that have the same values by chance, with the reason. Values in alphabetical order. */
const exceptions: Readonly<Record<string, string>> = {
  'COD Pickup Prepaid': 'payment modes as Delhivery and as Ekart write them, each in its own simulator',
};

const keyOf = ({ values }: ValueList) => [...new Set(values)].sort().join(' ');

/** Tests, stories and fixtures may repeat values; docs describe them. */
const isCompared = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(?:test|stories|fixture|docs)\.tsx?$/.test(file);

describe('a list of values is in one place', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...folders], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
    .split('\n')
    .filter((file) => isCompared(file) && existsSync(join(root, file)));
  const lists = [...new Set(files)].flatMap((file) =>
    findLists(file, readFileSync(join(root, file), 'utf8')),
  );
  const repeated = [...Map.groupBy(lists, keyOf)].filter(([, same]) => same.length > 1);

  test('in the API, the domain, the server and the console', () => {
    expect(lists.length).toBeGreaterThan(100);
    const found = repeated
      .filter(([key]) => exceptions[key] === undefined)
      .map(([key, same]) => `${key}: ${same.map(({ file, line }) => `${file}:${line}`).join(', ')}`);
    expect(found, 'Import the list from its topic in packages/domain').toEqual([]);
  });

  test('no exception is left over', () => {
    const keys = new Set(repeated.map(([key]) => key));
    expect(Object.keys(exceptions).filter((key) => !keys.has(key))).toEqual([]);
  });
});

describe('findLists', () => {
  const valuesOf = (code: string) => findLists('a.ts', code).map(({ values }) => values);

  test('finds constant arrays, enums of zod and union types', () => {
    expect(valuesOf("const states = ['a', 'b', 'c'] as const satisfies readonly string[];")).toEqual([
      ['a', 'b', 'c'],
    ]);
    expect(valuesOf("const State = z.enum(['a', 'b', 'c']);")).toEqual([['a', 'b', 'c']]);
    expect(valuesOf("interface Row { state: 'a' | 'b' | 'c' | null }")).toEqual([['a', 'b', 'c']]);
  });

  test('skips short lists, other arrays and the fields that a type picks', () => {
    expect(valuesOf("const two = ['a', 'b'] as const;")).toEqual([]);
    expect(valuesOf("const shown: State[] = ['a', 'b', 'c'];")).toEqual([]);
    expect(valuesOf("type Part = Pick<Row, 'a' | 'b' | 'c'>;")).toEqual([]);
  });
});
