import PDFDocument from 'pdfkit';
import { zplDots } from '@khep/domain/documents';
import type { DotPicture, Layout, TextElement } from '@khep/domain/documents';
import type { Weight } from './fonts.ts';
import { scriptRuns } from './glyphs.ts';
import type { Script } from './glyphs.ts';
import { fontIn, openedFont } from './pdfFonts.ts';

/** A shaped text: glyphs in their order, with offsets and advances in units of the font. */
interface GlyphRun {
  glyphs: readonly { path: { toSVG(): string } }[];
  positions: readonly { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
  advanceWidth: number;
}
interface OutlineFont {
  unitsPerEm: number;
  layout(text: string): GlyphRun;
}

const fonts = new Map<string, OutlineFont>();
let file: PDFKit.PDFDocument | undefined;

/** The corrected fonts of the documents, kept open: labels of one script come in hundreds. */
function outlineFont(script: Script, weight: Weight): OutlineFont {
  file ??= new PDFDocument({ autoFirstPage: false, font: '' });
  const name = fontIn(file, script, weight);
  const known = fonts.get(name);
  if (known) return known;
  file.font(name);
  const font = openedFont(file) as unknown as OutlineFont;
  fonts.set(name, font);
  return font;
}

/** Above and below the baseline, in type sizes: Malayalam and Telugu stack two letters below. */
const above = 1.3;
const below = 0.8;

/** Outlines of a text as paths, and its width, in dots; it starts at 0 on the baseline. */
function outlineOf(element: TextElement, size: number): { paths: string; width: number } {
  let x = 0;
  let paths = '';
  for (const { script, text } of scriptRuns(element.text)) {
    const font = outlineFont(script, element.bold === true ? 'bold' : 'regular');
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    for (const [at, { path }] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[at]!;
      const [left, top] = [x + xOffset * scale, -yOffset * scale];
      paths += `<path transform="translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale} ${-scale})" d="${path.toSVG()}"/>`;
      x += xAdvance * scale;
    }
  }
  return { paths, width: x };
}

/** Draws a text in the fonts of the documents as dots of a label printer, where and as wide as the PDF has it. */
async function drawTextPicture(element: TextElement): Promise<DotPicture> {
  const most = element.width * zplDots;
  const natural = element.size * zplDots;
  const wide = outlineOf(element, natural);
  const size = wide.width > most ? (natural * most) / wide.width : natural;
  const { paths, width } = size === natural ? wide : outlineOf(element, size);
  const shift = element.align === 'end' ? width : element.align === 'middle' ? width / 2 : 0;
  const left = Math.max(0, element.x * zplDots - shift);
  const top = element.y * zplDots - above * size;
  const x = Math.floor(left);
  const y = Math.max(0, Math.floor(top));
  // Signs may stand out at both ends.
  const bytes_per_row = Math.ceil((width + size) / 8);
  const columns = bytes_per_row * 8;
  const rows = Math.ceil((above + below) * size);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${columns}" height="${rows}"><g transform="translate(${left - x} ${element.y * zplDots - y})">${paths}</g></svg>`;
  // Loaded with the first Indian text of a label printer: most servers print PDFs only.
  const { default: sharp } = await import('sharp');
  const grey = await sharp(Buffer.from(svg)).flatten({ background: 'white' }).greyscale().raw().toBuffer();
  const bits = new Uint8Array(bytes_per_row * rows);
  grey.forEach((shade, at) => {
    if (shade < 128) bits[at >> 3]! |= 0x80 >> (at & 7);
  });
  return { x, y, bytes_per_row, bits };
}

/** The texts of a page that a label printer has no font for, as dots. */
export async function drawTextPictures(layout: Layout): Promise<Map<TextElement, DotPicture>> {
  const pictures = new Map<TextElement, DotPicture>();
  for (const element of layout.elements)
    if (element.kind === 'text' && scriptRuns(element.text).some(({ script }) => script !== 'latin'))
      pictures.set(element, await drawTextPicture(element));
  return pictures;
}
