import { CompiledQuery, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { DatabaseConnection, Dialect, Driver, QueryResult, TransactionSettings } from 'kysely';
import { copyTextOf } from '../copyRows.ts';
import type { PgliteClient } from './client.ts';

/** Timeout for the only connection. */
const patienceMs = 60_000;

/**
 * Kysely dialect of the database thread: one connection, used by one caller at a time, so that transactions
 * don't mix.
 */
export function pgliteDialect(client: PgliteClient): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PgliteDriver(client),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** One statement with its values. */
export function statement(text: string, values: readonly unknown[]): CompiledQuery<Record<string, unknown>> {
  return CompiledQuery.raw(text, [...values]);
}

const scripts = new WeakSet<CompiledQuery>();

/** Several statements, which a prepared query doesn't support. */
export function script(text: string): CompiledQuery<Record<string, unknown>> {
  const query = statement(text, []);
  scripts.add(query);
  return query;
}

class PgliteConnection implements DatabaseConnection {
  readonly #client: PgliteClient;
  constructor(client: PgliteClient) {
    this.#client = client;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const copied = copyTextOf(query.parameters);
    const result = scripts.has(query)
      ? await this.#client.script(query.sql)
      : copied
        ? await this.#client.copy(query.sql, copied.text)
        : await this.#client.query(query.sql, query.parameters);
    return { rows: result.rows as R[], numAffectedRows: BigInt(result.affectedRows) };
  }

  // oxlint-disable-next-line require-yield -- the interface asks for a generator
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded database does not support streaming. Use keyset pages.');
  }
}

class PgliteDriver implements Driver {
  readonly #client: PgliteClient;
  readonly #connection: PgliteConnection;
  #busy = false;
  #queue: (() => void)[] = [];

  constructor(client: PgliteClient) {
    this.#client = client;
    this.#connection = new PgliteConnection(client);
  }

  async init(): Promise<void> {}

  acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#busy) {
      this.#busy = true;
      return Promise.resolve(this.#connection);
    }
    return new Promise((resolve, reject) => {
      const turn = () => {
        clearTimeout(timer);
        resolve(this.#connection);
      };
      const timer = setTimeout(() => {
        this.#queue = this.#queue.filter((waiting) => waiting !== turn);
        reject(
          new Error(
            'The database was busy for a minute. Inside a transaction, use the transaction, never the database.',
          ),
        );
      }, patienceMs);
      this.#queue.push(turn);
    });
  }

  async releaseConnection(): Promise<void> {
    const next = this.#queue.shift();
    if (next === undefined) this.#busy = false;
    else next();
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const level = settings.isolationLevel === undefined ? '' : ` isolation level ${settings.isolationLevel}`;
    await connection.executeQuery(CompiledQuery.raw(`begin${level}`));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.#client.close();
  }
}
