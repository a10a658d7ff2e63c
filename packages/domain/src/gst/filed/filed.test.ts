import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generateDocuments, ownGstins } from '../gst.fixture.ts';
import {
  asFiled,
  buildGstr1,
  compareFiled,
  correctionOf,
  gstr1Json,
  lastCorrectionDay,
  parseFiled,
} from '../index.ts';
import type { FiledReturn, Gstr1File, TaxDocument } from '../index.ts';

const [gstin] = ownGstins;
const month = '2026-10';
const own = generateDocuments(4000, 12).documents.filter(
  (one) => one.gstin === gstin && one.date.startsWith(month),
);
const gstr1 = buildGstr1(gstin, month, own);
const file = gstr1Json(gstr1);

function read(content: unknown, expected = { gstin, month }): FiledReturn {
  const parsed = parseFiled(JSON.stringify(content), expected);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.filed;
}
const problemOf = (text: string) => {
  const parsed = parseFiled(text, { gstin, month });
  return parsed.ok ? undefined : parsed.problem;
};
/** The file of a return, with parts of it changed. */
const changed = (change: (copy: Required<Gstr1File>) => void): FiledReturn => {
  const copy = structuredClone(file) as Required<Gstr1File>;
  change(copy);
  return read(copy);
};
const now = asFiled(gstr1);

describe('a filed GSTR-1', () => {
  test('of the same documents has no differences', () => {
    expect(read(file).rows.size).toBeGreaterThan(100);
    expect(compareFiled(read(file), now)).toEqual([]);
  });

  test('of the portal is read with the keys that it adds', () => {
    // The example of developer.gst.gov.in for GET GSTR1 B2B (API list v2.1), with the head of a filed return; read on 28
    // November 2026. The portal writes both kinds of tax, "flag" and "chksum" into each row.
    const portal = {
      gstin: '27AADCB2230M1ZT',
      fp: '122016',
      filing_typ: 'M',
      fil_dt: '10-01-2017',
      b2b: [
        {
          ctin: '01AABCE2207R1Z5',
          cfs: 'Y',
          inv: [
            {
              chksum: 'BBUIBUIUIJKKBJKGUYFTFGUY',
              updby: 'S',
              inum: 'S008400',
              idt: '24-11-2016',
              val: 729248.16,
              pos: '06',
              rchrg: 'N',
              etin: '01AABCE5507R1Z4',
              inv_typ: 'R',
              cflag: 'N',
              diff_percent: 0.65,
              opd: '2016-12',
              itms: [{ num: 1, itm_det: { rt: 5, txval: 10000, iamt: 325, camt: 0, samt: 0, csamt: 10 } }],
            },
          ],
        },
      ],
      hsn: { flag: 'N', hsn_b2b: [], hsn_b2c: [] },
      at: [{ pos: '06', itms: [] }],
    };
    const filed = read(portal, { gstin: '27AADCB2230M1ZT', month: '2016-12' });
    expect(filed.others).toEqual(['at']);
    const [row] = filed.rows.values();
    expect(Object.fromEntries([...row!.cells].map(([key, { value }]) => [key, value]))).toEqual({
      ctin: '01AABCE2207R1Z5',
      idt: '24-11-2016',
      pos: '06',
      inv_typ: 'R',
      rchrg: 'N',
      val: 72924816,
      'txval@5': 1000000,
      'iamt@5': 32500,
      'camt@5': 0,
      'samt@5': 0,
      'csamt@5': 1000,
    });
  });

  test('of another month, GSTIN or kind is refused with what to do', () => {
    expect(problemOf('PK\u0003\u0004')).toContain('Unpack it');
    expect(problemOf('Table,Buyer')).toContain("isn't JSON");
    for (const other of ['null', '[]', '"GSTR-1"', '{"gstin":"08AAJQP5441A1ZK"}', '7'])
      expect(problemOf(other)).toContain("isn't a GSTR-1");
    expect(problemOf(JSON.stringify({ ...file, fp: '092026' }))).toBe(
      'This file is of September 2026. Choose the file of October 2026, or another month above.',
    );
    expect(problemOf(JSON.stringify({ ...file, gstin: ownGstins[1] }))).toContain(
      `This file is of GSTIN ${ownGstins[1]}.`,
    );
    expect(problemOf(JSON.stringify({ ...file, fp: '132026' }))).toContain("isn't a month");
  });

  test('with a wrong value names its place', () => {
    const first = { pos: '27', rt: 5 };
    const of = (b2cs: unknown) => problemOf(JSON.stringify({ gstin, fp: '102026', b2cs }));
    expect(of([first, { pos: '27', rt: 5, txval: 'many' }])).toBe("b2cs[1].txval isn't an amount.");
    expect(of([first, { pos: '27', rt: 5, txval: 1e300 }])).toBe("b2cs[1].txval isn't an amount.");
    expect(of({ length: 3 })).toBe("b2cs isn't a list. Choose a GSTR-1.");
    expect(of([first, null])).toBe("b2cs[1] isn't a row. Choose a GSTR-1.");
    expect(of([{ pos: 'x'.repeat(200), rt: 5 }])).toBe("b2cs[0].pos isn't a short text.");
    expect(of([{}, first])).toBe('b2cs[0].pos is missing.');
    const b2b = [{ ctin: 'A', inv: [{ inum: 'B', idt: '1-10-2026', itms: [{ itm_det: 4 }] }] }];
    expect(problemOf(JSON.stringify({ gstin, fp: '102026', b2b }))).toBe(
      "b2b[0].inv[0].itms[0].itm_det isn't a part of a GSTR-1.",
    );
    // 1e999 is no number of JavaScript, and own names of objects are names like others.
    expect(problemOf(`{"gstin":"${gstin}","fp":"102026","b2cs":[{"pos":"27","rt":5,"txval":1e999}]}`)).toBe(
      "b2cs[0].txval isn't an amount.",
    );
    expect(problemOf(`{"gstin":"${gstin}","fp":"102026","__proto__":{"b2cs":[{}]}}`)).toBeUndefined();
  });

  test('that no one wrote gives an answer, never an exception', () => {
    const deep = (value: unknown) => JSON.stringify({ gstin, fp: '102026', ...(value as object) });
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('b2b', 'b2cl', 'b2cs', 'cdnr', 'nil', 'hsn', 'doc_issue'),
          fc.jsonValue(),
        ),
        (value) => {
          const parsed = parseFiled(deep(value), { gstin, month });
          if (parsed.ok) compareFiled(parsed.filed, now);
          else expect(parsed.problem.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 500, seed: 3 },
    );
    expect(
      problemOf(`{"gstin":"${gstin}","fp":"102026","b2b":${'['.repeat(50_000)}${']'.repeat(50_000)}}`),
    ).toBe("b2b[0] isn't a row. Choose a GSTR-1.");
  });
});

describe('differences', () => {
  test('are named by table and cell, to the paisa', () => {
    const buyer = file.b2b![0]!;
    const place = file.b2cs!.find(({ sply_ty }) => sply_ty === 'INTER')!;
    const filed = changed((copy) => {
      copy.b2b[0]!.inv[0]!.itms[0]!.itm_det.txval += 0.01;
      copy.b2cs.find(({ pos, rt }) => pos === place.pos && rt === place.rt)!.iamt! -= 5.5;
    });
    const found = compareFiled(filed, now);
    const detail = buyer.inv[0]!.itms[0]!.itm_det;
    const paise = (rupees: number) => Math.round(rupees * 100);
    expect(found).toEqual([
      {
        table: 'b2b',
        key: buyer.inv[0]!.inum,
        subject: { number: buyer.inv[0]!.inum },
        kind: 'changed',
        cells: [
          { field: 'txval', rate: detail.rt, filed: paise(detail.txval) + 1, now: paise(detail.txval) },
        ],
      },
      {
        table: 'b2cs',
        key: `INTER ${place.pos} ${place.rt}`,
        subject: { supply: 'INTER', place: place.pos, rate: place.rt },
        kind: 'changed',
        cells: [{ field: 'iamt', filed: paise(place.iamt!) - 550, now: paise(place.iamt!) }],
      },
    ]);
  });

  test('show an invoice that was left out in each table that has it, and one that is only filed', () => {
    const left = own.find(({ buyer_gstin, credits }) => buyer_gstin !== '' && !credits)!;
    const without = (documents: readonly TaxDocument[]) => asFiled(buildGstr1(gstin, month, documents));
    const rest = without(own.filter((one) => one !== left));
    const found = compareFiled(rest, now);
    expect(found.find(({ table }) => table === 'b2b')).toMatchObject({ key: left.number, kind: 'missing' });
    expect(new Set(found.map(({ table }) => table))).toEqual(new Set(['b2b', 'hsn', 'doc_issue']));
    expect(compareFiled(now, rest).find(({ table }) => table === 'b2b')).toMatchObject({ kind: 'extra' });
  });

  test('of numbers in small letters and days without zeros are none', () => {
    const filed = changed((copy) => {
      const one = copy.b2b[0]!.inv[0]!;
      one.inum = one.inum.toLowerCase();
      one.idt = one.idt.replace(/^0/, '').replace('-0', '-');
    });
    expect(compareFiled(filed, now)).toEqual([]);
  });
});

describe('a difference belongs', () => {
  const correct = (filed: FiledReturn, isMonthlyFiled: boolean, current = now) =>
    compareFiled(filed, current).map((difference) => {
      const { form, table, how } = correctionOf(difference, { filed, isMonthlyFiled });
      return [difference.table, difference.kind, form, table, how].join(' ');
    });
  const line = {
    description: 'Kurta',
    hsn: '620442',
    quantity: 1,
    rate: 5,
    taxable: 1000_00,
    igst: 50_00,
    cgst: 0,
    sgst: 0,
    cess: 0,
  };
  const consumer: TaxDocument = {
    number: 'ML/1',
    date: '2026-10-03',
    order_id: 'ord_1',
    gstin,
    buyer_gstin: '',
    buyer_name: 'Meera',
    place: '27',
    is_inter_state: true,
    is_sez: false,
    value: 1050_00,
    lines: [line],
  };
  const registered = { ...consumer, number: 'ML/2', buyer_gstin: '27AABCU9603R1ZN' };
  const large = { ...consumer, number: 'ML/3', value: 1_50_000_00 };
  const note = {
    ...registered,
    number: 'CN/1',
    credits: { number: 'ML/0', date: '2026-09-30', value: 1050_00 },
  };
  const nil = { ...consumer, number: 'ML/4', lines: [{ ...line, rate: 0, igst: 0 }] };
  const of = (...documents: TaxDocument[]) => asFiled(buildGstr1(gstin, month, documents));
  const both = (documents: readonly TaxDocument[], filedOnes: readonly TaxDocument[]) =>
    [false, true].map((isMonthlyFiled) =>
      correct(of(...filedOnes), isMonthlyFiled, of(...documents)).filter(
        (text) => !/^(?:hsn|doc_issue) /.test(text),
      ),
    );

  test('to GSTR-1A until GSTR-3B is filed, then to a later GSTR-1', () => {
    const all = [consumer, registered, large, note, nil];
    expect(both(all, [])).toEqual([
      [
        'b2b missing gstr1a 4A add',
        'b2cl missing gstr1a 5 add',
        'b2cs missing gstr1a 7 add',
        'nil missing gstr1a 8 add',
        'cdnr missing gstr1a 9B add',
      ],
      [
        'b2b missing gstr1 4A add',
        'b2cl missing gstr1 5 add',
        'b2cs missing gstr1 7 add',
        'nil missing none  annual',
        'cdnr missing gstr1 9B add',
      ],
    ]);
    const dearer = all.map((one) => ({ ...one, lines: [{ ...one.lines[0]!, taxable: 2000_00 }] }));
    expect(both(dearer, all)).toEqual([
      [
        'b2b changed gstr1a 9A amend',
        'b2cl changed gstr1a 9A amend',
        'b2cs changed gstr1a 10 amend',
        'nil changed gstr1a 8 amend',
        'cdnr changed gstr1a 9C amend',
      ],
      [
        'b2b changed gstr1 9A amend',
        'b2cl changed gstr1 9A amend',
        'b2cs changed gstr1 10 amend',
        'nil changed none  annual',
        'cdnr changed gstr1 9C amend',
      ],
    ]);
    expect(both([], [registered, note])).toEqual([
      ['b2b extra gstr1a 9A zero', 'cdnr extra gstr1a 9C zero'],
      ['b2b extra gstr1 9A zero', 'cdnr extra gstr1 9C zero'],
    ]);
  });

  test('to a later GSTR-1 where the GSTIN of the buyer was wrong', () => {
    const right = { ...registered, buyer_gstin: '27AADCB2230M1ZT' };
    expect(both([right], [registered])).toEqual([
      ['b2b changed gstr1 9A buyer'],
      ['b2b changed gstr1 9A amend'],
    ]);
  });

  test('to table 6B for a special economic zone, and to table 10 for another rate of a filed place', () => {
    expect(both([{ ...registered, is_sez: true }], [])).toEqual([
      ['b2b missing gstr1a 6B add'],
      ['b2b missing gstr1 6B add'],
    ]);
    const dear = { ...consumer, number: 'ML/5', lines: [{ ...line, rate: 18, igst: 180_00 }] };
    expect(both([consumer, dear], [consumer])).toEqual([
      ['b2cs missing gstr1a 10 amend'],
      ['b2cs missing gstr1 10 amend'],
    ]);
  });

  test('to table 12 with its difference, and to no table for numbers of documents', () => {
    const found = correct(of(), true, of(consumer));
    expect(found).toContain('hsn missing gstr1 12 difference');
    expect(found).toContain('doc_issue missing none  annual');
    const early = correct(of(), false, of(consumer));
    expect(early).toContain('hsn missing gstr1a 12 difference');
    expect(early).toContain('doc_issue missing gstr1a 13 add');
  });

  test('to a later GSTR-1 before GSTR-1A existed, until 30 November after the year', () => {
    const old = (filed: FiledReturn): FiledReturn => ({ ...filed, month: '2024-06' });
    const [difference] = compareFiled(old(of()), of(consumer));
    expect(correctionOf(difference!, { filed: old(of()), isMonthlyFiled: false }).form).toBe('gstr1');
    expect(['2026-03', '2026-04'].map(lastCorrectionDay)).toEqual(['2026-11-30', '2027-11-30']);
  });
});
