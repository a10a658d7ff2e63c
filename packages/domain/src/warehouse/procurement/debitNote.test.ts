import { expect, test } from 'vitest';
import { layoutInvoice } from '../../documents/index.ts';
import { debitNoteModel } from './debitNote.ts';
import type { DebitNoteFacts } from './debitNote.ts';

const difference = { unit_paise: 0, gst: 5, hsn: '6211' };
/** The claim of the design: ₹1,410 damaged, ₹1,170 by the price and ₹1,020 short, with 5% GST. */
const facts: DebitNoteFacts = {
  number: 'DN/26-27/1',
  date: '2026-11-12',
  bill: { number: 'SBP/318', date: '2026-11-10' },
  supplier: {
    name: 'Sanganer Block Printers',
    address: 'Plot 7, Sanganer, Jaipur 302029',
    gstin: '08AAPFU0939F1Z8',
    phone: '',
    email: 'orders@sanganer.example.in',
  },
  buyer: {
    name: 'Mitti & Loom Private Limited',
    address: 'Plot 14, Sitapura',
    city: 'Jaipur',
    state: 'Rajasthan',
    pincode: '302022',
    gstin: '08AABCM1234D1Z5',
  },
  differences: [
    { ...difference, line_no: 2, kind: 'damaged', units: 2, amount_paise: 141_000, gst_paise: 7_050 },
    { ...difference, line_no: 2, kind: 'price', units: 78, amount_paise: 117_000, gst_paise: 5_850 },
    { ...difference, line_no: 3, kind: 'short', units: 4, amount_paise: 102_000, gst_paise: 5_100 },
  ].map((one) => ({ ...one, sku_id: `P-${one.line_no}`, name: `Product ${one.line_no}` }) as never),
};
const textsOf = (model: ReturnType<typeof debitNoteModel>) =>
  layoutInvoice(model)
    .flatMap(({ elements, problems }) => {
      expect(problems).toEqual([]);
      return elements.flatMap((element) => (element.kind === 'text' ? [element.text] : []));
    })
    .join('\n');

test('it has the particulars of rule 53(1A), and says that it is a claim', () => {
  const model = debitNoteModel(facts);
  expect(model).toMatchObject({ total: 378_000, round_off: 0, place_of_supply: 'Rajasthan (08)' });
  expect(model.lines.map(({ cgst, sgst, igst }) => [cgst, sgst, igst])).toEqual([
    [3_525, 3_525, 0],
    [2_925, 2_925, 0],
    [2_550, 2_550, 0],
  ]);
  const text = textsOf(model);
  for (const words of [
    'Debit note\n',
    'Debit note DN/26-27/1 · 12 Nov 2026 · against your bill SBP/318 of 10 Nov 2026',
    'Supplier\nSanganer Block Printers\nPlot 7, Sanganer, Jaipur 302029\nRajasthan (08)',
    'GSTIN 08AAPFU0939F1Z8',
    'Claimed by\nMitti & Loom Private Limited',
    'GSTIN 08AABCM1234D1Z5',
    'Place of supply Rajasthan (08)',
    'Product 3: 4 units billed and not received',
    '6211',
    '5%',
    '1410.00',
    '₹3,600.00',
    '₹3,780.00',
    'For Mitti & Loom Private Limited: authorised signatory',
  ])
    expect(text).toContain(words);
  expect(text.replaceAll('\n', ' ')).toContain('not a tax document. Issue a credit note under section 34(1)');
  expect(text).not.toMatch(/Tax invoice|Reverse charge|Sold by/);
});

test('goods from another state have IGST', () => {
  const model = debitNoteModel({ ...facts, supplier: { ...facts.supplier, gstin: '27AAPFU0939F1ZV' } });
  expect(model.lines.map(({ cgst, igst }) => [cgst, igst])).toEqual([
    [0, 7_050],
    [0, 5_850],
    [0, 5_100],
  ]);
  expect(model.total).toBe(378_000);
});

test('halves that an odd paisa doesn’t have are rounding: the total is what is claimed', () => {
  const odd = { ...facts.differences[0]!, amount_paise: 101, gst_paise: 5 };
  const { lines, round_off, total } = debitNoteModel({ ...facts, differences: [odd] });
  expect([lines[0]!.cgst, lines[0]!.sgst, round_off, total]).toEqual([3, 3, -1, 106]);
});

test('a supplier without a GSTIN charged no tax, so that none is claimed', () => {
  const differences = facts.differences.map((one) => ({ ...one, gst: 0, gst_paise: 0 }));
  const text = textsOf(debitNoteModel({ ...facts, differences, supplier: { ...facts.supplier, gstin: '' } }));
  expect(text).toContain('₹3,600.00');
  expect(text).not.toMatch(/CGST|IGST|section 34|Place of supply/);
});

test('a cancelled one says so', () => {
  const { claims, ...model } = debitNoteModel(facts);
  expect(textsOf({ ...model, claims: { ...claims!, is_cancelled: true } })).toContain(
    'Debit note, cancelled',
  );
});
