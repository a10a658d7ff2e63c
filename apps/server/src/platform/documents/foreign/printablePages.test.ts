import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleLabel } from '@khep/domain/documents';
import type { LabelModel } from '@khep/domain/documents';
import { createDocuments } from '../index.ts';
import type { Documents } from '../index.ts';
import { readPrintablePages } from './printablePages.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const fixture = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, 'fixtures', name)));

/** Writes a PDF of these objects, the first of which is number 1 and its catalogue. */
function pdfOf(objects: readonly string[], trailer = ''): Uint8Array {
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, i) => {
    const at = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = text.length;
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`);
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`;
  text += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`;
  return bytesOf(text);
}

const streamOf = (data: string, dict = '') => `<<${dict}/Length ${data.length}>>\nstream\n${data}\nendstream`;
const drawing = 'BT /F1 24 Tf 20 200 Td (Courier label) Tj ET';
const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';

interface OnePage {
  catalogue?: string;
  page?: string;
  box?: string;
  content?: string;
  resources?: string;
  more?: readonly string[];
  trailer?: string;
}

/** A PDF of one page: objects 1 to 4, its font is 5, and `more` begins at 6. */
const onePage = ({
  catalogue = '',
  page = '',
  box = '0 0 288 432',
  content = streamOf(drawing),
  resources = '',
  more = [],
  trailer = '',
}: OnePage = {}): Uint8Array =>
  pdfOf(
    [
      `<</Type/Catalog/Pages 2 0 R${catalogue}>>`,
      `<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[${box}]>>`,
      `<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>${resources}>>${page}>>`,
      content,
      font,
      ...more,
    ],
    trailer,
  );

describe('pages of a PDF that someone else made', () => {
  let documents: Documents;
  let folder: string;
  beforeAll(() => {
    documents = createDocuments({ now: () => new Date('2026-11-21T04:00:00Z') });
    folder = mkdtempSync(join(tmpdir(), 'khep-foreign-'));
  });
  afterAll(async () => {
    await documents.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const labelFor = (awb: string): LabelModel => ({
    ...sampleLabel,
    shipment: { ...sampleLabel.shipment, awb },
  });
  async function print(awbs: readonly string[], files: ReadonlyMap<string, Uint8Array>) {
    const stream = documents.streamLabels(awbs.map(labelFor), files);
    const bytes = Buffer.from(await new Response(stream).arrayBuffer());
    const path = join(folder, `${awbs.join('-')}.pdf`);
    writeFileSync(path, bytes);
    const words = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
    return { bytes: bytes.toString('latin1'), pages: words.split('\f').slice(0, -1) };
  }

  test.each(['chromium.pdf', 'object-streams.pdf'])('are printed between ours: %s', async (name) => {
    const { pages } = await print(['DL1', 'DL2', 'DL3'], new Map([['DL2', fixture(name)]]));
    expect(pages).toHaveLength(3);
    expect(pages[0]).toContain('DL1');
    expect(pages[1]).toContain('Courier label 84649910000022');
    expect(pages[1]).not.toContain('DL2');
    expect(pages[2]).toContain('DL3');
  });

  test('have their own size, rotation and fonts', async () => {
    const pdf = onePage({ page: '/Rotate 90' });
    const read = readPrintablePages(pdf);
    expect(read.pages).toMatchObject([{ MediaBox: [0, 0, 288, 432], Rotate: 90 }]);
    expect((await print(['DL4'], new Map([['DL4', pdf]]))).pages[0]).toContain('Courier label');
  });

  test('have no action, script, link, form, attachment or metadata of the file', async () => {
    const pdf = onePage({
      catalogue: '/OpenAction 6 0 R/Names<</EmbeddedFiles<</Names[(a)7 0 R]>>>>/AcroForm<</Fields[9 0 R]>>',
      page: '/AA<</O 6 0 R>>/Annots[9 0 R]/Metadata 8 0 R/A#41 6 0 R',
      resources: '/XObject<</A 10 0 R>>/Properties<</P 6 0 R>>',
      content: streamOf(`${drawing} /A Do`),
      more: [
        '<</S/J#61vaScript/J#53(app.alert)>>',
        '<</Type/Filespec/F(evil.exe)/EF<</F 8 0 R>>>>',
        streamOf('secret-of-the-attachment', '/Type/EmbeddedFile'),
        '<</Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://evil.example)>>>>',
        streamOf('0 0 9 9 re f', '/Subtype/Form/BBox[0 0 9 9]/Metadata 8 0 R/A 6 0 R'),
      ],
    });
    const { bytes, pages } = await print(['DL5'], new Map([['DL5', pdf]]));
    expect(pages[0]).toContain('Courier label');
    // What is drawn stays, also under a name that is an action elsewhere.
    expect(bytes).toMatch(/\/A \d+ 0 R/);
    expect(bytes).not.toMatch(/JavaScript|app\.alert|evil|attachment|Annots|OpenAction|AcroForm|\/AA|\/JS/);
  });

  test('may share objects in a circle', async () => {
    const pdf = onePage({
      resources: '/XObject<</X 6 0 R>>',
      more: [streamOf('q Q', '/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 6 0 R>>>>')],
    });
    expect((await print(['DL6'], new Map([['DL6', pdf]]))).pages[0]).toContain('Courier label');
  });

  const packed = (data: string, dict: string) => onePage({ content: streamOf(data, dict) });
  const bomb = deflateSync(Buffer.alloc(80 * 1024 * 1024)).toString('latin1');
  const kids = (count: number) =>
    pdfOf([
      '<</Type/Catalog/Pages 2 0 R>>',
      `<</Type/Pages/MediaBox[0 0 288 432]/Kids[${'3 0 R '.repeat(count)}]>>`,
      '<</Type/Page/Contents 4 0 R>>',
      streamOf(drawing),
    ]);
  test.each<[string, Uint8Array, RegExp]>([
    ['a web page', bytesOf('<html>Log in</html>'), /not a PDF/],
    ['nothing', new Uint8Array(), /not a PDF/],
    ['half a file', onePage().subarray(0, 300), /damaged/],
    [
      'a wrong index',
      bytesOf(Buffer.from(onePage()).toString('latin1').replace('3 0 obj', '8 0 obj')),
      /damaged/,
    ],
    ['encryption', onePage({ trailer: '/Encrypt<</Filter/Standard>>' }), /encrypted/],
    ['data in another file', packed('x', '/F(/etc/passwd)'), /another file/],
    [
      'a program for printers',
      onePage({ resources: '/XObject<</X 6 0 R>>', more: [streamOf('x', '/Subtype/PS')] }),
      /program/,
    ],
    ['an unusual packing', packed('x', '/Filter/JBIG2Decode'), /packed by JBIG2Decode/],
    ['much data in a small file', packed(bomb, '/Filter/FlateDecode'), /too large/],
    ['no page', pdfOf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]>>']), /no page/],
    ['an empty page', onePage({ content: 'null' }), /empty/],
    ['a page of no paper', onePage({ box: '0 0 9 9' }), /size of its page/],
    [
      'a page that is its own parent',
      pdfOf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R]>>']),
      /damaged/,
    ],
    ['the same page again', kids(2), /damaged/],
    ['an object that is itself', onePage({ resources: '/ExtGState 6 0 R', more: ['6 0 R'] }), /damaged/],
    ['brackets without an end', onePage({ resources: `/ExtGState<</X ${'['.repeat(5000)}` }), /damaged/],
    [
      'a long chain of objects',
      onePage({
        resources: '/ExtGState<</X 6 0 R>>',
        more: Array.from({ length: 100 }, (_, i) => `[${i + 7} 0 R]`),
      }),
      /nested too deeply/,
    ],
  ])('are rejected with the reason: %s', (_, pdf, reason) => {
    expect(() => readPrintablePages(pdf)).toThrow(reason);
  });

  test('are at most four', () => {
    const pages = Array.from({ length: 5 }, () => '<</Type/Page/Contents 3 0 R/MediaBox[0 0 288 432]>>');
    const pdf = pdfOf([
      '<</Type/Catalog/Pages 2 0 R>>',
      `<</Type/Pages/Kids[${pages.map((__, i) => `${i + 4} 0 R`).join(' ')}]>>`,
      streamOf(drawing),
      ...pages,
    ]);
    expect(() => readPrintablePages(pdf)).toThrow('The file has more than 4 pages.');
  });

  test('are read or rejected within a moment, whatever is wrong with the file', () => {
    const whole = [onePage(), fixture('object-streams.pdf')];
    for (const pdf of whole)
      for (let at = 0; at < pdf.length; at += 7) {
        const broken = Uint8Array.from(pdf);
        broken[at] = (broken[at]! + 31) % 256;
        try {
          readPrintablePages(broken);
        } catch (error) {
          expect((error as Error).name).toBe('UnsafePdf');
        }
      }
  });
});
