import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QUIET_MODULES } from './page/code128.ts';
import { maskPhone } from './labelModel.ts';
import { labelSizes } from './labelSizes.ts';
import type { LabelModel } from './labelModel.ts';
import { labelBarcodeProblem, labelPages, layoutLabel } from './layoutLabel.ts';
import { sampleLabel } from './sampleLabel.ts';
import { textWidth, wrapText } from './page/textWidth.ts';
import type { BarcodeElement, Layout, TextElement } from './page/elements.ts';
import { layoutToSvg } from './page/toSvg.ts';
import { transliterate } from './page/transliterate.ts';

const findTexts = (layout: Layout) => layout.elements.filter((t): t is TextElement => t.kind === 'text');
const allText = (layout: Layout) =>
  findTexts(layout)
    .map((t) => t.text)
    .join('\n');
const findBarcodes = (layout: Layout) =>
  layout.elements.filter((t): t is BarcodeElement => t.kind === 'barcode');
const withPreference = (preference: LabelModel['preference']): LabelModel => ({ ...sampleLabel, preference });

describe('the label', () => {
  it('always has what the courier needs, whatever the preference', () => {
    const words = allText(
      layoutLabel(
        withPreference({
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

  it('shows each optional part if enabled', () => {
    const words = allText(layoutLabel(sampleLabel));
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
    expect(findBarcodes(layoutLabel(sampleLabel)).map((b) => b.text)).toEqual([
      'DL1234567890123',
      'KH-100482',
    ]);
  });

  it('never shows the whole phone number', () => {
    expect(maskPhone('+91 98765 43210')).toBe('98••••••10');
    expect(allText(layoutLabel(sampleLabel))).not.toContain('43210');
  });

  it('shows no COD amount on a prepaid parcel', () => {
    const words = allText(layoutLabel({ ...sampleLabel, order: { ...sampleLabel.order, is_cod: false } }));
    expect(words).toContain('PREPAID');
    expect(words).not.toContain('COD');
  });

  it('lists four products and counts the others', () => {
    const products = Array.from({ length: 9 }, (_, i) => ({
      name: `Cup ${i}`,
      sku_id: `C${i}`,
      quantity: 1,
    }));
    const words = allText(layoutLabel({ ...sampleLabel, shipment: { ...sampleLabel.shipment, products } }));
    expect(words).toContain('Cup 3');
    expect(words).not.toContain('Cup 4');
    expect(words).toContain('+5 more');
  });

  it('draws the AWB barcode 10 mm high, with quiet zones, in whole printer dots', () => {
    const awbs = fc.stringMatching(/^[A-Z0-9-]{6,22}$/);
    fc.assert(
      fc.property(awbs, fc.constantFrom(...labelSizes), (awb, size) => {
        const layout = layoutLabel({ ...sampleLabel, shipment: { ...sampleLabel.shipment, awb } }, size);
        const code = findBarcodes(layout).find((b) => b.text === awb)!;
        const wide = code.widths.reduce((sum, w) => sum + w, 0) * code.module;
        expect(code.height).toBeGreaterThanOrEqual(10);
        expect(code.module / 0.125).toBeGreaterThanOrEqual(2);
        expect(Number.isInteger(code.module / 0.125)).toBe(true);
        expect(code.x - QUIET_MODULES * code.module).toBeGreaterThanOrEqual(1);
        expect(code.x + wide + QUIET_MODULES * code.module).toBeLessThanOrEqual(layout.width_mm - 1);
      }),
    );
  });

  it('reports a problem instead of shrinking a barcode', () => {
    const layout = layoutLabel({
      ...sampleLabel,
      shipment: { ...sampleLabel.shipment, awb: 'X'.repeat(40) },
    });
    expect(layout.problems.join()).toContain('too long');
    expect(allText(layout)).toContain('AWB XXXX');
  });
  it('checks whether a number fits on every label', () => {
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
    expect(labelBarcodeProblem('दीया-1')).toContain('unsupported');
  });

  it('keeps everything on the page for any text', () => {
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
        for (const text of findTexts(layout)) {
          expect(text.y).toBeLessThanOrEqual(layout.height_mm - 1.5);
          expect(textWidth(text.text, text.size, text.bold)).toBeLessThanOrEqual(text.width + 0.05);
        }
        // No overlaps: two texts at the same position are never on one line.
        const places = findTexts(layout)
          .filter((t) => !t.align && t.text)
          .map((t) => `${t.x.toFixed(1)} ${t.y.toFixed(1)}`);
        expect(new Set(places).size).toBe(places.length);
      }),
      { numRuns: 60 },
    );
  });

  it('fits four on an A4 page', () => {
    const labels = Array.from({ length: 5 }, () => layoutLabel(sampleLabel, 'A4x4'));
    const pages = labelPages(labels, 'A4x4');
    expect(pages.map((p) => [p.width_mm, p.height_mm, findBarcodes(p).length])).toEqual([
      [210, 297, 8],
      [210, 297, 2],
    ]);
    expect(findBarcodes(pages[0]!).some((b) => b.x > 105 && b.y > 148)).toBe(true);
  });

  it('escapes the buyer’s input', () => {
    const order = { ...sampleLabel.order, buyer: { ...sampleLabel.order.buyer, name: '<script>"&' } };
    expect(layoutToSvg(layoutLabel({ ...sampleLabel, order }))).toContain('&lt;script&gt;&quot;&amp;');
  });
});

describe('text', () => {
  it('breaks at spaces and inside long words, and ends in … if cut', () => {
    const lines = wrapText('Plot 18 Malviya Industrial Area Jaipur', { size: 3, width: 25, lines: 2 });
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    expect(wrapText('x'.repeat(60), { size: 3, width: 20, lines: 9 }).join('')).toBe('x'.repeat(60));
    expect(wrapText('', { size: 3, width: 20, lines: 2 })).toEqual([]);
  });

  it('is transliterated for a printer without Devanagari', () => {
    expect(transliterate('जयपुर')).toBe('Jayapur');
    expect(transliterate('राजस्थान 302017')).toBe('Rajasthan 302017');
    expect(transliterate('शक्तिनगर, Near मैदान')).toBe('Shaktinagar, Near Maidan');
    expect(transliterate('plain words')).toBe('plain words');
  });
});
