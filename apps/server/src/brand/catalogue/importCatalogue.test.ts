import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { sampleFile } from '../mappings/fileFormats.ts';

const heading = 'sku_id,sku_name,actual_weight,sku_length,sku_width,sku_height,unit_price,gst,fragile';

describe.each(oneEngine)('an upload of the catalogue on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  const upload = (path: string, content: string | Uint8Array<ArrayBuffer>) => {
    const form = new FormData();
    form.append('file', new File([content], 'november.csv'));
    return call('POST', path, form);
  };
  const csv = (...lines: string[]) => upload('/settings/sku/bulk', [heading, ...lines].join('\r\n'));
  const skuOf = async (code: string) => {
    const { skus } = (await call('GET', `/settings/sku?search=${code}`)).body.data;
    return skus.find(({ sku_id }: { sku_id: string }) => sku_id === code);
  };
  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Uploaded catalogue');
  });
  afterAll(() => server.stop());

  test('adds what is new and changes what is known, but for its empty cells', async () => {
    const added = await csv('CUP-1,Cup,420,12,10,9,"₹ 1,549.50",18 %,yes', 'MUG-1,Mug,300,10,10,9,299,5,');
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    expect(added.body).toMatchObject({
      message: 'Sku Added SuccessFully',
      data: { rows_read: 2, added: 2, updated: 0, rejected_rows: [] },
    });
    expect(await skuOf('CUP-1')).toMatchObject({
      sku_name: 'Cup',
      actual_weight: 420,
      unit_price: 1549.5,
      gst: 18,
      fragile: true,
      is_active: true,
    });
    const changed = await csv('CUP-1,,,,,,600,,no', "'NEW-1,New,100,5,5,5,10,0,");
    expect(changed.body.data).toMatchObject({ added: 1, updated: 1, rejected_rows: [] });
    expect(await skuOf('CUP-1')).toMatchObject({
      sku_name: 'Cup',
      actual_weight: 420,
      unit_price: 600,
      fragile: false,
    });
    const events = await server.db
      .selectFrom('events')
      .select('kind')
      .where('brand_id', '=', brand.brand_id)
      .where('kind', 'like', 'sku.%')
      .orderBy('at')
      .execute();
    expect(events.map(({ kind }) => kind).toSorted()).toEqual([
      'sku.added',
      'sku.added',
      'sku.added',
      'sku.updated',
    ]);
  });

  test('reports row, column and fix of each error, saves valid rows and returns the rejected ones', async () => {
    const answer = await csv(
      'JAR-1,Jar,heavy,5,5,5,10,0,maybe',
      'JAR-2,,200,5,5,5,10,0,',
      'JAR-3,Jar 3,200,5,5,5,10,0,',
      'JAR-4,Jar 4,200,5,5,5,10,0,',
      ',Jar without a code,200,5,5,5,10,0,',
      'JAR-4,Jar 4 again,200,5,5,5,10,0,',
    );
    const { rows_read, added, rejected_rows, job_id } = answer.body.data;
    expect([rows_read, added]).toEqual([6, 1]);
    const told = new Map(
      rejected_rows.map((row: { row: number; column: string }) => [`${row.row} ${row.column}`, row]),
    );
    expect([...told.keys()]).toEqual(['2 actual_weight', '2 fragile', '3 sku_name', '5 sku_id', '6 sku_id']);
    expect(told.get('2 actual_weight')).toMatchObject({
      value: 'heavy',
      reason: `"heavy" isn't a weight. Enter it such as 1.5 kg or 1500 g.`,
    });
    expect(told.get('2 fragile')).toMatchObject({ reason: expect.stringMatching(/Enter yes or no/) });
    expect(told.get('3 sku_name')).toMatchObject({ reason: 'Enter the product name' });
    expect(told.get('5 sku_id')).toMatchObject({ reason: expect.stringMatching(/rows 5 and 7/) });
    expect(told.get('6 sku_id')).toMatchObject({ reason: 'Enter the SKU code' });
    expect(await skuOf('JAR-4')).toBeUndefined();

    const { job } = (await call('GET', `/jobs/${job_id}`)).body.data;
    expect(job).toMatchObject({ done: 1, failed: 4, result_name: 'to-correct-november.csv' });
    const file = String((await call('GET', `/jobs/${job_id}/result`)).body);
    const corrected = file
      .replace(',heavy,', ',400,')
      .replace(',maybe,', ',no,')
      .replace('JAR-2,,', 'JAR-2,Jar 2,')
      .replace('JAR-4,Jar 4 again', 'JAR-5,Jar 5')
      .replace(/^,Jar without/m, 'JAR-6,Jar with');
    const again = await upload('/settings/sku/bulk', corrected);
    expect(again.body.data, JSON.stringify(again.body)).toMatchObject({ added: 5, rejected_rows: [] });
  });

  test('reads weights in the unit of their heading, and never rounds half a gram away', async () => {
    const form = new FormData();
    const lines = [
      'sku,title,Dead weight (kg),l,b,h,price,gst rate',
      'KG-1,Lamp,1.25,5,5,5,10,5 %',
      'KG-2,Lamp,2,5,5,5,10,5',
    ];
    form.set('file', new File([lines.join('\n')], 'lamps.csv'));
    form.set(
      'mapping',
      JSON.stringify({
        sku_id: 'sku',
        sku_name: 'title',
        actual_weight: 'Dead weight (kg)',
        sku_length: 'l',
        sku_width: 'b',
        sku_height: 'h',
        unit_price: 'price',
        gst: 'gst rate',
      }),
    );
    const answer = await call('POST', '/settings/sku/bulk', form);
    expect(answer.body.data, JSON.stringify(answer.body)).toMatchObject({ added: 2, rejected_rows: [] });
    expect(await skuOf('KG-1')).toMatchObject({ actual_weight: 1250, gst: 5 });
    expect(await skuOf('KG-2')).toMatchObject({ actual_weight: 2000 });
    const half = await csv(
      'KG-3,Lamp,0.5,5,5,5,10,0,no',
      'KG-4,Ring,12,5,5,5,10,0,no',
      'KG-5,Jar,0.5 kg,5,5,5,10,0,no',
    );
    expect(half.body.data).toMatchObject({
      added: 2,
      rejected_rows: [
        {
          row: 2,
          column: 'actual_weight',
          value: '0.5',
          reason: `"0.5" isn't whole grams. Enter grams such as 500, or write 0.5 kg.`,
        },
      ],
    });
    expect(await skuOf('KG-4')).toMatchObject({ actual_weight: 12 });
    expect(await skuOf('KG-5')).toMatchObject({ actual_weight: 500 });
  });

  test('takes what was downloaded and what the sample shows as they are', async () => {
    const sample = await upload('/settings/sku/bulk', new Uint8Array(sampleFile('sku')));
    expect(sample.body.data).toMatchObject({ added: 2, rejected_rows: [] });
    const { total } = (await call('GET', '/settings/sku/analytics')).body.data;
    const down = String((await call('GET', '/settings/sku/download')).body);
    const again = await upload('/settings/sku/bulk', down);
    expect(again.body.data).toMatchObject({ added: 0, updated: total, rejected_rows: [] });
  });

  test('takes the sample of a brand whose turnover requires six digits of the HSN code', async () => {
    const grown = await server.newBrand('Grown catalogue');
    const asGrown = (method: string, path: string, body?: unknown) =>
      server.call(method, path, { token: grown.token, body });
    const profile = (await asGrown('GET', '/onboarding/profile')).body.data;
    const changed = await asGrown('PUT', '/onboarding/profile', { ...profile, turnover: 'above_5_crore' });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    const form = new FormData();
    form.append('file', new File([new Uint8Array(sampleFile('sku'))], 'sku.csv'));
    const answer = await asGrown('POST', '/settings/sku/bulk', form);
    expect(answer.body.data).toMatchObject({ added: 2, rejected_rows: [] });
  });

  test("rejects a file without the code column with the call's own notice", async () => {
    const answer = await upload('/settings/sku/bulk', 'name,price\na,1\n');
    expect([answer.status, answer.body.message]).toEqual([
      422,
      'Failed to upload file!!! Please check again',
    ]);
    expect(answer.body.fields.file).toMatch(/Missing: sku_id/);
  });

  test('adds and changes box sizes, and tells what is wrong with one', async () => {
    const answer = await upload('/settings/sku/box/bulk', new Uint8Array(sampleFile('box')));
    expect(answer.body, JSON.stringify(answer.body)).toMatchObject({
      message: 'Box Size uploaded successfully',
      data: { rows_read: 2, added: 2, updated: 0, rejected_rows: [] },
    });
    const more = await upload('/settings/sku/box/bulk', 'package_id,name,length\nS-1,Tiny,\nL-1,Large,40\n');
    expect(more.body.data).toMatchObject({ added: 0, updated: 1 });
    expect(
      more.body.data.rejected_rows.map(({ row, column }: { row: number; column: string }) => [row, column]),
    ).toEqual([
      [3, 'width'],
      [3, 'height'],
    ]);
    const { boxes } = (await call('GET', '/settings/sku/box')).body.data;
    expect(boxes).toContainEqual(expect.objectContaining({ package_id: 'S-1', name: 'Tiny', length: 20 }));
  });
});
