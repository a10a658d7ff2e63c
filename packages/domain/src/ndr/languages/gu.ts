import type { BuyerTranslation } from './en.ts';

/** Gujarati. */
export const gu: BuyerTranslation = {
  title: ['તમારી ડિલિવરીનું શું કરવું?', 'What to do with your delivery?'],
  failed: ['{courier} ઓર્ડર {order} પહોંચાડી શક્યું નહીં.', '{courier} could not deliver order {order}.'],
  noOneThere: ['લેવા માટે ત્યાં કોઈ નહોતું.', 'No one was there to take it.'],
  addressIncomplete: ['સરનામું અધૂરું છે.', 'The address is incomplete.'],
  refused: ['ડિલિવરી લેવાની ના પાડવામાં આવી.', 'Taking the delivery was refused.'],
  cashNotReady: ['રોકડ તૈયાર નહોતી.', 'The cash was not ready.'],
  otherDayAsked: ['બીજા દિવસે આવવાનું કહેવાયું.', 'Someone said to come on another day.'],
  entryClosed: ['કુરિયરને અંદર આવવા દેવાયું નહીં.', 'The courier was not let in.'],
  outsideArea: ['કુરિયર આ વિસ્તારમાં ડિલિવરી કરતું નથી.', 'The courier does not deliver in this area.'],
  day: ['બીજા દિવસે પહોંચાડો', 'Deliver on another day'],
  chooseDay: ['દિવસ', 'Day'],
  address: ['સરનામું સુધારો', 'Correct the address'],
  addressHelp: ['ઘર, શેરી અને વિસ્તાર. {place} એ જ રહેશે.', 'House, street and area. {place} stays the same.'],
  landmark: ['ઓળખની જગ્યા', 'A place to recognize it by'],
  phone: ['ફોન નંબર ઉમેરો', 'Add a phone number'],
  phoneHelp: [
    '10 અંકનો મોબાઇલ નંબર. {ending} પર પૂરો થતો નંબર પણ રહેશે.',
    'Mobile number of 10 digits. The number ending in {ending} stays too.',
  ],
  'nobody-came': ['હું ત્યાં જ હતો: કોઈ આવ્યું નહીં', 'I was there: no one came'],
  cancel: ['મને હવે આ નથી જોઈતું', 'I do not want it now'],
  comment: ['બીજું કંઈ?', 'Anything else?'],
  send: ['મોકલો', 'Send'],
  wrongDate: ['આમાંથી એક દિવસ પસંદ કરો.', 'Choose one of these days.'],
  wrongAddress: [
    'ઘર, શેરી અને વિસ્તાર લખો, ઓછામાં ઓછા 10 અક્ષર.',
    'Write house, street and area, at least 10 characters.',
  ],
  wrongPhone: [
    '6, 7, 8 અથવા 9 થી શરૂ થતો 10 અંકનો મોબાઇલ નંબર લખો.',
    'Write a mobile number of 10 digits that begins with 6, 7, 8 or 9.',
  ],
  thanks: ['આભાર', 'Thanks'],
  sent: [
    'તમારો જવાબ {brand} ને મળ્યો છે. કુરિયરને મળે ત્યાં સુધી તમે તેને બદલી શકો છો.',
    '{brand} has received your answer. You can change it until the courier receives it.',
  ],
  sentCourier: ['તમારો જવાબ {courier} ને મોકલ્યો છે.', 'Your answer was sent to {courier}.'],
  closed: ['આ ડિલિવરી માટે હવે જવાબની જરૂર નથી', 'No answer is needed now for this delivery'],
  closedText: [
    'તે ફરી નીકળી છે, પહોંચી ગઈ છે અથવા પાછી જઈ રહી છે. પ્રશ્ન હોય તો {brand} નો સંપર્ક કરો.',
    'It has set off again, has arrived or is going back. If there are questions, contact {brand}.',
  ],
  expired: ['આ લિંકનો સમય પૂરો થયો છે', 'The time of this link is over'],
  expiredText: [
    'તમારા ઓર્ડરનો સૌથી નવો સંદેશ ખોલો, અથવા વેચનારનો સંપર્ક કરો.',
    'Open the newest message of your order, or contact the seller.',
  ],
  stop: ['આ નંબર પર વધુ સંદેશ ન મોકલો', 'Send no more messages to this number'],
  stopped: [
    '{brand} તરફથી WhatsApp અને SMS પર હવે સંદેશ નહીં આવે.',
    'No messages will come from {brand} on WhatsApp and SMS now.',
  ],
};
