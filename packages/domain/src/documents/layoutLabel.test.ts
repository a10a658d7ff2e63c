import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QUIET_MODULES } from './code128.ts';
import { labelSizes, maskPhone } from './labelModel.ts';
import type { LabelModel } from './labelModel.ts';
import { labelBarcodeProblem, labelPages, layoutLabel } from './layoutLabel.ts';
import { sampleLabel } from './sampleLabel.ts';
import { textWidth, wrapText } from './textWidth.ts';
import type { BarcodeElement, Layout, TextElement } from './elements.ts';
import { layoutToSvg } from './toSvg.ts';
import { transliterate } from './transliterate.ts';

const textsOf = (layout: Layout) => layout.things.filter((t): t is TextElement => t.kind === 'text');
const wordsOf = (layout: Layout) =>
  textsOf(layout)
    .map((t) => t.text)
    .join('\n');
const barcodesOf = (layout: Layout) => layout.things.filter((t): t is BarcodeElement => t.kind === 'barcode');
const preferring = (preference: LabelModel['preference']): LabelModel => ({ ...sampleLabel, preference });

describe('the label', () => {
  it('carries what a courier needs, whatever is preferred', () => {
    const words = wordsOf(
      layoutLabel(
        preferring({
          show_gstin: false,
          show_company_name: false,
          show_product_description: false,
          show_total_amount: false,
          show_shipper_address: false,
          show_order_barcode: false,
          show_mobile_number: false,
          show_support_phone: false,
        }),
      ),
    );
    for (const must of [
      'Delhivery',
      'AWB DL1234567890123',
      'BLR/MLW',
      'Ananya Iyer',
      '560003',
      '₹2,499.00',
      '1.24 kg',
      '32×24×12 cm',
      'Box 1 of 2',
      'Order KH-100482 · Invoice ML/26-27/482',
    ]) {
      expect(words).toContain(must);
    }
    for (const off of ['GSTIN', 'Mitti', 'planter', 'Order value', 'return to', 'Phone'])
      expect(words).not.toContain(off);
  });

  it('shows each optional part when it is wanted', () => {
    const words = wordsOf(layoutLabel(sampleLabel));
    for (const part of [
      'GSTIN 27AAPFU0939F1ZV',
      'Mitti & Loom',
      'Terracotta planter',
      'Order value ₹2,499.00',
      'return to',
      '1800 120 482',
      'care@',
      'Handle with care',
    ]) {
      expect(words).toContain(part);
    }
    expect(barcodesOf(layoutLabel(sampleLabel)).map((b) => b.text)).toEqual(['DL1234567890123', 'KH-100482']);
  });

  it('never shows the whole phone number', () => {
    expect(maskPhone('+91 98765 43210')).toBe('98••••••10');
    expect(wordsOf(layoutLabel(sampleLabel))).not.toContain('43210');
  });

  it('asks for no cash on a prepaid parcel', () => {
    const words = wordsOf(layoutLabel({ ...sampleLabel, order: { ...sampleLabel.order, is_cod: false } }));
    expect(words).toContain('PREPAID');
    expect(words).not.toContain('COD');
  });

  it('shows four products and counts the rest', () => {
    const products = Array.from({ length: 9 }, (_, i) => ({
      name: `Cup ${i}`,
      sku_id: `C${i}`,
      quantity: 1,
    }));
    const words = wordsOf(layoutLabel({ ...sampleLabel, shipment: { ...sampleLabel.shipment, products } }));
    expect(words).toContain('Cup 3');
    expect(words).not.toContain('Cup 4');
    expect(words).toContain('+5 more');
  });

  it('keeps the AWB barcode 10 mm high, with its quiet zones on the page, in whole printer dots', () => {
    const awbs = fc.stringMatching(/^[A-Z0-9-]{6,22}$/);
    fc.assert(
      fc.property(awbs, fc.constantFrom(...labelSizes), (awb, size) => {
        const layout = layoutLabel({ ...sampleLabel, shipment: { ...sampleLabel.shipment, awb } }, size);
        const code = barcodesOf(layout).find((b) => b.text === awb)!;
        const wide = code.widths.reduce((sum, w) => sum + w, 0) * code.module;
        expect(code.height).toBeGreaterThanOrEqual(10);
        expect(code.module / 0.125).toBeGreaterThanOrEqual(2);
        expect(Number.isInteger(code.module / 0.125)).toBe(true);
        expect(code.x - QUIET_MODULES * code.module).toBeGreaterThanOrEqual(1);
        expect(code.x + wide + QUIET_MODULES * code.module).toBeLessThanOrEqual(layout.width_mm - 1);
      }),
    );
  });

  it('says so rather than shrink a code that does not go in', () => {
    const layout = layoutLabel({
      ...sampleLabel,
      shipment: { ...sampleLabel.shipment, awb: 'X'.repeat(40) },
    });
    expect(layout.problems.join()).toContain('too long');
    expect(wordsOf(layout)).toContain('AWB XXXX');
  });
  it('says of a number beforehand whether every label can carry it', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 45, unit: fc.constantFrom('X', '7', '-', 'a', 'क') }),
        (order_id) => {
          const order = { ...sampleLabel.order, order_id };
          const problems = labelSizes.flatMap(
            (size) => layoutLabel({ ...sampleLabel, order }, size).problems,
          );
          expect(labelBarcodeProblem(order_id)).toBe(problems[0]);
        },
      ),
    );
    expect(labelBarcodeProblem('KH-100482')).toBeUndefined();
    expect(labelBarcodeProblem('X'.repeat(40))).toContain('too long');
    expect(labelBarcodeProblem('दीया-1')).toContain('cannot carry');
  });

  it('keeps everything on the page, whatever the words', () => {
    const words = fc.lorem({ maxCount: 30 });
    const model = fc.record({
      name: words,
      address: words,
      landmark: words,
      city: words,
      note: words,
      terms: words,
      count: fc.nat(12),
    });
    fc.assert(
      fc.property(model, fc.constantFrom(...labelSizes), (m, size) => {
        const { order, shipment } = sampleLabel;
        const layout = layoutLabel(
          {
            ...sampleLabel,
            order: {
              ...order,
              buyer: { ...order.buyer, name: m.name, address: m.address, landmark: m.landmark, city: m.city },
            },
            shipment: {
              ...shipment,
              tracking_url: 'https://example.in/b/track/1',
              products: Array.from({ length: m.count }, (_, i) => ({
                name: m.name,
                sku_id: `S${i}`,
                quantity: i,
              })),
            },
            preference: { ...sampleLabel.preference, note: m.note, policy_terms: m.terms },
          },
          size,
        );
        for (const text of textsOf(layout)) {
          expect(text.y).toBeLessThanOrEqual(layout.height_mm - 1.5);
          expect(textWidth(text.text, text.size, text.bold)).toBeLessThanOrEqual(text.width + 0.05);
        }
        // Nothing between the parts overlaps: two texts that begin at one place are never on one line.
        const places = textsOf(layout)
          .filter((t) => !t.align && t.text)
          .map((t) => `${t.x.toFixed(1)} ${t.y.toFixed(1)}`);
        expect(new Set(places).size).toBe(places.length);
      }),
      { numRuns: 60 },
    );
  });

  it('goes four to an A4 sheet', () => {
    const labels = Array.from({ length: 5 }, () => layoutLabel(sampleLabel, 'A4x4'));
    const pages = labelPages(labels, 'A4x4');
    expect(pages.map((p) => [p.width_mm, p.height_mm, barcodesOf(p).length])).toEqual([
      [210, 297, 8],
      [210, 297, 2],
    ]);
    expect(barcodesOf(pages[0]!).some((b) => b.x > 105 && b.y > 148)).toBe(true);
  });

  it('escapes what a buyer may have typed', () => {
    const order = { ...sampleLabel.order, buyer: { ...sampleLabel.order.buyer, name: '<script>"&' } };
    expect(layoutToSvg(layoutLabel({ ...sampleLabel, order }))).toContain('&lt;script&gt;&quot;&amp;');
  });
});

describe('text', () => {
  it('breaks at spaces, inside a long word, and ends in … when there is more', () => {
    const lines = wrapText('Plot 18 Malviya Industrial Area Jaipur', { size: 3, width: 25, lines: 2 });
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    expect(wrapText('x'.repeat(60), { size: 3, width: 20, lines: 9 }).join('')).toBe('x'.repeat(60));
    expect(wrapText('', { size: 3, width: 20, lines: 2 })).toEqual([]);
  });

  it('is written in Latin letters for a printer without Devanagari', () => {
    expect(transliterate('जयपुर')).toBe('Jayapur');
    expect(transliterate('राजस्थान 302017')).toBe('Rajasthan 302017');
    expect(transliterate('शक्तिनगर, Near मैदान')).toBe('Shaktinagar, Near Maidan');
    expect(transliterate('plain words')).toBe('plain words');
  });
});
