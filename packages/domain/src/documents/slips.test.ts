import { describe, expect, it } from 'vitest';
import { layoutPackingSlip } from './layoutPackingSlip.ts';
import { layoutPickList, pickRows } from './layoutPickList.ts';
import type { Layout } from './page/elements.ts';

const allTexts = (pages: readonly Layout[]) =>
  pages.flatMap(({ elements }) => elements.flatMap((element) => ('text' in element ? [element.text] : [])));
const isOnPage = ({ elements, width_mm, height_mm }: Layout) =>
  elements.every((element) => {
    if (element.kind === 'line') return Math.max(element.y1, element.y2) <= height_mm;
    return element.x >= 0 && element.x <= width_mm && element.y >= 0 && element.y <= height_mm;
  });

describe('a packing slip', () => {
  const slip = (count: number) =>
    layoutPackingSlip({
      order_id: 'KH-100482',
      order_date: '21 Nov 2026',
      company_name: 'Mitti & Loom',
      awb: 'DL1234567890',
      courier_name: 'Delhivery Surface',
      box_number: 1,
      box_count: 2,
      box: 'Box L, 45×35×15 cm',
      buyer: {
        name: 'श्रीमती शक्ति द्विवेदी',
        address: '',
        city: 'Jaipur',
        state: 'Rajasthan',
        pincode: '302017',
      },
      products: Array.from({ length: count }, (_, at) => ({
        sku_id: `SKU-${at}`,
        name: `Cup ${at}`,
        quantity: 2,
      })),
      note: 'Not what you wanted? Return it within 7 days from your tracking page.',
    });

  it('lists contents and buyer, and no prices', () => {
    const words = allTexts(slip(3));
    expect(words).toEqual(
      expect.arrayContaining(['Mitti & Loom', 'Box 1 of 2', 'Cup 2', '× 2', '6 pieces', 'KH-100482']),
    );
    expect(words.join(' ')).not.toContain('₹');
  });

  it('continues over pages with every product', () => {
    const pages = slip(30);
    expect(pages).toHaveLength(3);
    expect(allTexts(pages).filter((text) => /^Cup \d+$/.test(text))).toHaveLength(30);
    expect(pages.every(isOnPage)).toBe(true);
  });
});

describe('a pick list', () => {
  const pieces = [
    { order_id: 'KH-2', sku_id: 'B', name: 'Bowl', quantity: 1, location: 'A-10' },
    { order_id: 'KH-1', sku_id: 'B', name: 'Bowl', quantity: 2, location: 'A-10' },
    { order_id: 'KH-1', sku_id: 'C', name: 'Cup', quantity: 4, location: 'A-9' },
    { order_id: 'KH-1', sku_id: 'A', name: 'Apron', quantity: 1 },
    { order_id: 'KH-2', sku_id: 'B', name: 'Bowl', quantity: 1, location: 'A-10' },
  ];

  it('has one row per SKU, sorted by shelf', () => {
    expect(pickRows(pieces)).toEqual([
      { sku_id: 'C', name: 'Cup', quantity: 4, location: 'A-9', orders: ['KH-1'] },
      { sku_id: 'B', name: 'Bowl', quantity: 4, location: 'A-10', orders: ['KH-2', 'KH-1'] },
      { sku_id: 'A', name: 'Apron', quantity: 1, orders: ['KH-1'] },
    ]);
  });

  it('counts units and lists every SKU over pages', () => {
    const many = Array.from({ length: 60 }, (_, at) => ({
      order_id: `KH-${at % 20}`,
      sku_id: `SKU-${String(at).padStart(3, '0')}`,
      name: `Product ${at}`,
      quantity: 3,
      location: `R-${at}`,
    }));
    const pages = layoutPickList({
      title: 'Delhivery, 2 pm',
      date: '21 Nov 2026',
      company_name: 'Mitti & Loom',
      warehouse: 'Jaipur studio',
      order_count: 20,
      rows: pickRows(many),
    });
    expect(pages).toHaveLength(3);
    expect(allTexts(pages)).toContain('20 orders · 60 products · 180 pieces');
    expect(allTexts(pages).filter((text) => /^Product \d+$/.test(text))).toHaveLength(60);
    expect(pages.every(isOnPage)).toBe(true);
  });

  it('counts the orders that do not fit in the row', () => {
    const one = Array.from({ length: 9 }, (_, at) => ({
      order_id: `KH-${at}`,
      sku_id: 'C',
      name: 'Cup',
      quantity: 1,
    }));
    const pages = layoutPickList({
      title: 'All',
      date: '',
      company_name: '',
      warehouse: '',
      order_count: 9,
      rows: pickRows(one),
    });
    expect(allTexts(pages).join(' ')).toContain('+ 3 more');
  });
});
