import type { BuyerTranslation } from './en.ts';

/** Punjabi. */
export const pa: BuyerTranslation = {
  title: ['ਤੁਹਾਡੀ ਡਿਲੀਵਰੀ ਦਾ ਕੀ ਕਰੀਏ?', 'What to do with your delivery?'],
  failed: ['{courier} ਆਰਡਰ {order} ਪਹੁੰਚਾ ਨਹੀਂ ਸਕਿਆ।', '{courier} could not deliver order {order}.'],
  noOneThere: ['ਲੈਣ ਲਈ ਉੱਥੇ ਕੋਈ ਨਹੀਂ ਸੀ।', 'No one was there to take it.'],
  addressIncomplete: ['ਪਤਾ ਅਧੂਰਾ ਹੈ।', 'The address is incomplete.'],
  refused: ['ਡਿਲੀਵਰੀ ਲੈਣ ਤੋਂ ਇਨਕਾਰ ਕੀਤਾ ਗਿਆ।', 'Taking the delivery was refused.'],
  cashNotReady: ['ਨਕਦ ਤਿਆਰ ਨਹੀਂ ਸੀ।', 'The cash was not ready.'],
  otherDayAsked: ['ਕਿਸੇ ਹੋਰ ਦਿਨ ਆਉਣ ਲਈ ਕਿਹਾ ਗਿਆ।', 'Someone said to come on another day.'],
  entryClosed: ['ਕੂਰੀਅਰ ਨੂੰ ਅੰਦਰ ਨਹੀਂ ਆਉਣ ਦਿੱਤਾ ਗਿਆ।', 'The courier was not let in.'],
  outsideArea: ['ਕੂਰੀਅਰ ਇਸ ਇਲਾਕੇ ਵਿੱਚ ਡਿਲੀਵਰੀ ਨਹੀਂ ਕਰਦਾ।', 'The courier does not deliver in this area.'],
  day: ['ਕਿਸੇ ਹੋਰ ਦਿਨ ਪਹੁੰਚਾਓ', 'Deliver on another day'],
  chooseDay: ['ਦਿਨ', 'Day'],
  address: ['ਪਤਾ ਠੀਕ ਕਰੋ', 'Correct the address'],
  addressHelp: ['ਮਕਾਨ, ਗਲੀ ਅਤੇ ਇਲਾਕਾ। {place} ਉਹੀ ਰਹੇਗਾ।', 'House, street and area. {place} stays the same.'],
  landmark: ['ਪਛਾਣ ਦੀ ਥਾਂ', 'A place to recognize it by'],
  phone: ['ਫ਼ੋਨ ਨੰਬਰ ਜੋੜੋ', 'Add a phone number'],
  phoneHelp: [
    '10 ਅੰਕਾਂ ਦਾ ਮੋਬਾਈਲ ਨੰਬਰ। {ending} ਉੱਤੇ ਖ਼ਤਮ ਹੋਣ ਵਾਲਾ ਨੰਬਰ ਵੀ ਰਹੇਗਾ।',
    'Mobile number of 10 digits. The number ending in {ending} stays too.',
  ],
  'nobody-came': ['ਮੈਂ ਉੱਥੇ ਸੀ: ਕੋਈ ਨਹੀਂ ਆਇਆ', 'I was there: no one came'],
  cancel: ['ਮੈਨੂੰ ਹੁਣ ਇਹ ਨਹੀਂ ਚਾਹੀਦਾ', 'I do not want it now'],
  comment: ['ਕੁਝ ਹੋਰ?', 'Anything else?'],
  send: ['ਭੇਜੋ', 'Send'],
  wrongDate: ['ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਇੱਕ ਦਿਨ ਚੁਣੋ।', 'Choose one of these days.'],
  wrongAddress: [
    'ਮਕਾਨ, ਗਲੀ ਅਤੇ ਇਲਾਕਾ ਲਿਖੋ, ਘੱਟੋ-ਘੱਟ 10 ਅੱਖਰ।',
    'Write house, street and area, at least 10 characters.',
  ],
  wrongPhone: [
    '6, 7, 8 ਜਾਂ 9 ਨਾਲ ਸ਼ੁਰੂ ਹੋਣ ਵਾਲਾ 10 ਅੰਕਾਂ ਦਾ ਮੋਬਾਈਲ ਨੰਬਰ ਲਿਖੋ।',
    'Write a mobile number of 10 digits that begins with 6, 7, 8 or 9.',
  ],
  thanks: ['ਧੰਨਵਾਦ', 'Thank you'],
  sent: [
    'ਤੁਹਾਡਾ ਜਵਾਬ {brand} ਨੂੰ ਮਿਲ ਗਿਆ ਹੈ। ਕੂਰੀਅਰ ਨੂੰ ਮਿਲਣ ਤੱਕ ਤੁਸੀਂ ਇਸ ਨੂੰ ਬਦਲ ਸਕਦੇ ਹੋ।',
    '{brand} has received your answer. You can change it until the courier receives it.',
  ],
  sentCourier: ['ਤੁਹਾਡਾ ਜਵਾਬ {courier} ਨੂੰ ਭੇਜਿਆ ਗਿਆ ਹੈ।', 'Your answer was sent to {courier}.'],
  closed: ['ਇਸ ਡਿਲੀਵਰੀ ਲਈ ਹੁਣ ਜਵਾਬ ਦੀ ਲੋੜ ਨਹੀਂ', 'No answer is needed now for this delivery'],
  closedText: [
    'ਇਹ ਫਿਰ ਚੱਲ ਪਈ ਹੈ, ਪਹੁੰਚ ਗਈ ਹੈ ਜਾਂ ਵਾਪਸ ਜਾ ਰਹੀ ਹੈ। ਸਵਾਲ ਹੋਣ ਤਾਂ {brand} ਨਾਲ ਸੰਪਰਕ ਕਰੋ।',
    'It moves again, has arrived or is going back. If there are questions, contact {brand}.',
  ],
  expired: ['ਇਸ ਲਿੰਕ ਦਾ ਸਮਾਂ ਖ਼ਤਮ ਹੋ ਗਿਆ ਹੈ', 'The time of this link is over'],
  expiredText: [
    'ਆਪਣੇ ਆਰਡਰ ਦਾ ਸਭ ਤੋਂ ਨਵਾਂ ਸੁਨੇਹਾ ਖੋਲ੍ਹੋ, ਜਾਂ ਵਿਕਰੇਤਾ ਨਾਲ ਸੰਪਰਕ ਕਰੋ।',
    'Open the newest message of your order, or contact the seller.',
  ],
  stop: ['ਇਸ ਨੰਬਰ ਉੱਤੇ ਹੋਰ ਸੁਨੇਹੇ ਨਾ ਭੇਜੋ', 'Send no more messages to this number'],
  stopped: [
    '{brand} ਵੱਲੋਂ WhatsApp ਅਤੇ SMS ਉੱਤੇ ਹੁਣ ਸੁਨੇਹੇ ਨਹੀਂ ਆਉਣਗੇ।',
    'No messages will come from {brand} on WhatsApp and SMS now.',
  ],
};
