import { CallError } from './errors.ts';

/** Why one row was not changed. */
export interface RowFailure {
  /** The row's key. */
  key: string;
  message: string;
}

/** A change of many rows, sent in batches. */
export interface BatchedWork<Row> {
  /**
   * Sends one batch; returns the rows that were not changed, or `continues` if a job of the server goes on with it. A
   * thrown error fails the whole batch.
   */
  send: (rows: readonly Row[]) => Promise<readonly RowFailure[] | 'continues'>;
  /** Rows in one request. @default 500 */
  batchSize?: number;
}

/** Why one row of a failed batch was not changed: its own reason where the server gave one, else that of the batch. */
export function failureOf(error: unknown, index: number): string {
  if (!(error instanceof CallError)) return error instanceof Error ? error.message : String(error);
  const own = Object.entries(error.fields).find(([path]) => path.endsWith(`.${index}`));
  return own?.[1] ?? error.reason;
}

/**
 * Sends the work batch by batch, and settles every row with its own result. Returns whether a job of the server goes on
 * with some.
 */
export async function sendInBatches<Row>(
  rows: readonly (readonly [key: string, row: Row])[],
  { send, batchSize = 500 }: BatchedWork<Row>,
  settle: (key: string, problem?: string) => void,
): Promise<boolean> {
  let continues = false;
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize);
    try {
      const sent = await send(batch.map(([, row]) => row));
      continues ||= sent === 'continues';
      const problems = new Map((sent === 'continues' ? [] : sent).map(({ key, message }) => [key, message]));
      for (const [key] of batch) settle(key, problems.get(key));
    } catch (error) {
      for (const [index, [key]] of batch.entries()) settle(key, failureOf(error, index));
    }
  }
  return continues;
}
