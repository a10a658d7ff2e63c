import type { ConsoleMessages } from './ConsoleMessagesProvider.tsx';
import { unansweredInHindi } from './failures.hi.ts';

/** In Hindi, what screens of the floor show of the console's shared messages. */
export const consoleMessagesHindi: ConsoleMessages = {
  common: { retry: 'फिर कोशिश करें', close: 'बंद करें' },
  states: {
    notFound: 'नहीं मिला',
    notFoundHelp: 'शायद इसे हटा दिया गया, या लिंक अधूरा है।',
    notLoaded: (_reason, { status, code }) =>
      unansweredInHindi(code) ??
      (status === 403 ? 'ब्रांड के मालिक से इसे खोलने की अनुमति लें।' : 'सर्वर में गड़बड़ी हुई। थोड़ी देर में फिर कोशिश करें।'),
  },
  image: {
    choose: 'फ़ोटो चुनें',
    add: 'फ़ोटो जोड़ें',
    change: 'फ़ोटो बदलें',
    delete: 'फ़ोटो हटाएँ',
    deleteOf: (number) => `फ़ोटो ${number} हटाएँ`,
  },
};
