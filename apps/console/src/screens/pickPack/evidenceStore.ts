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

  /** @param place the part of the warehouse: `bench` or `van` */
  constructor(place: string, owner: { brand_id: string; user: string }) {
    this.#db = openDB<EvidenceDb<Draft>>(`khep-${place} ${owner.brand_id} ${owner.user}`, 1, {
      upgrade(db) {
        db.createObjectStore('chains');
        db.createObjectStore('packed');
      },
    });
  }

  async chain(subject: string): Promise<EvidenceLink[]> {
    return (await (await this.#db).get('chains', subject)) ?? [];
  }

  async saveChain(subject: string, chain: EvidenceLink[]): Promise<void> {
    await (await this.#db).put('chains', chain, subject);
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

  /** Keeps a draft under a key of its own, so that its subject can begin another chain before it is sent. */
  async finish(subject: string, key: string, draft: Draft): Promise<void> {
    const tx = (await this.#db).transaction(['chains', 'packed'], 'readwrite');
    await Promise.all([
      tx.objectStore('chains').delete(subject),
      tx.objectStore('packed').put(draft, key),
      tx.done,
    ]);
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
