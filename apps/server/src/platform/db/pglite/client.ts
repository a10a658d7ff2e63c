import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Ask, DatabaseFault, QueryRows, Reply, WorkerSettings } from './messages.ts';

/** A database error; `code` is PostgreSQL's, as in pg. */
class PgliteError extends Error {
  override readonly name = 'PgliteError';
  readonly code: string | undefined;
  readonly detail: string | undefined;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;
  constructor(fault: DatabaseFault) {
    super(fault.message);
    this.code = fault.code;
    this.detail = fault.detail;
    this.constraint = fault.constraint;
    this.table = fault.table;
    this.column = fault.column;
  }
}

interface Waiting {
  resolve: (rows: QueryRows) => void;
  reject: (error: Error) => void;
}

type Question = Ask extends infer A ? (A extends Ask ? Omit<A, 'id'> : never) : never;

// V8 frees code that it has optimized away while other threads start databases, and now and then ends the process over it:
// "Check failed: jit_page_->allocations_.erase(addr) == 1" (nodejs/node#64500, open in November 2026; seen with Node 24.21).
// Kept, it costs a few megabytes.
setFlagsFromString('--no-wasm-code-gc');

let program: Promise<WebAssembly.Module> | undefined;

/** PGlite, compiled once: while it is kept, every database of this process uses the code that V8 has optimized of it. */
const compiledPglite = (): Promise<WebAssembly.Module> =>
  (program ??= readFile(new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite'))).then((bytes) =>
    WebAssembly.compile(bytes),
  ));

/** The main thread's side of the database thread. */
export class PgliteClient {
  #worker: Worker;
  #waiting = new Map<number, Waiting>();
  #nextId = 1;
  #closed = false;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (reply: Reply) => this.#receive(reply));
    worker.on('error', (error) => this.#fail(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', (code) => this.#fail(new Error(`The database thread ended (code ${code}).`)));
  }

  /** Starts the thread and waits until the database is ready. */
  static async start(settings: Omit<WorkerSettings, 'program'>): Promise<PgliteClient> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { ...settings, program: await compiledPglite() } satisfies WorkerSettings,
      execArgv: [],
      name: 'database',
    });
    await new Promise<void>((resolve, reject) => {
      worker.once('message', (reply: Reply) => {
        if ('ready' in reply) resolve();
        else
          reject(
            new Error('failed' in reply ? reply.failed : 'The database thread sent an unexpected message.'),
          );
      });
      worker.once('error', reject);
    });
    return new PgliteClient(worker);
  }

  query(sql: string, parameters: readonly unknown[]): Promise<QueryRows> {
    return this.#ask({ kind: 'query', sql, parameters: [...parameters] });
  }

  /** Runs `copy … from stdin` with its rows. */
  copy(sql: string, text: string): Promise<QueryRows> {
    return this.#ask({ kind: 'copy', sql, text });
  }

  /** Runs several statements without parameters; returns all rows. */
  script(sql: string): Promise<QueryRows> {
    return this.#ask({ kind: 'script', sql });
  }

  proveFsync(): Promise<QueryRows> {
    return this.#ask({ kind: 'proveFsync' });
  }

  /** Dumps the data directory to a file for `copyOf`, which is ten times faster than creating one. */
  async snapshot(): Promise<Uint8Array> {
    const { rows } = await this.#ask({ kind: 'snapshot' });
    return rows[0]?.['bytes'] as Uint8Array;
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    await this.#ask({ kind: 'close' });
    this.#closed = true;
    await this.#worker.terminate();
  }

  #ask(question: Question): Promise<QueryRows> {
    if (this.#closed) return Promise.reject(new Error('The database is closed.'));
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...question, id } satisfies Ask, []);
    });
  }

  #receive(reply: Reply): void {
    if (!('id' in reply)) return;
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (waiting === undefined) return;
    if ('fault' in reply) waiting.reject(new PgliteError(reply.fault));
    else waiting.resolve(reply.result);
  }

  #fail(error: Error): void {
    this.#closed = true;
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
  }
}
