/**
 * Signs that a small font lacks, with signs that mean the same, the closest first. Unicode's own compatibility forms
 * (½, №, ﬁ, full-width letters) are found without this list: NFKC, Unicode Standard Annex 15.
 */
const alike: Readonly<Record<string, readonly string[]>> = {
  '₹': ['Rs. '],
  '−': ['–', '-'],
  '–': ['-'],
  '—': ['-'],
  '―': ['—', '-'],
  '‐': ['-'],
  '‑': ['-'],
  '⁃': ['-'],
  '⁄': ['/'],
  '∕': ['/'],
  '‘': ["'"],
  '’': ["'"],
  '‚': [','],
  '‛': ["'"],
  '′': ["'"],
  '“': ['"'],
  '”': ['"'],
  '„': ['"'],
  '″': ['"'],
  '•': ['*'],
  '‣': ['•', '*'],
  '●': ['•', '*'],
  '▪': ['•', '*'],
  '★': ['*'],
  '☆': ['*'],
  '∙': ['·', '.'],
  '·': ['-'],
  '×': ['x'],
  '÷': ['/'],
  '…': ['...'],
  '→': ['->'],
  '←': ['<-'],
  '⇒': ['=>'],
  '≤': ['<='],
  '≥': ['>='],
  '≠': ['!='],
  '≈': ['~'],
  '√': ['v'],
};

/** Pictures (emoji), their colours, and flags. Letters, digits and signs are none. */
const picture = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u;
const standsOnAnother = /[\p{M}\p{Cf}]/gu;

export interface PrintableText {
  text: string;
  /** Characters without an equal, printed as question marks so that they are noticed. No duplicates. */
  missing: string[];
  /** Pictures without a place on paper. No duplicates. */
  leftOut: string[];
}

/**
 * Writes a text with the characters that can be printed: other signs become what means the same, pictures (emoji) are left
 * out, and what is left becomes a question mark. A text of nothing but pictures becomes one, as a name must not vanish.
 * @param canPrint matches a text of printable characters only
 * @param isPart the rest of a text that has other characters: it may become empty
 */
export function toPrintableText(text: string, canPrint: RegExp, isPart = false): PrintableText {
  if (canPrint.test(text)) return { text, missing: [], leftOut: [] };
  const missing = new Set<string>();
  const leftOut = new Set<string>();
  const plain = text.normalize('NFC').replace(standsOnAnother, '').replace(/\s/gu, ' ');
  // 4½ without the sign of its own is 4 1/2, and not 41/2.
  const apart = plain.replace(/(?<=\d)(?=[\u00bc-\u00be\u2150-\u215e])/gu, (_, at: number) =>
    canPrint.test(String.fromCodePoint(plain.codePointAt(at)!)) ? '' : ' ',
  );
  const written = Array.from(apart).map((sign) => {
    if (canPrint.test(sign)) return sign;
    const [same] = [...(alike[sign] ?? []), sign.normalize('NFKC'), ...equalsOfParts(sign)].filter((one) =>
      canPrint.test(one),
    );
    if (same !== undefined) return same;
    if (picture.test(sign)) {
      leftOut.add(sign);
      return '';
    }
    missing.add(sign);
    return '?';
  });
  const result = written.join('').replace(/ {2,}/g, ' ').trim();
  if (result === '' && !isPart && plain.trim() !== '')
    return { text: '?', missing: Array.from(new Set(plain.trim())), leftOut: [] };
  return { text: result, missing: [...missing], leftOut: [...leftOut] };
}

/** Returns NFKC of a sign with equals for the signs in it: ⅓ is 1, ⁄ and 3. */
function equalsOfParts(sign: string): string[] {
  const parts = sign.normalize('NFKC');
  return parts === sign
    ? []
    : [
        Array.from(parts)
          .map((part) => alike[part]?.at(-1) ?? part)
          .join(''),
      ];
}
