import type { PickActionDraft, WaveWalk } from '@khep/api';
import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

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
  readonly #db: Promise<IDBPDatabase<PickDb>>;

  constructor(owner: { brand_id: string; user: string }) {
    this.#db = openDB<PickDb>(`khep-pick ${owner.brand_id} ${owner.user}`, 1, {
      upgrade(db) {
        db.createObjectStore('walks', { keyPath: 'id' });
        db.createObjectStore('actions', { autoIncrement: true }).createIndex('wave', 'wave_id');
      },
    });
  }

  async walk(wave_id: string): Promise<WaveWalk | undefined> {
    return (await this.#db).get('walks', wave_id);
  }

  /** The waves on this device, the newest first. */
  async walks(): Promise<WaveWalk[]> {
    return (await (await this.#db).getAll('walks')).toSorted((a, b) => b.number - a.number);
  }

  async saveWalk(walk: WaveWalk): Promise<void> {
    await (await this.#db).put('walks', walk);
  }

  async add(action: KeptAction): Promise<void> {
    await (await this.#db).add('actions', action);
  }

  /** The waiting actions of a wave, in their order. */
  async kept(wave_id: string): Promise<KeptAction[]> {
    return (await this.#db).getAllFromIndex('actions', 'wave', wave_id);
  }

  /** Forgets actions that the server has answered, and keeps the wave as it is there now: both or neither. */
  async answered(walk: WaveWalk, action_ids: ReadonlySet<string>): Promise<void> {
    const tx = (await this.#db).transaction(['walks', 'actions'], 'readwrite');
    const actions = tx.objectStore('actions');
    for (let at = await actions.index('wave').openCursor(walk.id); at; at = await at.continue())
      if (action_ids.has(at.value.action_id)) await at.delete();
    await tx.objectStore('walks').put(walk);
    await tx.done;
  }

  /** Deletes the waves, which name orders. Actions that the server doesn't have stay. */
  async forgetWalks(): Promise<void> {
    await (await this.#db).clear('walks');
  }

  /** Ends the connection, so that tests can open it again. */
  async close(): Promise<void> {
    (await this.#db).close();
  }
}
