export const notificationChannels = ['whatsapp', 'sms', 'email'] as const;
/** How a message reaches its recipient. */
export type NotificationChannel = (typeof notificationChannels)[number];

export const notificationLanguages = ['en', 'hi'] as const;
export type NotificationLanguage = (typeof notificationLanguages)[number];

export const notificationChannelLabels: Record<NotificationChannel, string> = {
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  email: 'Email',
};

/** Names channels in their order; anything else is left out. */
export const formatChannels = (channels: unknown): string =>
  Array.isArray(channels)
    ? channels
        .flatMap((id) => notificationChannels.filter((channel) => channel === id))
        .map((channel) => notificationChannelLabels[channel])
        .join(', ')
    : '';

export const notificationLanguageLabels: Record<NotificationLanguage, string> = {
  en: 'English',
  hi: 'Hindi',
};

/**
 * Returns the language of a message to a buyer: the buyer's choice, else the brand's. A choice without message texts, such
 * as Tamil, counts as none.
 */
export function chooseMessageLanguage(
  buyerChoice: string | null | undefined,
  brandLanguage: NotificationLanguage,
): NotificationLanguage {
  return notificationLanguages.find((language) => language === buyerChoice) ?? brandLanguage;
}

export interface Reachable {
  phone?: string | null;
  email?: string | null;
}

/** Returns the recipient's contact on a channel; empty without one. */
export function contactOn(channel: NotificationChannel, { phone, email }: Reachable): string {
  return (channel === 'email' ? email : phone) ?? '';
}

/** Returns the first of the brand's channels on which the recipient can be reached. */
export function chooseChannel(
  channels: readonly NotificationChannel[],
  recipient: Reachable,
  isOptedOut: (channel: NotificationChannel) => boolean = () => false,
): NotificationChannel | undefined {
  return channels.find((channel) => contactOn(channel, recipient) !== '' && !isOptedOut(channel));
}

/** Masks a contact for lists: `98••••4410`, `f•••@example.in`. */
export function maskContact(contact: string): string {
  const [name = '', host] = contact.split('@');
  if (host !== undefined) return `${name.slice(0, 1)}•••@${host}`;
  return contact.length < 8 ? contact : `${contact.slice(0, 2)}••••${contact.slice(-4)}`;
}
