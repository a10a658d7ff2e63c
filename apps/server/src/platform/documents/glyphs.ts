import { toPrintableText } from '@khep/domain/documents';

/** The Indian scripts with a Unicode block, in the order of the blocks. */
const blocks = [
  'devanagari',
  'bengali',
  'gurmukhi',
  'gujarati',
  'oriya',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
] as const;
export type Script = 'latin' | (typeof blocks)[number];

const FIRST_BLOCK = 0x9_00;
const BLOCK = 0x80;
const hex = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`;

/** Punctuation and joiners belong to the script around them, as do the spaces between its words. */
const runOf = (script: Script, i: number) => {
  const from = FIRST_BLOCK + i * BLOCK;
  const letters = `[${hex(from)}-${hex(from + BLOCK - 1)}\\u0964\\u0965\\u200c\\u200d]+`;
  // Only the Devanagari font has these marks.
  const between = script === 'devanagari' ? '[ ,.-]+' : ' +';
  return `(?<${script}>${letters}(?:${between}${letters})*)`;
};
const indianRun = new RegExp(blocks.map(runOf).join('|'), 'gu');
const isIndian = /[\u0900-\u0d7f]/u;

/** Characters of the Latin font: European letters and common signs. */
const LATIN = String.raw` -~\u00a0-\u017f\u0218-\u021b\u2009\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u202f\u20ac\u20b9`;
const isLatin = new RegExp(`^[${LATIN}]*$`, 'u');

/** Writes a text with what the Latin font can draw; spaces at its ends are between runs. */
function toDrawableText(text: string, isPart = false): string {
  if (isLatin.test(text)) return text;
  const [, before = '', after = ''] = /^(\s*).*?(\s*)$/su.exec(text) ?? [];
  return `${before && ' '}${toPrintableText(text, isLatin, isPart).text}${after && ' '}`;
}

/** A consonant of an Indian script. */
export const letterOf = (script: Script): string =>
  script === 'latin' ? 'k' : String.fromCharCode(FIRST_BLOCK + blocks.indexOf(script) * BLOCK + 0x15);

/** Splits a text into runs of one font each. */
export function scriptRuns(text: string): { script: Script; text: string }[] {
  if (!isIndian.test(text)) return text === '' ? [] : [{ script: 'latin', text: toDrawableText(text) }];
  const runs: { script: Script; text: string }[] = [];
  const latin = (part: string) =>
    part !== '' && runs.push({ script: 'latin', text: toDrawableText(part, true) });
  let at = 0;
  for (const match of text.matchAll(indianRun)) {
    latin(text.slice(at, match.index));
    const script = blocks.find((one) => match.groups?.[one] !== undefined) ?? 'devanagari';
    runs.push({ script, text: match[0] });
    at = match.index + match[0].length;
  }
  latin(text.slice(at));
  return runs;
}

/** Characters of a text that no font can draw, and which nothing can replace, without duplicates. */
export const unsupportedGlyphs = (text: string): string[] =>
  isLatin.test(text)
    ? []
    : toPrintableText(text.replace(isIndianAll, ''), isLatin, isIndian.test(text)).missing;

/** The same for all texts of a document, and the pictures (emoji) that are left out of them. */
export function lostGlyphsIn(paper: unknown): { missing: string[]; leftOut: string[] } {
  const texts = textsOf(paper);
  const pictures = texts.flatMap((text) => toPrintableText(text.replace(isIndianAll, ''), isLatin).leftOut);
  return {
    missing: [...new Set(texts.flatMap(unsupportedGlyphs))],
    // A skin colour or half a flag is no picture to a reader.
    leftOut: [...new Set(pictures)].filter((sign) => /\p{Extended_Pictographic}/u.test(sign)),
  };
}

function textsOf(said: unknown): string[] {
  // An image is no text, and long.
  if (typeof said === 'string') return said.startsWith('data:') ? [] : [said];
  return typeof said === 'object' && said !== null ? Object.values(said).flatMap(textsOf) : [];
}
const isIndianAll = /[\u0900-\u0d7f]/gu;
