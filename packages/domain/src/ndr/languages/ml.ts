import type { BuyerTranslation } from './en.ts';

/** Malayalam. */
export const ml: BuyerTranslation = {
  title: ['നിങ്ങളുടെ ഡെലിവറി എന്തു ചെയ്യണം?', 'What to do with your delivery?'],
  failed: ['{courier} ഓർഡർ {order} എത്തിക്കാനായില്ല.', '{courier} could not deliver order {order}.'],
  noOneThere: ['വാങ്ങാൻ അവിടെ ആരും ഉണ്ടായിരുന്നില്ല.', 'No one was there to take it.'],
  addressIncomplete: ['വിലാസം അപൂർണ്ണമാണ്.', 'The address is incomplete.'],
  refused: ['ഡെലിവറി വാങ്ങാൻ വിസമ്മതിച്ചു.', 'Taking the delivery was refused.'],
  cashNotReady: ['പണം തയ്യാറായിരുന്നില്ല.', 'The cash was not ready.'],
  otherDayAsked: ['മറ്റൊരു ദിവസം വരാൻ പറഞ്ഞു.', 'Someone said to come on another day.'],
  entryClosed: ['കൂറിയറിനെ അകത്തേക്ക് വിട്ടില്ല.', 'The courier was not let in.'],
  outsideArea: ['കൂറിയർ ഈ പ്രദേശത്ത് ഡെലിവറി ചെയ്യുന്നില്ല.', 'The courier does not deliver in this area.'],
  day: ['മറ്റൊരു ദിവസം എത്തിക്കുക', 'Deliver on another day'],
  chooseDay: ['ദിവസം', 'Day'],
  address: ['വിലാസം തിരുത്തുക', 'Correct the address'],
  addressHelp: ['വീട്, തെരുവ്, പ്രദേശം. {place} അതുപോലെ തുടരും.', 'House, street, area. {place} stays the same.'],
  landmark: ['അടയാള സ്ഥലം', 'A place to recognize it by'],
  phone: ['ഫോൺ നമ്പർ ചേർക്കുക', 'Add a phone number'],
  phoneHelp: [
    '10 അക്ക മൊബൈൽ നമ്പർ. {ending} ൽ അവസാനിക്കുന്ന നമ്പറും തുടരും.',
    'Mobile number of 10 digits. The number ending in {ending} stays too.',
  ],
  'nobody-came': ['ഞാൻ അവിടെ ഉണ്ടായിരുന്നു: ആരും വന്നില്ല', 'I was there: no one came'],
  cancel: ['എനിക്ക് ഇത് ഇനി വേണ്ട', 'I do not want it any more'],
  comment: ['മറ്റെന്തെങ്കിലും?', 'Anything else?'],
  send: ['അയയ്ക്കുക', 'Send'],
  wrongDate: ['ഈ ദിവസങ്ങളിൽ ഒന്ന് തിരഞ്ഞെടുക്കുക.', 'Choose one of these days.'],
  wrongAddress: [
    'വീട്, തെരുവ്, പ്രദേശം എഴുതുക, കുറഞ്ഞത് 10 അക്ഷരം.',
    'Write house, street, area, at least 10 characters.',
  ],
  wrongPhone: [
    '6, 7, 8 അല്ലെങ്കിൽ 9 ൽ തുടങ്ങുന്ന 10 അക്ക മൊബൈൽ നമ്പർ എഴുതുക.',
    'Write a mobile number of 10 digits that begins with 6, 7, 8 or 9.',
  ],
  thanks: ['നന്ദി', 'Thank you'],
  sent: [
    'നിങ്ങളുടെ മറുപടി {brand} ന് ലഭിച്ചു. കൂറിയറിന് ലഭിക്കുന്നതുവരെ നിങ്ങൾക്ക് അത് മാറ്റാം.',
    '{brand} received your answer. You can change it until the courier receives it.',
  ],
  sentCourier: ['നിങ്ങളുടെ മറുപടി {courier} ന് അയച്ചു.', 'Your answer was sent to {courier}.'],
  closed: ['ഈ ഡെലിവറിക്ക് ഇപ്പോൾ മറുപടി വേണ്ട', 'No answer is needed now for this delivery'],
  closedText: [
    'അത് വീണ്ടും പുറപ്പെട്ടു, എത്തി അല്ലെങ്കിൽ തിരികെ പോകുന്നു. ചോദ്യങ്ങളുണ്ടെങ്കിൽ {brand} നെ ബന്ധപ്പെടുക.',
    'It has set off again, arrived or is going back. If there are questions, contact {brand}.',
  ],
  expired: ['ഈ ലിങ്കിന്റെ സമയം കഴിഞ്ഞു', 'The time of this link is over'],
  expiredText: [
    'നിങ്ങളുടെ ഓർഡറിന്റെ ഏറ്റവും പുതിയ സന്ദേശം തുറക്കുക, അല്ലെങ്കിൽ വിൽപ്പനക്കാരനെ ബന്ധപ്പെടുക.',
    'Open the newest message of your order, or contact the seller.',
  ],
  stop: ['ഈ നമ്പറിലേക്ക് ഇനി സന്ദേശം അയയ്ക്കരുത്', 'Send no more messages to this number'],
  stopped: [
    '{brand} ൽ നിന്ന് WhatsApp, SMS സന്ദേശങ്ങൾ ഇനി വരില്ല.',
    'No more WhatsApp, SMS messages come from {brand}.',
  ],
};
