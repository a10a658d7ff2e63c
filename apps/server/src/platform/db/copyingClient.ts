import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { copyTextOf } from './copyRows.ts';

/** A client that also runs the statements of `copyRows`: the driver itself has no COPY. */
export class CopyingClient extends pg.Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- the driver's call has a dozen forms
  override query(...args: any[]): any {
    const [statement, parameters] = args as [unknown, unknown];
    const copied = copyTextOf(parameters);
    if (typeof statement === 'string' && copied) return this.#copy(statement, copied.text);
    return super.query(...(args as Parameters<pg.Client['query']>));
  }

  /** Sends all rows at once: they are in memory, and the database doesn't wait for them. */
  async #copy(statement: string, text: string): Promise<{ command: string; rowCount: number; rows: [] }> {
    const stream = super.query(copyFrom(statement));
    await pipeline(Readable.from([Buffer.from(text)]), stream);
    return { command: 'COPY', rowCount: stream.rowCount, rows: [] };
  }
}
