import { DisputeSettings } from '@khep/api';
import { defaultDisputeWindows } from '@khep/domain/disputes';
import type { DisputeRule, DisputeWindows } from '@khep/domain/disputes';
import { rupeesToPaise } from '@khep/domain/money';
import { assertVersion, nextVersion } from '../../platform/db/records.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { ChangeContext } from '../../platform/db/events.ts';

export type VersionedSettings = DisputeSettings & { version: number };

/** Loads how a brand answers disputes; the defaults where it saved nothing, with version 0. */
export async function loadDisputeSettings(db: Db | Tx, brand_id: string): Promise<VersionedSettings> {
  const saved = await db
    .selectFrom('dispute_settings')
    .select(['settings', 'version'])
    .where('brand_id', '=', brand_id)
    .executeTakeFirst();
  return { ...DisputeSettings.parse(saved?.settings ?? {}), version: saved?.version ?? 0 };
}

/** The time limits of a brand's couriers. */
export const windowsOf = ({ windows }: DisputeSettings): DisputeWindows => ({
  ...defaultDisputeWindows,
  ...windows,
});

/** The rules in paise, in the brand's order. */
export const rulesOf = ({ rules }: DisputeSettings): DisputeRule[] =>
  rules.map(({ min_amount, max_amount, ...rule }) => ({
    ...rule,
    min_amount_paise: min_amount === null ? null : rupeesToPaise(min_amount),
    max_amount_paise: max_amount === null ? null : rupeesToPaise(max_amount),
  }));

/** Saves the rules and time limits. @throws VersionConflict */
export async function saveDisputeSettings(
  tx: Tx,
  author: ChangeContext,
  settings: DisputeSettings,
  now: Date,
): Promise<VersionedSettings> {
  const { brand_id, actor } = author;
  // A first version to lock: two first saves at once come one after the other.
  await tx
    .insertInto('dispute_settings')
    .values({ brand_id, settings: json(DisputeSettings.parse({})), version: 0, updated_at: now })
    .onConflict((conflict) => conflict.column('brand_id').doNothing())
    .execute();
  const before = await tx
    .selectFrom('dispute_settings')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  assertVersion(before, author, { ...DisputeSettings.parse(before.settings), version: before.version });
  const { version } = await tx
    .updateTable('dispute_settings')
    .set({ settings: json(settings), ...nextVersion(author, now) })
    .where('brand_id', '=', brand_id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await appendEvent(tx, { brand_id, kind: 'dispute.settings_saved', actor, data: {}, at: now });
  return { ...settings, version };
}
