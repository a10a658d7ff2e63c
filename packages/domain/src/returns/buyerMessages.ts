import type { ReturnReason } from './reasons.ts';

/** Texts of the buyer's return on the tracking page. */
const en = {
  title: 'Return items',
  until: 'Returns are possible until {day}.',
  items: 'Which items?',
  quantity: 'Quantity of {item}',
  reason: 'Why?',
  choose: 'Choose',
  reasons: {
    damaged: 'It arrived damaged',
    wrong_item: 'It is the wrong item',
    not_as_described: 'It is not as described',
    size: 'The size does not fit',
    colour: 'The colour differs',
    changed_mind: 'I changed my mind',
    other: 'Another reason',
  } satisfies Record<ReturnReason, string>,
  words: 'What happened?',
  photos: 'Photos',
  photosNeeded: 'Needed if it is damaged or wrong. PNG or JPEG, at most 5 MB each.',
  wants: 'What do you want?',
  refund: 'A refund',
  exchange: 'The same items again',
  fee: '{amount} for the pickup is deducted from the refund, unless it arrived damaged or wrong.',
  send: 'Request return',
  problems: {
    items: 'Choose at least one item.',
    reason: 'Choose the reason.',
    photos: 'Add a photo of the item.',
    closed: 'This return is not possible any more.',
  },
  states: {
    waiting: 'Requested: the seller decides',
    approved: 'Approved: a courier will collect it',
    coming: 'On its way to the seller',
    received: 'Received: being checked',
    refunded: 'Refunded',
    exchanged: 'New items are on their way',
    rejected: 'Not accepted',
    closed: 'Closed',
  },
};

export type ReturnMessages = typeof en;
export type BuyerReturnState = keyof ReturnMessages['states'];
export type BuyerReturnProblem = keyof ReturnMessages['problems'];

const hi: ReturnMessages = {
  title: 'सामान लौटाएँ',
  until: '{day} तक लौटा सकते हैं।',
  items: 'कौन-सा सामान?',
  quantity: '{item} की संख्या',
  reason: 'क्यों?',
  choose: 'चुनें',
  reasons: {
    damaged: 'टूटा हुआ मिला',
    wrong_item: 'गलत सामान मिला',
    not_as_described: 'बताए अनुसार नहीं है',
    size: 'नाप सही नहीं है',
    colour: 'रंग अलग है',
    changed_mind: 'मन बदल गया',
    other: 'कोई और कारण',
  },
  words: 'क्या हुआ?',
  photos: 'फ़ोटो',
  photosNeeded: 'टूटा या गलत सामान हो तो ज़रूरी है। PNG या JPEG, हर एक 5 MB तक।',
  wants: 'आप क्या चाहते हैं?',
  refund: 'पैसे वापस',
  exchange: 'वही सामान दोबारा',
  fee: 'पिकअप के {amount} काटे जाएँगे; टूटे या गलत सामान पर नहीं।',
  send: 'वापसी का अनुरोध करें',
  problems: {
    items: 'कम से कम एक सामान चुनें।',
    reason: 'कारण चुनें।',
    photos: 'सामान की फ़ोटो जोड़ें।',
    closed: 'अब इसे लौटाया नहीं जा सकता।',
  },
  states: {
    waiting: 'अनुरोध भेजा गया: विक्रेता तय करेगा',
    approved: 'मंज़ूर: कूरियर लेने आएगा',
    coming: 'विक्रेता के पास जा रहा है',
    received: 'मिल गया: जाँच हो रही है',
    refunded: 'पैसे वापस कर दिए गए',
    exchanged: 'नया सामान आ रहा है',
    rejected: 'स्वीकार नहीं हुआ',
    closed: 'बंद',
  },
};

/** Returns the texts in Hindi, or in English for any other language. */
export const returnMessages = (language: string): ReturnMessages => (language === 'hi' ? hi : en);
