import type { BuyerTranslation } from './en.ts';

/** Bengali. */
export const bn: BuyerTranslation = {
  title: ['আপনার ডেলিভারি নিয়ে কী করা হবে?', 'What will be done with your delivery?'],
  failed: ['{courier} অর্ডার {order} পৌঁছে দিতে পারেনি।', '{courier} could not deliver order {order}.'],
  noOneThere: ['নেওয়ার জন্য কেউ ছিলেন না।', 'No one was there to take it.'],
  addressIncomplete: ['ঠিকানা অসম্পূর্ণ।', 'The address is incomplete.'],
  refused: ['ডেলিভারি নিতে অস্বীকার করা হয়েছে।', 'Taking the delivery was refused.'],
  cashNotReady: ['নগদ টাকা তৈরি ছিল না।', 'The cash was not ready.'],
  otherDayAsked: ['অন্য দিন আসতে বলা হয়েছে।', 'Someone asked to come on another day.'],
  entryClosed: ['কুরিয়ার ভিতরে ঢুকতে পারেনি।', 'The courier could not enter.'],
  outsideArea: ['কুরিয়ার এই এলাকায় ডেলিভারি করে না।', 'The courier does not deliver in this area.'],
  day: ['অন্য দিন ডেলিভারি করুন', 'Deliver on another day'],
  chooseDay: ['দিন', 'Day'],
  address: ['ঠিকানা ঠিক করুন', 'Correct the address'],
  addressHelp: ['বাড়ি, রাস্তা ও এলাকা। {place} একই থাকবে।', 'House, street and area. {place} stays the same.'],
  landmark: ['চেনার জায়গা', 'A place to recognize it by'],
  phone: ['একটি ফোন নম্বর যোগ করুন', 'Add a phone number'],
  phoneHelp: [
    '10 সংখ্যার মোবাইল নম্বর। {ending} দিয়ে শেষ হওয়া নম্বরটিও থাকবে।',
    'Mobile number of 10 digits. The number ending in {ending} stays too.',
  ],
  'nobody-came': ['আমি সেখানে ছিলাম: কেউ আসেনি', 'I was there: no one came'],
  cancel: ['আমি এটি আর চাই না', 'I do not want it any more'],
  comment: ['আর কিছু?', 'Anything else?'],
  send: ['পাঠান', 'Send'],
  wrongDate: ['এই দিনগুলির একটি বেছে নিন।', 'Choose one of these days.'],
  wrongAddress: [
    'বাড়ি, রাস্তা ও এলাকা লিখুন, অন্তত 10টি অক্ষর।',
    'Write house, street and area, at least 10 characters.',
  ],
  wrongPhone: [
    '10 সংখ্যার মোবাইল নম্বর লিখুন যা 6, 7, 8 বা 9 দিয়ে শুরু।',
    'Write a mobile number of 10 digits that begins with 6, 7, 8 or 9.',
  ],
  thanks: ['ধন্যবাদ', 'Thank you'],
  sent: [
    'আপনার উত্তর {brand} পেয়েছে। কুরিয়ার না পাওয়া পর্যন্ত আপনি এটি বদলাতে পারেন।',
    '{brand} has received your answer. You can change it until the courier receives it.',
  ],
  sentCourier: ['আপনার উত্তর {courier}-কে পাঠানো হয়েছে।', 'Your answer was sent to {courier}.'],
  closed: ['এই ডেলিভারির জন্য এখন উত্তরের দরকার নেই', 'No answer is needed now for this delivery'],
  closedText: [
    'এটি আবার রওনা হয়েছে, পৌঁছে গেছে বা ফিরে যাচ্ছে। প্রশ্ন থাকলে {brand}-এর সঙ্গে যোগাযোগ করুন।',
    'It has set off again, has arrived or is going back. If there are questions, contact {brand}.',
  ],
  expired: ['এই লিঙ্কের মেয়াদ শেষ', 'The time of this link is over'],
  expiredText: [
    'আপনার অর্ডারের সবচেয়ে নতুন বার্তা খুলুন, বা বিক্রেতার সঙ্গে যোগাযোগ করুন।',
    'Open the newest message of your order, or contact the seller.',
  ],
  stop: ['এই নম্বরে আর বার্তা পাঠাবেন না', 'Send no more messages to this number'],
  stopped: [
    '{brand} থেকে WhatsApp ও SMS-এ আর কোনও বার্তা আসবে না।',
    'No more messages will come from {brand} on WhatsApp and SMS.',
  ],
};
