import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../../test/engines.ts';
import { prepared } from './prepared.ts';

describe.each(engines)('prepared statements on %s', (engine) => {
  test('are kept once for each text, and see new values and new columns', async () => {
    const open = await openTestDatabase(engine);
    await sql`create table kept (id integer primary key, words text)`.execute(open.db);
    await open.db.connection().execute(async (db) => {
      const find = async (id: number) => {
        const { rows } = await sql<{ words: string }>`
          select words from kept where id = ${id} ${prepared}`.execute(db);
        return rows.map(({ words }) => words);
      };
      for (let id = 0; id < 8; id += 1) {
        await sql`insert into kept (id, words) values (${id}, ${`word ${id}`})`.execute(db);
        expect(await find(id)).toEqual([`word ${id}`]);
      }
      await sql`alter table kept add column more text`.execute(db);
      expect(await find(7)).toEqual(['word 7']);
      // An error leaves it as it was.
      await expect(sql`select ${'x'}::int ${prepared}`.execute(db)).rejects.toMatchObject({ code: '22P02' });
      expect(await find(0)).toEqual(['word 0']);
      const { rows } = await sql<{ statement: string }>`
        select statement from pg_prepared_statements where statement like '%from kept%' and statement not like '%pg_prepared%'`.execute(
        db,
      );
      // The embedded database has no connection to send plans over.
      expect(rows).toHaveLength(engine === 'postgres' ? 1 : 0);
    });
    await open.close();
  });
});
