/** Texts of the page on which a buyer answers a failed delivery. Translations have the same keys. */
export const en = {
  title: 'What should happen with your delivery?',
  failed: '{courier} could not deliver order {order}.',
  noOneThere: 'No one was there to receive it.',
  addressIncomplete: 'The address is incomplete.',
  refused: 'The delivery was refused.',
  cashNotReady: 'The cash was not ready.',
  otherDayAsked: 'Someone asked for another day.',
  entryClosed: 'The entry was closed to the courier.',
  outsideArea: 'The courier does not deliver to this area.',
  day: 'Deliver on another day',
  chooseDay: 'Day',
  address: 'Correct the address',
  addressHelp: 'House, street and area. {place} stays.',
  landmark: 'Landmark',
  phone: 'Add a phone number',
  phoneHelp: '10-digit mobile number. The number that ends in {ending} stays too.',
  'nobody-came': 'I was there: no one came',
  cancel: "I don't want it any more",
  comment: 'Anything else?',
  send: 'Send',
  wrongDate: 'Choose one of the days.',
  wrongAddress: 'Enter house, street and area, at least 10 characters.',
  wrongPhone: 'Enter a 10-digit mobile number that starts with 6, 7, 8 or 9.',
  thanks: 'Thank you',
  sent: 'Your answer is with {brand}. You can change it until the courier has it.',
  sentCourier: 'Your answer was sent to {courier}.',
  closed: 'This delivery needs no answer now',
  closedText: 'It moves again, was delivered, or returns. Contact {brand} if you have questions.',
  expired: 'This link has expired',
  expiredText: 'Open the newest message about your order, or contact the seller.',
  stop: 'No more messages to this number',
  stopped: 'You get no more messages on WhatsApp and SMS from {brand}.',
} as const;

export type BuyerMessageKey = keyof typeof en;
/** Each text with its translation back into English, for reviewers who don't read the language. */
export type BuyerTranslation = Readonly<Record<BuyerMessageKey, readonly [text: string, inEnglish: string]>>;
