import type { BuyerTranslation } from './en.ts';

/** Marathi. */
export const mr: BuyerTranslation = {
  title: ['तुमच्या डिलिव्हरीचे काय करायचे?', 'What to do with your delivery?'],
  failed: ['{courier} ऑर्डर {order} पोहोचवू शकले नाही.', '{courier} could not deliver order {order}.'],
  noOneThere: ['घेण्यासाठी तिथे कोणी नव्हते.', 'No one was there to take it.'],
  addressIncomplete: ['पत्ता अपूर्ण आहे.', 'The address is incomplete.'],
  refused: ['डिलिव्हरी घेण्यास नकार दिला गेला.', 'Taking the delivery was refused.'],
  cashNotReady: ['रोख रक्कम तयार नव्हती.', 'The cash was not ready.'],
  otherDayAsked: ['दुसऱ्या दिवशी यायला सांगितले गेले.', 'Someone said to come on another day.'],
  entryClosed: ['कुरिअरला आत येऊ दिले नाही.', 'The courier was not let in.'],
  outsideArea: ['कुरिअर या भागात डिलिव्हरी करत नाही.', 'The courier does not deliver in this area.'],
  day: ['दुसऱ्या दिवशी पोहोचवा', 'Deliver on another day'],
  chooseDay: ['दिवस', 'Day'],
  address: ['पत्ता दुरुस्त करा', 'Correct the address'],
  addressHelp: ['घर, रस्ता आणि परिसर. {place} तेच राहील.', 'House, street and area. {place} stays the same.'],
  landmark: ['ओळखीची खूण', 'A mark to recognize it by'],
  phone: ['फोन नंबर जोडा', 'Add a phone number'],
  phoneHelp: [
    '10 अंकी मोबाइल नंबर. {ending} ने संपणारा नंबरही राहील.',
    'Mobile number of 10 digits. The number ending in {ending} stays too.',
  ],
  'nobody-came': ['मी तिथेच होतो: कोणी आले नाही', 'I was there: no one came'],
  cancel: ['मला हे आता नको', 'I do not want it now'],
  comment: ['आणखी काही?', 'Anything else?'],
  send: ['पाठवा', 'Send'],
  wrongDate: ['यापैकी एक दिवस निवडा.', 'Choose one of these days.'],
  wrongAddress: [
    'घर, रस्ता आणि परिसर लिहा, किमान 10 अक्षरे.',
    'Write house, street and area, at least 10 characters.',
  ],
  wrongPhone: [
    '6, 7, 8 किंवा 9 ने सुरू होणारा 10 अंकी मोबाइल नंबर लिहा.',
    'Write a mobile number of 10 digits that begins with 6, 7, 8 or 9.',
  ],
  thanks: ['धन्यवाद', 'Thank you'],
  sent: [
    'तुमचे उत्तर {brand} ला मिळाले आहे. कुरिअरला मिळेपर्यंत तुम्ही ते बदलू शकता.',
    '{brand} has received your answer. You can change it until the courier receives it.',
  ],
  sentCourier: ['तुमचे उत्तर {courier} ला पाठवले आहे.', 'Your answer was sent to {courier}.'],
  closed: ['या डिलिव्हरीसाठी आता उत्तराची गरज नाही', 'No answer is needed now for this delivery'],
  closedText: [
    'ती पुन्हा निघाली आहे, पोहोचली आहे किंवा परत जात आहे. प्रश्न असल्यास {brand} शी संपर्क करा.',
    'It has set off again, has arrived or is going back. If there are questions, contact {brand}.',
  ],
  expired: ['या लिंकची मुदत संपली आहे', 'The time of this link is over'],
  expiredText: [
    'तुमच्या ऑर्डरचा सर्वात नवा संदेश उघडा, किंवा विक्रेत्याशी संपर्क करा.',
    'Open the newest message of your order, or contact the seller.',
  ],
  stop: ['या नंबरवर आणखी संदेश पाठवू नका', 'Send no more messages to this number'],
  stopped: [
    '{brand} कडून WhatsApp आणि SMS वर आता संदेश येणार नाहीत.',
    'No messages will come from {brand} on WhatsApp and SMS now.',
  ],
};
