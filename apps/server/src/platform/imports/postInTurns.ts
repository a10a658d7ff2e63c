import type { MessagePort } from 'node:worker_threads';

/** Returns a function that posts a message of a thread when the main thread has asked for it: what waits there is bounded. */
export function postInTurns(port: MessagePort): (message: unknown) => Promise<void> {
  let count = 0;
  let wake: (() => void) | undefined;
  port.on('message', () => {
    count += 1;
    wake?.();
  });
  return async (message) => {
    if (count === 0) await new Promise<void>((resolve) => (wake = resolve));
    wake = undefined;
    count -= 1;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window's
    port.postMessage(message);
  };
}

/** Limits of one message: reading it takes a few milliseconds. */
export const batchCells = 4000;
export const batchRows = 1000;
export const batchLength = 250_000;

/** Collects rows until they are a batch. */
export class Batch<Row> {
  #rows: Row[] = [];
  #cells = 0;
  #length = 0;

  /** True where it has to be posted. */
  add(row: Row, cells: readonly string[]): boolean {
    this.#rows.push(row);
    this.#cells += cells.length;
    for (const cell of cells) this.#length += cell.length;
    return this.#rows.length >= batchRows || this.#cells >= batchCells || this.#length >= batchLength;
  }

  /** Returns the rows and starts the next batch. */
  take(): Row[] {
    const rows = this.#rows;
    this.#rows = [];
    this.#cells = 0;
    this.#length = 0;
    return rows;
  }
}
