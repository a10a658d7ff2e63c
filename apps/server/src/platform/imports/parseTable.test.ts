import { describe, expect, test } from 'vitest';
import { strToU8, zipSync } from 'fflate';
import { ApiError } from '../../base/errors.ts';
import { emptyNotes } from '@khep/domain/mapping';
import { parseTable } from './parseTable.ts';

const columns = ['sku_id', 'sku_name'];
const upload = (content: string | Uint8Array) =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], 'skus.csv');

const refusalOf = async (file: File): Promise<string | undefined> => {
  const error: unknown = await parseTable(file, { columns, mostRows: 1000, mostUnpacked: 1024 * 1024 }).catch(
    (thrown: unknown) => thrown,
  );
  return error instanceof ApiError ? error.fields['file'] : 'not refused';
};

/** A spreadsheet as programs write it. */
function workbook(rows: readonly (readonly string[])[], more: Record<string, Uint8Array> = {}): Uint8Array {
  const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const office = 'http://schemas.openxmlformats.org';
  const cells = (row: readonly string[], n: number) =>
    row.map((text, at) => `<c r="${'AB'[at]}${n}" t="inlineStr"><is><t>${text}</t></is></c>`).join('');
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${office}/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetData>${rows
      .map((row, n) => `<row r="${n + 1}">${cells(row, n + 1)}</row>`)
      .join('')}</sheetData></worksheet>`,
  };
  return zipSync({
    ...Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])),
    ...more,
  });
}

/** The archive, with another word in its directory for how large its part of this size is unpacked. */
function saying(archive: Uint8Array, says: number, size = 1024 * 1024): Uint8Array {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.length);
  let found = 0;
  for (let at = 0; at < archive.length - 28; at += 1) {
    if (view.getUint32(at, true) !== 0x0201_4b50 || view.getUint32(at + 24, true) !== size) continue;
    view.setUint32(at + 24, says, true);
    found += 1;
  }
  expect(found).toBe(1);
  return archive;
}

describe('a table that is uploaded', () => {
  test('is parsed from CSV and XLSX by content, not by file name', async () => {
    const wanted = {
      heading: columns,
      titles: ['SKU ID', 'sku-name'],
      heading_row: 1,
      rows: [{ row: 2, cells: { sku_id: 'CUP-1', sku_name: 'Cup' } }],
      count: 1,
      is_cut: false,
      left_out: [],
      notes: emptyNotes(),
    };
    expect(await parseTable(upload('SKU ID,sku-name\r\nCUP-1,Cup\r\n'), { columns })).toEqual(wanted);
    const sheet = workbook([
      ['SKU ID', 'sku-name'],
      ['CUP-1', 'Cup'],
    ]);
    expect(await parseTable(upload(sheet), { columns })).toEqual(wanted);
  });

  test('is read by a thread, whether CSV or XLSX, large or small: the event loop stays free', async () => {
    const threads: unknown[] = [];
    const count = (worker: unknown) => void threads.push(worker);
    process.on('worker', count);
    try {
      const columns = ['sku_id'];
      const lines = Array.from({ length: 20_000 }, (_, n) => `SKU-${n},"Cup, ${n}",4`);
      const large = new File([['sku_id,name,quantity', ...lines].join('\n')], 'large.csv');
      const { rows } = await parseTable(large, { columns });
      expect(rows).toHaveLength(20_000);
      expect(rows.at(-1)?.cells).toEqual({ sku_id: 'SKU-19999', name: 'Cup, 19999', quantity: '4' });
      expect(threads).toHaveLength(1);
      await parseTable(new File([new Uint8Array(workbook([['sku_id'], ['A']]))], 'a.xlsx'), { columns });
      expect(threads).toHaveLength(2);
      await parseTable(new File(['sku_id\nA\n'], 'small.csv'), { columns });
      expect(threads).toHaveLength(3);
    } finally {
      process.off('worker', count);
    }
  });

  test('is refused where it has more columns or lines than any table', async () => {
    expect(await refusalOf(upload(`${'sku_id,'.repeat(100_000)}sku_name\n`))).toContain('The limit is 200');
    expect(await refusalOf(upload(`sku_id,sku_name\n${'a,b\n'.repeat(1001)}`))).toContain(
      'The limit is 1000',
    );
    expect(await refusalOf(upload(`sku_id,sku_name\n${'\n'.repeat(300_000)}`))).toContain('lines');
  });

  test('rejects an archive that unpacks to or declares too much, or declares a wrong size', async () => {
    const rows = [columns, ['CUP-1', 'Cup']];
    const large = new Uint8Array(1024 * 1024).fill(0x20);
    expect(await refusalOf(upload(workbook(rows, { 'xl/sharedStrings.xml': large })))).toContain(
      "can't be read",
    );

    expect(await refusalOf(upload(saying(workbook(rows, { 'xl/sharedStrings.xml': large }), 100)))).toContain(
      "can't be read",
    );
    const small = workbook(rows, { 'xl/sharedStrings.xml': new Uint8Array(777) });
    expect(await refusalOf(upload(saying(small, 0xf000_0000, 777)))).toContain("can't be read");
  });

  test('has its first rows only where they are enough, from CSV and XLSX', async () => {
    const rows = Array.from({ length: 1500 }, (_, n) => [`CUP-${n}`, 'Cup']);
    const csv = ['SKU ID,sku-name', ...rows.map((row) => row.join(','))].join('\n');
    const files = [upload(csv), upload(workbook([['SKU ID', 'sku-name'], ...rows]))];
    for (const file of files) {
      const table = await parseTable(file, { columns, mostRows: 1000, isCut: true });
      expect([table.rows.length, table.rows.at(-1)?.row, table.is_cut]).toEqual([1000, 1001, true]);
      expect(await refusalOf(file)).toContain('The limit is 1000');
    }
    // The size of a whole sheet, which is declared before its first row, doesn't matter for its first rows.
    const limits = { columns, mostRows: 1000, mostUnpacked: 1024 };
    await expect(parseTable(files[1], limits)).rejects.toThrow();
    expect((await parseTable(files[1], { ...limits, isCut: true })).rows).toHaveLength(1000);
    const whole = await parseTable(upload(csv), { columns, mostRows: 1500, isCut: true });
    expect([whole.rows.length, whole.is_cut]).toEqual([1500, false]);
  });
});
