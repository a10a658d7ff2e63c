import { plainCell, toPlainCsvCell } from '@khep/domain/mapping';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvBytes, csvStream } from './csv.ts';

const text = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '\t=1',
  ' =1',
  '\u00A0\u3000＝1',
  '\n+1',
  '\v@SUM(A1)',
])('keeps %j from running as a formula', (cell) => {
  expect(text(csvBytes(undefined, [[cell]])).replaceAll('"', '')).toBe(`'${cell}\r\n`);
});

test('leaves numbers as numbers and quotes what needs it', () => {
  expect(text(csvBytes(['a', 'b'], [[-12.5, 'x, "y"']]))).toBe('\uFEFFa,b\r\n-12.5,"x, ""y"""\r\n');
});

test.each([
  ['14900463031678', '"=""14900463031678"""'],
  ['090210', '"=""090210"""'],
  ['9845012345', '9845012345'],
  ['560038', '560038'],
  ['0', '0'],
  ['HDFCN52026112200077', 'HDFCN52026112200077'],
])('writes %s so that a spreadsheet keeps its digits', (cell, written) => {
  expect(text(csvBytes(undefined, [[cell]]))).toBe(`${written}\r\n`);
  expect(text(csvBytes(undefined, [[cell]], toPlainCsvCell))).toBe(`${cell}\r\n`);
  const [[read = ''] = []] = Papa.parse<string[]>(written).data;
  expect(plainCell(read)).toBe(cell);
});

test('streams pages under one heading', async () => {
  const pages = new Map([
    [undefined, { rows: [['1']], next: 'two' }],
    ['two', { rows: [['=2']], next: null }],
  ]);
  const stream = await csvStream(['n'], (after) => Promise.resolve(pages.get(after)!));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  expect(text(bytes)).toBe("\uFEFFn\r\n1\r\n'=2\r\n");
});

test('fails before the stream when the first page cannot be loaded', async () => {
  const refused = csvStream(['n'], () => Promise.reject(new Error('unknown sort')));
  await expect(refused).rejects.toThrow('unknown sort');
});

test('writes the heading of an empty list', async () => {
  const stream = await csvStream(['n'], () => Promise.resolve({ rows: [], next: null }));
  expect(await new Response(stream).text()).toBe('n\r\n');
});
