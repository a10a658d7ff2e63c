import { describe, expect, test } from 'vitest';
import {
  Gstr1Builder,
  Gstr1Checker,
  b2clLimitOn,
  buildGstr1,
  gstr1Json,
  lastCreditDay,
  numberRanges,
  tableSums,
} from './index.ts';
import type { Gstr1File, TaxDocument } from './index.ts';
import { generateDocuments, ownGstins } from './gst.fixture.ts';

const ofMonth = (documents: readonly TaxDocument[], gstin: string, month: string) =>
  documents.filter((one) => one.gstin === gstin && one.date.slice(0, 7) === month);

/**
 * Computes the cells of a return in paise from documents, one amount after the other, from the rules as the notifications have
 * them and without any function of this folder.
 */
function secondComputation(
  documents: readonly TaxDocument[],
  all: readonly TaxDocument[],
): Map<string, number> {
  const goodsOf = new Map(all.map(({ number, lines }) => [number, lines]));
  const cells = new Map<string, number>();
  const add = (cell: string, amount: number) => {
    if (amount !== 0) cells.set(cell, (cells.get(cell) ?? 0) + amount);
  };
  for (const one of documents) {
    const between = one.is_inter_state;
    const registered = one.buyer_gstin.length === 15;
    const note = one.credits !== undefined;
    const soldOn = note ? one.credits!.date : one.date;
    const soldFor = note ? one.credits!.value : one.value;
    const oneLakh = 10_000_000;
    const large = between && soldFor > (soldOn >= '2024-08-01' ? oneLakh : 25_000_000);
    const sign = note ? -1 : 1;
    for (const line of one.lines) {
      if (one.place === '96') {
        const taxed = line.igst > 0 || one.exported!.is_taxed;
        const at = note
          ? `cdnur/${taxed ? 'EXPWP' : 'EXPWOP'}/${one.number}/${line.rate}`
          : `exp/${taxed ? 'WPAY' : 'WOPAY'}/${one.number}/${line.rate}`;
        add(`${at}/txval`, line.taxable);
        add(`${at}/iamt`, line.igst);
      } else if (line.rate === 0) {
        add(`nil/${between ? 'INTR' : 'INTRA'}${registered ? 'B2B' : 'B2C'}`, sign * line.taxable);
      } else {
        let where = `b2cs/${between ? 'INTER' : 'INTRA'}/${one.place}/${line.rate}`;
        // Documents that are listed are positive, also notes.
        let factor = sign;
        if (registered)
          [where, factor] = [`${note ? 'cdnr' : 'b2b'}/${one.buyer_gstin}/${one.number}/${line.rate}`, 1];
        else if (large) [where, factor] = [`${note ? 'cdnur/B2CL' : 'b2cl'}/${one.number}/${line.rate}`, 1];
        add(`${where}/txval`, factor * line.taxable);
        add(`${where}/iamt`, factor * line.igst);
        add(`${where}/camt`, factor * line.cgst);
        add(`${where}/samt`, factor * line.sgst);
      }
      let { hsn } = line;
      if (hsn === '') {
        let most = -1;
        for (const other of goodsOf.get(one.credits?.number ?? one.number)!)
          if (other.hsn !== '' && other.rate === line.rate && other.taxable > most) {
            most = other.taxable;
            hsn = other.hsn;
          }
      }
      const code = `hsn_${registered ? 'b2b' : 'b2c'}/${hsn}/${line.rate}`;
      add(`${code}/txval`, sign * line.taxable);
      add(`${code}/iamt`, sign * line.igst);
      add(`${code}/camt`, sign * line.cgst);
      add(`${code}/samt`, sign * line.sgst);
      if (line.hsn !== '') add(`${code}/qty`, sign * line.quantity);
    }
  }
  for (const [cell, amount] of cells) if (amount === 0) cells.delete(cell);
  return cells;
}

interface AmountRow {
  txval: number;
  iamt?: number;
  camt?: number;
  samt?: number;
}

/** Reads the cells of a file, as a portal would. */
function cellsOf({
  b2b = [],
  b2cl = [],
  exp = [],
  b2cs = [],
  cdnr = [],
  cdnur = [],
  nil,
  hsn = {},
}: Gstr1File) {
  const cells = new Map<string, number>();
  const put = (cell: string, { txval, iamt = 0, camt = 0, samt = 0 }: AmountRow) => {
    for (const [part, rupees] of Object.entries({ txval, iamt, camt, samt }))
      if (rupees !== 0)
        cells.set(`${cell}/${part}`, (cells.get(`${cell}/${part}`) ?? 0) + Math.round(rupees * 100));
  };
  for (const { ctin, inv } of b2b)
    for (const { inum, itms } of inv)
      for (const { itm_det } of itms) put(`b2b/${ctin}/${inum}/${itm_det.rt}`, itm_det);
  for (const { inv } of b2cl)
    for (const { inum, itms } of inv)
      for (const { itm_det } of itms) put(`b2cl/${inum}/${itm_det.rt}`, itm_det);
  for (const { exp_typ, inv } of exp)
    for (const { inum, itms } of inv) for (const item of itms) put(`exp/${exp_typ}/${inum}/${item.rt}`, item);
  for (const row of b2cs) put(`b2cs/${row.sply_ty}/${row.pos}/${row.rt}`, row);
  for (const { ctin, nt } of cdnr)
    for (const { nt_num, itms } of nt)
      for (const { itm_det } of itms) put(`cdnr/${ctin}/${nt_num}/${itm_det.rt}`, itm_det);
  for (const { typ, nt_num, itms } of cdnur)
    for (const { itm_det } of itms) put(`cdnur/${typ}/${nt_num}/${itm_det.rt}`, itm_det);
  for (const { sply_ty, nil_amt } of nil?.inv ?? []) cells.set(`nil/${sply_ty}`, Math.round(nil_amt * 100));
  for (const [section, rows] of Object.entries(hsn))
    for (const row of rows) {
      const cell = `${section}/${row.hsn_sc}/${row.rt}`;
      put(cell, row);
      if (row.qty !== 0) cells.set(`${cell}/qty`, row.qty);
    }
  return cells;
}

const sorted = (cells: Map<string, number>) => [...cells].sort(([a], [b]) => (a < b ? -1 : 1));

describe('GSTR-1', () => {
  const { issued, documents } = generateDocuments(10_000, 28, 400);
  const returns = ownGstins.flatMap((gstin) =>
    ['2026-09', '2026-10', '2026-11', '2026-12'].map((month) => ({ gstin, month })),
  );

  test('ties to 10,000 orders in every cell, by a second computation of its file', () => {
    let cells = 0;
    for (const { gstin, month } of returns) {
      const found = cellsOf(gstr1Json(buildGstr1(gstin, month, ofMonth(documents, gstin, month))));
      const second = secondComputation(ofMonth(issued, gstin, month), issued);
      expect(sorted(found), `${gstin} ${month}`).toEqual(sorted(second));
      cells += found.size;
    }
    expect(cells).toBeGreaterThan(4000);
  });

  test('has every kind of document in its sample, and tables that add up', () => {
    const seen = new Set<string>();
    for (const { gstin, month } of returns) {
      const gstr1 = buildGstr1(gstin, month, ofMonth(documents, gstin, month));
      for (const [table, count] of Object.entries(gstr1.counts)) if (count > 0) seen.add(table);
      const { hsn, ...tables } = tableSums(gstr1);
      for (const part of ['taxable', 'igst', 'cgst', 'sgst'] as const) {
        expect(Object.values(tables).reduce((sum, one) => sum + one[part], 0)).toBe(gstr1.total[part]);
        expect(hsn[part]).toBe(gstr1.total[part]);
      }
    }
    expect([...seen].sort()).toEqual(['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur', 'exp', 'nil']);
  });

  test('counts each number in one range of table 13', () => {
    for (const { gstin, month } of returns) {
      const own = ofMonth(documents, gstin, month);
      const { invoices, notes } = buildGstr1(gstin, month, own);
      const count = [...invoices, ...notes].reduce((sum, range) => sum + range.count, 0);
      expect(count).toBe(own.length);
    }
    expect(numberRanges(['A/9', 'A/10', 'A/12', 'B/1', 'A/11', 'A/14'])).toEqual([
      { from: 'A/9', to: 'A/12', count: 4, cancelled: 0 },
      { from: 'A/14', to: 'A/14', count: 1, cancelled: 0 },
      { from: 'B/1', to: 'B/1', count: 1, cancelled: 0 },
    ]);
  });

  test('numbers of cancelled invoices keep their place in table 13 and count as cancelled', () => {
    const [own] = ownGstins;
    const invoice = (number: string): TaxDocument => ({
      ...documents.find((one) => one.gstin === own && one.credits === undefined)!,
      number,
      date: '2026-09-10',
    });
    const docs = (
      valid: readonly string[],
      cancelled: readonly string[],
      challans: readonly string[] = [],
    ) => {
      const builder = new Gstr1Builder(own, '2026-09');
      for (const number of valid) builder.add(invoice(number));
      for (const number of cancelled) builder.addCancelled(invoice(number));
      for (const number of challans) builder.addChallan({ gstin: own, date: '2026-09-11', number });
      const gstr1 = builder.build();
      return { file: gstr1Json(gstr1).doc_issue?.doc_det, taxable: gstr1.total.taxable };
    };
    // As the tests of a public GST program have them: the last or the first of three, and one that is alone.
    const three = { num: 1, from: '1', to: '3', totnum: 3, cancel: 1, net_issue: 2 };
    expect(docs(['1', '2'], ['3']).file).toEqual([{ doc_num: 1, docs: [three] }]);
    expect(docs(['2', '3'], ['1']).file).toEqual([{ doc_num: 1, docs: [three] }]);
    expect(docs(['A1'], ['B1']).file![0]!.docs).toEqual([
      { num: 1, from: 'A1', to: 'A1', totnum: 1, cancel: 0, net_issue: 1 },
      { num: 2, from: 'B1', to: 'B1', totnum: 1, cancel: 1, net_issue: 0 },
    ]);
    // Number 12 of the form: "Delivery Challan in cases other than by way of supply (excluding at S no. 9 to 11)".
    const withChallans = docs(['1'], [], ['DC/26-27/10', 'DC/26-27/9']);
    expect(withChallans.file).toEqual([
      { doc_num: 1, docs: [{ num: 1, from: '1', to: '1', totnum: 1, cancel: 0, net_issue: 1 }] },
      {
        doc_num: 12,
        docs: [{ num: 1, from: 'DC/26-27/9', to: 'DC/26-27/10', totnum: 2, cancel: 0, net_issue: 2 }],
      },
    ]);
    expect(withChallans.taxable).toBe(docs(['1'], []).taxable);
    const august = { gstin: own, date: '2026-08-31', number: 'DC/26-27/8' };
    expect(() => new Gstr1Builder(own, '2026-09').addChallan(august)).toThrow();
    expect(docs(['1', '3'], ['2']).taxable).toBe(docs(['1', '3'], []).taxable);
    expect(() => new Gstr1Builder(own, '2026-08').addCancelled(invoice('1'))).toThrow('is not of');
  });

  test('refuses a document of another registration or month', () => {
    const [one] = documents;
    expect(() => buildGstr1(ownGstins[0], '2020-01', [one!])).toThrow('is not of');
  });
});

const line = {
  description: 'Cotton kurta',
  hsn: '620442',
  quantity: 1,
  rate: 5,
  taxable: 1000_00,
  igst: 50_00,
  cgst: 0,
  sgst: 0,
  cess: 0,
};
const invoice: TaxDocument = {
  number: 'ML/26-27/1',
  date: '2026-11-03',
  order_id: 'ord_1',
  gstin: ownGstins[0],
  buyer_gstin: '',
  buyer_name: 'Meera',
  place: '27',
  is_inter_state: true,
  is_sez: false,
  value: 1050_00,
  lines: [line],
};

/** The keys of each row in a portal's file: india-compliance, tests of its sections (commit 10a7bb2e), read on 27 November 2026. */
describe('the file has the keys of the published examples', () => {
  const file = (document: Partial<TaxDocument>) =>
    gstr1Json(buildGstr1(ownGstins[0], '2026-11', [{ ...invoice, ...document }]));

  test('a small sale to a consumer', () => {
    const json = file({});
    expect(json.b2cs).toEqual([
      { sply_ty: 'INTER', pos: '27', typ: 'OE', rt: 5, txval: 1000, iamt: 50, csamt: 0 },
    ]);
    expect(json.hsn).toEqual({
      hsn_b2c: [
        {
          num: 1,
          hsn_sc: '620442',
          desc: 'Cotton kurta',
          uqc: 'NOS',
          qty: 1,
          rt: 5,
          txval: 1000,
          iamt: 50,
          camt: 0,
          samt: 0,
          csamt: 0,
        },
      ],
    });
    expect(json.doc_issue).toEqual({
      doc_det: [
        {
          doc_num: 1,
          docs: [{ num: 1, from: 'ML/26-27/1', to: 'ML/26-27/1', totnum: 1, cancel: 0, net_issue: 1 }],
        },
      ],
    });
    // Tables without rows are left out: some portals refuse empty ones.
    expect(Object.keys(json)).toEqual(['gstin', 'fp', 'version', 'hash', 'b2cs', 'hsn', 'doc_issue']);
    expect(json.fp).toBe('112026');
  });

  test('a sale to a registered buyer, and its credit note', () => {
    const buyer_gstin = '27AABCU9603R1ZN';
    expect(file({ buyer_gstin }).b2b).toEqual([
      {
        ctin: buyer_gstin,
        inv: [
          {
            inum: 'ML/26-27/1',
            idt: '03-11-2026',
            val: 1050,
            pos: '27',
            rchrg: 'N',
            inv_typ: 'R',
            itms: [{ num: 1, itm_det: { rt: 5, txval: 1000, iamt: 50, csamt: 0 } }],
          },
        ],
      },
    ]);
    const credits = { number: 'ML/26-27/1', date: '2026-10-30', value: 1050_00 };
    expect(file({ buyer_gstin, credits, number: 'CN/26-27/1' }).cdnr?.[0]?.nt[0]).toEqual({
      ntty: 'C',
      nt_num: 'CN/26-27/1',
      nt_dt: '03-11-2026',
      val: 1050,
      pos: '27',
      rchrg: 'N',
      inv_typ: 'R',
      itms: [{ num: 1, itm_det: { rt: 5, txval: 1000, iamt: 50, csamt: 0 } }],
    });
  });

  test('a large inter-state sale to a consumer, and its credit note', () => {
    const value = 1_00_000_01;
    expect(file({ value }).b2cl?.[0]?.inv[0]).not.toHaveProperty('inv_typ');
    expect(file({ value: 1_00_000_00 }).b2cl).toBeUndefined();
    const credits = { number: 'ML/26-27/1', date: '2026-10-30', value };
    expect(file({ credits }).cdnur?.[0]).toMatchObject({ typ: 'B2CL', ntty: 'C', pos: '27' });
    // Before August 2024 the limit was higher.
    expect(file({ credits: { ...credits, date: '2024-07-31' } }).cdnur).toBeUndefined();
    expect(file({ credits }).b2cs).toBeUndefined();
  });

  test('goods without an HSN code are in no row of table 12', () => {
    const json = file({ lines: [{ ...line, hsn: '' }] });
    expect([json.hsn, json.b2cs?.length]).toEqual([undefined, 1]);
  });

  test('a supply to a special economic zone, and a nil-rated one', () => {
    expect(
      file({ buyer_gstin: '08AADCB2230M1Z2', place: '08', is_sez: true }).b2b?.[0]?.inv[0]?.inv_typ,
    ).toBe('SEWP');
    expect(file({ lines: [{ ...line, rate: 0, igst: 0 }] }).nil).toEqual({
      inv: [{ sply_ty: 'INTRB2C', nil_amt: 1000, expt_amt: 0, ngsup_amt: 0 }],
    });
  });
});

describe('a dry run', () => {
  const check = (document: Partial<TaxDocument>, turnover?: number) => {
    const one = { ...invoice, ...document };
    const checker = new Gstr1Checker(turnover);
    checker.add(one);
    return checker.finish(buildGstr1(one.gstin, one.date.slice(0, 7), [one]));
  };
  const codes = (document: Partial<TaxDocument>, turnover?: number) =>
    check(document, turnover).map(({ code }) => code);

  test('finds nothing in good documents', () => {
    expect(check({})).toEqual([]);
    for (const document of generateDocuments(300, 5).documents) {
      const found = check(document).filter(({ code }) => code !== 'price_rate' && code !== 'buyer_gstin');
      expect(found).toEqual([]);
    }
  });

  test('names the portal’s reasons to reject', () => {
    expect(codes({ buyer_gstin: '36AABCU9603R1ZM' })).toEqual(['buyer_gstin']);
    expect(codes({ number: 'ML/26-27/1234567890' })).toEqual(['number']);
    expect(codes({ number: 'ML_1' })).toEqual(['number']);
    expect(codes({ place: '' })).toEqual(['place']);
    expect(codes({ place: '08' })).toEqual(['wrong_tax']);
    expect(codes({ lines: [{ ...line, hsn: '' }] })).toEqual(['no_hsn']);
    expect(codes({ lines: [{ ...line, hsn: '6204' }] }, 60_000_000)).toEqual(['short_hsn']);
    // Above ₹5 crore, or for a registered buyer, the portal wants one; a small seller's consumer needs none.
    const severity = (document: Partial<TaxDocument>, turnover?: number) =>
      check({ ...document, lines: [{ ...line, hsn: '' }] }, turnover).find(({ code }) => code === 'no_hsn')
        ?.severity;
    expect([severity({}), severity({}, 40_000_000), severity({}, 60_000_000)]).toEqual([
      'warning',
      'warning',
      'error',
    ]);
    expect(severity({ buyer_gstin: '27AADCB2230M1ZT' })).toBe('error');
    expect(codes({ lines: [{ ...line, rate: 12 }] })).toContain('rate');
  });

  test('names a rate that the price doesn’t have, and the difference', () => {
    // ₹2,600 a piece before GST is above ₹2,500: 18% inside the same ₹2,730.
    const [found] = check({ lines: [{ ...line, taxable: 2600_00, igst: 130_00 }] });
    expect(found).toMatchObject({ code: 'price_rate', severity: 'warning', short: 416_44 - 130_00 });
    // A pack is judged by the piece.
    expect(codes({ lines: [{ ...line, quantity: 2, taxable: 5000_00, igst: 250_00 }] })).toEqual([]);
    expect(codes({ lines: [{ ...line, quantity: 2, taxable: 5000_02, igst: 250_00 }] })).toEqual([
      'price_rate',
    ]);
    // ₹2,799 has no rate that fits: 18% is what the invoice charges, and right.
    const band = { ...line, rate: 18, taxable: 2372_03, igst: 426_97 };
    expect(codes({ lines: [band] })).toEqual([]);
    // A coupon took it to ₹2,600: 5% fits.
    expect(codes({ lines: [{ ...band, taxable: 2203_39, igst: 396_61 }] })).toEqual(['price_rate']);
    // A credit note keeps the rate of its invoice.
    const credits = { number: 'ML/26-27/1', date: '2026-10-30', value: 2730_00 };
    expect(codes({ credits, lines: [{ ...line, taxable: 2600_00 }] })).toEqual([]);
  });

  test('a credit note lowers the tax until 30 November after the year', () => {
    expect(lastCreditDay('2026-03-31')).toBe('2026-11-30');
    expect(lastCreditDay('2026-04-01')).toBe('2027-11-30');
    const credits = { number: 'ML/25-26/1', date: '2026-03-31', value: 1050_00 };
    expect(codes({ credits, date: '2026-11-30' })).toEqual([]);
    expect(codes({ credits, date: '2026-12-01' })).toEqual(['late_note']);
  });

  test('one number twice, and numbers with many gaps', () => {
    const checker = new Gstr1Checker(undefined);
    const documents = Array.from({ length: 30 }, (_, n) => ({
      ...invoice,
      number: `ML/26-27/${2 * n}`,
      order_id: `ord_${n}`,
    }));
    for (const one of [...documents, invoice, invoice]) checker.add(one);
    const found = checker.finish(buildGstr1(ownGstins[0], '2026-11', documents));
    expect(found.map(({ code }) => code)).toEqual(['repeated_number', 'ranges']);
    expect(found[0]?.documents).toEqual([{ number: 'ML/26-27/1', order_id: 'ord_1' }]);
  });

  test('the limits by their days', () => {
    expect(['2024-07-31', '2024-08-01'].map(b2clLimitOn)).toEqual([2_50_000_00, 1_00_000_00]);
  });
});
