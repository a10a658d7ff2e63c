// Label printers have no Indian fonts, so text is transliterated to Latin, as on road signs.
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
  ऎ: 'e',
  ऒ: 'o',
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
  'ॆ': 'e',
  'ॊ': 'o',
};
const others: Record<string, string> = { 'ं': 'n', 'ँ': 'n', 'ः': 'h', '।': '.', '़': '', ॐ: 'Om' };
const VIRAMA = '्';

const DEVANAGARI = 0x9_00;
const LAST_BLOCK = 0xd_00;
const BLOCK = 0x80;
/** Blocks of languages that pronounce a final vowel: Odia, Tamil, Telugu, Kannada and Malayalam. */
const SPOKEN_FROM = 0xb_00;

/** Letters at a different position than in Devanagari, or without a counterpart. */
const exceptions: Record<string, string> = {
  ৎ: 'त्',
  ৰ: 'र',
  ৱ: 'व',
  '৺': '',
  'ੰ': 'ं',
  'ੱ': '',
  ੲ: 'इ',
  ੳ: 'उ',
  ୱ: 'व',
  ൺ: 'ण्',
  ൻ: 'न्',
  ർ: 'र्',
  ൽ: 'ल्',
  ൾ: 'ळ्',
  ൿ: 'क्',
};

/** Maps a letter to its Devanagari counterpart: Indian script blocks share one arrangement. */
function toDevanagari(character: string): string {
  const code = character.charCodeAt(0);
  if (code < DEVANAGARI + BLOCK || code >= LAST_BLOCK + BLOCK) return character;
  return exceptions[character] ?? String.fromCharCode(DEVANAGARI + (code % BLOCK));
}

const isIndian = /[\u0900-\u0d7f]/u;

/** Transliterates Indian scripts to Latin; other text is unchanged. */
export function transliterate(text: string): string {
  if (!isIndian.test(text)) return text;
  // Composes two-part vowels, then separates and drops the dot below.
  const characters = Array.from(text.normalize('NFC')).flatMap((own) =>
    Array.from(toDevanagari(own).normalize('NFD'))
      .filter((letter) => letter !== '़')
      .map((letter) => ({ letter, isSpoken: own.charCodeAt(0) >= SPOKEN_FROM })),
  );
  let out = '';
  characters.forEach(({ letter, isSpoken }, i) => {
    const consonant = consonants[letter];
    const next = characters[i + 1]?.letter ?? '';
    if (consonant !== undefined) {
      // In northern languages the inherent vowel is silent at the end of a word.
      const isLast = !isSpoken && !/\p{Script=Devanagari}/u.test(next);
      out += consonant + (next === VIRAMA || next in signs || isLast ? '' : 'a');
    } else if (letter >= '०' && letter <= '९') {
      out += String(letter.charCodeAt(0) - 0x966);
    } else if (letter === 'ं' && isSpoken && !/\p{L}/u.test(next)) {
      out += 'm';
    } else if (letter !== VIRAMA) {
      out += vowels[letter] ?? signs[letter] ?? others[letter] ?? letter;
    }
  });
  return out
    .normalize('NFC')
    .replace(/[\u0900-\u097f]/gu, '')
    .replace(/(^|[\s,(])([a-z])/g, (_, before: string, first: string) => before + first.toUpperCase());
}
