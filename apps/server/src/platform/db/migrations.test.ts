import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, test } from 'vitest';
import { listMigrations, loadMigration } from './migrate.ts';

/** The last migration that runs before the tables are distributed, on a new database too. */
const lastBefore = '0091_brands_are_many.ts';

/** Returns the statements of a migration, as they are on an empty database. */
async function statementsOf(name: string): Promise<string[]> {
  const statements: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (inner) => new PostgresIntrospector(inner),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      statements.push(query.sql);
    },
  });
  await (await loadMigration(name)).up(db);
  return statements;
}

/** Returns the subcommands of an ALTER TABLE: the parts between commas outside brackets and quotes. */
function subcommandsOf(statement: string): string[] {
  if (!/^\s*alter\s+table\b/i.test(statement)) return [];
  let text = statement.replaceAll(/'(?:[^']|'')*'|"[^"]*"/g, 'x');
  while (text.includes('(')) text = text.replaceAll(/\([^()]*\)/g, '');
  return text.split(',');
}

test('the rule sees several subcommands, and none in brackets', () => {
  const count = (text: string) => subcommandsOf(text).length;
  expect(count('alter table a drop constraint b, add column c text')).toBe(2);
  expect(count('ALTER TABLE a\n  add constraint k primary key (b, c)')).toBe(1);
  expect(count("alter table a add column b numeric(4, 2) default 'x, y'")).toBe(1);
  expect(count('create index i on a (b, c)')).toBe(0);
});

test('an ALTER TABLE after the tables are distributed has one subcommand', async () => {
  const later = listMigrations().filter((name) => name > lastBefore);
  expect(later).toContain('0100_limits_in_milliseconds.ts');
  const several: string[] = [];
  for (const name of later)
    for (const statement of await statementsOf(name))
      if (subcommandsOf(statement).length > 1) several.push(`${name}: ${statement.trim()}`);
  // Citus refuses some pairs, and with others its workers crash.
  expect(several).toEqual([]);
});
