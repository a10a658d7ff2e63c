import type { BuyerTranslation } from './en.ts';

/** Kannada. */
export const kn: BuyerTranslation = {
  title: ['ನಿಮ್ಮ ಡೆಲಿವರಿಯನ್ನು ಏನು ಮಾಡಬೇಕು?', 'What to do with your delivery?'],
  failed: ['{courier} ಆರ್ಡರ್ {order} ಅನ್ನು ತಲುಪಿಸಲು ಆಗಲಿಲ್ಲ.', '{courier} could not deliver order {order}.'],
  noOneThere: ['ತೆಗೆದುಕೊಳ್ಳಲು ಅಲ್ಲಿ ಯಾರೂ ಇರಲಿಲ್ಲ.', 'No one was there to take it.'],
  addressIncomplete: ['ವಿಳಾಸ ಅಪೂರ್ಣವಾಗಿದೆ.', 'The address is incomplete.'],
  refused: ['ಡೆಲಿವರಿ ತೆಗೆದುಕೊಳ್ಳಲು ನಿರಾಕರಿಸಲಾಯಿತು.', 'Taking the delivery was refused.'],
  cashNotReady: ['ನಗದು ಸಿದ್ಧವಾಗಿರಲಿಲ್ಲ.', 'The cash was not ready.'],
  otherDayAsked: ['ಬೇರೆ ದಿನ ಬರಲು ಹೇಳಲಾಯಿತು.', 'Someone said to come on another day.'],
  entryClosed: ['ಕೊರಿಯರ್‌ಗೆ ಒಳಗೆ ಬರಲು ಬಿಡಲಿಲ್ಲ.', 'The courier was not let in.'],
  outsideArea: ['ಕೊರಿಯರ್ ಈ ಪ್ರದೇಶಕ್ಕೆ ಡೆಲಿವರಿ ಮಾಡುವುದಿಲ್ಲ.', 'The courier does not deliver to this area.'],
  day: ['ಬೇರೆ ದಿನ ತಲುಪಿಸಿ', 'Deliver on another day'],
  chooseDay: ['ದಿನ', 'Day'],
  address: ['ವಿಳಾಸ ಸರಿಪಡಿಸಿ', 'Correct the address'],
  addressHelp: ['ಮನೆ, ಬೀದಿ ಮತ್ತು ಪ್ರದೇಶ. {place} ಹಾಗೆಯೇ ಇರುತ್ತದೆ.', 'House, street and area. {place} stays the same.'],
  landmark: ['ಗುರುತಿನ ಸ್ಥಳ', 'A place to recognize it by'],
  phone: ['ಫೋನ್ ಸಂಖ್ಯೆ ಸೇರಿಸಿ', 'Add a phone number'],
  phoneHelp: [
    '10 ಅಂಕಿಗಳ ಮೊಬೈಲ್ ಸಂಖ್ಯೆ. {ending} ರಿಂದ ಕೊನೆಗೊಳ್ಳುವ ಸಂಖ್ಯೆಯೂ ಇರುತ್ತದೆ.',
    'Mobile number of 10 digits. The number ending in {ending} stays too.',
  ],
  'nobody-came': ['ನಾನು ಅಲ್ಲೇ ಇದ್ದೆ: ಯಾರೂ ಬರಲಿಲ್ಲ', 'I was there: no one came'],
  cancel: ['ನನಗೆ ಇದು ಇನ್ನು ಬೇಡ', 'I do not want it any more'],
  comment: ['ಇನ್ನೇನಾದರೂ?', 'Anything else?'],
  send: ['ಕಳುಹಿಸಿ', 'Send'],
  wrongDate: ['ಈ ದಿನಗಳಲ್ಲಿ ಒಂದನ್ನು ಆರಿಸಿ.', 'Choose one of these days.'],
  wrongAddress: [
    'ಮನೆ, ಬೀದಿ ಮತ್ತು ಪ್ರದೇಶ ಬರೆಯಿರಿ, ಕನಿಷ್ಠ 10 ಅಕ್ಷರಗಳು.',
    'Write house, street and area, at least 10 characters.',
  ],
  wrongPhone: [
    '6, 7, 8 ಅಥವಾ 9 ರಿಂದ ಆರಂಭವಾಗುವ 10 ಅಂಕಿಗಳ ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ಬರೆಯಿರಿ.',
    'Write a mobile number of 10 digits that begins with 6, 7, 8 or 9.',
  ],
  thanks: ['ಧನ್ಯವಾದ', 'Thank you'],
  sent: [
    'ನಿಮ್ಮ ಉತ್ತರ {brand} ಗೆ ತಲುಪಿದೆ. ಕೊರಿಯರ್‌ಗೆ ತಲುಪುವವರೆಗೆ ನೀವು ಅದನ್ನು ಬದಲಾಯಿಸಬಹುದು.',
    'Your answer has reached {brand}. You can change it until it reaches the courier.',
  ],
  sentCourier: ['ನಿಮ್ಮ ಉತ್ತರವನ್ನು {courier} ಗೆ ಕಳುಹಿಸಲಾಗಿದೆ.', 'Your answer was sent to {courier}.'],
  closed: ['ಈ ಡೆಲಿವರಿಗೆ ಈಗ ಉತ್ತರ ಬೇಕಿಲ್ಲ', 'No answer is needed now for this delivery'],
  closedText: [
    'ಅದು ಮತ್ತೆ ಹೊರಟಿದೆ, ತಲುಪಿದೆ ಅಥವಾ ಹಿಂತಿರುಗುತ್ತಿದೆ. ಪ್ರಶ್ನೆಗಳಿದ್ದರೆ {brand} ಅನ್ನು ಸಂಪರ್ಕಿಸಿ.',
    'It has set off again, has arrived or is returning. If there are questions, contact {brand}.',
  ],
  expired: ['ಈ ಲಿಂಕ್‌ನ ಅವಧಿ ಮುಗಿದಿದೆ', 'The time of this link is over'],
  expiredText: [
    'ನಿಮ್ಮ ಆರ್ಡರ್‌ನ ಹೊಸ ಸಂದೇಶ ತೆರೆಯಿರಿ, ಅಥವಾ ಮಾರಾಟಗಾರರನ್ನು ಸಂಪರ್ಕಿಸಿ.',
    'Open the new message of your order, or contact the seller.',
  ],
  stop: ['ಈ ಸಂಖ್ಯೆಗೆ ಇನ್ನು ಸಂದೇಶ ಕಳುಹಿಸಬೇಡಿ', 'Send no more messages to this number'],
  stopped: [
    '{brand} ನಿಂದ WhatsApp ಮತ್ತು SMS ನಲ್ಲಿ ಇನ್ನು ಸಂದೇಶಗಳು ಬರುವುದಿಲ್ಲ.',
    'No more messages come from {brand} on WhatsApp and SMS.',
  ],
};
