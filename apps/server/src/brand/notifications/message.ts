import type { NotificationChannel, NotificationLanguage } from '@khep/domain/notifications';

export type TextChannel = Exclude<NotificationChannel, 'email'>;

/** A text that was registered with operators, or approved by WhatsApp. */
export interface MessageTemplate {
  /** Its ID or name at the provider. */
  id: string;
  language?: NotificationLanguage;
  /** Of its variables, in the order of its text. */
  values: readonly string[];
}

export interface TextMessage {
  channel: TextChannel;
  /** Ten digits. */
  to: string;
  text: string;
  template?: MessageTemplate;
  /** The one-time code in the text, if it has one. */
  code?: string;
  /** Our id: a provider that knows it sends the message once. */
  reference: string;
}

/** The provider refuses the message: another try can't succeed. */
export class MessageRejected extends Error {
  override readonly name = 'MessageRejected';
}
