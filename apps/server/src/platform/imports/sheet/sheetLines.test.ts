import { Zip, ZipDeflate, strToU8, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../base/errors.ts';
import { addDays } from '@khep/domain/days';
import { formatCell } from './formatCell.ts';
import { readFileLines } from '../readFileLines.ts';
import type { FileLinesOptions } from '../readFileLines.ts';

/** A cell as the other reader has it, which shows days as midnights in UTC. */
const formatWhole = (cell: unknown): string =>
  formatCell(cell instanceof Date ? addDays('1970-01-01', Math.floor(cell.getTime() / 86_400_000)) : cell);

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;

const cellXfs = (formats: readonly number[]) =>
  `<cellXfs>${formats.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`;

interface Parts {
  rows?: string;
  /** XML before the rows. */
  head?: string;
  strings?: string;
  styles?: string;
  workbookPr?: string;
  /** Replaces or adds parts of the archive. */
  more?: Record<string, string | undefined>;
}

function partsOf({ rows = '', head = '', strings, styles, workbookPr = '', more = {} }: Parts) {
  const parts: Record<string, string | undefined> = {
    'xl/workbook.xml': `<?xml version="1.0" encoding="UTF-8"?><workbook ${main} xmlns:r="${office}">${workbookPr}<sheets><sheet name="A" sheetId="7" r:id="r1"/><sheet name="B" sheetId="1" r:id="r2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation('r2', 'worksheet', 'worksheets/sheet2.xml')}${relation('r1', 'worksheet', '/xl/worksheets/sheet1.xml')}${relation('r3', 'styles', 'styles.xml')}${relation('r4', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/worksheets/sheet2.xml': `<worksheet ${main}><sheetData><row r="1"><c r="A1"><v>2</v></c></row></sheetData></worksheet>`,
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet ${main}>${head}<sheetData>${rows}</sheetData><pageMargins left="1"/></worksheet>`,
    'xl/styles.xml': styles && `<styleSheet ${main}>${styles}</styleSheet>`,
    'xl/sharedStrings.xml': strings && `<sst ${main}>${strings}</sst>`,
    ...more,
  };
  return Object.entries(parts).flatMap(([name, xml]) =>
    xml === undefined ? [] : [[name, strToU8(xml)] as const],
  );
}

const workbook = (parts: Parts): Uint8Array => zipSync(Object.fromEntries(partsOf(parts)));

async function read(bytes: Uint8Array, options?: FileLinesOptions): Promise<string[][]> {
  const lines: string[][] = [];
  for await (const { row, cells } of readFileLines(bytes, options)) {
    while (lines.length < row - 1) lines.push([]);
    lines.push(cells);
  }
  return lines;
}

async function refusalOf(bytes: Uint8Array, options?: FileLinesOptions): Promise<unknown> {
  const error: unknown = await read(bytes, options).catch((thrown: unknown) => thrown);
  return error instanceof ApiError ? error.fields : error;
}
const unreadable = { file: "This spreadsheet can't be read. Save it as CSV and upload that." };

const one = (cells: string): Parts => ({ rows: `<row r="1">${cells}</row>` });

describe('the lines of a spreadsheet', () => {
  test('are of its first tab, with shared, rich and inline strings', async () => {
    const bytes = workbook({
      rows: '<row r="1"><c r="A1" t="s"><v>1</v></c><c r="B1" t="s"><v>0</v></c><c r="C1" t="s"><v>2</v></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>in </t></is></c><c r="B2" t="inlineStr"><is><r><rPr><b/></rPr><t>two </t></r><r><t xml:space="preserve">runs</t></r></is></c><c r="C2" t="str"><f>A1&amp;"&lt;v&gt;"</f><v>a_x000D_b</v></c></row>',
      strings:
        '<si><t>awb</t></si><si><r><t>bi</t></r><rPh sb="0" eb="1"><t>guide</t></rPh><r><t>ll</t></r><phoneticPr fontId="1"/></si><si><t/></si>',
    });
    expect(await read(bytes)).toEqual([
      ['bill', 'awb'],
      ['in', 'two runs', 'a\rb'],
    ]);
  });

  test('are of the sheet that is asked for, without hidden sheets, and say how many there are', async () => {
    const bytes = workbook(one('<c r="A1"><v>1</v></c>'));
    const counts: number[] = [];
    const onStart = ({ sheets }: { sheets: number }) => void counts.push(sheets);
    expect(await read(bytes, { sheet: 1, onStart })).toEqual([['2']]);
    expect(await refusalOf(bytes, { sheet: 2 })).toEqual(unreadable);
    const isHidden = `<workbook ${main} xmlns:r="${office}"><sheets><sheet name="Lists" state="veryHidden" r:id="r1"/><sheet name="Lines" r:id="r2"/></sheets></workbook>`;
    expect(await read(workbook({ more: { 'xl/workbook.xml': isHidden } }), { onStart })).toEqual([['2']]);
    expect(counts).toEqual([2, 1]);
  });

  test('have numbers, booleans, errors and formulas as the other reader of spreadsheets', async () => {
    const cells =
      '<c r="A1"><v>2.50</v></c><c r="B1" t="n"><v>1490880000000123</v></c><c r="C1"><v>14908800000001</v></c><c r="D1" t="b"><v>1</v></c><c r="E1" t="b"><v>0</v></c><c r="F1" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="G1" t="str"><f>A1</f></c><c r="H1"><f>SUM(A1:A2)</f><v>1.1000000000000001</v></c><c r="I1" t="d"><v>2026-11-05T10:00:00Z</v></c><c r="J1"><v>-1e-7</v></c>';
    expect(await read(workbook(one(cells)))).toEqual([
      [
        '2.5',
        '1.490880000000123e+15',
        '14908800000001',
        'true',
        'false',
        '',
        '',
        '1.1',
        '2026-11-05',
        '-1e-7',
      ],
    ]);
  });

  test('keep their columns and line numbers where cells and rows are missing or empty', async () => {
    const bytes = workbook({
      rows: '<row r="2" spans="1:4"><c r="B2"><v>1</v></c><c r="AA2"><v>2</v></c><c r="AB2" s="0"/></row><row r="3"/>\n<row r="5"><c r="A5" t="inlineStr"/><c r="B5"><v>3</v></c></row><row r="6"><c r="A6" t="inlineStr"><is><t> </t></is></c></row><row r="9"></row>',
      styles: cellXfs([0]),
    });
    expect(await read(bytes)).toEqual([
      [],
      ['', '1', ...Array.from({ length: 24 }, () => ''), '2'],
      [],
      [],
      ['', '3'],
    ]);
  });

  test('count on where cells and rows have no reference', async () => {
    const bytes = workbook({
      rows: '<row><c><v>1</v></c><c><v>2</v></c></row><row><c r="B2"><v>3</v></c></row><row><c r="A4"><v>4</v></c></row>',
    });
    expect(await read(bytes)).toEqual([['1', '2'], ['', '3'], [], ['4']]);
  });

  test.each<[string, string, string, string?]>([
    ['14', '45966', '2025-11-05'],
    ['22', '45966.99', '2025-11-05'],
    ['46', '0.5', '1899-12-30'],
    ['0', '45966', '45966'],
    ['164', '45966', '2025-11-05', 'dd\\-mmm\\-yyyy;@'],
    ['164', '45966', '2025-11-05', '[$-409]d/m/yy h:mm AM/PM'],
    ['164', '45966', '2025-11-05', '[&lt;45000]"Old "yyyy;[h]:mm:ss.00'],
    ['164', '45966', '45966', '[>10]0;0.0'],
  ])('show a day for format %s and number %s as %s %s', async (format, value, wanted, code) => {
    const codes =
      code === undefined
        ? ''
        : `<numFmts><numFmt numFmtId="${format}" formatCode="${code.replaceAll('"', '&quot;')}"/></numFmts>`;
    const bytes = workbook({
      ...one(`<c r="A1" s="1"><v>${value}</v></c>`),
      styles: `${codes}<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>${cellXfs([0, Number(format)])}`,
    });
    expect(await read(bytes)).toEqual([[wanted]]);
    expect((await readSheet(Buffer.from(bytes))).map((row) => row.map(formatWhole))).toEqual([[wanted]]);
  });

  test.each([
    [2, undefined, '422.8813559322034', '422.88', '422.8813559322034'],
    [9, undefined, '0.18', '18%', undefined],
    [164, '000000', '4711', '004711', undefined],
    [164, '[$₹-4009] #,##0.00', '1234567.5', '₹ 1234567.50', undefined],
    [164, '0.00E+00', '14900463031678', '14900463031678', undefined],
    [164, '"days" 0.00', '45966', 'days 45966.00', undefined],
  ])('show a number by format %s %s, and keep what is rounded', async (id, code, value, shown, exact) => {
    const codes =
      code === undefined
        ? ''
        : `<numFmts><numFmt numFmtId="${id}" formatCode="${code.replaceAll('"', '&quot;')}"/></numFmts>`;
    const bytes = workbook({
      ...one(`<c r="A1" s="0"><f>B1/1.18</f><v>${value}</v></c>`),
      styles: `${codes}${cellXfs([id])}`,
    });
    const lines: unknown[] = [];
    for await (const line of readFileLines(bytes)) lines.push(line);
    expect(lines).toEqual([{ row: 1, cells: [shown], ...(exact !== undefined && { exact: { 0: exact } }) }]);
  });

  test('say which rows are hidden, by a filter or by hand', async () => {
    const bytes = workbook({
      rows: '<row r="1"><c><v>1</v></c></row><row r="2" hidden="1"><c><v>2</v></c></row><row r="3" ht="0" customHeight="1"><c><v>3</v></c></row><row r="4" ht="15"><c><v>4</v></c></row>',
    });
    const hidden: number[] = [];
    for await (const { row, is_hidden } of readFileLines(bytes)) if (is_hidden) hidden.push(row);
    expect(hidden).toEqual([2, 3]);
  });

  test('count days from 1904 where the workbook does', async () => {
    const bytes = workbook({
      ...one('<c r="A1" s="0"><v>44504</v></c>'),
      styles: cellXfs([14]),
      workbookPr: '<workbookPr date1904="1"/>',
    });
    expect(await read(bytes)).toEqual([['2025-11-05']]);
  });

  test('have the characters that references stand for', async () => {
    const text = '&lt;b&gt; &amp;amp; &quot;&apos; &#8377;&#x20B9; &#x1F600; &unknown; ₹';
    const bytes = workbook({
      ...one(
        `<c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>${text}</t></is></c><c r="C1" t="str"><v>${text}</v></c>`,
      ),
      strings: `<si><t>${text}</t></si>`,
    });
    const shown = '<b> &amp; "\' ₹₹ 😀 &unknown; ₹';
    expect(await read(bytes)).toEqual([[shown, shown, shown]]);
  });

  test('are read as XML, with comments, CDATA, and a mark in place of a character that is none', async () => {
    const bytes = workbook(
      one(
        '<!-- <c r="A1"><v>1</v></c> --><c r="A1" t="str"><v>a<![CDATA[ <&> ]]>b<!-- c --></v></c><c r="B1" t="str"><v>&#x110000;</v></c>',
      ),
    );
    expect(await read(bytes)).toEqual([['a <&> b', '\uFFFD']]);
  });

  test('are read with prefixes, single quotes and line breaks in tags', async () => {
    const bytes = workbook({
      more: {
        'xl/worksheets/sheet1.xml':
          "<x:worksheet xmlns:x='a'><x:dimension ref='A1:B2'/><x:sheetData>\n<x:row\n r='1' ><x:c r='A1'\tt='s' ><x:v>0</x:v></x:c><x:c r='B1' t='inlineStr'><x:is><x:t>b</x:t></x:is></x:c></x:row><x:row r='2'><x:c r='A2' /></x:row></x:sheetData></x:worksheet>",
        'xl/sharedStrings.xml': "<y:sst xmlns:y='a'><y:si><y:t>a</y:t></y:si></y:sst>",
      },
    });
    const expected: number[] = [];
    expect(await read(bytes, { onStart: (about) => void expected.push(about.expected) })).toEqual([
      ['a', 'b'],
    ]);
    expect(expected).toEqual([2]);
  });

  test('are the same as of the reader of whole sheets, over many chunks', async () => {
    const count = 30_000;
    const strings = Array.from(
      { length: count },
      (_, n) => `<si><t>Zone ₹ ${n} ${'x'.repeat(n % 41)}</t></si>`,
    );
    const rows = Array.from({ length: count }, (_, index) => {
      const n = index + 1;
      return `<row r="${n}"><c r="A${n}" t="s"><v>${index}</v></c><c r="B${n}" s="1"><v>${45_000 + (n % 900)}</v></c><c r="C${n}" t="inlineStr"><is><t>${n} &amp; ${'y'.repeat(n % 53)}</t></is></c><c r="D${n}" t="b"><v>${n % 2}</v></c><c r="E${n}"><v>${n / 7}</v></c></row>`;
    });
    const parts = partsOf({
      rows: rows.join(''),
      head: `<dimension ref="A1:E${count}"/>`,
      strings: strings.join(''),
      styles: cellXfs([0, 14]),
    });
    const whole = (await readSheet(Buffer.from(zipSync(Object.fromEntries(parts))))).map((row) =>
      row.map(formatWhole),
    );
    expect(whole).toHaveLength(count);
    const streamed: Uint8Array[] = [];
    const zip = new Zip((error, chunk) => {
      if (error) throw error;
      streamed.push(chunk);
    });
    for (const [name, bytes] of parts) {
      const part = new ZipDeflate(name);
      zip.add(part);
      part.push(bytes, true);
    }
    zip.end();
    // Sizes behind the data, as of programs that stream; and parts that are not compressed.
    for (const bytes of [
      new Uint8Array(Buffer.concat(streamed)),
      zipSync(Object.fromEntries(parts), { level: 0 }),
    ])
      expect(await read(bytes)).toEqual(whole);
  });

  test('end the thread where the first are enough', async () => {
    const rows = Array.from({ length: 50_000 }, (_, n) => `<row r="${n + 1}"><c><v>${n}</v></c></row>`);
    const ended: Promise<unknown>[] = [];
    const listener = (worker: unknown) => {
      const thread = worker as { once: (event: 'exit', ended: (code: number) => void) => void };
      ended.push(new Promise((resolve) => thread.once('exit', resolve)));
    };
    process.on('worker', listener);
    try {
      const first: string[][] = [];
      for await (const line of readFileLines(workbook({ rows: rows.join('') }))) {
        first.push(line.cells);
        if (first.length === 3) break;
      }
      expect(first).toEqual([['0'], ['1'], ['2']]);
      expect(ended).toHaveLength(1);
      await Promise.all(ended);
    } finally {
      process.off('worker', listener);
    }
  });
});

describe('a spreadsheet is rejected', () => {
  const sheet = (xml: string) => workbook({ more: { 'xl/worksheets/sheet1.xml': xml } });
  test.each<[string, Uint8Array]>([
    ['without parts', zipSync({})],
    ['that is cut off', workbook(one('<c r="A1"><v>1</v></c>')).slice(0, 900)],
    ['without a directory', Uint8Array.from([0x50, 0x4b, 3, 4])],
    ['without a sheet', workbook({ more: { 'xl/workbook.xml': `<workbook ${main}><sheets/></workbook>` } })],
    ['whose sheet is missing', workbook({ more: { 'xl/worksheets/sheet1.xml': undefined } })],
    ['whose rows end early', sheet('<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row>')],
    ['whose last row ends early', sheet('<worksheet><sheetData><row r="1"><c r="A1"><v>1')],
    ['with a document type', sheet('<!DOCTYPE a [<!ENTITY b "c">]><worksheet><sheetData/></worksheet>')],
    ['with a string that is not there', workbook(one('<c r="A1" t="s"><v>5</v></c>'))],
    ['with a format that is not there', workbook(one('<c r="A1" s="5"><v>5</v></c>'))],
    ['with a number that is none', workbook(one('<c r="A1"><v>five</v></c>'))],
    ['with cells out of order', workbook(one('<c r="B1"><v>1</v></c><c r="A1"><v>1</v></c>'))],
    ['with rows out of order', workbook({ rows: '<row r="2"/><row r="1"/>' })],
    ['with a row below the last', workbook({ rows: '<row r="1048577"><c><v>1</v></c></row>' })],
    ['with elements in elements', sheet(`<worksheet>${'<a>'.repeat(200_000)}`)],
    ['with the attribute of another', sheet('<worksheet><sheetData a="1" a="2"/></worksheet>')],
    ['with an element that does not end', sheet(`<worksheet><sheetData><row r="1">${' '.repeat(9e6)}`)],
  ])('%s', async (_, bytes) => {
    expect(await refusalOf(bytes)).toEqual(unreadable);
  });

  test('with a value far to the right, and says so', async () => {
    expect(await refusalOf(workbook(one('<c r="XFD1"><v>1</v></c>')))).toEqual({
      file: "Row 1 of this file has more than 200 columns. The limit is 200. Delete the columns that the import doesn't need.",
    });
  });

  test('without a delay where the thread fails while its lines before are used', async () => {
    const rows = Array.from(
      { length: 5000 },
      (_, n) => `<row r="${n + 1}"><c><v>${n < 4500 ? n : 'x'}</v></c></row>`,
    );
    const slowly = async () => {
      for await (const { cells } of readFileLines(workbook({ rows: rows.join('') })))
        if (cells[0] === '2500') await new Promise((resolve) => setTimeout(resolve, 1000));
    };
    await expect(slowly()).rejects.toMatchObject({ fields: unreadable });
  });

  /** The archive, whose directory declares another size for the part of this size. */
  function declaring(archive: Uint8Array, declared: number, size: number): Uint8Array {
    const view = new DataView(archive.buffer, archive.byteOffset, archive.length);
    let found = 0;
    for (let at = 0; at < archive.length - 28; at += 1) {
      if (view.getUint32(at, true) !== 0x0201_4b50 || view.getUint32(at + 24, true) !== size) continue;
      view.setUint32(at + 24, declared, true);
      found += 1;
    }
    expect(found).toBe(1);
    return archive;
  }

  test('that unpacks to more than the limit, or to another size than it declares', async () => {
    const size = 3_000_000;
    const strings = `<sst ${main}><si><t>a</t></si></sst>`.padEnd(size);
    const bytes = () =>
      workbook({ ...one('<c r="A1" t="s"><v>0</v></c>'), more: { 'xl/sharedStrings.xml': strings } });
    expect(await read(bytes())).toEqual([['a']]);
    expect(await refusalOf(bytes(), { maxUnpacked: 2_000_000 })).toEqual(unreadable);
    expect(await refusalOf(declaring(bytes(), 10, size))).toEqual(unreadable);
    const cut = workbook({ strings: '<si>', more: { 'xl/sharedStrings.xml': `<sst>${' '.repeat(777)}` } });
    expect(await refusalOf(declaring(cut, 0xf000_0000, 782))).toEqual(unreadable);
  });
});
