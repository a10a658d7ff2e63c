import type { Db } from './schema.ts';

const leaseMs = 30_000;

/** Acquires a lease for half a minute, or renews it; one process has it at a time. */
export async function acquireLease(db: Db, name: string, holder: string, now: Date): Promise<boolean> {
  const until = new Date(now.getTime() + leaseMs);
  // Saved by a clock that was wrong: no process would have the lease until then.
  const impossible = new Date(now.getTime() + 10 * leaseMs);
  const row = await db
    .insertInto('leases')
    .values({ name, holder, until })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, until })
        .where((eb) =>
          eb.or([
            eb('leases.until', '<', now),
            eb('leases.until', '>', impossible),
            eb('leases.holder', '=', holder),
          ]),
        ),
    )
    .returning('holder')
    .executeTakeFirst();
  return row?.holder === holder;
}
