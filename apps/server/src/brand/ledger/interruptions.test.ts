import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copyTemplateDatabase } from '../../../test/dataDirectory.ts';
import { engines, openTestDatabase } from '../../../test/engines.ts';
import type { Engine } from '../../../test/engines.ts';
import { expectLedgerAddsUp } from '../../../test/ledgerChecks.ts';
import { ledgerBrand, orderOf } from '../../../test/ledgerWorker.ts';
import type { LedgerStep } from '../../../test/ledgerWorker.ts';
import { openPglite } from '../../platform/db/engine.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/schema.ts';

const entry = fileURLToPath(new URL('../../../test/ledgerWorker.ts', import.meta.url));
const payments = 8;
const disputes = 6;
const amountOf = (n: number) => 100_000 + n;

/** Every payment arrives three times and may fail first; every dispute is held, debited and released, in any order. */
const anyPlan = fc
  .tuple(
    fc.array(fc.boolean(), { minLength: payments, maxLength: payments }),
    fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: disputes, maxLength: disputes }),
  )
  .map(([fails, amounts]) => [
    ...fails.flatMap((fails_first, n) => {
      const pay = { what: 'pay' as const, n, amount_paise: amountOf(n), status: 'captured' as const };
      return [pay, pay, pay, ...(fails_first ? [{ ...pay, status: 'failed' as const }] : [])];
    }),
    ...amounts.flatMap((amount_paise, n) =>
      (['hold', 'hold', 'debit', 'release', 'debit'] as const).map((what) => ({ what, n, amount_paise })),
    ),
  ])
  .chain((steps) =>
    fc.tuple(
      fc.shuffledSubarray(steps, { minLength: steps.length }),
      fc.array(fc.boolean(), { minLength: steps.length, maxLength: steps.length }),
    ),
  )
  .map(([steps, cuts]) => steps.map((step, index): LedgerStep => ({ ...step, isCut: cuts[index] ?? false })));

/** Runs the plan in a process that is killed inside its nth posting. Returns how it ended. */
async function runProcess(steps: readonly LedgerStep[], reach: Record<string, string>, killIn?: number) {
  const child = fork(entry, {
    execArgv: ['--conditions=@khep/source', '--disable-warning=ExperimentalWarning'],
    env: {
      ...process.env,
      ...reach,
      TEST_LEDGER_STEPS: JSON.stringify(steps),
      TEST_LEDGER_KILLED: killIn === undefined ? '' : '1',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let inside = 0;
  child.on('message', () => {
    inside += 1;
    if (inside === killIn) child.kill('SIGKILL');
  });
  return new Promise<'ended' | 'killed' | 'failed'>((resolve) =>
    child.once('exit', (code, signal) =>
      resolve(signal === 'SIGKILL' ? 'killed' : code === 0 ? 'ended' : 'failed'),
    ),
  );
}

async function withDatabase(
  engine: Engine,
  work: (
    reach: Record<string, string>,
    use: <T>(query: (db: Db) => Promise<T>) => Promise<T>,
  ) => Promise<void>,
) {
  if (engine === 'postgres') {
    const open = await openTestDatabase('postgres');
    try {
      const { url, schema } = open.reach!;
      await work({ TEST_LEDGER_URL: url, TEST_LEDGER_SCHEMA: schema }, (query) => query(open.db));
    } finally {
      await open.close();
    }
    return;
  }
  const root = mkdtempSync(join(tmpdir(), 'khep-ledger-'));
  const directory = join(root, 'database');
  try {
    await copyTemplateDatabase(directory);
    await work({ TEST_LEDGER_DIRECTORY: directory }, async (query) => {
      const open = await openPglite(directory);
      try {
        return await query(open.db);
      } finally {
        await open.close();
      }
    });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

async function insertPayments(db: Db): Promise<void> {
  const now = new Date();
  await db
    .insertInto('brands')
    .values({ brand_id: ledgerBrand, name: 'Mitti', slug: 'mitti', profile: json({}), created_at: now })
    .execute();
  await db
    .insertInto('payments')
    .values(
      Array.from({ length: payments }, (_, n) => ({
        brand_id: ledgerBrand,
        payment_id: `top_${n}`,
        provider_order_id: orderOf(n),
        amount_paise: amountOf(n),
        currency: 'INR',
        state: 'created' as const,
        purpose: 'top-up' as const,
        actor: json({ kind: 'system', name: 'Khep' } as const),
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
}

/** A payment that is marked as paid is credited once, and a credited one is marked as paid. */
async function expectCreditedOnce(db: Db, isComplete: boolean): Promise<void> {
  const credits = await db
    .selectFrom('ledger_entries')
    .select(['cause_id', 'amount_paise'])
    .where('brand_id', '=', ledgerBrand)
    .where('kind', '=', 'RECHARGE')
    .orderBy('cause_id')
    .execute();
  const paid = await db
    .selectFrom('payments')
    .select(['payment_id as cause_id', 'amount_paise'])
    .where('brand_id', '=', ledgerBrand)
    .where('state', '=', 'paid')
    .orderBy('payment_id')
    .execute();
  expect(credits).toEqual(paid);
  if (isComplete) expect(paid).toHaveLength(payments);
}

/** Checks that each hold for a dispute was debited, was released or still exists. */
async function expectHoldsSettled(db: Db): Promise<void> {
  const entries = await db
    .selectFrom('ledger_entries')
    .select(['cause_id', 'from_account', 'to_account', 'amount_paise'])
    .where('brand_id', '=', ledgerBrand)
    .where('cause_type', '=', 'dispute')
    .execute();
  for (const own of Map.groupBy(entries, ({ cause_id }) => cause_id).values()) {
    const held = own.filter(({ to_account }) => to_account === 'weight_hold');
    const settled = own.filter(({ from_account }) => from_account === 'weight_hold');
    const sum = (some: typeof own) => some.reduce((all, { amount_paise }) => all + amount_paise, 0);
    expect(held).toHaveLength(1);
    expect([0, sum(held)]).toContain(sum(settled));
  }
}

describe.each(engines)('the ledger of a process that is killed on %s', (engine) => {
  test('adds up after every death, and credits each payment once', async () => {
    const kills = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 2, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(anyPlan, kills, async (steps, points) => {
        await withDatabase(engine, async (reach, use) => {
          await use(insertPayments);
          for (const point of points) {
            expect(await runProcess(steps, reach, point)).toBe('killed');
            await use(async (db) => {
              await expectLedgerAddsUp(db, ledgerBrand);
              await expectCreditedOnce(db, false);
            });
          }
          expect(await runProcess(steps, reach)).toBe('ended');
          await use(async (db) => {
            await expectLedgerAddsUp(db, ledgerBrand);
            await expectCreditedOnce(db, true);
            await expectHoldsSettled(db);
          });
        });
      }),
      // Starting a process on the embedded database takes seconds.
      { numRuns: engine === 'pglite' ? 1 : 3, endOnFailure: true },
    );
  });
});
