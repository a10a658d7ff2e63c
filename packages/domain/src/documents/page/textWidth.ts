// Advance widths of printable ASCII in Noto Sans, in thousandths of the font size. Noto Sans is the PDF's
// font; other fonts are narrower.
const regular = [
  260, 269, 408, 646, 572, 831, 732, 225, 300, 300, 551, 572, 268, 322, 268, 372, 572, 572, 572, 572, 572,
  572, 572, 572, 572, 572, 268, 268, 572, 572, 572, 434, 899, 639, 650, 632, 730, 556, 519, 728, 741, 339,
  273, 619, 524, 907, 760, 781, 605, 781, 622, 549, 556, 731, 600, 930, 586, 566, 572, 329, 372, 329, 572,
  444, 281, 561, 615, 480, 615, 564, 344, 615, 618, 258, 258, 534, 258, 935, 618, 605, 615, 615, 413, 479,
  361, 618, 508, 786, 529, 510, 470, 380, 551, 380, 572,
];
const bold = [
  260, 286, 472, 646, 572, 901, 750, 266, 339, 339, 545, 572, 285, 322, 285, 413, 572, 572, 572, 572, 572,
  572, 572, 572, 572, 572, 285, 285, 572, 572, 572, 477, 897, 690, 672, 637, 740, 560, 549, 724, 765, 389,
  331, 664, 565, 943, 813, 796, 628, 796, 660, 551, 579, 756, 650, 967, 667, 624, 579, 331, 413, 331, 572,
  411, 362, 604, 633, 514, 633, 591, 387, 633, 657, 305, 305, 620, 305, 982, 657, 619, 633, 633, 454, 497,
  434, 657, 569, 856, 578, 569, 488, 394, 551, 394, 572,
];
const OTHER = 600;
// Marks above and below a letter take almost no width.
const MARK = 200;
const mark = /\p{M}/u;

/** Estimates the width of a text in mm. */
export function textWidth(text: string, size: number, isBold = false): number {
  const table = isBold ? bold : regular;
  let sum = 0;
  for (const character of text)
    sum += table[character.charCodeAt(0) - 32] ?? (mark.test(character) ? MARK : OTHER);
  return (sum * size) / 1000;
}

export interface Wrap {
  size: number;
  bold?: boolean;
  width: number;
  /** The last line ends in … if cut. */
  lines: number;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Cuts a text to a width, ending in … if cut. */
export function cutText(text: string, { size, bold: isBold, width }: Omit<Wrap, 'lines'>): string {
  if (textWidth(text, size, isBold) <= width) return text;
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    if (textWidth(`${kept}${segment}…`, size, isBold) > width) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/** Wraps a text at spaces, and inside words wider than the line. */
export function wrapText(text: string, wrap: Wrap): string[] {
  const { size, bold: isBold, width, lines } = wrap;
  const fits = (line: string) => textWidth(line, size, isBold) <= width;
  const words = text.split(/\s+/).filter(Boolean);
  const out: string[] = [];
  let line = '';
  while (words.length > 0) {
    const word = words.shift()!;
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) {
      words.unshift(word);
    } else {
      for (const { segment } of graphemes.segment(word)) {
        if (line && !fits(line + segment)) break;
        line += segment;
      }
      const rest = word.slice(line.length);
      if (rest) words.unshift(rest);
    }
    if (out.length === lines - 1) {
      out.push(cutText([line, ...words].join(' '), wrap));
      return out;
    }
    out.push(line);
    line = '';
  }
  if (line) out.push(line);
  return out.slice(0, lines);
}

export interface Room {
  width: number;
  height: number;
  /** The largest and the smallest type, in mm. */
  size: number;
  least: number;
  bold?: boolean;
}

/** Distance of lines, of the size of their type. */
export const LINE = 1.25;
const STEP = 0.94;

/**
 * Sets a text whole in a room: in the largest type in which its lines fit, since a long name or address must not be cut. Only
 * what doesn't fit in the smallest type is.
 */
export function fitText(
  text: string,
  { width, height, size, least, bold: isBold }: Room,
): { size: number; lines: string[]; isCut: boolean } {
  const linesOf = (type: number) => Math.max(1, Math.floor(height / (type * LINE) + 0.01));
  const wrapped = (type: number, lines: number) => wrapText(text, { size: type, bold: isBold, width, lines });
  for (let type = size; type > least; type *= STEP) {
    const lines = wrapped(type, Infinity);
    if (lines.length <= linesOf(type)) return { size: type, lines, isCut: false };
  }
  const all = wrapped(least, Infinity);
  const most = linesOf(least);
  return all.length <= most
    ? { size: least, lines: all, isCut: false }
    : { size: least, lines: wrapped(least, most), isCut: true };
}
