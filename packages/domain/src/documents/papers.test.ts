import { describe, expect, it } from 'vitest';
import { layoutInvoice } from './layoutInvoice.ts';
import type { InvoiceLine, InvoiceModel } from './layoutInvoice.ts';
import { layoutManifest } from './layoutManifest.ts';
import type { ManifestModel } from './layoutManifest.ts';
import type { Layout } from './page/elements.ts';

const allText = (layout: Layout) => layout.elements.map((t) => (t.kind === 'text' ? t.text : '')).join('\n');

const manifest = (count: number): ManifestModel => ({
  manifest_id: 'MF-20261121-1',
  courier_name: 'Delhivery',
  date: '21 Nov 2026',
  company_name: 'Mitti & Loom',
  warehouse: { name: 'Jaipur', address: 'Plot 18', city: 'Jaipur', state: 'Rajasthan', pincode: '302017' },
  rows: Array.from({ length: count }, (_, i) => ({
    awb: `DL${1000 + i}`,
    order_id: `KH-${i}`,
    pincode: '560003',
    weight: 500,
    is_cod: i % 2 === 0,
    cod_amount: 10_000,
  })),
});

const line: InvoiceLine = {
  description: 'Terracotta planter',
  hsn_code: '6913',
  quantity: 2,
  rate: 18,
  taxable: 211_780,
  cgst: 19_060,
  sgst: 19_060,
  igst: 0,
};
const party = {
  name: 'Mitti & Loom',
  address: 'Plot 18',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411045',
  gstin: '27AAPFU0939F1ZV',
};
const invoice = (count: number): InvoiceModel => ({
  number: 'ML/26-27/482',
  date: '21 Nov 2026',
  order_id: 'KH-100482',
  supplier: party,
  recipient: { ...party, name: 'Ananya Iyer', gstin: undefined, phone: '9876543210' },
  place_of_supply: 'Maharashtra (27)',
  lines: Array.from({ length: count }, () => line),
  round_off: 0,
  total: 249_900 * count,
});

describe('the manifest', () => {
  it('has two copies with parcel count, COD amount and signatures', () => {
    const pages = layoutManifest(manifest(3));
    expect(pages).toHaveLength(2);
    expect(allText(pages[0]!)).toContain('Courier copy');
    expect(allText(pages[1]!)).toContain('Seller copy');
    for (const page of pages) {
      for (const words of [
        'DL1002',
        '3 parcels · COD amount ₹200.00',
        'Handed over',
        'Received for Delhivery',
      ]) {
        expect(allText(page)).toContain(words);
      }
    }
  });

  it('continues over pages, with signatures on the last', () => {
    const pages = layoutManifest(manifest(80));
    expect(pages).toHaveLength(6);
    expect(pages.map((page) => allText(page).includes('Received for'))).toEqual([
      false,
      false,
      true,
      false,
      false,
      true,
    ]);
    expect(
      pages
        .slice(0, 3)
        .map(allText)
        .join('\n')
        .match(/^DL\d+$/gm),
    ).toHaveLength(80);
  });

  it('lists e-way bills', () => {
    const { rows, ...rest } = manifest(3);
    const [page] = layoutManifest({
      ...rest,
      rows: rows.map((row, index) => (index === 1 ? { ...row, eway_bill: '331009876543' } : row)),
    });
    expect(allText(page!).match(/E-way bill/g)).toHaveLength(1);
    expect(allText(page!)).toContain('E-way bill 331009876543');
  });
});

describe('the tax invoice', () => {
  it('is a bill of supply without tax for a seller without a GSTIN', () => {
    const untaxed = { ...line, rate: 0, taxable: 249_900, cgst: 0, sgst: 0, igst: 0 };
    const { gstin: _none, ...supplier } = party;
    const bill: InvoiceModel = { ...invoice(1), supplier, lines: [untaxed], is_bill_of_supply: true };
    const text = allText(layoutInvoice(bill)[0]!);
    expect(text).toContain('Bill of supply\n');
    expect(text).toContain('Bill of supply ML/26-27/482 · 21 Nov 2026');
    expect(text).toContain('2,499.00');
    expect(text).not.toMatch(/tax|GST|Rate|Reverse charge/i);
    const credits = { number: 'ML/26-27/400', date: '2 Nov 2026' };
    const note = allText(layoutInvoice({ ...bill, credits })[0]!);
    expect(note).toContain('against bill of supply ML/26-27/400');
    expect(note).not.toMatch(/taxable|GST/i);
  });
  it("prints the buyer's company with its GSTIN, and where the goods are delivered", () => {
    const recipient = { ...party, name: 'Ananya Iyer', company: 'Iyer Interiors LLP' };
    const deliver_to = { ...party, name: 'Site office', gstin: undefined };
    const text = allText(layoutInvoice({ ...invoice(1), recipient, deliver_to })[0]!);
    expect(text).toMatch(/Billed to\nIyer Interiors LLP\nAnanya Iyer\n[\s\S]*GSTIN 27AAPFU0939F1ZV/);
    expect(text).toMatch(/Delivered to\nSite office/);
  });
  it('has the particulars of rule 46', () => {
    const [page] = layoutInvoice(invoice(1));
    for (const words of [
      'Tax invoice',
      'ML/26-27/482',
      '21 Nov 2026',
      '27AAPFU0939F1ZV',
      'Ananya Iyer',
      '6913',
      '2 Nos',
      '2117.80',
      '18%',
      '190.60',
      'Maharashtra (27)',
      'Reverse charge no',
      '₹2,499.00',
      'authorised signatory',
    ]) {
      expect(allText(page!)).toContain(words);
    }
  });

  it('hides the buyer’s contact on request and prints every line', () => {
    expect(allText(layoutInvoice({ ...invoice(1), hide_buyer_contact: true })[0]!)).not.toContain(
      '9876543210',
    );
    const pages = layoutInvoice(invoice(40));
    expect(pages).toHaveLength(3);
    expect(
      pages
        .map(allText)
        .join('\n')
        .match(/Terracotta planter/g),
    ).toHaveLength(40);
    expect(allText(pages[0]!)).not.toContain('authorised signatory');
  });

  it('cuts a long street but keeps city, state and PIN code', () => {
    const far = {
      ...party,
      address: 'Shed 4, behind the old weighbridge, Sanganer Industrial Area Extension, '.repeat(12),
      city: 'Silvassa',
      state: 'Dadra and Nagar Haveli and Daman and Diu',
      pincode: '396230',
      phone: '9876543210',
      email: 'a.rather.long.address@a-rather-long-name.example.in',
    };
    const whole = { ...invoice(16), supplier: far, recipient: far, deliver_to: far, round_off: 1 };
    for (const paper of ['A4', 'A5'] as const) {
      const [page, second] = layoutInvoice({ ...whole, paper });
      expect(second).toBeUndefined();
      const words = allText(page!);
      for (const text of ['Silvassa', 'Dadra and Nagar', ' 396230', 'GSTIN 27AAPFU0939F1ZV'])
        expect(words.split(text), text).toHaveLength(4);
      const lowest = Math.max(...page!.elements.map((element) => ('y' in element ? element.y : 0)));
      expect(lowest).toBeLessThan(page!.height_mm - 5);
    }
  });
  it('scales to smaller paper', () => {
    const [page] = layoutInvoice({ ...invoice(3), paper: 'A5' });
    expect([page!.width_mm, page!.height_mm]).toEqual([148, 210]);
    const whole = layoutInvoice(invoice(3))[0]!;
    expect(page!.elements).toHaveLength(whole.elements.length);
    for (const element of page!.elements) {
      const right = element.kind === 'line' ? element.x2 : element.x;
      expect(right).toBeLessThanOrEqual(148);
    }
  });

  it('prints a credit note', () => {
    const words = allText(
      layoutInvoice({ ...invoice(1), credits: { number: 'ML/26-27/400', date: '2 Nov 2026' } })[0]!,
    );
    expect(words).toContain('Credit note');
    expect(words).toContain('against invoice ML/26-27/400 of 2 Nov 2026');
  });
});

describe('a delivery challan', () => {
  // The contents that rule 55(1) of the CGST Rules lists.
  const challan = (count: number, more: Partial<InvoiceModel> = {}): InvoiceModel => ({
    ...invoice(count),
    place_of_supply: '',
    challan: { purpose: 'Stock transfer: no supply', copy: 'Original for consignee' },
    ...more,
  });
  it('names both parties, the goods with HSN code and value, and the signatory, without tax', () => {
    const text = allText(layoutInvoice(challan(2))[0]!);
    for (const word of [
      'Delivery challan',
      'Original for consignee',
      'Consigner',
      'Consignee',
      'HSN',
      'Taxable value',
      'authorised signatory',
    ])
      expect(text).toContain(word);
    for (const word of ['Tax invoice', 'Sold by', 'Billed to', 'Reverse charge', 'Place of supply'])
      expect(text).not.toContain(word);
  });
  it('names the place of supply between states', () => {
    const [page] = layoutInvoice(challan(1, { place_of_supply: 'Maharashtra (27)' }));
    expect(allText(page!)).toContain('Place of supply Maharashtra (27)');
  });
});

describe('an e-invoice', () => {
  // As long as a signed code of the portal is: about 1,050 characters.
  const signed_qr = `eyJhbGciOiJSUzI1NiJ9.${'eyJkYXRhIjoi'.repeat(57)}.${'c2lnbmF0dXJl'.repeat(28)}`;
  const e_invoice = {
    irn: 'a1'.repeat(32),
    ack_no: '232210036754863',
    ack_date: '17 Sep 2022, 16:26',
    signed_qr,
  };
  const registered = (count: number) => layoutInvoice({ ...invoice(count), e_invoice });
  const qrOf = (layout: Layout) => layout.elements.find(({ kind }) => kind === 'qr');

  it('has its number, its acknowledgement and the signed code, whole', () => {
    const [page] = registered(2);
    expect(allText(page!)).toContain(`IRN ${e_invoice.irn}`);
    expect(allText(page!)).toContain('Acknowledgement 232210036754863 · 17 Sep 2022, 16:26');
    expect(qrOf(page!)).toMatchObject({ kind: 'qr', text: signed_qr });
    expect(qrOf(layoutInvoice(invoice(2))[0]!)).toBeUndefined();
    const [made] = layoutInvoice({ ...invoice(1), e_invoice: { ...e_invoice, is_simulated: true } });
    expect(allText(made!)).toContain('16:26 · simulated, not valid');
  });

  it('leaves the code its place: no text runs into it, and each module can be scanned', () => {
    const [page] = registered(2);
    const qr = qrOf(page!);
    if (qr?.kind !== 'qr') throw new Error('No code');
    const inside = page!.elements.filter(
      (one) =>
        one.kind === 'text' &&
        one.y > qr.y &&
        one.y < qr.y + qr.size &&
        one.x + (one.align === 'end' ? 0 : one.width) > qr.x,
    );
    expect(inside).toEqual([]);
    // A quarter of a millimetre is two dots of a label printer, three of an office printer.
    expect(qr.size / qr.modules.length).toBeGreaterThan(0.25);
  });

  it('has the code on its first page only, and all lines on its pages', () => {
    const pages = registered(40);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.filter((page) => qrOf(page))).toHaveLength(1);
    expect(pages.flatMap((page) => allText(page).match(/Terracotta planter/g) ?? [])).toHaveLength(40);
    for (const page of pages)
      for (const element of page.elements)
        if (element.kind === 'text') expect(element.y).toBeLessThan(page.height_mm);
  });
});
