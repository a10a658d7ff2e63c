import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { copyTextOf } from './copyRows.ts';
import { preparedName } from './prepared.ts';

/** A client that also runs the statements of `copyRows`, as the driver itself has no COPY, and keeps those that end with `prepared`. */
export class CopyingClient extends pg.Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- the driver's call has a dozen forms
  override query(...args: any[]): any {
    const [statement, parameters] = args as [unknown, unknown];
    const copied = copyTextOf(parameters);
    if (typeof statement === 'string' && copied) return this.#copy(statement, copied.text);
    const name = typeof statement === 'string' ? preparedName(statement) : undefined;
    if (typeof statement === 'string' && name !== undefined && Array.isArray(parameters))
      return super.query({ name, text: statement, values: parameters as unknown[] });
    return super.query(...(args as Parameters<pg.Client['query']>));
  }

  /** Sends all rows at once: they are in memory, and the database doesn't wait for them. */
  async #copy(statement: string, text: string): Promise<{ command: string; rowCount: number; rows: [] }> {
    const stream = super.query(copyFrom(statement));
    await pipeline(Readable.from([Buffer.from(text)]), stream);
    return { command: 'COPY', rowCount: stream.rowCount, rows: [] };
  }
}
