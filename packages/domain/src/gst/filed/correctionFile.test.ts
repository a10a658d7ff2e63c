import { describe, expect, test } from 'vitest';
import { generateDocuments, generator, ownGstins } from '../gst.fixture.ts';
import {
  asFiled,
  buildCorrections,
  buildGstr1,
  compareFiled,
  correctionMonths,
  correctionNotes,
  correctionSheets,
  gstr1Json,
  mergeCorrections,
} from '../index.ts';
import type { CorrectionFile, CorrectionSource, Gstr1File, TaxDocument } from '../index.ts';

const [gstin] = ownGstins;
const month = '2026-10';

/** What was filed: without some documents, with others that were never issued, and with wrong values, days and places. */
function misfile(documents: readonly TaxDocument[], seed: number): TaxDocument[] {
  const random = generator(seed);
  const filed = documents.flatMap((one): TaxDocument[] => {
    const dice = random();
    if (dice < 0.05) return [];
    if (dice < 0.08) return [one, { ...one, number: `${one.number}X` }];
    if (dice < 0.12) return [{ ...one, date: `${month}-31` }];
    if (dice < 0.16)
      return [{ ...one, lines: one.lines.map((line) => ({ ...line, taxable: line.taxable + 101 })) }];
    if (dice < 0.18 && one.is_inter_state && !one.exported) return [{ ...one, place: '33' }];
    return [one];
  });
  return filed;
}

const ofMonth = (documents: readonly TaxDocument[], of: string) =>
  documents.filter((one) => one.gstin === gstin && one.date.startsWith(of));

function sourceOf(filed: readonly TaxDocument[], now: readonly TaxDocument[], isMonthlyFiled: boolean) {
  const source = {
    filed: asFiled(buildGstr1(gstin, month, filed)),
    now: asFiled(buildGstr1(gstin, month, now)),
    isMonthlyFiled,
  };
  return { ...source, differences: compareFiled(source.filed, source.now) } satisfies CorrectionSource;
}

type Row = Record<string, unknown>;
type Item = Row & { rt: number; itm_det?: Row };
const round = (value: number) => Math.round(value * 100) / 100;

/** Every cell of the tables that corrections touch, by its place. Written apart from the code that builds the file. */
function cellsOf(file: CorrectionFile): Map<string, unknown> {
  const cells = new Map<string, unknown>();
  const set = (place: string, row: Row) => {
    for (const [name, value] of Object.entries(row))
      if (!['num', 'itms', 'desc', 'uqc', 'oinum', 'oidt', 'ont_num', 'ont_dt'].includes(name) && value !== 0)
        cells.set(`${place} ${name}`, value);
  };
  const listed = (table: string, rows: readonly Row[] = [], number: string) => {
    for (const row of rows) {
      set(`${table} ${String(row[number])}`, row);
      for (const item of row['itms'] as Item[])
        set(`${table} ${String(row[number])} ${String((item.itm_det ?? item)['rt'])}`, {
          ...item.itm_det,
          ...item,
          itm_det: 0,
        });
    }
  };
  const open = (groups: readonly Row[] = [], name: string) =>
    groups.flatMap(({ [name]: rows, ...group }) => (rows as Row[]).map((row) => ({ ...group, ...row })));
  listed('b2b', open(file.b2b, 'inv'), 'inum');
  listed('b2cl', open(file.b2cl, 'inv'), 'inum');
  listed('exp', open(file.exp, 'inv'), 'inum');
  listed('cdnr', open(file.cdnr, 'nt'), 'nt_num');
  listed('cdnur', file.cdnur as unknown as Row[], 'nt_num');
  for (const row of file.b2cs ?? []) set(`b2cs ${row.sply_ty} ${row.pos} ${row.rt}`, { ...row });
  for (const [section, rows] of Object.entries(file.hsn ?? {}))
    for (const row of rows) set(`hsn ${section} ${row.hsn_sc} ${row.rt}`, { ...row });
  return cells;
}

/** Applies tables 9A, 9C and 10 to a return, and adds the other rows: what the portal then has. */
function apply(filed: Gstr1File, corrections: CorrectionFile): Gstr1File {
  const result = structuredClone(filed) as unknown as Record<string, Row[]>;
  const more = structuredClone(corrections) as unknown as Record<string, Row[]>;
  const lists = [
    ['b2b', 'b2ba', 'inv', 'oinum', 'inum', 'ctin'],
    ['b2cl', 'b2cla', 'inv', 'oinum', 'inum', 'pos'],
    ['exp', 'expa', 'inv', 'oinum', 'inum', 'exp_typ'],
    ['cdnr', 'cdnra', 'nt', 'ont_num', 'nt_num', 'ctin'],
  ] as const;
  const isZero = (row: Row) =>
    row['val'] === 0 && (row['itms'] as Item[]).every((item) => (item.itm_det ?? item)['txval'] === 0);
  for (const [table, amended, rows, old, number, key] of lists) {
    for (const group of more[amended] ?? [])
      for (const row of group[rows] as Row[]) {
        for (const known of result[table]!)
          known[rows] = (known[rows] as Row[]).filter((one) => one[number] !== row[old]);
        if (!isZero(row)) result[table]!.push({ [key]: group[key], [rows]: [row] });
      }
    result[table] = [...(result[table] ?? []), ...(more[table] ?? [])];
  }
  for (const row of more['cdnura'] ?? []) {
    result['cdnur'] = result['cdnur']!.filter((one) => one['nt_num'] !== row['ont_num']);
    if (!isZero(row)) result['cdnur'].push(row);
  }
  result['cdnur'] = [...(result['cdnur'] ?? []), ...(more['cdnur'] ?? [])];
  for (const place of more['b2csa'] ?? []) {
    const { omon, itms, ...head } = place;
    expect(omon).toBe('102026');
    const before = result['b2cs']!.length;
    result['b2cs'] = result['b2cs']!.filter(
      (row) => row['pos'] !== place['pos'] || row['sply_ty'] !== place['sply_ty'],
    );
    // Table 10 takes only places that were filed.
    expect(result['b2cs'].length).toBeLessThan(before);
    result['b2cs'].push(...(itms as Row[]).map((item) => ({ ...head, ...item })));
  }
  result['b2cs'] = [...(result['b2cs'] ?? []), ...(more['b2cs'] ?? [])];
  return addHsn(result as unknown as Gstr1File, corrections);
}

function addHsn(result: Gstr1File, corrections: CorrectionFile): Gstr1File {
  for (const section of ['hsn_b2b', 'hsn_b2c'] as const)
    for (const row of corrections.hsn?.[section] ?? []) {
      const known = result.hsn![section]!.find(({ hsn_sc, rt }) => hsn_sc === row.hsn_sc && rt === row.rt);
      if (!known) result.hsn![section]!.push(row);
      else
        for (const field of ['qty', 'txval', 'iamt', 'camt', 'samt', 'csamt'] as const)
          known[field] = round(known[field] + row[field]);
    }
  return result;
}

const all = generateDocuments(10_000, 77, 2000).documents;
const now = ofMonth(all, month);
/** Without nil-rated lines, which are in another table. */
const taxed = now.filter(({ lines }) => lines.every(({ rate }) => rate > 0));
const filed = ofMonth(misfile(now, 5), month);
const filedFile = gstr1Json(buildGstr1(gstin, month, filed));
const nowFile = gstr1Json(buildGstr1(gstin, month, now));

describe('the corrections of a return', () => {
  test('make every cell of the filed one what it is now, in 10,000 orders', () => {
    const source = sourceOf(filed, now, false);
    const corrections = buildCorrections('gstr1a', source, month);
    expect(corrections).toMatchObject({ gstin, fp: '102026' });
    // Every table has rows, so that none is right for having none.
    for (const table of ['b2ba', 'b2b', 'expa', 'exp', 'cdnra', 'b2csa', 'hsn'] as const)
      expect(Object.values(corrections[table] ?? {}).length, table).toBeGreaterThan(0);
    expect(cellsOf(apply(filedFile, corrections))).toEqual(cellsOf(nowFile));
  });

  test('are the same for a later GSTR-1, which has them beside its own rows', () => {
    const source = sourceOf(filed, now, true);
    const corrections = buildCorrections('gstr1', source, '2026-11');
    expect(corrections.fp).toBe('112026');
    expect(cellsOf(apply(filedFile, corrections))).toEqual(cellsOf(nowFile));
    const own = gstr1Json(buildGstr1(gstin, '2026-11', ofMonth(all, '2026-11')));
    const before = structuredClone(own);
    const merged = mergeCorrections(own, corrections);
    expect(own).toEqual(before);
    expect(merged.b2ba).toEqual(corrections.b2ba);
    expect(merged.b2csa).toEqual(corrections.b2csa);
    expect(merged.doc_issue).toEqual(own.doc_issue);
    // Table 12 has one row for a code and a rate, with the month's own and the difference.
    const expected = addHsn(structuredClone(own), corrections);
    expect(cellsOf({ ...merged, hsn: merged.hsn! })).toEqual(
      new Map([...cellsOf({ ...corrections, hsn: {} }), ...cellsOf(expected)]),
    );
    const codes = merged.hsn!.hsn_b2c!.map(({ hsn_sc, rt }) => `${hsn_sc} ${rt}`);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test('add a new place to table 7, to the row that the month already has', () => {
    const small = taxed.find(
      ({ buyer_gstin, exported, place, value }) =>
        buyer_gstin === '' && !exported && place === '08' && value < 1_00_000_00,
    );
    const other = { ...small!, place: '33', is_inter_state: true };
    const source = sourceOf([small!], [small!, { ...other, number: 'ML/NEW' }], true);
    const corrections = buildCorrections('gstr1', source, '2026-11');
    expect(corrections.b2csa).toBeUndefined();
    const own = gstr1Json(buildGstr1(gstin, '2026-11', [{ ...other, number: 'ML/OWN', date: '2026-11-02' }]));
    const merged = mergeCorrections(own, corrections);
    expect(merged.b2cs!.map(({ txval }) => txval)).toEqual(own.b2cs!.map(({ txval }) => round(2 * txval)));
  });

  test('amend what was never issued to zero', () => {
    const registered = taxed.find(({ buyer_gstin, credits }) => buyer_gstin !== '' && !credits)!;
    const { b2ba, ...others } = buildCorrections('gstr1a', sourceOf([registered], [], false), month);
    expect(Object.keys(others).toSorted()).toEqual(['fp', 'gstin', 'hash', 'hsn', 'version']);
    const [row] = b2ba![0]!.inv;
    expect(row).toMatchObject({ oinum: registered.number, inum: registered.number, val: 0 });
    for (const { itm_det } of row!.itms)
      expect(Object.entries(itm_det).filter(([name, value]) => name !== 'rt' && value !== 0)).toEqual([]);
    expect(others.hsn?.hsn_b2b?.every(({ txval, qty }) => txval < 0 && qty <= 0)).toBe(true);
  });
});

/**
 * Rows as two public programs write them: the sample of the portal's sandbox (b2ba of S008400, b2cla of 9266, b2csa of 122016), and
 * the keys that a Java program declares for a service provider's save of GSTR-1. Read on 29 November 2026.
 */
const published = {
  b2ba: ['oinum', 'oidt', 'inum', 'idt', 'val', 'pos', 'rchrg', 'etin', 'inv_typ', 'diff_percent', 'itms'],
  b2cla: ['oinum', 'oidt', 'inv_typ', 'diff_percent', 'inum', 'idt', 'val', 'etin', 'itms'],
  expa: ['oinum', 'oidt', 'inum', 'idt', 'val', 'diff_percent', 'sbpcode', 'sbnum', 'sbdt', 'itms'],
  b2csa: ['omon', 'sply_ty', 'diff_percent', 'typ', 'etin', 'pos', 'itms'],
  cdnra: [
    'ont_num',
    'ont_dt',
    'ntty',
    'nt_num',
    'nt_dt',
    'p_gst',
    'pos',
    'rchrg',
    'inv_typ',
    'val',
    'diff_percent',
    'itms',
  ],
  cdnura: [
    'ont_num',
    'ont_dt',
    'nt_num',
    'nt_dt',
    'ntty',
    'typ',
    'p_gst',
    'pos',
    'inum',
    'val',
    'idt',
    'diff_percent',
    'itms',
  ],
};
/** Keys that both programs have and Khep has no value for: an operator of e-commerce, a part of the rate, notes before GST. */
const unused = new Set(['etin', 'diff_percent', 'p_gst', 'sbpcode', 'sbnum', 'sbdt']);

test('rows have the keys that other programs write', () => {
  const large = taxed.find(
    ({ buyer_gstin, is_inter_state, exported }) => buyer_gstin === '' && is_inter_state && !exported,
  )!;
  const invoice = { ...large, number: 'BIG/1', value: 2_00_000_00 };
  const note = {
    ...invoice,
    number: 'CN/BIG/1',
    credits: { number: 'BIG/1', date: invoice.date, value: invoice.value },
  };
  const more = (one: TaxDocument): TaxDocument => ({
    ...one,
    lines: one.lines.map((line) => ({ ...line, taxable: line.taxable + 100 })),
  });
  const corrections = buildCorrections(
    'gstr1a',
    sourceOf([...filed, invoice, note], [...now, more(invoice), more(note)], false),
    month,
  );
  const rows: Record<keyof typeof published, object> = {
    b2ba: corrections.b2ba![0]!.inv[0]!,
    b2cla: corrections.b2cla![0]!.inv[0]!,
    expa: corrections.expa![0]!.inv[0]!,
    b2csa: corrections.b2csa![0]!,
    cdnra: corrections.cdnra![0]!.nt[0]!,
    cdnura: corrections.cdnura![0]!,
  };
  for (const [table, keys] of Object.entries(published) as [keyof typeof published, string[]][]) {
    const own = Object.keys(rows[table]);
    expect(
      own.filter((key) => !keys.includes(key)),
      table,
    ).toEqual([]);
    // The invoice of an amended note is optional since notes need no invoice; b2cla's kind is only that of bonded warehouses.
    const needed = keys.filter(
      (key) => !unused.has(key) && !['inum', 'idt'].includes(key) && key !== 'inv_typ',
    );
    expect(
      needed.filter((key) => !own.includes(key)),
      table,
    ).toEqual([]);
  }
  expect(Object.keys(corrections.b2csa![0]!.itms[0]!)).toEqual(
    expect.arrayContaining(['rt', 'txval', 'csamt']),
  );
  expect(Object.keys(corrections.expa![0]!.inv[0]!.itms[0]!).toSorted()).toEqual([
    'csamt',
    'iamt',
    'rt',
    'txval',
  ]);
  const sheets = correctionSheets(corrections);
  expect(sheets.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['9A b2ba', '9A b2cla', '9A expa', '9C cdnra', '9C cdnura', '10 b2csa', '12 hsn']),
  );
  expect(
    sheets.flatMap(({ columns, rows: cells }) => cells.filter((row) => row.length !== columns.length)),
  ).toEqual([]);
  const noteSheet = sheets.find(({ name }) => name === '9C cdnura')!;
  expect(noteSheet.rows[0]).toEqual(
    expect.arrayContaining(['CN/BIG/1', 'B2CL', 'C', { paise: 2_00_000_00 }, { day: invoice.date }]),
  );
});

describe('what a person checks', () => {
  const registered = taxed.find(
    ({ buyer_gstin, credits, is_sez }) => buyer_gstin !== '' && !credits && !is_sez,
  )!;
  const exported = taxed.find(({ exported: details }) => details?.is_taxed)!;
  const consumer = { ...registered, buyer_gstin: '', is_inter_state: true, place: '33', value: 3_00_000_00 };

  test('are documents that moved, other buyers and kinds of export, and tables that are entered by hand', () => {
    const notesOf = (
      before: TaxDocument,
      after: TaxDocument,
      form: 'gstr1a' | 'gstr1',
      isMonthlyFiled = false,
    ) => correctionNotes(form, sourceOf([before], [after], isMonthlyFiled), month);
    expect(notesOf(consumer, registered, 'gstr1a')).toEqual([{ code: 'moved', names: [registered.number] }]);
    const other = { ...registered, buyer_gstin: '29AABCU9603R1ZJ' };
    expect(notesOf(registered, other, 'gstr1a')).toEqual([]);
    expect(notesOf(registered, other, 'gstr1')).toEqual([{ code: 'buyer', names: [registered.number] }]);
    const untaxed = { ...exported, exported: { ...exported.exported!, is_taxed: false } };
    expect(notesOf(exported, untaxed, 'gstr1a')).toEqual([{ code: 'export', names: [exported.number] }]);
    expect(correctionNotes('gstr1a', sourceOf([], [registered], false), month)).toEqual([
      { code: 'byHand', names: ['13'] },
    ]);
  });

  test('is the month that takes them, until the return of October after the year', () => {
    expect(correctionMonths('2026-10', '2026-11')).toEqual(['2026-11']);
    expect(correctionMonths('2026-11', '2026-11')).toEqual(['2026-12']);
    expect(correctionMonths('2026-07', '2026-11')).toEqual(['2026-08', '2026-09', '2026-10', '2026-11']);
    // The GSTR-1 of October is due on 11 November; that of November is filed after the limit.
    expect(correctionMonths('2026-03', '2026-12').at(-1)).toBe('2026-10');
    expect(correctionMonths('2025-03', '2026-11').at(-1)).toBe('2025-10');
  });
});
