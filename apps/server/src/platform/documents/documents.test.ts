import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { labelSizes, sampleInvoice, sampleLabel } from '@khep/domain/documents';
import type { LabelModel } from '@khep/domain/documents';
import { createDocuments } from './index.ts';
import type { Documents } from './index.ts';

function run(tool: string, args: string[]): string {
  try {
    return execFileSync(tool, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new Error(
        `${tool} is needed to read labels back. Install it: apt-get install poppler-utils zbar-tools (or brew install poppler zbar).`,
        { cause: error },
      );
    }
    throw error;
  }
}

const labelFor = (awb: string, change: Partial<LabelModel['preference']> = {}): LabelModel => ({
  ...sampleLabel,
  shipment: { ...sampleLabel.shipment, awb },
  preference: { ...sampleLabel.preference, ...change },
});

describe('printed documents', () => {
  let documents: Documents;
  let folder: string;
  beforeAll(() => {
    documents = createDocuments({ now: () => new Date('2026-11-21T04:00:00Z') });
    folder = mkdtempSync(join(tmpdir(), 'khep-pdf-'));
  });
  afterAll(async () => {
    await documents.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The page as a 203 dpi printer draws it, and what a scanner then reads. */
  function scan(name: string, pdf: Uint8Array): string[] {
    const path = join(folder, name);
    writeFileSync(`${path}.pdf`, pdf);
    run('pdftoppm', ['-r', '203', '-gray', '-png', `${path}.pdf`, path]);
    const pages = readdirSync(folder)
      .filter((file) => file.startsWith(`${name}-`))
      .toSorted();
    return pages.flatMap((page) =>
      run('zbarimg', ['-q', '--raw', join(folder, page)])
        .trim()
        .split('\n'),
    );
  }

  it.each(labelSizes)('print a %s label whose barcode reads as the AWB', async (label_size) => {
    const pdf = await documents.labels([labelFor('DL1234567890123', { label_size })]);
    expect(scan(`size-${label_size}`, pdf)).toEqual(expect.arrayContaining(['DL1234567890123', 'KH-100482']));
  });

  it('print one page for each label, in order', async () => {
    const awbs = Array.from({ length: 6 }, (_, i) => `XB${9_000_000_000 + i}`);
    const pdf = await documents.labels(awbs.map((awb) => labelFor(awb, { show_order_barcode: false })));
    expect(scan('many', pdf)).toEqual(awbs);
  });

  it('carry ₹ and Hindi as text that can be searched, with their own fonts', async () => {
    const label = labelFor('DL1');
    label.order = {
      ...label.order,
      buyer: { ...label.order.buyer, name: 'श्रीमती शक्ति द्विवेदी', city: 'जयपुर' },
    };
    const path = join(folder, 'hindi.pdf');
    writeFileSync(path, await documents.labels([label]));
    const words = run('pdftotext', ['-layout', path, '-']);
    expect(words).toContain('₹2,499.00');
    expect(words.normalize('NFC')).toContain('जयपु');
    const embedded = run('pdffonts', [path]);
    expect(embedded).toMatch(/NotoSansDevanagari-Bold\s+CID TrueType\s+Identity-H\s+yes yes yes/);
  });

  it.each([
    ['Tamil', 'கோயம்புத்தூர்', 'NotoSansTamil-Bold'],
    ['Bengali', 'মুখোপাধ্যায়', 'NotoSansBengali-Bold'],
    ['Telugu', 'శ్రీకృష్ణ వెంకటేశ్వర్లు', 'NotoSansTelugu-Bold'],
    ['Kannada', 'ರಾಷ್ಟ್ರಕವಿ', 'NotoSansKannada-Bold'],
    ['Malayalam', 'തിരുവനന്തപുരം', 'NotoSansMalayalam-Bold'],
    ['Gujarati', 'જ્ઞાનેશ્વર', 'NotoSansGujarati-Bold'],
    ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'NotoSansGurmukhi-Bold'],
    ['Odia', 'ଭୁବନେଶ୍ୱର', 'NotoSansOriya-Bold'],
  ])('write %s with its own font, and open no other for it', async (_, name, font) => {
    const label = labelFor('DL1');
    label.order = { ...label.order, buyer: { ...label.order.buyer, name } };
    const path = join(folder, `${font}.pdf`);
    writeFileSync(path, await documents.labels([label]));
    const embedded = run('pdffonts', [path]);
    expect(embedded).toContain(font);
    expect(embedded.match(/NotoSans[A-Z]\w+/g)).toHaveLength(1);
    expect(scan(font, await documents.labels([label]))).toContain('DL1');
  });

  it('have long names, addresses and landmarks whole, and signs that the font lacks by what means the same', async () => {
    const buyer = {
      ...sampleLabel.order.buyer,
      name: 'Dr. Subrahmanyam Venkata Lakshmi Narasimha Chandrasekhara Sastry Garimella and family 🎁',
      address: `${'Flat 1204-B, Tower 17, Lakeside Habitat Phase II, '.repeat(5)}Varthur Hobli`.slice(0, 250),
      landmark: `${'Behind the temple, the unpaved road after the second pump, '.repeat(4)}gate B2`.slice(
        0,
        250,
      ),
    };
    const label = labelFor('DL1');
    label.order = { ...label.order, buyer };
    const files = {
      label: await documents.labels([label]),
      invoice: await documents.invoices([
        {
          ...sampleInvoice,
          recipient: { ...sampleInvoice.recipient, ...buyer, address: `${buyer.address}, ${buyer.landmark}` },
          round_off: -1,
        },
      ]),
    };
    for (const [name, bytes] of Object.entries(files)) {
      const path = join(folder, `long-${name}.pdf`);
      writeFileSync(path, bytes);
      const words = run('pdftotext', ['-raw', path, '-']).replaceAll(/\s/g, '');
      for (const text of [buyer.name.replace('🎁', ''), buyer.address, buyer.landmark])
        expect(words, name).toContain(text.replaceAll(/\s/g, ''));
      expect(words).not.toMatch(/[…?]/);
    }
    expect(run('pdftotext', ['-layout', join(folder, 'long-invoice.pdf'), '-'])).toMatch(
      /Round off\s+–₹0\.01/,
    );
  });

  it('come as a stream that can be left', async () => {
    const models = Array.from({ length: 120 }, (_, i) => labelFor(`DL${10_000 + i}`));
    const reader = documents.streamLabels(models).getReader();
    const first = await reader.read();
    expect(new TextDecoder('latin1').decode(first.value).slice(0, 5)).toBe('%PDF-');
    await reader.cancel();
    const after = await documents.labels([labelFor('DL7777777')]);
    expect(scan('after', after)).toContain('DL7777777');
  });

  it('tell of a model that cannot be printed, and print the next', async () => {
    await expect(documents.labels([{} as LabelModel])).rejects.toThrow();
    await expect(documents.labels([labelFor('DL42')])).resolves.toBeInstanceOf(Uint8Array);
  });

  it('include manifests and invoices', async () => {
    const party = {
      name: 'Mitti & Loom',
      address: 'Plot 18',
      city: 'Jaipur',
      state: 'Rajasthan',
      pincode: '302017',
    };
    const manifest = await documents.manifests([
      {
        manifest_id: 'MF-1',
        courier_name: 'Delhivery',
        date: '21 Nov 2026',
        company_name: 'Mitti & Loom',
        warehouse: party,
        rows: [],
      },
    ]);
    expect(scan('manifest', manifest)).toEqual(['MF-1', 'MF-1']);
    const path = join(folder, 'invoice.pdf');
    const line = {
      description: 'Planter',
      hsn_code: '6913',
      quantity: 1,
      rate: 18,
      taxable: 84_661,
      cgst: 7619,
      sgst: 7619,
      igst: 0,
    };
    const invoice = {
      number: 'ML/1',
      date: '21 Nov 2026',
      order_id: 'KH-1',
      supplier: party,
      recipient: party,
      place_of_supply: 'Rajasthan (08)',
      lines: [line],
      round_off: 1,
      total: 99_900,
    };
    writeFileSync(path, await documents.invoices([invoice]));
    expect(run('pdftotext', ['-layout', path, '-'])).toContain('₹999.00');
  });
});
