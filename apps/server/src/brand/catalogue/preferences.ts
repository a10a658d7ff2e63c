import { PackingPreference, preferenceSchemas } from '@khep/api';
import type { Preference, PreferenceType } from '@khep/api';
import { assertVersion, nextVersion } from '../../platform/db/records.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { json } from '../../platform/db/schema.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import { newId } from '../../base/ids.ts';

export interface StoredPreference {
  /** Empty if nothing is saved and these are the defaults. */
  id: string;
  preferences: Record<string, unknown>;
  /** 0 where the brand has saved none. */
  version: number;
}

const unsaved: StoredPreference = { id: '', preferences: {}, version: 0 };

/** Loads the brand's record of a type, or an empty one where it has saved none. */
export async function loadPreference(
  db: Db | Tx,
  brandId: string,
  type: PreferenceType,
): Promise<StoredPreference> {
  const saved = await db
    .selectFrom('preferences')
    .select(['id', 'preferences', 'version'])
    .where('brand_id', '=', brandId)
    .where('preference_type', '=', type)
    .executeTakeFirst();
  return saved ?? unsaved;
}

/** The brand's packing preference, with defaults. */
export async function packingPreference(db: Db | Tx, brandId: string): Promise<PackingPreference> {
  const saved = await loadPreference(db, brandId, 'packing_preference');
  return PackingPreference.parse(saved.preferences);
}

/** Returns a record as the API does, with the defaults for fields that were not saved. */
export function serializePreference(type: PreferenceType, stored: StoredPreference): Preference {
  return {
    preference_type: type,
    id: stored.id,
    preferences: preferenceSchemas[type].parse(stored.preferences),
    version: stored.version,
  } as Preference;
}

/** Creates or replaces the brand's record of a type. @throws VersionConflict */
export async function savePreference(
  tx: Tx,
  author: ChangeContext,
  type: PreferenceType,
  preferences: Record<string, unknown>,
  now: Date,
): Promise<StoredPreference> {
  const { brand_id, actor } = author;
  // A first version to lock: two first saves at once come one after the other.
  await tx
    .insertInto('preferences')
    .values({
      brand_id,
      preference_type: type,
      id: newId('prf', now.getTime()),
      preferences: json({}),
      version: 0,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['brand_id', 'preference_type']).doNothing())
    .execute();
  const before = await tx
    .selectFrom('preferences')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('preference_type', '=', type)
    .forUpdate()
    .executeTakeFirstOrThrow();
  assertVersion(before, author, serializePreference(type, before));
  const saved = await tx
    .updateTable('preferences')
    .set({ preferences: json(preferences), ...nextVersion(author, now) })
    .where('brand_id', '=', brand_id)
    .where('preference_type', '=', type)
    .returning(['id', 'preferences', 'version'])
    .executeTakeFirstOrThrow();
  await appendEvent(tx, {
    brand_id,
    kind: 'preference.saved',
    actor,
    data: { preference_type: type },
    at: now,
  });
  return saved;
}
