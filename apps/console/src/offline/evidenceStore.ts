import type { EvidenceLink } from '@khep/domain/warehouse';
import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

interface EvidenceDb<Draft> extends DBSchema {
  /** The evidence of what isn't finished yet, by its subject. */
  chains: { key: string; value: EvidenceLink[] };
  /** Finished drafts that are not on the server yet. */
  packed: { key: string; value: Draft };
}

/** Keeps evidence on its device until the server has it: a reload or a dead line loses no entry. */
export class EvidenceStore<Draft> {
  readonly #db: Promise<IDBPDatabase<EvidenceDb<Draft>>>;
  readonly #name: string;
  #last: Promise<unknown> = Promise.resolve();

  /** @param place the part of the warehouse: `bench` or `van` */
  constructor(place: string, owner: { brand_id: string; user: string }) {
    this.#name = `khep-${place} ${owner.brand_id} ${owner.user}`;
    this.#db = openDB<EvidenceDb<Draft>>(this.#name, 1, {
      upgrade(db) {
        db.createObjectStore('chains');
        db.createObjectStore('packed');
      },
    });
  }

  async chain(subject: string): Promise<EvidenceLink[]> {
    return (await (await this.#db).get('chains', subject)) ?? [];
  }

  /**
   * Adds to a chain, one change after the other, also where two tabs write it: what the other one wrote is in it.
   * @returns the chain as it is saved
   */
  append(
    subject: string,
    add: (before: readonly EvidenceLink[]) => Promise<EvidenceLink[]>,
  ): Promise<EvidenceLink[]> {
    return this.#alone(async () => {
      const next = await add(await this.chain(subject));
      await (await this.#db).put('chains', next, subject);
      return next;
    });
  }

  #alone<Result>(work: () => Promise<Result>): Promise<Result> {
    // Browsers have locks in secure contexts only; there, and in this tab, changes wait for each other.
    const alone = 'locks' in navigator ? () => navigator.locks.request(this.#name, work) : work;
    const result = this.#last.then(alone, alone);
    this.#last = result;
    return result;
  }

  /** Keeps a draft for sending. */
  async keep(subject: string, draft: Draft): Promise<void> {
    await (await this.#db).put('packed', draft, subject);
  }

  async kept(): Promise<{ subject: string; draft: Draft }[]> {
    const db = await this.#db;
    const tx = db.transaction('packed');
    const [ids, drafts] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
    return ids.map((subject, at) => ({ subject, draft: drafts[at]! }));
  }

  /** The server has the draft, and with it the evidence. */
  async forget(subject: string): Promise<void> {
    const tx = (await this.#db).transaction(['chains', 'packed'], 'readwrite');
    await Promise.all([
      tx.objectStore('chains').delete(subject),
      tx.objectStore('packed').delete(subject),
      tx.done,
    ]);
  }

  /** The server refused the draft: its evidence stays, to be mended. */
  async takeBack(subject: string): Promise<void> {
    await (await this.#db).delete('packed', subject);
  }

  /**
   * Ends a chain: its draft is kept under a key of its own, so that its subject can begin another one before it is sent.
   * @param toDraft the key and the draft of the chain as it is saved
   */
  finish(
    subject: string,
    toDraft: (chain: readonly EvidenceLink[]) => Promise<{ key: string; draft: Draft }>,
  ): Promise<{ key: string; draft: Draft }> {
    return this.#alone(async () => {
      const made = await toDraft(await this.chain(subject));
      const tx = (await this.#db).transaction(['chains', 'packed'], 'readwrite');
      await Promise.all([
        tx.objectStore('chains').delete(subject),
        tx.objectStore('packed').put(made.draft, made.key),
        tx.done,
      ]);
      return made;
    });
  }

  /** The server refused a finished draft: its subject goes on with the evidence, unless another chain was begun. */
  async reopen(subject: string, key: string, chain: EvidenceLink[]): Promise<void> {
    const tx = (await this.#db).transaction(['chains', 'packed'], 'readwrite');
    const chains = tx.objectStore('chains');
    if ((await chains.get(subject)) === undefined) await chains.put(chain, subject);
    await tx.objectStore('packed').delete(key);
    await tx.done;
  }

  async close(): Promise<void> {
    (await this.#db).close();
  }
}
