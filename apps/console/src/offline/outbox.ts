import type { PickActionDraft, WaveWalk } from '@khep/api';
import type { DBSchema } from 'idb';
import { LocalDb } from './localDb.ts';

/** An action that the server hasn't answered yet. */
export interface KeptAction extends PickActionDraft {
  wave_id: string;
}

interface PickDb extends DBSchema {
  walks: { key: string; value: WaveWalk };
  /** By the order in which they were done. */
  actions: { key: number; value: KeptAction; indexes: { wave: string } };
}

/**
 * Keeps waves and what was picked on the device, for one person of one brand. An action is stored before it is shown, so that
 * a reload, a crash or a dead spot loses none; the server applies each once.
 */
export class Outbox {
  readonly #db: LocalDb<PickDb>;

  constructor(owner: { brand_id: string; user: string }) {
    this.#db = new LocalDb(`khep-pick ${owner.brand_id} ${owner.user}`, 1, (db) => {
      db.createObjectStore('walks', { keyPath: 'id' });
      db.createObjectStore('actions', { autoIncrement: true }).createIndex('wave', 'wave_id');
    });
  }

  walk(wave_id: string): Promise<WaveWalk | undefined> {
    return this.#db.run((db) => db.get('walks', wave_id));
  }

  /** The waves on this device, the newest first. */
  async walks(): Promise<WaveWalk[]> {
    const walks = await this.#db.run((db) => db.getAll('walks'));
    return walks.toSorted((a, b) => b.number - a.number);
  }

  async saveWalk(walk: WaveWalk): Promise<void> {
    await this.#db.run((db) => db.put('walks', walk));
  }

  async add(action: KeptAction): Promise<void> {
    await this.#db.run((db) => db.add('actions', action));
  }

  /** The waiting actions of a wave, in their order. */
  kept(wave_id: string): Promise<KeptAction[]> {
    return this.#db.run((db) => db.getAllFromIndex('actions', 'wave', wave_id));
  }

  /**
   * Forgets actions that the server has answered, and keeps the wave as it is there now: both or neither. A wave that was
   * deleted since, at a log-out, stays deleted.
   */
  answered(walk: WaveWalk, action_ids: ReadonlySet<string>): Promise<void> {
    return this.#db.run(async (db) => {
      const tx = db.transaction(['walks', 'actions'], 'readwrite');
      const [walks, actions] = [tx.objectStore('walks'), tx.objectStore('actions')];
      for (let at = await actions.index('wave').openCursor(walk.id); at; at = await at.continue())
        if (action_ids.has(at.value.action_id)) await at.delete();
      if ((await walks.getKey(walk.id)) !== undefined) await walks.put(walk);
      await tx.done;
    });
  }

  /** Deletes the waves, which name orders. Actions that the server doesn't have stay. */
  async forgetWalks(): Promise<void> {
    await this.#db.run((db) => db.clear('walks'));
  }

  /** Ends the connection after what still runs. */
  close(): void {
    this.#db.close();
  }
}
