import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { layoutInvoice } from './layoutInvoice.ts';
import { paperSizes, papers } from './paperSizes.ts';
import type { Layout } from './page/elements.ts';
import { sampleInvoice } from './sampleInvoice.ts';

/** As long as the portal's: the one of the published example has 880 characters. */
const signed_qr = `${'eyJhbGciOiJSUzI1NiIsImtpZCI6IkVE'.repeat(4)}.${'eyJkYXRhIjoie1wiU2VsbGVyR3N0'.repeat(17)}.${'j7Fpl3ol0G6akp1-ukVzOK-8'.repeat(14)}`;
const e_invoice = {
  irn: '706daeccda0ef6f818da78f3a2a05a1288731057373002289b46c3229289a2e7',
  ack_no: '232210036743849',
  ack_date: '16 Sep 2022, 19:29',
  signed_qr,
};

const codeOf = (layout: Layout) => {
  const [code] = layout.elements.filter((one) => one.kind === 'qr');
  return code;
};

/** Prints the code of a page with a label printer's 8 dots a millimetre, as it is on the paper, and reads it. */
async function scan(layout: Layout): Promise<string | undefined> {
  const dots = 8;
  const code = codeOf(layout)!;
  const width = Math.round(layout.width_mm * dots);
  const height = Math.round(layout.height_mm * dots);
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const count = code.modules.length;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const row = Math.floor((((y + 0.5) / dots - code.y) / code.size) * count);
      const column = Math.floor((((x + 0.5) / dots - code.x) / code.size) * count);
      if (code.modules[row]?.[column]) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  const [found] = await readBarcodes(
    { data, width, height, colorSpace: 'srgb' },
    { formats: ['QRCode'], tryHarder: true },
  );
  return found?.text;
}

describe('the signed QR code of an e-invoice', () => {
  beforeAll(() => {
    const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
    prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });
  });

  test.each(paperSizes)('is read from %s as it is printed, by another library', async (paper) => {
    for (const credits of [undefined, { number: '26-27/12', date: '20 Oct 2026' }]) {
      const pages = layoutInvoice({ ...sampleInvoice, paper, e_invoice, ...(credits && { credits }) });
      const coded = pages.filter((page) => codeOf(page));
      expect(coded).toHaveLength(1);
      expect(pages.flatMap(({ problems }) => problems)).toEqual([]);
      expect(await scan(coded[0]!)).toBe(signed_qr);
    }
  });

  test('has a page of its own on label paper, 2 inches or more wide, inside the page', () => {
    const pages = layoutInvoice({ ...sampleInvoice, paper: '4x6', e_invoice });
    expect(pages).toHaveLength(layoutInvoice({ ...sampleInvoice, paper: '4x6' }).length + 1);
    const page = pages.at(-1)!;
    const { x, y, size } = codeOf(page)!;
    expect(size).toBeGreaterThanOrEqual(50.8);
    expect(x).toBeGreaterThan(4);
    expect(x + size).toBeLessThan(papers['4x6'].width - 4);
    expect(y + size).toBeLessThan(papers['4x6'].height - 4);
    const texts = page.elements.filter((one) => one.kind === 'text');
    const said = texts.map(({ text }) => text).join('');
    expect(said).toContain(sampleInvoice.number);
    expect(said).toContain(e_invoice.irn);
    for (const one of texts) expect(one.y).toBeLessThan(y - 2);
  });
});
