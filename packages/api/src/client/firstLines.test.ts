import { expect, test } from 'vitest';
import { firstLines } from './firstLines.ts';

const csv = (text: string) => new File([text], 'invoice.csv', { type: 'text/csv' });

test('a large CSV file is cut after a whole line', async () => {
  const { part, isCut } = await firstLines(csv('awb,total\n1234,10\n5678,20\n'), 20);
  expect(isCut).toBe(true);
  expect(await part.text()).toBe('awb,total\n1234,10\n');
  expect(part.name).toBe('invoice.csv');
});

test('a line of UTF-16 is cut after its second byte', async () => {
  const bytes = new Uint8Array([0xff, 0xfe, 65, 0, 10, 0, 66, 0, 10, 0, 67, 0]);
  const { part } = await firstLines(new File([bytes], 'a.csv'), 11);
  expect(part.size).toBe(10);
});

test('a small file, a workbook and a file without line feeds are whole or cut at the limit', async () => {
  expect((await firstLines(csv('awb\n1\n'), 20)).isCut).toBe(false);
  expect((await firstLines(csv('PK and more than the limit'), 10)).isCut).toBe(false);
  expect((await firstLines(csv('awb,total\r1234,10\r'), 10)).part.size).toBe(10);
});
