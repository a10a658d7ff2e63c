import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { readFileLines, readFirstLines } from './fileLines.ts';

const encode = (text: string) => new TextEncoder().encode(text);
async function read(text: string | Uint8Array): Promise<string[][]> {
  const lines: string[][] = [];
  for await (const line of readFileLines(typeof text === 'string' ? encode(text) : text)) lines.push(line);
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

test('counts lines before it reads them, and returns the first', async () => {
  const bytes = encode('a,b\n1,2\n3,4\n');
  const expected: number[] = [];
  for await (const _ of readFileLines(bytes, { onStart: (lines) => void expected.push(lines) })) break;
  expect(expected).toEqual([3]);
  expect(await readFirstLines(bytes, 2)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  expect(await read('')).toEqual([]);
});

test.each([
  ['a quote that never ends', `a,b\n"${'x'.repeat(2_000_000)}`, 'a quotation mark without its end'],
  ['a million columns', `a,b\n${'1,'.repeat(1_000_000)}`, 'over a million characters'],
  ['zero bytes that no encoding of text has', '\0\0\0a,b\n1,2\n', "isn't a CSV file"],
])('refuses %s', async (_, text, problem) => {
  await expect(read(text)).rejects.toMatchObject({ fields: { file: expect.stringContaining(problem) } });
});
