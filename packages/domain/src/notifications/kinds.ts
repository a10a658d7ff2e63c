import type { NotificationChannel, NotificationLanguage } from './channels.ts';

/** The texts of a message in one language. SMS and WhatsApp have no subject. */
export interface NotificationText {
  subject: string;
  body: string;
}

export interface NotificationKind {
  /** For settings: "Failed delivery, with a link". */
  label: string;
  /** Who gets it. Quiet hours and opt-outs are for buyers only. */
  recipient: 'buyer' | 'courier' | 'seller';
  /** Variables that a brand may use. */
  variables: readonly string[];
  /** Variables without which the message has no purpose. */
  required: readonly string[];
  /** A value of each variable, for the preview. */
  example: Readonly<Record<string, string>>;
  /** The built-in texts; a brand may write its own. */
  texts: Readonly<Record<NotificationLanguage, NotificationText>>;
  /** The only channel, where a message is too long for others. @default all */
  only?: NotificationChannel;
}

const example = {
  brand: 'Mitti & Loom',
  order: 'KH-100396',
  name: 'Farhan',
  courier: 'XpressBees',
  link: 'https://ship.example.in/d/8fk2',
  reason: 'customer unavailable',
  day: 'Sun 22 Nov',
};

/** Messages that Khep sends, by kind. A new area adds its own here. */
export const notificationKinds = {
  'ndr.link': {
    label: 'Failed delivery: the buyer chooses what happens',
    recipient: 'buyer',
    variables: ['brand', 'order', 'name', 'courier', 'reason', 'link'],
    required: ['link'],
    example,
    texts: {
      en: {
        subject: '{brand}: {courier} could not deliver order {order}',
        body: 'Hello {name}, {courier} could not deliver your {brand} order {order}: {reason}. Choose a day, correct the address or report that no one came: {link}',
      },
      hi: {
        subject: '{brand}: {courier} ऑर्डर {order} पहुँचा नहीं सका',
        body: 'नमस्ते {name}, {courier} आपका {brand} ऑर्डर {order} पहुँचा नहीं सका। दिन चुनें, पता सुधारें या बताएँ कि कोई नहीं आया: {link}',
      },
    },
  },
  'shipment.delayed': {
    label: 'Shipment delayed',
    recipient: 'buyer',
    variables: ['brand', 'order', 'name', 'courier', 'day', 'link'],
    required: ['order'],
    example,
    texts: {
      en: {
        subject: '{brand}: order {order} is late',
        body: 'Hello {name}, your {brand} order {order} is late. {courier} is expected to deliver it by {day}. Follow it: {link}',
      },
      hi: {
        subject: '{brand}: ऑर्डर {order} में देर है',
        body: 'नमस्ते {name}, आपके {brand} ऑर्डर {order} में देर हो रही है। {courier} इसे {day} तक पहुँचाएगा। यहाँ देखें: {link}',
      },
    },
  },
  'return.approved': {
    label: 'Return approved',
    recipient: 'buyer',
    variables: ['brand', 'order', 'name', 'return'],
    required: ['return'],
    example: { ...example, return: 'RET-2048' },
    texts: {
      en: {
        subject: '{brand}: return {return} approved',
        body: 'Hello {name}, your return {return} of {brand} order {order} is approved. A courier will collect it.',
      },
      hi: {
        subject: '{brand}: वापसी {return} मंज़ूर',
        body: 'नमस्ते {name}, {brand} ऑर्डर {order} की वापसी {return} मंज़ूर हुई। कूरियर इसे लेने आएगा।',
      },
    },
  },
  'return.rejected': {
    label: 'Return rejected',
    recipient: 'buyer',
    variables: ['brand', 'order', 'name', 'return', 'reason'],
    required: ['return'],
    example: { ...example, return: 'RET-2048', reason: 'Outside the return window' },
    texts: {
      en: {
        subject: '{brand}: return {return} not accepted',
        body: 'Hello {name}, your return {return} of {brand} order {order} was not accepted: {reason}.',
      },
      hi: {
        subject: '{brand}: वापसी {return} स्वीकार नहीं हुई',
        body: 'नमस्ते {name}, {brand} ऑर्डर {order} की वापसी {return} स्वीकार नहीं हुई: {reason}।',
      },
    },
  },
  'return.refunded': {
    label: 'Return refunded',
    recipient: 'buyer',
    variables: ['brand', 'order', 'name', 'return', 'amount'],
    required: ['amount'],
    example: { ...example, return: 'RET-2048', amount: '₹2,098.00' },
    texts: {
      en: {
        subject: '{brand}: {amount} refunded',
        body: 'Hello {name}, {amount} of your return {return} ({brand} order {order}) was refunded.',
      },
      hi: {
        subject: '{brand}: {amount} वापस किए गए',
        body: 'नमस्ते {name}, वापसी {return} ({brand} ऑर्डर {order}) के {amount} वापस कर दिए गए।',
      },
    },
  },
  'courier.request': {
    label: 'Question to a courier',
    recipient: 'courier',
    variables: ['brand', 'subject', 'message'],
    required: ['message'],
    example: {
      brand: 'Mitti & Loom',
      subject: 'AWB 1490 8812 6604: no scan for 58 h',
      message: 'In at Gurugram gateway since Thu 19 Nov, 02:41. Load it today or trace it.',
    },
    texts: {
      en: { subject: '{brand}: {subject}', body: '{message}\n\n{brand}' },
      hi: { subject: '{brand}: {subject}', body: '{message}\n\n{brand}' },
    },
    only: 'email',
  },
} as const satisfies Record<string, NotificationKind>;

export type NotificationKindId = keyof typeof notificationKinds;

/** Finds a kind with its texts. */
export const notificationKind = (id: NotificationKindId): NotificationKind => notificationKinds[id];

export const notificationKindIds = Object.keys(notificationKinds) as NotificationKindId[];
