import type { NotificationText as SerializedText } from '@khep/api';
import {
  fillTemplate,
  notificationKind,
  notificationKindIds,
  notificationLanguages,
} from '@khep/domain/notifications';
import type {
  NotificationChannel,
  NotificationKindId,
  NotificationLanguage,
  NotificationText,
  QuietHours,
} from '@khep/domain/notifications';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { NotificationTables } from './tables.ts';

export interface NotificationSettings {
  /** In order of preference. */
  channels: readonly NotificationChannel[];
  quiet: QuietHours;
  /** Of messages to buyers who didn't choose one. */
  language: NotificationLanguage;
  version: number;
}

/** Without settings of the brand: WhatsApp first, and no message at night. */
export const defaultSettings: NotificationSettings = {
  channels: ['whatsapp', 'sms', 'email'],
  quiet: { from: '21:00', to: '08:00' },
  language: 'en',
  version: 0,
};

/** Loads when and how a brand's buyers get messages. */
export async function loadNotificationSettings(db: Db | Tx, brand_id: string): Promise<NotificationSettings> {
  const row = await db
    .selectFrom('notification_settings')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .executeTakeFirst();
  return row ? toSettings(row) : defaultSettings;
}

export const toSettings = ({
  channels,
  quiet_from,
  quiet_to,
  language,
  version,
}: Selectable<NotificationTables['notification_settings']>): NotificationSettings => ({
  channels,
  quiet: { from: quiet_from, to: quiet_to },
  language: language,
  version,
});

export interface BrandText extends NotificationText {
  kind: NotificationKindId;
  language: NotificationLanguage;
  /** 0 where the brand never saved it. */
  version: number;
  /** Written by the brand. */
  is_own: boolean;
  /** Its templates at the providers; empty without. */
  templates: { sms: string; whatsapp: string };
}

/** Loads the texts of messages, the brand's own in place of the built-in ones. */
export async function loadTexts(db: Db | Tx, brand_id: string): Promise<BrandText[]> {
  const own = await db
    .selectFrom('notification_texts')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .execute();
  return notificationKindIds.flatMap((kind) =>
    notificationLanguages.map((language): BrandText => {
      const row = own.find((one) => one.kind === kind && one.language === language);
      return toBrandText(kind, language, row);
    }),
  );
}

/** Returns the brand's own text, or the built-in one where it has none. */
export function toBrandText(
  kind: NotificationKindId,
  language: NotificationLanguage,
  row:
    | Pick<
        Selectable<NotificationTables['notification_texts']>,
        'subject' | 'body' | 'version' | 'sms_template' | 'whatsapp_template'
      >
    | undefined,
): BrandText {
  const builtIn = notificationKind(kind).texts[language];
  return {
    kind,
    language,
    subject: row?.subject || builtIn.subject,
    body: row?.body || builtIn.body,
    version: row?.version ?? 0,
    is_own: (row?.body ?? '') !== '',
    templates: { sms: row?.sms_template ?? '', whatsapp: row?.whatsapp_template ?? '' },
  };
}

export function serializeText({ kind, templates, ...text }: BrandText): SerializedText {
  const { label, variables, example } = notificationKind(kind);
  return {
    ...text,
    kind,
    label,
    sms_template: templates.sms,
    whatsapp_template: templates.whatsapp,
    variables: [...variables],
    preview: { subject: fillTemplate(text.subject, example), body: fillTemplate(text.body, example) },
  };
}

export const serializeSettings = ({ channels, quiet, language, version }: NotificationSettings) => ({
  channels: [...channels],
  quiet_from: quiet.from,
  quiet_to: quiet.to,
  language,
  version,
});
