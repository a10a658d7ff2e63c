import type { BuyerTranslation } from './en.ts';

/** Hindi. */
export const hi: BuyerTranslation = {
  title: ['आपकी डिलीवरी का क्या करें?', 'What to do with your delivery?'],
  failed: ['{courier} ऑर्डर {order} पहुँचा नहीं सका।', '{courier} could not deliver order {order}.'],
  noOneThere: ['लेने के लिए वहाँ कोई नहीं था।', 'No one was there to take it.'],
  addressIncomplete: ['पता अधूरा है।', 'The address is incomplete.'],
  refused: ['डिलीवरी लेने से मना किया गया।', 'Taking the delivery was refused.'],
  cashNotReady: ['नकद तैयार नहीं था।', 'The cash was not ready.'],
  otherDayAsked: ['किसी और दिन आने को कहा गया।', 'It was said to come on another day.'],
  entryClosed: ['कूरियर को अंदर आने नहीं दिया गया।', 'The courier was not let in.'],
  outsideArea: ['कूरियर इस इलाके में डिलीवरी नहीं करता।', 'The courier does not deliver in this area.'],
  day: ['किसी और दिन पहुँचाएँ', 'Deliver on another day'],
  chooseDay: ['दिन', 'Day'],
  address: ['पता सुधारें', 'Correct the address'],
  addressHelp: ['मकान, सड़क और इलाका। {place} वही रहेगा।', 'House, street and area. {place} stays the same.'],
  landmark: ['पहचान का स्थान', 'A place to recognize it by'],
  phone: ['फ़ोन नंबर जोड़ें', 'Add a phone number'],
  phoneHelp: [
    '10 अंकों का मोबाइल नंबर। {ending} पर समाप्त होने वाला नंबर भी रहेगा।',
    'Mobile number of 10 digits. The number ending in {ending} stays too.',
  ],
  'nobody-came': ['मैं वहीं था: कोई नहीं आया', 'I was there: no one came'],
  cancel: ['अब मुझे यह नहीं चाहिए', 'I do not want it now'],
  comment: ['कुछ और?', 'Anything else?'],
  send: ['भेजें', 'Send'],
  wrongDate: ['इनमें से एक दिन चुनें।', 'Choose one of these days.'],
  wrongAddress: [
    'मकान, सड़क और इलाका लिखें, कम से कम 10 अक्षर।',
    'Write house, street and area, at least 10 characters.',
  ],
  wrongPhone: [
    '10 अंकों का मोबाइल नंबर लिखें जो 6, 7, 8 या 9 से शुरू हो।',
    'Write a mobile number of 10 digits that begins with 6, 7, 8 or 9.',
  ],
  thanks: ['धन्यवाद', 'Thank you'],
  sent: [
    'आपका उत्तर {brand} को मिल गया है। कूरियर को मिलने तक आप इसे बदल सकते हैं।',
    '{brand} has received your answer. You can change it until the courier receives it.',
  ],
  sentCourier: ['आपका उत्तर {courier} को भेज दिया गया है।', 'Your answer was sent to {courier}.'],
  closed: ['इस डिलीवरी के लिए अब उत्तर की ज़रूरत नहीं है', 'No answer is needed now for this delivery'],
  closedText: [
    'यह फिर से चल पड़ी है, पहुँच गई है या लौट रही है। सवाल हों तो {brand} से संपर्क करें।',
    'It moves again, has arrived or is returning. If you have questions, contact {brand}.',
  ],
  expired: ['यह लिंक समाप्त हो गया है', 'This link has expired'],
  expiredText: [
    'अपने ऑर्डर का सबसे नया संदेश खोलें, या विक्रेता से संपर्क करें।',
    'Open the newest message of your order, or contact the seller.',
  ],
  stop: ['इस नंबर पर और संदेश न भेजें', 'Send no more messages to this number'],
  stopped: [
    '{brand} से WhatsApp और SMS पर अब कोई संदेश नहीं आएगा।',
    'No message will come from {brand} on WhatsApp and SMS now.',
  ],
};
