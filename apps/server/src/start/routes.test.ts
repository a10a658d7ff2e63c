import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@khep/api';
import { expect, test } from 'vitest';
import { routes } from './routes.ts';

const source = join(import.meta.dirname, '..');
const files = globSync('**/{routes,*Routes}.ts', { cwd: source });

/** Operations that only files named for them may contain. */
const forbidden: Readonly<Record<string, RegExp>> = {
  'imports from kysely': /from 'kysely/,
  'opens a transaction': /\.transaction\(/,
  'queries a table': /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/,
  'runs SQL': /\bsql`/,
};

test('files of routes bind endpoints and have no SQL and no transaction', () => {
  expect(files.length).toBeGreaterThan(30);
  const found = files.flatMap((file) => {
    const text = readFileSync(join(source, file), 'utf8');
    return Object.entries(forbidden)
      .filter(([, pattern]) => pattern.test(text))
      .map(([what]) => `${file} ${what}`);
  });
  expect(found).toEqual([]);
});

test('each endpoint is bound once', () => {
  const bound = routes.map(({ endpoint }) => endpoint.id);
  expect(bound.filter((id, index) => bound.indexOf(id) !== index)).toEqual([]);
  const declared = new Set(endpoints.map(({ id }) => id));
  expect(bound.filter((id) => !declared.has(id))).toEqual([]);
});
