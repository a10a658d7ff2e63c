/** How long a pause starts a new word, in milliseconds. */
const pause = 1000;

const collator = new Intl.Collator('en', { sensitivity: 'base', usage: 'search' });

const startsWith = (label: string, typed: string) =>
  collator.compare(label.slice(0, typed.length), typed) === 0;

export interface Findable {
  label: string;
  isDisabled?: boolean;
}

/**
 * Finds options by the letters that are typed: `ko` goes to Kochi, and `k` again and again goes through all that
 * begin with k.
 */
export function createTypeahead() {
  let typed = '';
  let at = 0;
  return {
    /** A word is being typed: a space belongs to it. */
    isTyping: (time: number) => typed !== '' && time - at < pause,
    /**
     * @param from index of the option the user is on; -1 for none
     * @param time of the key press, in milliseconds
     * @returns the index to go to; -1 where nothing begins so
     */
    find(letter: string, options: readonly Findable[], from: number, time: number): number {
      typed = time - at < pause ? typed + letter : letter;
      at = time;
      const isOneLetter = typed === letter.repeat(typed.length);
      const sought = isOneLetter ? letter : typed;
      const first = isOneLetter ? from + 1 : Math.max(0, from);
      for (let step = 0; step < options.length; step += 1) {
        const index = (first + step) % options.length;
        const option = options[index];
        if (option && !option.isDisabled && startsWith(option.label, sought)) return index;
      }
      return -1;
    },
  };
}
