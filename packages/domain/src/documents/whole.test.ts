import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { labelSizes } from './labelSizes.ts';
import { layoutInvoice } from './layoutInvoice.ts';
import type { InvoiceModel } from './layoutInvoice.ts';
import { layoutLabel } from './layoutLabel.ts';
import { layoutManifest } from './layoutManifest.ts';
import { layoutPackingSlip } from './layoutPackingSlip.ts';
import type { Layout, TextElement } from './page/elements.ts';
import { sampleInvoice } from './sampleInvoice.ts';
import { sampleLabel } from './sampleLabel.ts';

/** A name or address of exactly so many characters, of words that can be found again. */
const textOf = (most: number, unit: string) =>
  fc
    .array(fc.stringMatching(new RegExp(`^[${unit}]{2,14}$`, 'u')), { minLength: 1, maxLength: 60 })
    .map((words) => {
      let text = '';
      for (const word of words) if (`${text} ${word}`.length <= most) text = `${text} ${word}`.trim();
      return text;
    })
    .filter((text) => text.length > 0);

/** The most that an order takes: see `maxLength` of the API. */
const parts = (unit: string) =>
  fc.record({
    name: textOf(120, unit),
    address: textOf(250, unit),
    landmark: textOf(250, unit),
    city: textOf(60, unit),
    company: textOf(120, unit),
  });
const anyParts = fc.oneof(parts('A-Za-z0-9/-'), parts('अ-औक-ह'));

/** A text of the widest letters only may fit on no paper, so the cases are the same in every run. */
const seed = 482;

const textsOf = (layout: Layout) => layout.elements.filter((t): t is TextElement => t.kind === 'text');
/** All texts without what a line break changes. */
const joined = (layouts: readonly Layout[]) =>
  layouts
    .flatMap((layout) => textsOf(layout).map(({ text }) => text))
    .join('')
    .replace(/\s/g, '');

function expectWhole(layouts: readonly Layout[], texts: readonly string[]): void {
  expect(layouts.flatMap(({ problems }) => problems)).toEqual([]);
  const all = joined(layouts);
  for (const text of texts) expect(all).toContain(text.replace(/\s/g, ''));
  for (const layout of layouts)
    for (const { y, size } of textsOf(layout)) {
      expect(y).toBeLessThanOrEqual(layout.height_mm - 1.4);
      // 1.4 mm is the 4 point type of a leaflet.
      expect(size).toBeGreaterThanOrEqual(1.4);
    }
}

describe('a long name and a long address are whole', () => {
  test('on every label, above the contents', () => {
    fc.assert(
      fc.property(anyParts, fc.constantFrom(...labelSizes), (m, size) => {
        const { order, sender } = sampleLabel;
        const model = {
          ...sampleLabel,
          order: { ...order, buyer: { ...order.buyer, ...m } },
          sender: {
            ...sender,
            company_name: m.company,
            return_address: { ...sender.return_address, name: m.company, address: m.address, city: m.city },
          },
        };
        const layout = layoutLabel(model, size);
        expectWhole([layout], [m.name, m.address, m.landmark, m.city, m.company]);
        const at = (text: string) => textsOf(layout).find((one) => one.text.startsWith(text))!.y;
        expect(at('560003')).toBeLessThan(at('Order KH-100482'));
        expect(at('Order KH-100482')).toBeLessThan(at('Order value'));
      }),
      { numRuns: 60, seed },
    );
  });

  test('on an invoice: the supplier, the buyer and where it is delivered', () => {
    fc.assert(
      fc.property(anyParts, (m) => {
        const party = {
          ...sampleInvoice.supplier,
          ...m,
          address: `${m.address}, ${m.landmark}`.slice(0, 400),
        };
        const model: InvoiceModel = {
          ...sampleInvoice,
          supplier: { ...party, name: m.company },
          recipient: party,
          deliver_to: { ...party, company: undefined },
          lines: sampleInvoice.lines.map((line) => ({ ...line, description: m.name })),
        };
        expectWhole(layoutInvoice(model), [m.name, m.company, party.address, m.city]);
      }),
      { numRuns: 40, seed },
    );
  });

  test('on a packing slip and a manifest', () => {
    fc.assert(
      fc.property(anyParts, (m) => {
        const slip = layoutPackingSlip({
          order_id: 'KH-1',
          order_date: '21 Nov 2026',
          company_name: m.company,
          box_number: 1,
          box_count: 1,
          buyer: { ...sampleLabel.order.buyer, ...m },
          products: [{ sku_id: 'TP-L', name: m.name, quantity: 2 }],
        });
        expectWhole(slip, [m.company, m.name]);
        const manifest = layoutManifest({
          manifest_id: 'MF-1',
          courier_name: 'Delhivery',
          date: '21 Nov 2026',
          company_name: m.company,
          warehouse: {
            name: 'Jaipur',
            address: m.address,
            city: 'Jaipur',
            state: 'Rajasthan',
            pincode: '302017',
          },
          rows: [],
        });
        expectWhole(manifest, [m.company, m.address]);
      }),
      { numRuns: 30, seed },
    );
  });
});

test('an amount of an invoice is never cut, however large', () => {
  const [line] = sampleInvoice.lines;
  const model: InvoiceModel = {
    ...sampleInvoice,
    lines: [{ ...line!, taxable: 98_76_54_321_09, cgst: 8_88_88_888_90, sgst: 8_88_88_888_90, igst: 0 }],
    total: 1_16_54_32_098_89,
  };
  expectWhole(layoutInvoice(model), ['98,76,54,321.09', '8,88,88,888.90']);
});

test('what fits in no type is cut, and the page says what', () => {
  const buyer = { ...sampleLabel.order.buyer, address: 'Near the old market behind the temple '.repeat(80) };
  const { problems } = layoutLabel({ ...sampleLabel, order: { ...sampleLabel.order, buyer } });
  expect(problems).toEqual(['The address is too long for this paper and is cut. Shorten it.']);
});
