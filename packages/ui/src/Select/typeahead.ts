/** Milliseconds after which a letter starts a new search. */
const pause = 1000;

const collator = new Intl.Collator('en', { sensitivity: 'base', usage: 'search' });

const startsWith = (label: string, typed: string) =>
  collator.compare(label.slice(0, typed.length), typed) === 0;

export interface Findable {
  label: string;
  isDisabled?: boolean;
}

/** Finds options by typed letters: `ko` finds Kochi; repeating `k` cycles through options starting with k. */
export function createTypeahead() {
  let typed = '';
  let at = 0;
  return {
    /** While typing, a space is part of the text. */
    isTyping: (time: number) => typed !== '' && time - at < pause,
    /**
     * @param from index of the current option; -1 for none @param time of the key press in milliseconds
     * @returns the index; -1 without a match
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
