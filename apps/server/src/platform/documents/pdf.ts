import PDFDocument from 'pdfkit';
import type {
  BarcodeElement,
  ImageElement,
  Layout,
  QrElement,
  TextElement,
  PageElement,
} from '@khep/domain/documents';
import { addPrintablePages } from './foreign/addPrintablePages.ts';
import { readPrintablePages } from './foreign/printablePages.ts';
import { scriptRuns } from './glyphs.ts';
import { fontIn } from './pdfFonts.ts';

type Pdf = PDFKit.PDFDocument;

const POINTS_PER_MM = 72 / 25.4;
const points = (mm: number) => mm * POINTS_PER_MM;

function drawText(pdf: Pdf, thing: TextElement): void {
  if (!thing.text) return;
  const weight = thing.bold ? 'bold' : 'regular';
  const runs = scriptRuns(thing.text).map(({ script, text }) => ({
    text,
    font: fontIn(pdf, script, weight),
  }));
  const measure = (size: number) =>
    runs.map((run) => pdf.font(run.font).fontSize(size).widthOfString(run.text));
  const most = points(thing.width);
  let size = points(thing.size);
  let widths = measure(size);
  let total = widths.reduce((sum, width) => sum + width, 0);
  if (total > most) {
    size *= most / total;
    widths = measure(size);
    total = widths.reduce((sum, width) => sum + width, 0);
  }
  let x = points(thing.x) - (thing.align === 'end' ? total : thing.align === 'middle' ? total / 2 : 0);
  pdf.fillColor(thing.inverse ? 'white' : 'black');
  runs.forEach((run, i) => {
    pdf
      .font(run.font)
      .fontSize(size)
      .text(run.text, x, points(thing.y), { lineBreak: false, baseline: 'alphabetic' });
    x += widths[i]!;
  });
}

function drawBarcode(pdf: Pdf, { widths, module, x, y, height }: BarcodeElement): void {
  let at = x;
  widths.forEach((width, i) => {
    if (i % 2 === 0) pdf.rect(points(at), points(y), points(width * module), points(height));
    at += width * module;
  });
  pdf.fill('black');
}

function drawQr(pdf: Pdf, { modules, x, y, size }: QrElement): void {
  const side = points(size / modules.length);
  modules.forEach((row, r) => {
    // Adjacent modules become one rectangle: fewer operators, and no hairlines between them.
    for (let c = 0; c < row.length;) {
      let end = c;
      while (row[end]) end++;
      if (end > c) pdf.rect(points(x) + c * side, points(y) + r * side, (end - c) * side, side);
      c = end + 1;
    }
  });
  pdf.fill('black');
}

function drawImage(pdf: Pdf, { source, x, y, width, height }: ImageElement): void {
  // Only images that the caller has validated: nothing is fetched or opened here.
  if (!/^data:image\/(png|jpe?g);base64,/.test(source)) return;
  try {
    pdf.image(source, points(x), points(y), {
      fit: [points(width), points(height)],
      align: 'right',
      valign: 'center',
    });
  } catch {
    // A broken logo must not prevent printing labels.
  }
}

function drawElement(pdf: Pdf, thing: PageElement): void {
  switch (thing.kind) {
    case 'text':
      return drawText(pdf, thing);
    case 'line':
      pdf
        .lineWidth(points(thing.thickness))
        .moveTo(points(thing.x1), points(thing.y1))
        .lineTo(points(thing.x2), points(thing.y2))
        .stroke('black');
      return;
    case 'rect': {
      pdf.rect(points(thing.x), points(thing.y), points(thing.width), points(thing.height));
      if (thing.filled) pdf.fill('black');
      else pdf.lineWidth(points(thing.thickness)).stroke('black');
      return;
    }
    case 'barcode':
      return drawBarcode(pdf, thing);
    case 'qr':
      return drawQr(pdf, thing);
    case 'image':
      return drawImage(pdf, thing);
  }
}

export interface PdfFacts {
  title: string;
  /** Written to the file; a parameter, so that the same input gives the same file. */
  createdAt: Date;
}

/** A PDF that someone else made, whose pages are pages of a document. */
export interface ForeignPdf {
  pdf: Uint8Array;
}

/**
 * Writes pages one by one, each emitted as soon as it is rendered.
 * @param between awaited after each page, for backpressure or a stop
 */
export async function writePdf(
  pages: Iterable<Layout | ForeignPdf>,
  facts: PdfFacts,
  give: (chunk: Uint8Array) => void,
  between: () => Promise<void> | void = () => {},
): Promise<void> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    // No default font: Helvetica is never used, and switching back to ours would load it again.
    font: '',
    info: { Title: facts.title, Producer: 'Khep', Creator: 'Khep', CreationDate: facts.createdAt },
  });
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => give(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  let count = 0;
  for (const page of pages) {
    if ('pdf' in page) addPrintablePages(pdf, readPrintablePages(page.pdf));
    else {
      pdf.addPage({ size: [points(page.width_mm), points(page.height_mm)], margin: 0 });
      for (const thing of page.elements) drawElement(pdf, thing);
    }
    count++;
    await between();
  }
  if (count === 0) pdf.addPage({ size: 'A6', margin: 0 });
  pdf.end();
  await ended;
}
