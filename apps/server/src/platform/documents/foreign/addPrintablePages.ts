import { PrintableRef } from './printablePages.ts';
import type { PrintableDict, PrintablePages, PrintableValue } from './printablePages.ts';

type Pdf = PDFKit.PDFDocument;
type Reference = PDFKit.PDFKitReference;

/** Adds pages of another PDF to ours, at their own size. */
export function addPrintablePages(pdf: Pdf, { pages, objects }: PrintablePages): void {
  // A filter is needed first: pdfkit compresses streams without one.
  const refs = objects.map(({ value }) => pdf.ref(filterOf(value)));
  objects.forEach(({ value, stream }, i) => {
    const ref = refs[i]!;
    const converted = toPdfkit(value, refs);
    if (isDict(value)) Object.assign(ref.data, converted);
    else ref.data = converted as Reference['data'];
    // An object without data would not be a stream.
    ref.end(stream && (stream.length > 0 ? Buffer.from(stream) : ' '));
  });
  for (const page of pages) {
    const [left = 0, bottom = 0, right = 0, top = 0] = page['MediaBox'] as number[];
    pdf.addPage({ size: [Math.abs(right - left), Math.abs(top - bottom)], margin: 0 });
    Object.assign(pdf.page.dictionary.data, toPdfkit(page, refs));
  }
}

const isDict = (value: PrintableValue): value is PrintableDict =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof PrintableRef) &&
  !(value instanceof Uint8Array);

const filterOf = (value: PrintableValue): object =>
  isDict(value) && 'Filter' in value ? { Filter: value['Filter'] } : {};

function toPdfkit(value: PrintableValue, refs: readonly Reference[]): unknown {
  if (value instanceof PrintableRef) return refs[value.index];
  if (Array.isArray(value)) return value.map((one) => toPdfkit(one, refs));
  if (!isDict(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, toPdfkit(one, refs)]));
}
