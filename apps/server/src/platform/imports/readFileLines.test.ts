import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { readFileLines } from './readFileLines.ts';

const encode = (text: string) => new TextEncoder().encode(text);
async function read(text: string | Uint8Array): Promise<string[][]> {
  const lines: string[][] = [];
  for await (const { cells } of readFileLines(typeof text === 'string' ? encode(text) : text))
    lines.push(cells);
  return lines;
}

test('reads cells with quotes, delimiters and line breaks, and keeps empty lines', async () => {
  expect(await read('a;b;c\r\n1;2;3\r\n"1;""x""";"two\r\nlines";3\r\n\r\n4;5;6')).toEqual([
    ['a', 'b', 'c'],
    ['1', '2', '3'],
    ['1;"x"', 'two\r\nlines', '3'],
    [''],
    ['4', '5', '6'],
  ]);
});

test('reads a line that goes on in the next chunk as one', async () => {
  // Three-byte characters and quoted line breaks at every offset of a chunk's end.
  const rows = Array.from({ length: 40_000 }, (_, n) => [`${n}`, `₹ ${n}, "quoted"\n${'x'.repeat(n % 37)}`]);
  const text = Papa.unparse(rows, { newline: '\n' });
  expect(text.length).toBeGreaterThan(1_000_000);
  expect(await read(text)).toEqual(rows);
});

test('reads the code page in which Excel saves CSV', async () => {
  expect(await read(Uint8Array.from([0x61, 0x2c, 0x80, 0x0a, 0x31, 0x2c, 0x32]))).toEqual([
    ['a', '€'],
    ['1', '2'],
  ]);
});

test('counts lines before it reads them', async () => {
  const expected: number[] = [];
  const onStart = (about: { expected: number }) => void expected.push(about.expected);
  for await (const _ of readFileLines(encode('a,b\n1,2\n3,4\n'), { onStart })) break;
  expect(expected).toEqual([3]);
  expect(await read('')).toEqual([]);
});

const page = (table: string) =>
  `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta charset="utf-8"><style>td{mso-number-format:"\\@"}</style></head><body>${table}</body></html>`;

test('reads a table of HTML that a portal names .xls', async () => {
  const table =
    '<table><tr><td>Menu</td></tr></table><!-- <tr><td>no</td></tr> --><TABLE border=1><thead><tr><th>AWB No</th><th>COD Amount</th><th>City</th></tr></thead><tr><td>1490880950001<td>1,250.00</td><td rowspan="2">Navi&nbsp;Mumbai</td></tr><tr style="display:none"><td>2</td><td><a href="x?a>b">&#8377; 5</a></td></tr><tr><td colspan=2>Total</td><td>6 &lt; 7</td></tr></TABLE>';
  const lines: unknown[] = [];
  for await (const line of readFileLines(encode(page(table)))) lines.push(line);
  expect(lines).toEqual([
    { row: 1, cells: ['AWB No', 'COD Amount', 'City'] },
    { row: 2, cells: ['1490880950001', '1,250.00', 'Navi Mumbai'] },
    { row: 3, cells: ['2', '₹ 5', 'Navi Mumbai'], is_hidden: true },
    { row: 4, cells: ['Total', '', '6 < 7'] },
  ]);
});

test.each([
  ['a quote that never ends', `a,b\n"${'x'.repeat(2_000_000)}`, 'a quotation mark without its end'],
  ['a million columns', `a,b\n${'1,'.repeat(1_000_000)}`, 'Row 2 of this file has more than 200 columns'],
  ['eleven megabytes of columns in one line', 'a,'.repeat(5_500_000), 'more than 200 columns'],
  ['lines of 300 kB', `a,b\n${`"${'x'.repeat(300_000)}",1\n`.repeat(30)}`, 'more than 2,00,000 characters'],
  [
    'a cell longer than any of Excel',
    `a,b\n1,${'x'.repeat(40_000)}\n`,
    'more than 32,767 characters, in column B',
  ],
  ['zero bytes that no encoding of text has', '\0\0\0a,b\n1,2\n', "isn't a table"],
  ['a page of HTML without a table', page('<p>Log in again</p>'), 'without a table'],
  [
    'a table of HTML with a million columns',
    page(`<table><tr>${'<td>a'.repeat(1_000_000)}</table>`),
    '200 columns',
  ],
  ['a cell of HTML of 300 kB', page(`<table><tr><td>${'x'.repeat(300_000)}</table>`), '2,00,000 characters'],
  ['a workbook of Excel 97', '\u00D0\u00CF\u0011\u00E0\u00A1\u00B1', 'Excel 97–2003'],
  [
    'an XML spreadsheet of Excel 2003',
    '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet/></Workbook>',
    'XML spreadsheet',
  ],
])('refuses %s, and says what to do', async (name, text, problem) => {
  const bytes = name.includes('97') ? Uint8Array.from(text, (sign) => sign.charCodeAt(0)) : encode(text);
  await expect(read(bytes)).rejects.toMatchObject({ fields: { file: expect.stringContaining(problem) } });
});
