import type { ConsoleMessages } from './ConsoleMessagesProvider.tsx';

/** In Hindi, what screens of the floor show of the console's shared messages. */
export const consoleMessagesHindi: ConsoleMessages = {
  common: { retry: 'फिर कोशिश करें', close: 'बंद करें' },
  image: {
    choose: 'फ़ोटो चुनें',
    add: 'फ़ोटो जोड़ें',
    change: 'फ़ोटो बदलें',
    delete: 'फ़ोटो हटाएँ',
    deleteOf: (number) => `फ़ोटो ${number} हटाएँ`,
  },
};
