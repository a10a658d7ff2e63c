const plain = (text: string) =>
  text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('en-IN');

/**
 * Returns whether the typed text equals the phrase, ignoring case, surrounding spaces and Unicode
 * composition: the phrase is meant to slow users down, not to test spelling.
 */
export function matchesPhrase(typed: string, phrase: string): boolean {
  return plain(typed) === plain(phrase);
}
