import { setTimeout as wait } from 'node:timers/promises';
import { Kysely } from 'kysely';
import type { Transaction, TransactionBuilder } from 'kysely';
import { runWithLastSteps } from './beforeCommit.ts';
import { inheritHandlers } from './domainEvents.ts';

/** `serialization_failure` and `deadlock_detected`: PostgreSQL rolled the transaction back, and it may be run again. */
const retryableCodes = new Set(['40001', '40P01']);
const maxAttempts = 8;

/** Rolls a transaction back and runs it again: its work was based on what another one has changed. */
export class RetryTransaction extends Error {
  override readonly name = 'RetryTransaction';
  readonly code = '40001';
}

const isRetryable = (error: unknown) => retryableCodes.has((error as { code?: string } | null)?.code ?? '');

/** Runs work again when the database broke a deadlock at its expense, after a random pause of up to 50 ms × attempts. */
export async function retryDeadlocks<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === maxAttempts || !isRetryable(error)) throw error;
      await wait(Math.random() * 50 * attempt);
    }
  }
}

/**
 * A database whose transactions are run again after a deadlock. The work of a transaction may therefore run several
 * times, and must have no effect outside it.
 */
export class RetryingDb<DB> extends Kysely<DB> {
  override transaction(): TransactionBuilder<DB> {
    return withRetries(super.transaction(), this);
  }
}

function withRetries<DB>(builder: TransactionBuilder<DB>, db: Kysely<DB>): TransactionBuilder<DB> {
  return new Proxy(builder, {
    get(target, property) {
      if (property === 'execute')
        return <T>(work: (tx: Transaction<DB>) => Promise<T>) =>
          retryDeadlocks(() =>
            target.execute((tx) => {
              inheritHandlers(db, tx);
              return runWithLastSteps(tx, () => work(tx));
            }),
          );
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => withRetries(value.apply(target, args) as TransactionBuilder<DB>, db);
    },
  });
}
