import type { BuyerTranslation } from './en.ts';

/** Urdu. */
export const ur: BuyerTranslation = {
  title: ['آپ کی ڈیلیوری کا کیا کریں؟', 'What to do with your delivery?'],
  failed: ['{courier} آرڈر {order} نہیں پہنچا سکا۔', '{courier} could not deliver order {order}.'],
  noOneThere: ['لینے کے لیے وہاں کوئی نہیں تھا۔', 'No one was there to take it.'],
  addressIncomplete: ['پتہ نامکمل ہے۔', 'The address is incomplete.'],
  refused: ['ڈیلیوری لینے سے انکار کیا گیا۔', 'Taking the delivery was refused.'],
  cashNotReady: ['نقد رقم تیار نہیں تھی۔', 'The cash was not ready.'],
  otherDayAsked: ['کسی اور دن آنے کو کہا گیا۔', 'Someone said to come on another day.'],
  entryClosed: ['کوریئر کو اندر نہیں آنے دیا گیا۔', 'The courier was not let in.'],
  outsideArea: ['کوریئر اس علاقے میں ڈیلیوری نہیں کرتا۔', 'The courier does not deliver in this area.'],
  day: ['کسی اور دن پہنچائیں', 'Deliver on another day'],
  chooseDay: ['دن', 'Day'],
  address: ['پتہ درست کریں', 'Correct the address'],
  addressHelp: ['مکان، گلی اور علاقہ۔ {place} وہی رہے گا۔', 'House, street and area. {place} stays the same.'],
  landmark: ['پہچان کی جگہ', 'A place to recognize it by'],
  phone: ['فون نمبر شامل کریں', 'Add a phone number'],
  phoneHelp: [
    '10 ہندسوں کا موبائل نمبر۔ {ending} پر ختم ہونے والا نمبر بھی رہے گا۔',
    'Mobile number of 10 digits. The number ending in {ending} stays too.',
  ],
  'nobody-came': ['میں وہیں تھا: کوئی نہیں آیا', 'I was there: no one came'],
  cancel: ['اب مجھے یہ نہیں چاہیے', 'I do not want it now'],
  comment: ['کچھ اور؟', 'Anything else?'],
  send: ['بھیجیں', 'Send'],
  wrongDate: ['ان میں سے ایک دن چنیں۔', 'Choose one of these days.'],
  wrongAddress: [
    'مکان، گلی اور علاقہ لکھیں، کم از کم 10 حروف۔',
    'Write house, street and area, at least 10 characters.',
  ],
  wrongPhone: [
    '10 ہندسوں کا موبائل نمبر لکھیں جو 6، 7، 8 یا 9 سے شروع ہو۔',
    'Write a mobile number of 10 digits that begins with 6, 7, 8 or 9.',
  ],
  thanks: ['شکریہ', 'Thanks'],
  sent: [
    'آپ کا جواب {brand} کو مل گیا ہے۔ کوریئر کو ملنے تک آپ اسے بدل سکتے ہیں۔',
    '{brand} has received your answer. You can change it until the courier receives it.',
  ],
  sentCourier: ['آپ کا جواب {courier} کو بھیج دیا گیا ہے۔', 'Your answer was sent to {courier}.'],
  closed: ['اس ڈیلیوری کے لیے اب جواب کی ضرورت نہیں', 'No answer is needed now for this delivery'],
  closedText: [
    'یہ پھر چل پڑی ہے، پہنچ گئی ہے یا واپس جا رہی ہے۔ سوال ہوں تو {brand} سے رابطہ کریں۔',
    'It moves again, has arrived or is going back. If there are questions, contact {brand}.',
  ],
  expired: ['اس لنک کا وقت ختم ہو گیا ہے', 'The time of this link is over'],
  expiredText: [
    'اپنے آرڈر کا سب سے نیا پیغام کھولیں، یا بیچنے والے سے رابطہ کریں۔',
    'Open the newest message of your order, or contact the seller.',
  ],
  stop: ['اس نمبر پر مزید پیغام نہ بھیجیں', 'Send no more messages to this number'],
  stopped: [
    '{brand} کی طرف سے WhatsApp اور SMS پر اب پیغام نہیں آئیں گے۔',
    'No messages will come from {brand} on WhatsApp and SMS now.',
  ],
};
