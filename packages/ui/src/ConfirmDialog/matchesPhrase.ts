const plain = (text: string) =>
  text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('en-IN');

/**
 * Whether what was typed is the phrase. Capitals, spaces at the ends and how a Devanagari letter was composed do not
 * count: typing slows the hand down, it is no spelling test.
 */
export function matchesPhrase(typed: string, phrase: string): boolean {
  return plain(typed) === plain(phrase);
}
