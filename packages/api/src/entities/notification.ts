import { z } from 'zod';
import { notificationChannels, notificationLanguages, notificationStates } from '@khep/domain/notifications';
import { line, maxLength, required, timeOfDay } from './fields.ts';
import { page, pageQuery } from './paging.ts';

export const NotificationChannel = z.enum(notificationChannels);
export const NotificationLanguage = z.enum(notificationLanguages);

/** A message to a buyer or a courier, with what became of it. */
export const Notification = z.object({
  id: z.string(),
  /** `ndr.link` */
  kind: z.string(),
  label: z.string(),
  channel: NotificationChannel,
  language: NotificationLanguage,
  recipient_name: z.string(),
  /** Masked: 98••••4410. */
  contact: z.string(),
  subject: z.string(),
  body: z.string(),
  state: z.enum(notificationStates),
  /** Why it failed or was skipped. */
  reason: z.string(),
  order_id: z.string().nullable(),
  shipment_id: z.string().nullable(),
  /** When it is sent, if it waits for the end of the quiet hours. */
  send_after: z.string().nullable(),
  sent_at: z.string().nullable(),
  created_at: z.string(),
});
export type Notification = z.output<typeof Notification>;

export const NotificationFilter = z.object({
  ...pageQuery,
  state: Notification.shape.state.optional(),
  shipment_id: line(maxLength.id).optional(),
});
export const NotificationList = z.object({ notifications: z.array(Notification), ...page });

/** The text of a message in one language. */
export const NotificationText = z.object({
  kind: z.string(),
  label: z.string(),
  language: NotificationLanguage,
  subject: z.string(),
  body: z.string(),
  /** Increases with each save; 0 before the first. */
  version: z.number().int(),
  /** Written by the brand. */
  is_own: z.boolean(),
  /** ID of its registered template at the SMS provider; empty without. */
  sms_template: z.string(),
  /** Name of its approved WhatsApp template; empty without. */
  whatsapp_template: z.string(),
  /** Names in braces that it may use. */
  variables: z.array(z.string()),
  /** It as a buyer gets it. */
  preview: z.object({ subject: z.string(), body: z.string() }),
});
export type NotificationText = z.output<typeof NotificationText>;

export const NotificationTextDraft = z.object({
  kind: required('Choose the message', maxLength.id),
  language: NotificationLanguage,
  subject: line(maxLength.line).default(''),
  /** Empty restores the built-in text. */
  body: line(1000).default(''),
  sms_template: line(60)
    .refine((id) => /^[\w-]*$/.test(id), 'A template ID has letters and digits only')
    .default(''),
  whatsapp_template: line(512)
    .refine((name) => /^[a-z0-9_]*$/.test(name), 'A template name has lower-case letters, digits and _ only')
    .default(''),
});

export const NotificationSettings = z.object({
  /** In order of preference: the first that reaches the buyer is used. */
  channels: z.array(NotificationChannel).min(1, 'Choose at least one channel').max(3),
  quiet_from: timeOfDay,
  quiet_to: timeOfDay,
  /** Of messages to buyers who didn't choose a language. */
  language: NotificationLanguage.default('en'),
  version: z.number().int().optional(),
});
export type NotificationSettings = z.output<typeof NotificationSettings>;
