import { describe, expect, test } from 'vitest';
import { gstinCheckCharacter } from '../tax/index.ts';
import { amountsIn, buildGstr1, buildGstr3b, checkGstr3b, gstr3bJson, tableSums } from './index.ts';
import type { GstFigure, TaxDocument, TaxDocumentLine } from './index.ts';
import { generateDocuments, ownGstins } from './gst.fixture.ts';

const ofMonth = (documents: readonly TaxDocument[], gstin: string, month: string) =>
  documents.filter((one) => one.gstin === gstin && one.date.slice(0, 7) === month);

const { issued, documents } = generateDocuments(10_000, 61, 400);
const returns = ownGstins.flatMap((gstin) =>
  ['2026-09', '2026-10', '2026-11', '2026-12'].map((month) => ({ gstin, month })),
);

/**
 * Computes the cells of 3.1 and 3.2 in paise from documents, one line after the other, from the GSTN advisory on auto-population
 * and the words of the form ("outward taxable supplies other than zero-rated, nil-rated and exempted", "inter-state supplies
 * made to unregistered persons"), without any function of this folder.
 */
function secondComputation(rows: readonly TaxDocument[]): Map<string, number> {
  const cells = new Map<string, number>();
  const add = (cell: string, amount: number) => cells.set(cell, (cells.get(cell) ?? 0) + amount);
  for (const one of rows)
    for (const { rate, taxable, igst, cgst, sgst } of one.lines) {
      const credited = one.credits === undefined ? 1 : -1;
      // Rate 0 of an export is zero-rated, not nil-rated.
      if (rate === 0 && one.place !== '96') {
        add('osup_nil_exmp/txval', credited * taxable);
        continue;
      }
      const isZero = one.is_sez || one.place === '96';
      const row = isZero ? 'osup_zero' : 'osup_det';
      add(`${row}/txval`, credited * taxable);
      add(`${row}/iamt`, credited * igst);
      if (!isZero) {
        add('osup_det/camt', credited * cgst);
        add('osup_det/samt', credited * sgst);
      }
      if (!isZero && one.buyer_gstin === '' && one.place !== one.gstin.slice(0, 2)) {
        add(`unreg_details/${one.place}/txval`, credited * taxable);
        add(`unreg_details/${one.place}/iamt`, credited * igst);
      }
    }
  // "Net negative values, if any, shall not be considered": December has credit notes alone.
  for (const [cell, amount] of cells) if (amount <= 0) cells.delete(cell);
  return cells;
}

/** Reads the cells of a file, as a portal would. */
function cellsOf({ sup_details, inter_sup }: ReturnType<typeof gstr3bJson>): Map<string, number> {
  const cells = new Map<string, number>();
  const put = (where: string, row: Record<string, number>) => {
    for (const [part, rupees] of Object.entries(row))
      if (rupees !== 0) cells.set(`${where}/${part}`, Math.round(rupees * 100));
  };
  for (const [row, amounts] of Object.entries(sup_details)) put(row, amounts);
  for (const { pos, ...amounts } of inter_sup.unreg_details) put(`unreg_details/${pos}`, amounts);
  return cells;
}

const sorted = (cells: Map<string, number>) => [...cells].sort(([a], [b]) => (a < b ? -1 : 1));

describe('GSTR-3B', () => {
  test('comes to 10,000 orders in every cell, by a second computation of its file', () => {
    const seen = new Set<string>();
    for (const { gstin, month } of returns) {
      const found = cellsOf(gstr3bJson(buildGstr3b(gstin, month, ofMonth(documents, gstin, month))));
      const second = secondComputation(ofMonth(issued, gstin, month));
      expect(sorted(found), `${gstin} ${month}`).toEqual(sorted(second));
      for (const cell of found.keys()) seen.add(cell.split('/')[0]!);
    }
    expect([...seen].sort()).toEqual(['osup_det', 'osup_nil_exmp', 'osup_zero', 'unreg_details']);
  });

  test('ties to GSTR-1 of the same documents', () => {
    for (const { gstin, month } of returns) {
      const own = ofMonth(documents, gstin, month);
      const found = checkGstr3b(buildGstr3b(gstin, month, own), buildGstr1(gstin, month, own));
      expect(found.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(found.length > 0).toBe(month === '2026-12');
    }
  });

  test('lists documents that add up to each table of GSTR-1, and to each row', () => {
    const [gstin] = ownGstins;
    const own = ofMonth(documents, gstin, '2026-10');
    const gstr1 = buildGstr1(gstin, '2026-10', own);
    const { outward, counts } = buildGstr3b(gstin, '2026-10', own);
    const { hsn: _hsn, ...sums } = tableSums(gstr1);
    for (const [figure, sum] of Object.entries({ ...sums, ...outward })) {
      const listed = own.flatMap((one) => amountsIn(one, figure as GstFigure) ?? []);
      expect(listed.length, figure).toBe({ ...gstr1.counts, ...counts }[figure as GstFigure]);
      for (const part of ['taxable', 'igst', 'cgst', 'sgst', 'cess'] as const)
        expect(
          listed.reduce((whole, one) => whole + one[part], 0),
          `${figure} ${part}`,
        ).toBe(sum[part]);
    }
  });

  test('refuses a document of another registration or month', () => {
    expect(() => buildGstr3b(ownGstins[0], '2020-01', [documents[0]!])).toThrow('is not of');
  });
});

const gstin = '24AAQCA8719H1ZC';
const withCheck = (first14: string) => `${first14}${gstinCheckCharacter(first14)}`;
const buyer_gstin = withCheck('24AANFA2641L1Z');
const uin = withCheck('0717USA00012UN');

let issuedSoFar = 0;
/** An invoice of one line, as the published test makes them: 18% unless it says otherwise. */
function document(
  taxable: number,
  more: Partial<TaxDocument> & Partial<Pick<TaxDocumentLine, 'rate'>> = {},
): TaxDocument {
  const { rate = 18, ...head } = more;
  issuedSoFar += 1;
  const is_inter_state = head.is_inter_state ?? false;
  const tax = Math.round((taxable * 100 * rate) / 100);
  const line = {
    description: 'Trading goods',
    hsn: '610910',
    quantity: 1,
    rate,
    taxable: taxable * 100,
    igst: is_inter_state ? tax : 0,
    cgst: is_inter_state ? 0 : tax / 2,
    sgst: is_inter_state ? 0 : tax / 2,
    cess: 0,
  };
  return {
    number: `INV-${issuedSoFar}`,
    date: '2026-11-03',
    order_id: `ord_${issuedSoFar}`,
    gstin,
    buyer_gstin: '',
    buyer_name: 'Buyer',
    place: '24',
    is_inter_state,
    is_sez: false,
    value: taxable * 100 + tax,
    lines: [line],
    ...head,
  };
}

/**
 * The sales of india-compliance's test that documents of Khep can be, and its figures: test_gstr_3b_report.py (commit 03702dea),
 * read on 28 November 2026. It has ₹121 more in 3.1(a), ₹444 in 3.1(b) and ₹222 in 3.1(e): reverse charge, an export without tax,
 * and a sale without GST.
 */
const published = [
  document(100, { buyer_gstin }),
  document(100, { buyer_gstin: withCheck('29AANFA2641L1Z'), place: '29', is_inter_state: true }),
  document(100),
  document(111, { place: '06', is_inter_state: true }),
  document(100, { buyer_gstin, rate: 0 }),
  document(555, { buyer_gstin, is_sez: true, is_inter_state: true }),
  document(150, { buyer_gstin, rate: 0 }),
  document(200, { buyer_gstin: uin, place: '29', is_inter_state: true }),
];

describe('figures of the published example', () => {
  const build = (rows: readonly TaxDocument[]) => buildGstr3b(gstin, '2026-11', rows);

  test('are those of its file', () => {
    expect(gstr3bJson(build(published))).toEqual({
      gstin,
      ret_period: '112026',
      sup_details: {
        osup_det: { txval: 732 - 121, iamt: 73.98, camt: 18, samt: 18, csamt: 0 },
        osup_zero: { txval: 999 - 444, iamt: 99.9, csamt: 0 },
        osup_nil_exmp: { txval: 250 },
      },
      inter_sup: {
        unreg_details: [{ pos: '06', txval: 111, iamt: 19.98 }],
        uin_details: [{ pos: '29', txval: 200, iamt: 36 }],
      },
    });
  });

  test('a credit note lowers its row and its place, and one that is larger makes the portal enter zero', () => {
    const credits = { number: 'INV-4', date: '2026-10-30', value: 130_98 };
    const note = document(11, { number: 'CN-1', place: '06', is_inter_state: true, credits });
    const lower = build([...published, note]);
    expect(lower.outward.osup_det).toMatchObject({ taxable: 600_00, igst: 73_98 - 1_98 });
    expect(lower.inter_state.unreg_details).toMatchObject([{ place: '06', taxable: 100_00, igst: 18_00 }]);

    const large = document(300, { number: 'CN-2', place: '06', is_inter_state: true, credits });
    const negative = build([...published, large]);
    expect(negative.inter_state.unreg_details).toMatchObject([{ taxable: -189_00, igst: -34_02 }]);
    expect(gstr3bJson(negative).inter_sup.unreg_details).toEqual([]);
    const gstr1 = buildGstr1(gstin, '2026-11', [...published, large]);
    expect(checkGstr3b(negative, gstr1)).toEqual([
      {
        severity: 'warning',
        figure: 'unreg_details',
        place: '06',
        message:
          '3.2, Haryana: credit notes are ₹189.00 more than sales (Taxable value). The portal enters zero.',
      },
    ]);
  });
});

describe('the check against GSTR-1 names what does not tie', () => {
  const gstr3b = buildGstr3b(gstin, '2026-11', published);
  const whole = buildGstr1(gstin, '2026-11', published);
  const messages = (rows: readonly TaxDocument[]) =>
    checkGstr3b(gstr3b, buildGstr1(gstin, '2026-11', rows)).map(({ message }) => message);

  test('an invoice that GSTR-1 lacks, by row, place and tax', () => {
    expect(messages(published.filter(({ place }) => place !== '06'))).toEqual([
      '3.1(a): Taxable value of the documents is ₹111.00 more than in GSTR-1, tables 4A, 5, 7 and 9B.',
      '3.1(a): IGST of the documents is ₹19.98 more than in GSTR-1, tables 4A, 5, 7 and 9B.',
      '3.2, Haryana: Taxable value of the documents is ₹111.00 more than in GSTR-1, tables 5, 7 and 9B.',
      '3.2, Haryana: IGST of the documents is ₹19.98 more than in GSTR-1, tables 5, 7 and 9B.',
    ]);
  });

  test('an embassy that GSTR-1 lacks, and a nil-rated sale that it has twice', () => {
    expect(messages(published.filter(({ buyer_gstin: own }) => own !== uin))).toContain(
      '3.2, Karnataka: IGST of the documents is ₹36.00 more than in GSTR-1, tables 4A and 9B.',
    );
    expect(messages([...published, document(100, { rate: 0 })])).toEqual([
      '3.1(c): Taxable value of the documents is ₹100.00 less than in GSTR-1, table 8.',
    ]);
  });

  test('one paisa in a row of table 7', () => {
    const [row] = whole.b2cs.filter(({ place }) => place === '06');
    const others = whole.b2cs.filter((one) => one !== row);
    const off = { ...whole, b2cs: [...others, { ...row!, igst: row!.igst + 1 }] };
    expect(checkGstr3b(gstr3b, off).map(({ figure, message }) => [figure, message])).toEqual([
      ['osup_det', '3.1(a): IGST of the documents is ₹0.01 less than in GSTR-1, tables 4A, 5, 7 and 9B.'],
      [
        'unreg_details',
        '3.2, Haryana: IGST of the documents is ₹0.01 less than in GSTR-1, tables 5, 7 and 9B.',
      ],
    ]);
  });

  test('a sale to a special economic zone without its GSTIN, which table 7 takes for a consumer’s', () => {
    const lost = document(555, { is_sez: true, is_inter_state: true });
    const found = checkGstr3b(buildGstr3b(gstin, '2026-11', [lost]), buildGstr1(gstin, '2026-11', [lost]));
    expect(new Set(found.map(({ figure }) => figure))).toEqual(
      new Set(['osup_det', 'osup_zero', 'unreg_details']),
    );
  });
});
