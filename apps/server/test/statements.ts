import pg from 'pg';
import { PgliteClient } from '../src/platform/db/pglite/client.ts';

/** Statements that a test runs itself begin with this comment, and aren't counted. */
export const ownStatement = '/* test */';

/** The courier's simulator and the queue have their own statements, which a real courier doesn't cost. */
const others = /simulator_parcels|_jobs\.|^\/\* test \*\//;

/**
 * Statements that run again after some time, however many parcels there are: saved progress, signs of life, counters of the hour,
 * and caches that expire. A slow machine runs more of them.
 */
const timed =
  /job_changes|update "jobs"|alive_at|"integration_hours"|from "courier_accounts"|from "company_choices"/;

/** Leaves out what depends on how long the work took. */
export const withoutTimed = (statements: readonly string[]): string[] =>
  statements.filter((text) => !timed.test(text));

type Query = (this: unknown, ...values: unknown[]) => unknown;

/**
 * Returns the statements that any database of this process ran during `work`, begin and commit among them.
 */
export async function recordStatements(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const undo = [pg.Client.prototype, PgliteClient.prototype].map((prototype) => {
    const original = Reflect.get(prototype, 'query') as Query;
    const recording: Query = function recording(...values) {
      const first = values[0] as string | { text?: string } | undefined;
      const text = typeof first === 'string' ? first : (first?.text ?? '');
      if (!others.test(text)) statements.push(text);
      return original.apply(this, values);
    };
    Object.assign(prototype, { query: recording });
    return () => Object.assign(prototype, { query: original });
  });
  try {
    await work();
  } finally {
    for (const one of undo) one();
  }
  return statements;
}
