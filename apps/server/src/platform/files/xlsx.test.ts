import { strFromU8, unzipSync } from 'fflate';
import readWorkbook from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { xlsxBytes } from './xlsx.ts';
import type { XlsxCell } from './xlsx.ts';

/** Reads a workbook with another parser. */
const read = async (bytes: Promise<Uint8Array>) => readWorkbook(Buffer.from(await bytes));
const oneSheet = (...rows: XlsxCell[][]) => xlsxBytes([{ name: 'A', columns: [['First', 10]], rows }]);

test('another parser reads every sheet, text, number, amount and day', async () => {
  const bytes = xlsxBytes([
    {
      name: '7 b2cs',
      columns: [
        ['Place & rate', 12],
        ['Taxable <value>', 14],
      ],
      rows: [
        ['27-Maharashtra', { paise: 12_34_567_05 }],
        ['Café "हिन्दी"', { paise: -1 }],
      ],
    },
    { name: 'Days', columns: [['Day', 12]], rows: [[{ day: '2026-11-28' }], [0.25], [null]] },
  ]);
  expect(await read(bytes)).toEqual([
    {
      sheet: '7 b2cs',
      data: [
        ['Place & rate', 'Taxable <value>'],
        ['27-Maharashtra', 1234567.05],
        ['Café "हिन्दी"', -0.01],
      ],
    },
    { sheet: 'Days', data: [['Day'], [new Date('2026-11-28T00:00:00Z')], [0.25]] },
  ]);
});

test('a text that looks like a formula, a number or XML stays a text', async () => {
  const texts = [
    '=1+1',
    '+91 98111',
    '-5',
    '@SUM(A1)',
    '=HYPERLINK("http://x","y")',
    '007',
    ' a ',
    '</t><f>1+1</f>',
  ];
  const bytes = oneSheet(...texts.map((text) => [text]));
  const [sheet] = await read(bytes);
  expect(sheet!.data.slice(1).map(([cell]) => cell)).toEqual(texts.map((text) => text.trim()));
  const { 'xl/worksheets/sheet1.xml': xml } = unzipSync(await bytes);
  expect(strFromU8(xml!)).not.toMatch(/<f[\s>/]/);
});

test('characters that XML can’t have are removed', async () => {
  const [sheet] = await read(oneSheet(['a\u0000b\u0008\uFFFEc'], ['\uD800lone']));
  expect(sheet!.data.slice(1)).toEqual([['abc'], ['lone']]);
});
