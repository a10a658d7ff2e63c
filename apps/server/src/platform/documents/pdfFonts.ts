import { fontOf } from './fonts.ts';
import type { Weight } from './fonts.ts';
import { completeShaping } from './shaping.ts';
import type { ShapedFont } from './shaping.ts';
import type { Script } from './glyphs.ts';

type Pdf = PDFKit.PDFDocument;

/** The font that a file has opened last. */
export const openedFont = (pdf: Pdf): ShapedFont =>
  (pdf as unknown as { _font: { font: ShapedFont } })._font.font;

/** The fonts of a file so far. */
const opened = new WeakMap<Pdf, Set<string>>();

/** Opens the font of a script in a file, corrected for its conjuncts. Returns its name in the file. */
export function fontIn(pdf: Pdf, script: Script, weight: Weight): string {
  const name = `${script}-${weight}`;
  const names = opened.get(pdf) ?? new Set();
  opened.set(pdf, names);
  if (!names.has(name)) {
    pdf.registerFont(name, fontOf(script, weight)).font(name);
    if (script !== 'latin') completeShaping(openedFont(pdf), script);
    names.add(name);
  }
  return name;
}
