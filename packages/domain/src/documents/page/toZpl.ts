import { textWidth } from './textWidth.ts';
import type { BarcodeElement, Layout, QrElement, TextElement, PageElement } from './elements.ts';
import { toPrintableText } from './printableText.ts';
import { transliterate } from './transliterate.ts';

/** Printer dots per millimetre (203 dpi). */
export const zplDots = 8;
const dots = (mm: number) => Math.round(mm * zplDots);

/** ^ and ~ start commands and _ starts an escape, so they are sent as hexadecimal. */
const field = (text: string) =>
  `^FH_^FD${text.replace(/[\^~_]/g, (c) => `_${c.charCodeAt(0).toString(16).toUpperCase()}`)}^FS`;

/** Latin letters of Europe, without the signs × and · that not every printer has. */
const inFont = /^[ -~\u00a1-\u00b6\u00b8-\u00d6\u00d8-\u00f6\u00f8-\u017f]*$/u;

/** Converts text to the printer's font. */
const toPrintable = (text: string) => toPrintableText(transliterate(text), inFont).text;

/** A text as black dots, for scripts that no printer's font has. */
export interface DotPicture {
  /** Dots of the page from its left edge. */
  x: number;
  /** Dots of the page from its top edge. */
  y: number;
  bytes_per_row: number;
  /** A bit a dot, the leftmost highest, 1 black; each row begins with a byte. */
  bits: Uint8Array;
}

/** Rows in hexadecimal: a comma ends a row of zeros, a colon repeats the row above. */
function drawPicture({ x, y, bytes_per_row, bits }: DotPicture, isInverse = false): string {
  let above = '';
  let rows = '';
  for (let at = 0; at < bits.length; at += bytes_per_row) {
    let row = '';
    for (const byte of bits.subarray(at, at + bytes_per_row)) row += byte.toString(16).padStart(2, '0');
    rows += row === above ? ':' : row.toUpperCase().replace(/0+$/, ',');
    above = row;
  }
  const size = bits.length;
  return `^FO${x},${y}${isInverse ? '^FR' : ''}^GFA,${size},${size},${bytes_per_row},${rows}^FS`;
}

function drawText(element: TextElement): string {
  const text = toPrintable(element.text);
  // Font 0 is about 0.92 times as wide as the layout assumes.
  const natural = textWidth(text, element.size, element.bold) * 0.92;
  const squeeze = Math.min(1, element.width / natural);
  const high = dots(element.size);
  const wide = Math.max(1, Math.floor(high * squeeze));
  const length = natural * squeeze;
  const left =
    element.align === 'middle'
      ? element.x - length / 2
      : element.align === 'end'
        ? element.x - length
        : element.x;
  return `^FT${dots(Math.max(0, left))},${dots(element.y)}^A0N,${high},${wide}${element.inverse ? '^FR' : ''}${field(text)}`;
}

// Drawn as boxes, because printers switch code sets of ^BC differently, which changes the width.
function drawBarcode({ widths, module, x, y, height }: BarcodeElement): string {
  const step = dots(module);
  let at = dots(x);
  let bars = '';
  widths.forEach((width, i) => {
    const wide = width * step;
    if (i % 2 === 0) bars += `^FO${at},${dots(y)}^GB${wide},${dots(height)},${wide}^FS`;
    at += wide;
  });
  return bars;
}

function drawQr(element: QrElement): string {
  const scale = Math.max(1, Math.min(10, Math.floor(dots(element.size) / element.modules.length)));
  return `^FO${dots(element.x)},${dots(element.y)}^BQN,2,${scale}${field(`MA,${element.text}`)}`;
}

/** Texts that are printed as pictures, by their element. */
export type TextPictures = ReadonlyMap<TextElement, DotPicture>;

function drawElement(element: PageElement, pictures?: TextPictures): string {
  switch (element.kind) {
    case 'text': {
      const picture = pictures?.get(element);
      if (picture) return drawPicture(picture, element.inverse);
      return element.text ? drawText(element) : '';
    }
    case 'line': {
      const thick = Math.max(1, dots(element.thickness));
      const wide = Math.max(thick, dots(element.x2 - element.x1));
      const high = Math.max(thick, dots(element.y2 - element.y1));
      return `^FO${dots(element.x1)},${dots(element.y1)}^GB${wide},${high},${thick}^FS`;
    }
    case 'rect': {
      const [wide, high] = [dots(element.width), dots(element.height)];
      const thick = element.filled ? Math.min(wide, high) : Math.max(1, dots(element.thickness));
      return `^FO${dots(element.x)},${dots(element.y)}^GB${wide},${high},${thick}^FS`;
    }
    case 'barcode':
      return drawBarcode(element);
    case 'qr':
      return drawQr(element);
    case 'image':
      break;
  }
  // A logo would have to be converted to dots; the company name is printed anyway.
  return '';
}

/**
 * Renders a page for a 203 dpi label printer.
 * @param pictures texts of Indian scripts as dots; without one, a text is written in Latin letters
 */
export function layoutToZpl(layout: Layout, pictures?: TextPictures): string {
  const body = layout.elements.map((element) => drawElement(element, pictures)).filter(Boolean);
  return [
    '^XA',
    '^CI28',
    `^PW${dots(layout.width_mm)}`,
    `^LL${dots(layout.height_mm)}`,
    ...body,
    '^XZ',
    '',
  ].join('\n');
}
