import type { KitMessages } from '@khep/ui';

/** In Hindi, what screens of the floor show of the kit's messages. */
export const kitMessagesHindi: KitMessages = {
  close: 'बंद करें',
  callout: {
    dismiss: 'हटाएँ',
    tones: {
      positive: 'हो गया',
      critical: 'गड़बड़ी',
      caution: 'ध्यान दें',
      info: 'सूचना',
      neutral: 'सूचना',
    },
  },
  loader: { loading: 'खुल रहा है' },
  empty: { retry: 'फिर कोशिश करें', error: 'यह नहीं खुला', noPermission: 'आप इसे नहीं खोल सकते' },
  confirm: { cancel: 'रहने दें', failed: 'नहीं हो पाया' },
  field: { clear: 'मिटाएँ' },
  number: {
    atLeast: (least) => `${least} या ज़्यादा लिखें।`,
    atMost: (most) => `${most} या कम लिखें।`,
    noNumber: (text) => `“${text}” पढ़ा नहीं गया। ऐसे लिखें: 549 या 549.50`,
  },
  weight: {
    grams: 'g',
    kilograms: 'kg',
    toKilograms: 'g. किलोग्राम में बदलें',
    toGrams: 'kg. ग्राम में बदलें',
    wholeGrams: 'पूरे ग्राम लिखें, या g दबाकर किलोग्राम में बदलें',
  },
  choice: { choose: 'चुनें', searching: 'खोजा जा रहा है', nothing: 'कुछ नहीं मिला' },
  form: {
    problems: (count) => `${count} जगह सुधार चाहिए`,
    problem: (label, message) => `${label}: ${message}`,
  },
};
