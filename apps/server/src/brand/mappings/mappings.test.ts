import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';

describe('the data mapper', () => {
  let server: TestServer;
  let brand: SignedInBrand;
  let stranger: SignedInBrand;
  beforeAll(async () => {
    server = await startTestServer('pglite');
    brand = await server.newBrand('Mapper');
    stranger = await server.newBrand('Other mapper');
  });
  afterAll(() => server.stop());

  const columnsOf = async (
    type: string,
    text: string,
    { source, as = brand }: { source?: string; as?: SignedInBrand } = {},
  ) => {
    const form = new FormData();
    form.set('file', new File([text], 'upload.csv', { type: 'text/csv' }));
    if (source !== undefined) form.set('source', source);
    const { body } = await server.call('POST', `/utils/table-columns/${type}`, {
      token: as.token,
      body: form,
    });
    return body.data;
  };
  const save = (body: unknown, as = brand) => server.call('POST', '/mappings', { token: as.token, body });
  const mappings = async (as = brand) =>
    (await server.call('GET', '/mappings', { token: as.token })).body.data.mappings;

  const invoice = [
    'XpressBees Logistics,,,,',
    'Invoice,XB/26-27/2214,,,',
    'ShippingID,BillableWt,FWD_Chrg,IGST,Sum to pay',
    '14123305520,1.5,135.00,24.30,159.30',
    '14123305533,0.5,33.00,5.94,38.94',
    '14123305541,0.5,33.00,5.94,83.94',
  ].join('\n');

  test('of a courier file with more rows than other tables may have, the first ones show its columns', async () => {
    const lines = Array.from({ length: 100_500 }, (_, n) => `${77_000_000 + n},45.40`);
    const read = await columnsOf('invoice', ['One,Two', ...lines].join('\n'));
    expect([read.rows, read.is_cut]).toEqual([100_000, true]);
    expect(read.columns.map(({ name }: { name: string }) => name)).toEqual(['One', 'Two']);
  });

  test('guesses the columns of an unknown invoice and proves them by arithmetic', async () => {
    const found = await columnsOf('invoice', invoice);
    expect(found).toMatchObject({ rows: 3, heading_row: 3, saved_source: '' });
    expect(
      found.matches.map(({ field, column }: { field: string; column: string }) => [field, column]),
    ).toEqual([
      ['awb', 'ShippingID'],
      ['charged_weight', 'BillableWt'],
      ['freight', 'FWD_Chrg'],
      ['igst', 'IGST'],
    ]);
    expect(found.columns[1]).toEqual({ name: 'BillableWt', samples: ['1.5', '0.5', '0.5'] });
    expect(found.adds_up).toBeNull();
  });

  test('recognizes the next file of a source by its saved mapping, also with a column more', async () => {
    const mapping = {
      awb: 'ShippingID',
      charged_weight: 'BillableWt',
      freight: 'FWD_Chrg',
      igst: 'IGST',
      total: 'Sum to pay',
    };
    expect((await save({ type: 'invoice', source: 'XpressBees', mapping })).status).toBe(200);
    const next = await columnsOf('invoice', invoice.replaceAll(/$/gm, ',x'), { source: 'xpressbees' });
    expect(next.saved_source).toBe('XpressBees');
    expect(next.matches.find(({ field }: { field: string }) => field === 'total')).toEqual({
      field: 'total',
      column: 'Sum to pay',
      confidence: 100,
      why: 'Saved for XpressBees',
    });
    // Row 6 was billed 45 rupees more than its parts.
    expect(next.adds_up).toEqual({ lines: 3, ties: 2, parts: 237.18, total: 282.18, first_wrong_row: 6 });
    expect((await columnsOf('invoice', invoice, { source: 'Delhivery' })).saved_source).toBe('');
    expect((await columnsOf('invoice', invoice, { as: stranger })).saved_source).toBe('');
    expect(await mappings(stranger)).toEqual([]);
    expect((await mappings())[0]).toMatchObject({ source: 'XpressBees', uses: 1, mapping });
  });

  test('a mapping of the same source is replaced; a deleted one is forgotten', async () => {
    const mapping = { awb: 'ShippingID', total: 'Sum to pay' };
    await save({ type: 'invoice', source: 'XPRESSBEES', mapping });
    const [saved, ...others] = await mappings();
    expect([saved.source, saved.mapping, others]).toEqual(['XPRESSBEES', mapping, []]);
    const theirs = await server.call('DELETE', `/mappings/${saved.id}`, { token: stranger.token });
    expect(theirs.status).toBe(404);
    expect((await server.call('DELETE', `/mappings/${saved.id}`, { token: brand.token })).status).toBe(200);
    expect(await mappings()).toEqual([]);
    const log = await server.call('GET', '/audit', { token: brand.token });
    expect(log.body.data.entries.slice(0, 2)).toMatchObject([
      { title: 'Column mapping deleted', detail: 'XPRESSBEES, invoice' },
      { title: 'Column mapping saved', detail: 'XPRESSBEES, invoice' },
    ]);
  });

  test('two who edit one mapping hear of each other, and a new one takes no other’s place', async () => {
    const draft = { type: 'sku', source: 'Versions', mapping: { sku_id: 'Code', unknown: 'Other' } };
    const saveAt = (version: number, mapping: Record<string, string>) =>
      server.call('POST', '/mappings', {
        token: brand.token,
        headers: { 'If-Match': `"${version}"` },
        body: { ...draft, mapping },
      });
    const { mapping } = (await saveAt(0, draft.mapping)).body.data;
    expect(mapping).toMatchObject({ version: 1, mapping: { sku_id: 'Code' } });
    expect(mapping.mapping).not.toHaveProperty('unknown');
    expect((await saveAt(1, { sku_id: 'Item' })).body.data.mapping.version).toBe(2);
    const late = await saveAt(1, { sku_id: 'Article' });
    expect(late.status).toBe(412);
    expect(late.body.current).toMatchObject({ version: 2, mapping: { sku_id: 'Item' } });
    const taken = await saveAt(0, { sku_id: 'Article' });
    expect(taken.status).toBe(422);
    expect(taken.body.fields).toEqual({
      source: 'Versions has a mapping for these files already. Change that one.',
    });
    const both = await Promise.all(
      ['One', 'Other'].map((heading) =>
        server.call('POST', '/mappings', {
          token: brand.token,
          headers: { 'If-Match': '"0"' },
          body: { ...draft, source: 'Together', mapping: { sku_id: heading } },
        }),
      ),
    );
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
    const empty = await save({ ...draft, source: 'Empty', mapping: { unknown: 'Other', sku_id: '' } });
    expect(empty.body.fields).toEqual({ mapping: 'Match at least one column' });
    // An import remembers its columns without having seen the saved ones.
    expect((await save({ ...draft, mapping: { sku_id: 'Newest' } })).body.data.mapping.version).toBe(3);
  });

  test('a mapping without a column or a source is refused beside its field', async () => {
    const refused = await save({ type: 'orders', source: '', mapping: { order_id: '' } });
    expect(refused.body.fields).toEqual({
      source: 'Name where these files are from',
      mapping: 'Match at least one column',
    });
  });
});
