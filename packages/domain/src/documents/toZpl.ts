import { textWidth } from './textWidth.ts';
import type { BarcodeElement, Layout, QrElement, TextElement, PageElement } from './elements.ts';
import { transliterate } from './transliterate.ts';

/** Printer dots to the millimetre: 203 dpi. */
const DOTS = 8;
const dots = (mm: number) => Math.round(mm * DOTS);

/** ^ and ~ start commands and _ starts an escape: they go as hexadecimal. */
const field = (text: string) =>
  `^FH_^FD${text.replace(/[\^~_]/g, (c) => `_${c.charCodeAt(0).toString(16).toUpperCase()}`)}^FS`;

const standsOnAnother = /[\p{M}\p{Cf}]/gu;
const notInFont = /[^ -~\u00a0-\u017f]/gu;

/** What the printer's own font can write; a letter that it has not is seen as a question mark, and not as nothing. */
const writable = (text: string) =>
  transliterate(text)
    .replaceAll('₹', 'Rs. ')
    .replaceAll('•', '*')
    .replaceAll('×', 'x')
    .replaceAll('…', '...')
    .replaceAll(' · ', ' - ')
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(standsOnAnother, '')
    .replace(notInFont, '?');

function drawText(thing: TextElement): string {
  const text = writable(thing.text);
  // Font 0 is as high as asked and about 0.92 as wide as the layout's measure.
  const natural = textWidth(text, thing.size, thing.bold) * 0.92;
  const squeeze = Math.min(1, thing.width / natural);
  const high = dots(thing.size);
  const wide = Math.max(1, Math.floor(high * squeeze));
  const length = natural * squeeze;
  const left =
    thing.align === 'middle' ? thing.x - length / 2 : thing.align === 'end' ? thing.x - length : thing.x;
  return `^FT${dots(Math.max(0, left))},${dots(thing.y)}^A0N,${high},${wide}${thing.inverse ? '^FR' : ''}${field(text)}`;
}

// As boxes and not as ^BC: printers differ in how they switch code sets, and with it in how wide the
// code becomes. These are the very bars of the layout, each a whole number of dots.
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

function drawQr(thing: QrElement): string {
  const scale = Math.max(1, Math.min(10, Math.floor(dots(thing.size) / thing.modules.length)));
  return `^FO${dots(thing.x)},${dots(thing.y)}^BQN,2,${scale}${field(`MA,${thing.text}`)}`;
}

function drawElement(thing: PageElement): string {
  switch (thing.kind) {
    case 'text':
      return thing.text ? drawText(thing) : '';
    case 'line': {
      const thick = Math.max(1, dots(thing.thickness));
      const wide = Math.max(thick, dots(thing.x2 - thing.x1));
      const high = Math.max(thick, dots(thing.y2 - thing.y1));
      return `^FO${dots(thing.x1)},${dots(thing.y1)}^GB${wide},${high},${thick}^FS`;
    }
    case 'rect': {
      const [wide, high] = [dots(thing.width), dots(thing.height)];
      const thick = thing.filled ? Math.min(wide, high) : Math.max(1, dots(thing.thickness));
      return `^FO${dots(thing.x)},${dots(thing.y)}^GB${wide},${high},${thick}^FS`;
    }
    case 'barcode':
      return drawBarcode(thing);
    case 'qr':
      return drawQr(thing);
    case 'image':
      break;
  }
  // A logo would have to be turned into dots first; the company's name is on the label too.
  return '';
}

/** The page for a label printer of 203 dpi. */
export function layoutToZpl(layout: Layout): string {
  const body = layout.things.map(drawElement).filter(Boolean);
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
