import type { NotificationSettings as SettingsDraft } from '@khep/api';
import type { NotificationKindId, NotificationLanguage } from '@khep/domain/notifications';
import { assertVersion, nextVersion } from '../../platform/db/records.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/schema.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import { defaultSettings, serializeSettings, serializeText, toBrandText, toSettings } from './settings.ts';
import type { BrandText, NotificationSettings } from './settings.ts';

/** Saves when and how a brand's buyers get messages. @throws VersionConflict */
export async function saveNotificationSettings(
  db: Db,
  author: ChangeContext,
  draft: SettingsDraft,
  now: Date,
): Promise<NotificationSettings> {
  const { brand_id, actor } = author;
  const { channels, quiet, language } = defaultSettings;
  return db.transaction().execute(async (tx) => {
    // A first version to lock: two first saves at once come one after the other.
    await tx
      .insertInto('notification_settings')
      .values({
        brand_id,
        channels: json([...channels]),
        quiet_from: quiet.from,
        quiet_to: quiet.to,
        language,
        version: 0,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.column('brand_id').doNothing())
      .execute();
    const before = await tx
      .selectFrom('notification_settings')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    assertVersion(before, author, serializeSettings(toSettings(before)));
    const saved = await tx
      .updateTable('notification_settings')
      .set({
        channels: json([...new Set(draft.channels)]),
        quiet_from: draft.quiet_from,
        quiet_to: draft.quiet_to,
        language: draft.language,
        ...nextVersion(author, now),
      })
      .where('brand_id', '=', brand_id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await appendEvent(tx, {
      brand_id,
      kind: 'notification.settings_saved',
      actor,
      data: { channels: draft.channels },
      at: now,
    });
    return toSettings(saved);
  });
}

interface TextDraft {
  kind: NotificationKindId;
  language: NotificationLanguage;
  subject: string;
  /** Empty restores the built-in text. */
  body: string;
  sms_template: string;
  whatsapp_template: string;
}

/** Saves the brand's own text of a message, or restores the built-in one. @throws VersionConflict */
export async function saveNotificationText(
  db: Db,
  author: ChangeContext,
  { kind, language, ...draft }: TextDraft,
  now: Date,
): Promise<BrandText> {
  const { brand_id, actor } = author;
  return db.transaction().execute(async (tx) => {
    await tx
      .insertInto('notification_texts')
      .values({
        brand_id,
        kind,
        language,
        subject: '',
        body: '',
        version: 0,
        updated_at: now,
        updated_by: '',
      })
      .onConflict((conflict) => conflict.columns(['brand_id', 'kind', 'language']).doNothing())
      .execute();
    const before = await tx
      .selectFrom('notification_texts')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('kind', '=', kind)
      .where('language', '=', language)
      .forUpdate()
      .executeTakeFirstOrThrow();
    assertVersion(before, author, serializeText(toBrandText(kind, language, before)));
    const saved = await tx
      .updateTable('notification_texts')
      .set({ ...draft, ...nextVersion(author, now) })
      .where('brand_id', '=', brand_id)
      .where('kind', '=', kind)
      .where('language', '=', language)
      .returningAll()
      .executeTakeFirstOrThrow();
    await appendEvent(tx, {
      brand_id,
      kind: 'notification.text_saved',
      actor,
      data: { message: kind, language, is_restored: draft.body === '' },
      at: now,
    });
    return toBrandText(kind, language, saved);
  });
}
