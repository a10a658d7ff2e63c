/** Words that banks shorten, write out or omit. */
const fillers = new Set(['m', 's', 'ms', 'messrs', 'the', 'and', 'mr', 'mrs', 'dr', 'shri', 'smt']);
const shortForms: Readonly<Record<string, string>> = {
  pvt: 'private',
  p: 'private',
  ltd: 'limited',
  co: 'company',
  corp: 'corporation',
};

function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !fillers.has(word))
    .map((word) => shortForms[word] ?? word);
}

/**
 * Whether a bank's name of an account holder is the one that was entered: the same words in any order, where an initial
 * is the same as the word. Banks shorten names, so a missing middle name doesn't matter either.
 */
export function isSameHolder(registered: string, entered: string): boolean {
  const [a, b] = [wordsOf(registered), wordsOf(entered)].sort((one, other) => one.length - other.length);
  if (a === undefined || b === undefined || a.length === 0) return false;
  const left = [...b];
  const isMatched = (word: string) => {
    const index = left.findIndex(
      (other) =>
        other === word ||
        (word.length === 1 && other.startsWith(word)) ||
        (other.length === 1 && word.startsWith(other)),
    );
    if (index === -1) return false;
    left.splice(index, 1);
    return true;
  };
  // One whole word at least has to be the same: two initials fit too many names.
  const hasWord = a.some((word) => word.length > 1 && b.includes(word));
  return hasWord && a.every(isMatched) && left.length <= 1;
}
