import { expect, test } from 'vitest';
import { layoutPurchaseOrder } from './layoutPurchaseOrder.ts';
import type { PurchaseOrderModel } from './layoutPurchaseOrder.ts';

const party = { name: '', address: '', gstin: '', phone: '', email: '' };
const order = (count: number, more: Partial<PurchaseOrderModel> = {}): PurchaseOrderModel => ({
  number: 'PO-0139',
  status: '',
  date: '5 Nov 2026',
  promised_on: '19 Nov 2026',
  buyer: { ...party, name: 'Mitti & Loom Private Limited', gstin: '08AABCM1234D1Z5' },
  supplier: { ...party, name: 'Sanganer Block Printers', email: 'orders@sanganer.example.in' },
  deliver_to: { ...party, name: 'Jaipur studio', address: 'Plot 14, Sitapura, Jaipur, Rajasthan 302022' },
  lines: Array.from({ length: count }, (_, at) => ({
    sku_id: `KU-${at}`,
    name: `Kurta ${at}`,
    hsn: '6211',
    quantity: 2,
    price: 690_00,
  })),
  ...more,
});
const textsOf = (page: ReturnType<typeof layoutPurchaseOrder>[number]) =>
  page.elements.flatMap((element) => (element.kind === 'text' ? [element.text] : []));

test('it has the parties, every amount and the total', () => {
  const [page, ...more] = layoutPurchaseOrder(order(3));
  expect(more).toEqual([]);
  // 3 lines of 2 × ₹690.00.
  expect(textsOf(page!)).toEqual(
    expect.arrayContaining([
      'Purchase order PO-0139',
      'Sanganer Block Printers',
      'GSTIN 08AABCM1234D1Z5',
      'Jaipur studio',
      'Kurta 2',
      '₹1,380.00',
      '6 units',
      'Total before GST ₹4,140.00',
    ]),
  );
});

test('lines continue over pages, each once, and the total is on the last page only', () => {
  for (const count of [1, 16, 17, 18, 19, 20, 41, 42, 43, 44, 45, 500]) {
    const pages = layoutPurchaseOrder(order(count));
    const texts = pages.map(textsOf);
    expect(texts.flat().filter((text) => /^Kurta \d+$/.test(text))).toHaveLength(count);
    expect(texts.filter((own) => own.some((text) => text.startsWith('Total before GST')))).toHaveLength(1);
    expect(texts.at(-1)!.some((text) => text.startsWith('Total before GST'))).toBe(true);
    for (const { elements, problems } of pages) {
      expect(problems).toEqual([]);
      for (const element of elements) if (element.kind === 'text') expect(element.y).toBeLessThan(292);
    }
  }
});

test('a long name in Hindi is whole, and stays above the lines', () => {
  const name = 'हाथ से छपी हुई सूती कुर्ती, सांगानेरी बूटी, मध्यम आकार, नीला और सफ़ेद '.repeat(3).trim();
  const long = { ...party, name: name.slice(0, 120), address: name.slice(0, 200), phone: '+91 98290 10011' };
  const pages = layoutPurchaseOrder(
    order(0, {
      supplier: long,
      deliver_to: long,
      lines: [{ sku_id: 'K-1', name, hsn: '', quantity: 1, price: 1 }],
    }),
  );
  expect(pages.flatMap(({ problems }) => problems)).toEqual([]);
  const joined = pages.flatMap(textsOf).join('').replaceAll(/\s/g, '');
  expect(joined).toContain(name.replaceAll(/\s/g, ''));
  const yOf = (text: string) => {
    const found = pages[0]!.elements.find((element) => element.kind === 'text' && element.text === text);
    return found?.kind === 'text' ? found.y : Number.NaN;
  };
  expect(yOf(long.phone)).toBeLessThan(yOf('Quantity'));
});

test('a draft says so', () => {
  expect(textsOf(layoutPurchaseOrder(order(1, { status: 'Draft' }))[0]!)).toContain('Draft');
});
