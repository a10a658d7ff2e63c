import { PackingPreference } from '@khep/api';
import type { PreferenceType } from '@khep/api';
import type { Db, Tx } from '../db/schema.ts';
import { json } from '../db/schema.ts';
import { userActor, appendEvent } from '../events.ts';
import type { Session } from '../http/session.ts';
import { newId } from '../ids.ts';

export interface StoredPreference {
  /** Empty if nothing is saved and these are the defaults. */
  id: string;
  preferences: Record<string, unknown>;
}

/** Finds the brand's preference of a type. */
export async function loadPreference(
  db: Db | Tx,
  brandId: string,
  type: PreferenceType,
): Promise<StoredPreference | undefined> {
  return db
    .selectFrom('preferences')
    .select(['id', 'preferences'])
    .where('brand_id', '=', brandId)
    .where('preference_type', '=', type)
    .executeTakeFirst();
}

/** The brand's packing preference, with defaults. */
export async function packingPreference(db: Db | Tx, brandId: string): Promise<PackingPreference> {
  const saved = await loadPreference(db, brandId, 'packing_preference');
  return PackingPreference.parse(saved?.preferences ?? {});
}

/** Saves a preference, replacing the current one. */
export async function savePreference(
  tx: Tx,
  session: Session,
  type: PreferenceType,
  preferences: Record<string, unknown>,
  now: Date,
): Promise<StoredPreference> {
  const row = await tx
    .insertInto('preferences')
    .values({
      brand_id: session.brand_id,
      preference_type: type,
      id: newId('prf', now.getTime()),
      preferences: json(preferences),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['brand_id', 'preference_type'])
        .doUpdateSet({ preferences: json(preferences), updated_at: now }),
    )
    .returning(['id', 'preferences'])
    .executeTakeFirstOrThrow();
  await appendEvent(tx, {
    brand_id: session.brand_id,
    kind: 'preference.saved',
    actor: userActor(session),
    data: { preference_type: type },
    at: now,
  });
  return row;
}
