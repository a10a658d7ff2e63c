import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../../test/engines.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../../test/server.ts';
import { copyShipments, createCatalogue, packedOrder } from '../../../../test/shipping.ts';
import { loadReconciliationFile } from '../files/loadFile.ts';
import { newCourierFile } from '../files/newCourierFile.ts';
import type { CourierFileRecord } from '../tables.ts';

/** Lines of a batch: a file has more. */
const batchSize = 100;
const count = 110;

describe.each(oneEngine)('lines billed after an invoice on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.stop());

  /** A new brand with delivered shipments. */
  async function begin(name: string, count: number): Promise<void> {
    brand = await server.newBrand(name);
    await createCatalogue(call);
    const { id: order_id } = await packedOrder(call);
    await copyShipments(server.db, { brand_id: brand.brand_id, order_id }, { firstAwb: 14_908_801, count });
  }
  const details = (number: string, lines: readonly string[]) => ({
    brand_id: brand.brand_id,
    courier_id: 1,
    number,
    day: '2026-11-15',
    file_name: `${number}.csv`,
    uploaded_by: 'Asha Rao',
    bytes: new TextEncoder().encode(lines.join('\n')),
    at: server.clock.now(),
  });
  const newInvoice = (number: string, lines: readonly string[]) =>
    newCourierFile(server.db, server.services, {
      ...details(number, ['awb,freight,total', ...lines]),
      kind: 'invoice',
      mapping: { awb: 'awb', freight: 'freight', total: 'total' },
    });
  const load = (file: CourierFileRecord, checkpoint: () => void = () => undefined) =>
    loadReconciliationFile(
      {
        db: server.db,
        services: server.services,
        owner: { kind: 'user', id: brand.user_id, name: 'Asha Rao' },
        checkpoint,
        progress: () => undefined,
      },
      file,
      batchSize,
    );
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  /** Lines of a file that are duplicates. */
  const duplicates = (file: CourierFileRecord) =>
    server.db
      .selectFrom('invoice_lines')
      .select(['line_no', 'why', 'status', 'difference_paise'])
      .where('brand_id', '=', brand.brand_id)
      .where('file_id', '=', file.id)
      .where('categories', 'like', '%,DUPLICATE_AWB,%')
      .orderBy('line_no')
      .execute();

  test('are duplicates of it though they were loaded first', async () => {
    await begin('Out of order', 3);
    const first = await newInvoice('INV-1', ['14908801,900,900', '14908802,900,900']);
    const second = await newInvoice('INV-2', ['14908802,900,900', '14908803,900,900']);
    await load(second);
    expect(await duplicates(second)).toEqual([]);
    await load(first);
    expect(await duplicates(first)).toEqual([]);
    expect(await duplicates(second)).toMatchObject([
      { line_no: 2, why: expect.stringContaining('invoice INV-1, line 3') as string },
    ]);
  });

  test('are duplicates where both are loaded at the same time', async () => {
    await begin('Beside', count);
    const lines = (from: number) => Array.from({ length: count }, (_, n) => `${from + n},900,900`);
    const first = await newInvoice('INV-1', lines(14_908_801));
    // The same AWBs from the end, so that each batch meets lines that the other has not saved yet.
    const second = await newInvoice('INV-2', lines(14_908_801).toReversed());
    await Promise.all([load(first), load(second)]);
    expect(await duplicates(first)).toEqual([]);
    expect(await duplicates(second)).toHaveLength(count);
  });

  test('are no duplicates once it is deleted, and a disputed one asks for what is left', async () => {
    await begin('Deleted', 3);
    const first = await newInvoice('INV-1', ['14908801,900,900', '14908802,900,900']);
    const second = await newInvoice('INV-2', ['14908801,900,900', '14908802,900,900', '14908809,900,900']);
    await load(first);
    await load(second);
    const [disputed] = await duplicates(second);
    expect(disputed).toMatchObject({ line_no: 2, difference_paise: 90_000 });
    const ids = [`${second.id}-00000002`];
    expect((await call('POST', '/reconciliation/lines/status', { action: 'dispute', ids })).status).toBe(200);
    expect((await call('PUT', `/invoice/${first.id}`, {})).status).toBe(200);
    // By a job, for which the response waits a while only.
    await expect.poll(() => duplicates(second)).toEqual([]);
    const { items } = (await call('GET', `/reconciliation?invoice_id=${second.id}`)).body;
    // The AWB without a shipment has the largest difference.
    const [, first_line, second_line] = items;
    expect(first_line).toMatchObject({ awb: '14908801', status: 'disputed' });
    expect(second_line).toMatchObject({ awb: '14908802', status: 'under_review' });
    // The contract amount of the parcel is no longer disputed.
    expect(first_line.difference).toBe(second_line.difference);
    expect(first_line.difference).toBeLessThan(900);
    const { disputes } = (await call('GET', '/disputes?search=14908801')).body.data;
    expect(disputes).toMatchObject([{ awb: '14908801', amount: first_line.difference }]);
  });

  test('are duplicates of a row above them that is corrected', async () => {
    await begin('Corrected', 3);
    const file = await newInvoice('INV-1', ['14908801,much,900', '14908801,900,900']);
    const later = await newInvoice('INV-2', ['14908801,900,900']);
    await load(file);
    await load(later);
    expect(await duplicates(file)).toEqual([]);
    const corrected = await call('POST', `/reconciliation/file/${file.id}/rows`, {
      rows: [{ row: 2, cells: { freight: '900' } }],
    });
    expect(corrected.body.data.rejected_rows).toEqual([]);
    await expect.poll(() => duplicates(later)).toHaveLength(1);
    expect(await duplicates(file)).toMatchObject([
      { line_no: 3, why: expect.stringContaining('line 2') as string },
    ]);
    expect(await duplicates(later)).toMatchObject([
      { line_no: 2, why: expect.stringContaining('invoice INV-1') as string },
    ]);
  });

  test('are compared with a file that ended, or was deleted, while the run over them was stopped', async () => {
    await begin('Stopped', count);
    const lines = (from: number) => Array.from({ length: count }, (_, n) => `${from + n},900,900`);
    const first = await newInvoice('INV-1', lines(14_908_801));
    const second = await newInvoice('INV-2', lines(14_908_801).toReversed());
    let batches = 0;
    const stop = () => {
      batches += 1;
      if (batches === 2) throw new Error('Stopped');
    };
    await expect(load(second, stop)).rejects.toThrow('Stopped');
    await load(first);
    await load(second);
    expect(await duplicates(second)).toHaveLength(count);

    const third = await newInvoice('INV-3', [...lines(14_908_801), '14908801,900,900']);
    batches = 0;
    await expect(load(third, stop)).rejects.toThrow('Stopped');
    expect((await duplicates(third)).length).toBeGreaterThan(batchSize / 2);
    await call('PUT', `/invoice/${first.id}`, {});
    await call('PUT', `/invoice/${second.id}`, {});
    await load(third);
    // Only the AWB that the third bills twice remains.
    await expect.poll(() => duplicates(third)).toHaveLength(1);
  });

  test('are no second payments once the first remittance is deleted, and pay the parcel', async () => {
    await begin('Remittances', 2);
    const { brand_id } = brand;
    await server.db
      .updateTable('shipments')
      .set({ payment_mode: 'cod', collectible_paise: 50_000 })
      .where('brand_id', '=', brand_id)
      .where('awb', 'like', '149088%')
      .execute();
    const newRemittance = (utr: string, lines: readonly string[]) =>
      newCourierFile(server.db, server.services, {
        ...details(`COD-${utr}`, ['awb,amount', ...lines]),
        kind: 'cod',
        utr,
        mapping: { awb: 'awb', cod_amount: 'amount' },
      });
    const categories = async (file: CourierFileRecord) => {
      const lines = await server.db
        .selectFrom('remittance_lines')
        .select(['category', 'why'])
        .where('brand_id', '=', brand_id)
        .where('file_id', '=', file.id)
        .orderBy('id')
        .execute();
      return lines.map(({ category }) => category);
    };
    const settlements = async () =>
      (
        await server.db
          .selectFrom('cod_settlements')
          .select('utr')
          .where('brand_id', '=', brand_id)
          .orderBy('shipment_id')
          .execute()
      ).map(({ utr }) => utr);
    const first = await newRemittance('U1', ['14908801,500']);
    const second = await newRemittance('U2', ['14908801,500', '14908802,500']);
    await load(second);
    expect(await categories(second)).toEqual(['MATCHED', 'MATCHED']);
    await load(first);
    expect([await categories(first), await categories(second)]).toEqual([
      ['MATCHED'],
      ['DUPLICATE', 'MATCHED'],
    ]);
    expect(await settlements()).toEqual(['U1', 'U2']);
    expect((await call('PUT', `/invoice/${first.id}`, {})).status).toBe(200);
    await expect.poll(() => categories(second)).toEqual(['MATCHED', 'MATCHED']);
    await expect.poll(() => settlements()).toEqual(['U2', 'U2']);
  });
});
