import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../../test/engines.ts';
import type { TestDatabase } from '../../../test/engines.ts';
import { copyRows } from './copyRows.ts';

describe.each(engines)('copied rows on %s', (engine) => {
  let open: TestDatabase;
  beforeAll(async () => {
    open = await openTestDatabase(engine);
    await sql`create table copied (id integer primary key, words text, data jsonb, amount bigint, is_on boolean, at timestamptz, note text not null default 'none')`.execute(
      open.db,
    );
  });
  afterAll(() => open.close());

  const copy = (rows: Parameters<typeof copyRows>[2]) =>
    open.db.transaction().execute((tx) => copyRows(tx, 'copied', rows));
  const stored = async () => (await sql`select * from copied order by id`.execute(open.db)).rows;
  const at = new Date('2026-11-15T04:30:00.000Z');

  test('keep their text, nulls and defaults', async () => {
    const words = 'tab\tline\nreturn\rback\\slash \\N “चाय” ₹';
    const row = { id: 1, words, data: { words }, amount: 9_007_199_254_740_991, is_on: true };
    await copy([
      { ...row, at: at.toISOString() },
      { id: 2, words: '', data: null, amount: null, is_on: false, at: null },
    ]);
    expect(await stored()).toEqual([
      { ...row, at, note: 'none' },
      { id: 2, words: '', data: null, amount: null, is_on: false, at: null, note: 'none' },
    ]);
  });

  test('come all or none, and the connection is usable after an error', async () => {
    await expect(copy([{ id: 3 }, { id: 1 }])).rejects.toMatchObject({ code: '23505' });
    await expect(copy([{ id: 'four' }])).rejects.toMatchObject({ code: '22P02' });
    expect(await stored()).toHaveLength(2);
    await copy([]);
    await copy([{ id: 3 }]);
    expect(await stored()).toHaveLength(3);
  });
});
