/*
 * A process that posts to the ledger and is killed in the middle: see apps/server/src/brand/ledger/interruptions.test.ts.
 * It finds its database in TEST_LEDGER_URL with TEST_LEDGER_SCHEMA, or in the directory TEST_LEDGER_DIRECTORY.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { openPglite, openPostgres } from '../src/platform/db/engine.ts';
import type { Db, Tx } from '../src/platform/db/schema.ts';
import { debitHold, hold, release } from '../src/brand/ledger/holds.ts';
import { recordPayment } from '../src/money/payments/credit.ts';

/** One posting. Every process of a test runs the same plan: what was posted before is not posted again. */
export type LedgerStep = {
  /** The first attempt loses its connection, or is rolled back, just before it commits. */
  isCut: boolean;
} & (
  | { what: 'pay'; n: number; amount_paise: number; status: 'captured' | 'failed' }
  | { what: 'hold' | 'debit' | 'release'; n: number; amount_paise: number }
);

export const ledgerBrand = 'brd_interrupted';
export const orderOf = (n: number) => `order_${n}`;

const at = new Date('2026-11-20T06:00:00Z');
const actor = { kind: 'system', name: 'Khep' } as const;

async function post(tx: Tx, step: LedgerStep): Promise<void> {
  const { n, amount_paise } = step;
  if (step.what === 'pay') {
    const provider_order_id = orderOf(n);
    await recordPayment(
      tx,
      { brand_id: ledgerBrand, provider_order_id },
      {
        id: `pay_${n}`,
        order_id: provider_order_id,
        amount: amount_paise,
        currency: 'INR',
        status: step.status,
      },
      at,
    );
    return;
  }
  const id = `dsp_${n}`;
  // As every caller does for its cause: one at a time.
  await sql`select pg_advisory_xact_lock(hashtext(${id}))`.execute(tx);
  const change = {
    brand_id: ledgerBrand,
    key: `${step.what}:${id}`,
    cause: { type: 'dispute', id },
    reference: id,
    actor,
    at,
    account: 'weight_hold',
  } as const;
  if (step.what === 'hold') await hold(tx, { ...change, amount_paise });
  else if (step.what === 'debit') await debitHold(tx, { ...change, amount_paise });
  else await release(tx, change);
}

class Cut extends Error {}

async function attempt(
  db: Db,
  step: LedgerStep,
  { isCut, isPostgres }: { isCut: boolean; isPostgres: boolean },
) {
  await db.transaction().execute(async (tx) => {
    await post(tx, step);
    process.send?.({ inside: step.what });
    // Killed here, nothing of the posting may be there.
    await wait(2);
    if (!isCut) return;
    if (isPostgres) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
    throw new Cut('rolled back');
  });
}

if (process.send !== undefined && process.env.TEST_LEDGER_STEPS !== undefined) {
  const { TEST_LEDGER_URL: url, TEST_LEDGER_SCHEMA: schema, TEST_LEDGER_DIRECTORY: directory } = process.env;
  const steps = JSON.parse(process.env.TEST_LEDGER_STEPS) as LedgerStep[];
  const isPostgres = url !== undefined;
  const open = isPostgres ? await openPostgres(url, schema) : await openPglite(directory);
  const queue = [...steps];
  const lane = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      if (step.isCut)
        await attempt(open.db, step, { isCut: true, isPostgres }).catch(
          (error: Error & { code?: string }) => {
            if (!(error instanceof Cut) && error.code !== '57P01' && !/terminat/i.test(error.message))
              throw error;
          },
        );
      await attempt(open.db, step, { isCut: false, isPostgres });
    }
  };
  await Promise.all(Array.from({ length: 6 }, lane));
  // One that is to be killed doesn't end, however late the signal comes.
  if (process.env.TEST_LEDGER_KILLED === '1') await wait(120_000);
  await open.close();
  process.disconnect();
}
