// Label printers carry no Devanagari font: the letters are written in Latin, as road signs do.
const consonants: Record<string, string> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};
const vowels: Record<string, string> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'ee',
  उ: 'u',
  ऊ: 'oo',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
};
const signs: Record<string, string> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
};
const others: Record<string, string> = { 'ं': 'n', 'ँ': 'n', 'ः': 'h', '।': '.', '़': '', ॐ: 'Om' };
const VIRAMA = '्';

/** Devanagari in Latin letters; everything else as it is. */
export function transliterate(text: string): string {
  // Composed letters with a dot below become the letter and the dot, which is dropped.
  const characters = Array.from(text.normalize('NFD')).filter((c) => c !== '़');
  let out = '';
  characters.forEach((character, i) => {
    const consonant = consonants[character];
    const next = characters[i + 1] ?? '';
    if (consonant !== undefined) {
      // The vowel within a consonant is silent at the end of a word.
      const isSilent = next === VIRAMA || next in signs || !/\p{Script=Devanagari}/u.test(next);
      out += consonant + (isSilent ? '' : 'a');
    } else if (character >= '०' && character <= '९') {
      out += String(character.charCodeAt(0) - 0x966);
    } else if (character !== VIRAMA) {
      out += vowels[character] ?? signs[character] ?? others[character] ?? character;
    }
  });
  return out
    .normalize('NFC')
    .replace(/(^|[\s,(])([a-z])/g, (_, before: string, letter: string) =>
      /\p{Script=Devanagari}/u.test(text) ? before + letter.toUpperCase() : before + letter,
    );
}
