import type { BuyerTranslation } from './en.ts';

/** Tamil. */
export const ta: BuyerTranslation = {
  title: ['உங்கள் டெலிவரியை என்ன செய்யலாம்?', 'What to do with your delivery?'],
  failed: ['{courier} ஆர்டர் {order}-ஐ டெலிவரி செய்ய முடியவில்லை.', '{courier} could not deliver order {order}.'],
  noOneThere: ['வாங்க அங்கே யாரும் இல்லை.', 'No one was there to take it.'],
  addressIncomplete: ['முகவரி முழுமையாக இல்லை.', 'The address is not complete.'],
  refused: ['டெலிவரியை வாங்க மறுத்தனர்.', 'Taking the delivery was refused.'],
  cashNotReady: ['ரொக்கம் தயாராக இல்லை.', 'The cash was not ready.'],
  otherDayAsked: ['வேறு நாளில் வரச் சொன்னார்கள்.', 'Someone said to come on another day.'],
  entryClosed: ['கூரியரை உள்ளே விடவில்லை.', 'The courier was not let in.'],
  outsideArea: ['கூரியர் இந்தப் பகுதிக்கு டெலிவரி செய்வதில்லை.', 'The courier does not deliver to this area.'],
  day: ['வேறு நாளில் டெலிவரி செய்யுங்கள்', 'Deliver on another day'],
  chooseDay: ['நாள்', 'Day'],
  address: ['முகவரியைத் திருத்துங்கள்', 'Correct the address'],
  addressHelp: ['வீடு, தெரு, பகுதி. {place} அப்படியே இருக்கும்.', 'House, street, area. {place} stays the same.'],
  landmark: ['அடையாள இடம்', 'A place to recognize it by'],
  phone: ['ஃபோன் எண்ணைச் சேருங்கள்', 'Add a phone number'],
  phoneHelp: [
    '10 இலக்க மொபைல் எண். {ending} என முடியும் எண்ணும் இருக்கும்.',
    'Mobile number of 10 digits. The number ending in {ending} stays too.',
  ],
  'nobody-came': ['நான் அங்கேயே இருந்தேன்: யாரும் வரவில்லை', 'I was there: no one came'],
  cancel: ['எனக்கு இது இனி வேண்டாம்', 'I do not want it any more'],
  comment: ['வேறு ஏதாவது?', 'Anything else?'],
  send: ['அனுப்புங்கள்', 'Send'],
  wrongDate: ['இந்த நாட்களில் ஒன்றைத் தேர்ந்தெடுங்கள்.', 'Choose one of these days.'],
  wrongAddress: [
    'வீடு, தெரு, பகுதியை எழுதுங்கள், குறைந்தது 10 எழுத்துகள்.',
    'Write house, street, area, at least 10 characters.',
  ],
  wrongPhone: [
    '6, 7, 8 அல்லது 9-இல் தொடங்கும் 10 இலக்க மொபைல் எண்ணை எழுதுங்கள்.',
    'Write a mobile number of 10 digits that begins with 6, 7, 8 or 9.',
  ],
  thanks: ['நன்றி', 'Thank you'],
  sent: [
    'உங்கள் பதில் {brand}-க்குக் கிடைத்தது. கூரியருக்குக் கிடைக்கும் வரை அதை மாற்றலாம்.',
    '{brand} received your answer. It can be changed until the courier receives it.',
  ],
  sentCourier: ['உங்கள் பதில் {courier}-க்கு அனுப்பப்பட்டது.', 'Your answer was sent to {courier}.'],
  closed: ['இந்த டெலிவரிக்கு இப்போது பதில் தேவையில்லை', 'No answer is needed now for this delivery'],
  closedText: [
    'அது மீண்டும் புறப்பட்டது, வந்து சேர்ந்தது அல்லது திரும்பிச் செல்கிறது. கேள்விகள் இருந்தால் {brand}-ஐத் தொடர்பு கொள்ளுங்கள்.',
    'It has set off again, arrived or is going back. If there are questions, contact {brand}.',
  ],
  expired: ['இந்த இணைப்பின் காலம் முடிந்தது', 'The time of this link is over'],
  expiredText: [
    'உங்கள் ஆர்டரின் புதிய செய்தியைத் திறங்கள், அல்லது விற்பனையாளரைத் தொடர்பு கொள்ளுங்கள்.',
    'Open the new message of your order, or contact the seller.',
  ],
  stop: ['இந்த எண்ணுக்கு இனி செய்தி அனுப்ப வேண்டாம்', 'Send no more messages to this number'],
  stopped: [
    '{brand} இலிருந்து WhatsApp, SMS-இல் இனி செய்திகள் வராது.',
    'No more messages come from {brand} on WhatsApp, SMS.',
  ],
};
