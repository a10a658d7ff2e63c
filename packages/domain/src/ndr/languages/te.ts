import type { BuyerTranslation } from './en.ts';

/** Telugu. */
export const te: BuyerTranslation = {
  title: ['మీ డెలివరీని ఏం చేయాలి?', 'What to do with your delivery?'],
  failed: ['{courier} ఆర్డర్ {order}ను డెలివరీ చేయలేకపోయింది.', '{courier} could not deliver order {order}.'],
  noOneThere: ['తీసుకోవడానికి అక్కడ ఎవరూ లేరు.', 'No one was there to take it.'],
  addressIncomplete: ['చిరునామా అసంపూర్ణంగా ఉంది.', 'The address is incomplete.'],
  refused: ['డెలివరీ తీసుకోవడానికి నిరాకరించారు.', 'Taking the delivery was refused.'],
  cashNotReady: ['నగదు సిద్ధంగా లేదు.', 'The cash was not ready.'],
  otherDayAsked: ['మరో రోజు రమ్మని చెప్పారు.', 'Someone said to come on another day.'],
  entryClosed: ['కొరియర్‌ను లోపలికి అనుమతించలేదు.', 'The courier was not let in.'],
  outsideArea: ['కొరియర్ ఈ ప్రాంతానికి డెలివరీ చేయదు.', 'The courier does not deliver to this area.'],
  day: ['మరో రోజు డెలివరీ చేయండి', 'Deliver on another day'],
  chooseDay: ['రోజు', 'Day'],
  address: ['చిరునామా సరిచేయండి', 'Correct the address'],
  addressHelp: ['ఇల్లు, వీధి, ప్రాంతం. {place} అలాగే ఉంటుంది.', 'House, street, area. {place} stays the same.'],
  landmark: ['గుర్తు స్థలం', 'A place to recognize it by'],
  phone: ['ఫోన్ నంబర్ జోడించండి', 'Add a phone number'],
  phoneHelp: [
    '10 అంకెల మొబైల్ నంబర్. {ending}తో ముగిసే నంబర్ కూడా ఉంటుంది.',
    'Mobile number of 10 digits. The number ending in {ending} stays too.',
  ],
  'nobody-came': ['నేను అక్కడే ఉన్నాను: ఎవరూ రాలేదు', 'I was there: no one came'],
  cancel: ['నాకు ఇది ఇక వద్దు', 'I do not want it any more'],
  comment: ['ఇంకేమైనా?', 'Anything else?'],
  send: ['పంపండి', 'Send'],
  wrongDate: ['ఈ రోజుల్లో ఒకటి ఎంచుకోండి.', 'Choose one of these days.'],
  wrongAddress: [
    'ఇల్లు, వీధి, ప్రాంతం రాయండి, కనీసం 10 అక్షరాలు.',
    'Write house, street, area, at least 10 characters.',
  ],
  wrongPhone: [
    '6, 7, 8 లేదా 9తో మొదలయ్యే 10 అంకెల మొబైల్ నంబర్ రాయండి.',
    'Write a mobile number of 10 digits that begins with 6, 7, 8 or 9.',
  ],
  thanks: ['ధన్యవాదాలు', 'Thank you'],
  sent: [
    'మీ సమాధానం {brand}కు చేరింది. కొరియర్‌కు చేరే వరకు మీరు దాన్ని మార్చవచ్చు.',
    'Your answer reached {brand}. You can change it until it reaches the courier.',
  ],
  sentCourier: ['మీ సమాధానం {courier}కు పంపబడింది.', 'Your answer was sent to {courier}.'],
  closed: ['ఈ డెలివరీకి ఇప్పుడు సమాధానం అవసరం లేదు', 'No answer is needed now for this delivery'],
  closedText: [
    'అది మళ్లీ బయలుదేరింది, చేరింది లేదా తిరిగి వెళ్తోంది. ప్రశ్నలుంటే {brand}ను సంప్రదించండి.',
    'It has set off again, arrived or is going back. If there are questions, contact {brand}.',
  ],
  expired: ['ఈ లింక్ గడువు ముగిసింది', 'The time of this link is over'],
  expiredText: [
    'మీ ఆర్డర్ గురించిన కొత్త సందేశం తెరవండి, లేదా విక్రేతను సంప్రదించండి.',
    'Open the new message about your order, or contact the seller.',
  ],
  stop: ['ఈ నంబర్‌కు ఇక సందేశాలు పంపవద్దు', 'Send no more messages to this number'],
  stopped: [
    '{brand} నుండి WhatsApp, SMSలో ఇక సందేశాలు రావు.',
    'No more messages come from {brand} on WhatsApp, SMS.',
  ],
};
