import type { EvidenceLink } from '@khep/domain/warehouse';
import type { DBSchema, IDBPDatabase } from 'idb';
import { LocalDb } from './localDb.ts';

/** A photo that the server doesn't have yet; the chain has its hash. */
export interface KeptPhoto {
  subject: string;
  /** Taken again, it replaces the one before. */
  shows: string;
  /** Hexadecimal SHA-256 of the bytes. */
  sha256: string;
  /** As the device compressed it. Not a Blob: some browsers can't store one in private windows. */
  bytes: ArrayBuffer;
  type: string;
}

interface EvidenceDb<Draft> extends DBSchema {
  /** The evidence of what isn't finished yet, by its subject. */
  chains: { key: string; value: EvidenceLink[] };
  /** Finished drafts that are not on the server yet. */
  packed: { key: string; value: Draft };
  photos: { key: [subject: string, shows: string]; value: KeptPhoto; indexes: { subject: string } };
}

/** Keeps evidence on its device until the server has it: a reload or a dead line loses no entry. */
export class EvidenceStore<Draft> {
  readonly #db: LocalDb<EvidenceDb<Draft>>;
  readonly #name: string;
  #last: Promise<unknown> = Promise.resolve();

  /** @param place the part of the warehouse: `bench` or `van` */
  constructor(place: string, owner: { brand_id: string; user: string }) {
    this.#name = `khep-${place} ${owner.brand_id} ${owner.user}`;
    this.#db = new LocalDb(this.#name, 2, (db, fromVersion) => {
      if (fromVersion < 1) {
        db.createObjectStore('chains');
        db.createObjectStore('packed');
      }
      db.createObjectStore('photos', { keyPath: ['subject', 'shows'] }).createIndex('subject', 'subject');
    });
  }

  async chain(subject: string): Promise<EvidenceLink[]> {
    return (await this.#db.run((db) => db.get('chains', subject))) ?? [];
  }

  /**
   * Adds to a chain, one change after the other, also where two tabs write it: what the other one wrote is in it.
   * @param photos the photo that the new entry names, and one that the server has now: stored with it, or not
   * @returns the chain as it is saved
   */
  append(
    subject: string,
    add: (before: readonly EvidenceLink[]) => Promise<EvidenceLink[]>,
    { taken, sent }: { taken?: KeptPhoto | undefined; sent?: KeptPhoto } = {},
  ): Promise<EvidenceLink[]> {
    return this.#alone(async (db) => {
      const next = await add((await db.get('chains', subject)) ?? []);
      const tx = db.transaction(['chains', 'photos'], 'readwrite');
      const photos = tx.objectStore('photos');
      const deleteSent = async ({ shows, sha256 }: KeptPhoto) => {
        const kept = await photos.get([subject, shows]);
        // One that was taken again since stays.
        if (kept?.sha256 === sha256) await photos.delete([subject, shows]);
      };
      await Promise.all([
        // First: where it can't be stored, nothing is.
        taken && photos.put(taken),
        tx.objectStore('chains').put(next, subject),
        sent && deleteSent(sent),
        tx.done,
      ]);
      return next;
    });
  }

  #alone<Result>(change: (db: IDBPDatabase<EvidenceDb<Draft>>) => Promise<Result>): Promise<Result> {
    const work = () => this.#db.run(change);
    // Browsers have locks in secure contexts only; there, and in this tab, changes wait for each other.
    const alone = 'locks' in navigator ? () => navigator.locks.request(this.#name, work) : work;
    const result = this.#last.then(alone, alone);
    this.#last = result;
    return result;
  }

  photos(subject: string): Promise<KeptPhoto[]> {
    return this.#db.run((db) => db.getAllFromIndex('photos', 'subject', subject));
  }

  /** Keeps a draft for sending. */
  async keep(subject: string, draft: Draft): Promise<void> {
    await this.#db.run((db) => db.put('packed', draft, subject));
  }

  kept(): Promise<{ subject: string; draft: Draft }[]> {
    return this.#db.run(async (db) => {
      const tx = db.transaction('packed');
      const [ids, drafts] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
      return ids.map((subject, at) => ({ subject, draft: drafts[at]! }));
    });
  }

  /** The server has the draft, and with it the evidence; photos that were taken again go too. */
  forget(subject: string): Promise<void> {
    return this.#db.run(async (db) => {
      const tx = db.transaction(['chains', 'packed', 'photos'], 'readwrite');
      const photos = tx.objectStore('photos');
      const replaced = await photos.index('subject').getAllKeys(subject);
      await Promise.all([
        tx.objectStore('chains').delete(subject),
        tx.objectStore('packed').delete(subject),
        ...replaced.map((key) => photos.delete(key)),
        tx.done,
      ]);
    });
  }

  /** The server refused the draft: its evidence stays, to be mended. */
  async takeBack(subject: string): Promise<void> {
    await this.#db.run((db) => db.delete('packed', subject));
  }

  /**
   * Ends a chain: its draft is kept under a key of its own, so that its subject can begin another one before it is sent.
   * @param toDraft the key and the draft of the chain as it is saved
   */
  finish(
    subject: string,
    toDraft: (chain: readonly EvidenceLink[]) => Promise<{ key: string; draft: Draft }>,
  ): Promise<{ key: string; draft: Draft }> {
    return this.#alone(async (db) => {
      const made = await toDraft((await db.get('chains', subject)) ?? []);
      const tx = db.transaction(['chains', 'packed'], 'readwrite');
      await Promise.all([
        tx.objectStore('chains').delete(subject),
        tx.objectStore('packed').put(made.draft, made.key),
        tx.done,
      ]);
      return made;
    });
  }

  /** The server refused a finished draft: its subject goes on with the evidence, unless another chain was begun. */
  reopen(subject: string, key: string, chain: EvidenceLink[]): Promise<void> {
    return this.#db.run(async (db) => {
      const tx = db.transaction(['chains', 'packed'], 'readwrite');
      const chains = tx.objectStore('chains');
      if ((await chains.get(subject)) === undefined) await chains.put(chain, subject);
      await tx.objectStore('packed').delete(key);
      await tx.done;
    });
  }

  /** Ends the connection after what still runs. */
  close(): void {
    this.#db.close();
  }
}
