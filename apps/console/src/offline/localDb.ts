import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

/**
 * A database of this device, connected while something needs it. A screen closes it when it ends; work that still runs is
 * finished first, and late work, such as storing the answer to a request, connects again for as long as it takes.
 */
export class LocalDb<Schema extends DBSchema> {
  readonly #connect: () => Promise<IDBPDatabase<Schema>>;
  #connection: Promise<IDBPDatabase<Schema>> | undefined;
  #running = 0;
  #isClosed = false;

  /** @param upgrade creates what is missing since a version; 0 for a new database */
  constructor(
    name: string,
    version: number,
    upgrade: (db: IDBPDatabase<Schema>, fromVersion: number) => void,
  ) {
    const forget = () => (this.#connection = undefined);
    this.#connect = async () => {
      try {
        return await openDB<Schema>(name, version, {
          upgrade,
          // A tab with a newer build waits until this one closes; what it writes next fails and is shown.
          blocking(_current, _blocked, event) {
            forget();
            (event.target as IDBDatabase).close();
          },
          terminated: forget,
        });
      } catch (error) {
        forget();
        throw error;
      }
    };
  }

  /** Runs work on the connection, which stays open until it ends. */
  async run<Result>(work: (db: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
    this.#running += 1;
    try {
      this.#connection ??= this.#connect();
      return await work(await this.#connection);
    } finally {
      this.#running -= 1;
      this.#disconnectUnused();
    }
  }

  /** Ends the connection once nothing runs on it. */
  close(): void {
    this.#isClosed = true;
    this.#disconnectUnused();
  }

  #disconnectUnused(): void {
    if (!this.#isClosed || this.#running > 0) return;
    const connection = this.#connection;
    this.#connection = undefined;
    // One that failed to open was reported by the work that needed it.
    connection?.then(
      (db) => db.close(),
      () => undefined,
    );
  }
}
