import type { PackedDraft } from '@khep/api';
import type { EvidenceLink } from '@khep/domain/warehouse';
import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

interface BenchDb extends DBSchema {
  /** The evidence of boxes that aren't packed yet, by shipment. */
  chains: { key: string; value: EvidenceLink[] };
  /** Packed boxes that the server doesn't have yet, by shipment. */
  packed: { key: string; value: PackedDraft };
}

/** Keeps the evidence of a bench on its device until the server has it: a reload or a dead line loses no entry. */
export class BenchStore {
  readonly #db: Promise<IDBPDatabase<BenchDb>>;

  constructor(owner: { brand_id: string; user: string }) {
    this.#db = openDB<BenchDb>(`khep-bench ${owner.brand_id} ${owner.user}`, 1, {
      upgrade(db) {
        db.createObjectStore('chains');
        db.createObjectStore('packed');
      },
    });
  }

  async chain(shipment_id: string): Promise<EvidenceLink[]> {
    return (await (await this.#db).get('chains', shipment_id)) ?? [];
  }

  async saveChain(shipment_id: string, chain: EvidenceLink[]): Promise<void> {
    await (await this.#db).put('chains', chain, shipment_id);
  }

  /** Keeps a packed box for sending. */
  async keep(shipment_id: string, draft: PackedDraft): Promise<void> {
    await (await this.#db).put('packed', draft, shipment_id);
  }

  async kept(): Promise<{ shipment_id: string; draft: PackedDraft }[]> {
    const db = await this.#db;
    const tx = db.transaction('packed');
    const [ids, drafts] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
    return ids.map((shipment_id, at) => ({ shipment_id, draft: drafts[at]! }));
  }

  /** The server has the box. */
  async forget(shipment_id: string): Promise<void> {
    const tx = (await this.#db).transaction(['chains', 'packed'], 'readwrite');
    await Promise.all([
      tx.objectStore('chains').delete(shipment_id),
      tx.objectStore('packed').delete(shipment_id),
      tx.done,
    ]);
  }

  async close(): Promise<void> {
    (await this.#db).close();
  }
}
