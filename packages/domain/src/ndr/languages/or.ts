import type { BuyerTranslation } from './en.ts';

/** Odia. */
export const or: BuyerTranslation = {
  title: ['ଆପଣଙ୍କ ଡେଲିଭରିର କଣ କରିବା?', 'What to do with your delivery?'],
  failed: ['{courier} ଅର୍ଡର {order} ପହଞ୍ଚାଇ ପାରିଲା ନାହିଁ।', '{courier} could not deliver order {order}.'],
  noOneThere: ['ନେବା ପାଇଁ ସେଠାରେ କେହି ନଥିଲେ।', 'No one was there to take it.'],
  addressIncomplete: ['ଠିକଣା ଅସମ୍ପୂର୍ଣ୍ଣ।', 'The address is incomplete.'],
  refused: ['ଡେଲିଭରି ନେବାକୁ ମନା କରାଗଲା।', 'Taking the delivery was refused.'],
  cashNotReady: ['ନଗଦ ପ୍ରସ୍ତୁତ ନଥିଲା।', 'The cash was not ready.'],
  otherDayAsked: ['ଅନ୍ୟ ଦିନ ଆସିବାକୁ କୁହାଗଲା।', 'Someone said to come on another day.'],
  entryClosed: ['କୁରିଅରକୁ ଭିତରକୁ ଯିବାକୁ ଦିଆଗଲା ନାହିଁ।', 'The courier was not let in.'],
  outsideArea: ['କୁରିଅର ଏହି ଅଞ୍ଚଳରେ ଡେଲିଭରି କରେ ନାହିଁ।', 'The courier does not deliver in this area.'],
  day: ['ଅନ୍ୟ ଦିନ ପହଞ୍ଚାନ୍ତୁ', 'Deliver on another day'],
  chooseDay: ['ଦିନ', 'Day'],
  address: ['ଠିକଣା ସୁଧାରନ୍ତୁ', 'Correct the address'],
  addressHelp: ['ଘର, ରାସ୍ତା ଓ ଅଞ୍ଚଳ। {place} ସେହିପରି ରହିବ।', 'House, street and area. {place} stays the same.'],
  landmark: ['ଚିହ୍ନିବା ସ୍ଥାନ', 'A place to recognize it by'],
  phone: ['ଫୋନ ନମ୍ବର ଯୋଡ଼ନ୍ତୁ', 'Add a phone number'],
  phoneHelp: [
    '10 ଅଙ୍କର ମୋବାଇଲ ନମ୍ବର। {ending} ରେ ଶେଷ ହେଉଥିବା ନମ୍ବର ମଧ୍ୟ ରହିବ।',
    'Mobile number of 10 digits. The number ending in {ending} stays too.',
  ],
  'nobody-came': ['ମୁଁ ସେଠାରେ ଥିଲି: କେହି ଆସିଲେ ନାହିଁ', 'I was there: no one came'],
  cancel: ['ମୋର ଏହା ଆଉ ଦରକାର ନାହିଁ', 'I do not need it any more'],
  comment: ['ଆଉ କିଛି?', 'Anything else?'],
  send: ['ପଠାନ୍ତୁ', 'Send'],
  wrongDate: ['ଏହି ଦିନଗୁଡ଼ିକରୁ ଗୋଟିଏ ବାଛନ୍ତୁ।', 'Choose one of these days.'],
  wrongAddress: [
    'ଘର, ରାସ୍ତା ଓ ଅଞ୍ଚଳ ଲେଖନ୍ତୁ, ଅତି କମରେ 10 ଅକ୍ଷର।',
    'Write house, street and area, at least 10 characters.',
  ],
  wrongPhone: [
    '6, 7, 8 କିମ୍ବା 9 ରୁ ଆରମ୍ଭ ହେଉଥିବା 10 ଅଙ୍କର ମୋବାଇଲ ନମ୍ବର ଲେଖନ୍ତୁ।',
    'Write a mobile number of 10 digits that begins with 6, 7, 8 or 9.',
  ],
  thanks: ['ଧନ୍ୟବାଦ', 'Thank you'],
  sent: [
    'ଆପଣଙ୍କ ଉତ୍ତର {brand} ପାଇଛି। କୁରିଅର ପାଇବା ପର୍ଯ୍ୟନ୍ତ ଆପଣ ଏହାକୁ ବଦଳାଇ ପାରିବେ।',
    '{brand} has received your answer. You can change it until the courier receives it.',
  ],
  sentCourier: ['ଆପଣଙ୍କ ଉତ୍ତର {courier} କୁ ପଠାଗଲା।', 'Your answer was sent to {courier}.'],
  closed: ['ଏହି ଡେଲିଭରି ପାଇଁ ଏବେ ଉତ୍ତର ଦରକାର ନାହିଁ', 'No answer is needed now for this delivery'],
  closedText: [
    'ଏହା ପୁଣି ବାହାରିଛି, ପହଞ୍ଚିଛି କିମ୍ବା ଫେରୁଛି। ପ୍ରଶ୍ନ ଥିଲେ {brand} ସହ ଯୋଗାଯୋଗ କରନ୍ତୁ।',
    'It has set off again, has arrived or is returning. If there are questions, contact {brand}.',
  ],
  expired: ['ଏହି ଲିଙ୍କର ସମୟ ଶେଷ ହୋଇଛି', 'The time of this link is over'],
  expiredText: [
    'ଆପଣଙ୍କ ଅର୍ଡରର ସବୁଠାରୁ ନୂଆ ବାର୍ତ୍ତା ଖୋଲନ୍ତୁ, କିମ୍ବା ବିକ୍ରେତାଙ୍କ ସହ ଯୋଗାଯୋଗ କରନ୍ତୁ।',
    'Open the newest message of your order, or contact the seller.',
  ],
  stop: ['ଏହି ନମ୍ବରକୁ ଆଉ ବାର୍ତ୍ତା ପଠାନ୍ତୁ ନାହିଁ', 'Send no more messages to this number'],
  stopped: [
    '{brand} ଠାରୁ WhatsApp ଓ SMS ରେ ଆଉ ବାର୍ତ୍ତା ଆସିବ ନାହିଁ।',
    'No more messages will come from {brand} on WhatsApp and SMS.',
  ],
};
