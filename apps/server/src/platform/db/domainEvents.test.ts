import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, openTestDatabase } from '../../../test/engines.ts';
import { declareEvent, handleDomainEvents, on, publish } from './domainEvents.ts';
import type { OpenDatabase } from './engine.ts';

const packed = declareEvent<{ n: number }>('box.packed');
const sealed = declareEvent<string>('box.sealed');

describe.each(engines)('domain events, on %s', (engine) => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openTestDatabase(engine);
    await sql`create table handled (n integer not null, handler text not null)`.execute(open.db);
  });
  afterAll(() => open.close());

  const handled = async () =>
    (await sql<{ handler: string }>`select handler from handled order by ctid`.execute(open.db)).rows.map(
      ({ handler }) => handler,
    );
  const record = (handler: string) =>
    on(packed, async (tx, { n }) => {
      await sql`insert into handled values (${n}, ${handler})`.execute(tx);
    });

  it('are handled in the transaction, in the order of the list', async () => {
    handleDomainEvents(open.db, [record('first'), on(sealed, async () => undefined), record('second')]);
    await open.db.transaction().execute((tx) => publish(tx, packed, { n: 1 }));
    expect(await handled()).toEqual(['first', 'second']);
    await expect(
      open.db.transaction().execute(async (tx) => {
        await publish(tx, packed, { n: 2 });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await handled()).toEqual(['first', 'second']);
  });

  it('abort the transaction when a handler fails, and later handlers do not run', async () => {
    await sql`delete from handled`.execute(open.db);
    const failing = on(packed, () => Promise.reject(new Error('no room')));
    handleDomainEvents(open.db, [record('first'), failing, record('third')]);
    await expect(open.db.transaction().execute((tx) => publish(tx, packed, { n: 3 }))).rejects.toThrow(
      'no room',
    );
    expect(await handled()).toEqual([]);
  });

  it('that nothing handles are an error', async () => {
    handleDomainEvents(open.db, [record('first')]);
    await expect(open.db.transaction().execute((tx) => publish(tx, sealed, ''))).rejects.toThrow(
      'Nothing handles box.sealed',
    );
  });
});
