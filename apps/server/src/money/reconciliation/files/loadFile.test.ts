import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../../test/engines.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../../test/server.ts';
import { buildSpreadsheet } from '../../../../test/spreadsheet.ts';
import { loadReconciliationFile } from './loadFile.ts';
import { newCourierFile } from './newCourierFile.ts';
import type { CourierFileRecord } from '../tables.ts';

const batchSize = 400;
const count = 520;
/** More than one batch; the last line bills the first AWB again. */
const lines = Array.from({ length: count }, (_, n) => `88${n === count - 1 ? 1_000_000 : 1_000_000 + n},10`);

describe.each(oneEngine)('loading an invoice on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let file: CourierFileRecord;
  const reports: [number, number][] = [];
  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Loading');
    file = await newInvoice('INV-1');
  });
  afterAll(() => server.stop());

  const newInvoice = (number: string) =>
    newCourierFile(server.db, server.services, {
      brand_id: brand.brand_id,
      kind: 'invoice',
      courier_id: 1,
      number,
      day: '2026-11-15',
      file_name: 'invoice.csv',
      uploaded_by: 'Asha Rao',
      bytes: new TextEncoder().encode([`awb,total`, ...lines, `Total,${count * 10}`].join('\n')),
      at: server.clock.now(),
      mapping: { awb: 'awb', total: 'total' },
    });
  const load = (one: CourierFileRecord, checkpoint: () => void = () => undefined) =>
    loadReconciliationFile(
      {
        db: server.db,
        services: server.services,
        owner: { kind: 'user', id: brand.user_id, name: 'Asha Rao' },
        checkpoint,
        progress: (done, total) => void reports.push([done, total]),
      },
      one,
      batchSize,
    );
  const storedLines = (file_id: string) =>
    server.db
      .selectFrom('invoice_lines')
      .select(['line_no', 'awb', 'why', 'is_active'])
      .where('brand_id', '=', brand.brand_id)
      .where('file_id', '=', file_id)
      .orderBy('line_no')
      .execute();

  test('continues where it was stopped, and says how far it is', async () => {
    let batches = 0;
    const stop = () => {
      batches += 1;
      if (batches === 2) throw new Error('Stopped');
    };
    await expect(load(file, stop)).rejects.toThrow('Stopped');
    expect(await storedLines(file.id)).toHaveLength(batchSize);
    expect(await load(file)).toBe('520 lines reconciled');
    const stored = await storedLines(file.id);
    expect(stored.map(({ line_no }) => line_no)).toEqual(lines.map((_, index) => index + 2));
    expect(reports.map(([done]) => done)).toEqual([batchSize, batchSize, count]);
    for (const [done, total] of reports) expect([total >= done, total <= count + 2]).toEqual([true, true]);
  });

  test('runs again without a line twice', async () => {
    expect(await load(file)).toBe('520 lines reconciled');
    expect(await storedLines(file.id)).toHaveLength(count);
    const { billed_paise, warning } = await server.db
      .selectFrom('courier_files')
      .select(['billed_paise', 'warning'])
      .where('brand_id', '=', brand.brand_id)
      .where('id', '=', file.id)
      .executeTakeFirstOrThrow();
    expect([billed_paise, warning]).toEqual([count * 1000, '']);
  });

  test('lists the largest difference first, page by page, and equal ones in the order of the file', async () => {
    const differences = [500, -300, 0, 500, 0, -300, 200, 0, -100, 0, 0, 0];
    const ids = differences.map((_, n) => `${file.id}-${String(n + 2).padStart(8, '0')}`);
    for (const [n, difference_paise] of differences.entries())
      await server.db
        .updateTable('invoice_lines')
        .set({ difference_paise, cause: 'listed' })
        .where('brand_id', '=', brand.brand_id)
        .where('id', '=', ids[n]!)
        .execute();
    const sorted = ids.toSorted(
      (one, other) =>
        differences[ids.indexOf(other)]! - differences[ids.indexOf(one)]! || (one < other ? -1 : 1),
    );
    const page = async (query: string) =>
      (await server.call('GET', `/reconciliation?cause=listed&${query}`, { token: brand.token })).body;
    for (const size of [1, 2, 3, 5, 20]) {
      const found: string[] = [];
      for (let after = ''; ;) {
        const { items, next, total } = await page(`page_size=${size}${after}`);
        expect(total).toBe(ids.length);
        found.push(...items.map(({ id }: { id: string }) => id));
        if (next === null) break;
        after = `&after=${next}`;
      }
      expect(found).toEqual(sorted);
      const third = (await page(`page_size=${size}&page=3`)).items;
      expect(third.map(({ id }: { id: string }) => id)).toEqual(sorted.slice(size * 2, size * 3));
    }
  });

  test('of a file that was deleted meanwhile, no line counts', async () => {
    const deleted = await newInvoice('INV-2').catch(() => undefined);
    // The same bytes are refused while the first is active.
    expect(deleted).toBeUndefined();
    await server.call('PUT', `/invoice/${file.id}`, { token: brand.token, body: {} });
    const second = await newInvoice('INV-2');
    await server.call('PUT', `/invoice/${second.id}`, { token: brand.token, body: {} });
    await load(second);
    const stored = await storedLines(second.id);
    expect(stored).toHaveLength(count);
    expect(stored.filter(({ is_active }) => is_active)).toEqual([]);
  });

  /** A title, an empty line, an AWB that was rounded, and the total. */
  const billed: (string | number)[][] = [
    ['Delhivery Limited'],
    [],
    ['OrderNo', 'ShippingID', 'BillableWt', 'ZoneName', 'FWD_Chrg', 'IGST', 'NetAmt'],
    ['KH & 1', '88990000000001', 2, 'D', 179.8, 32.36, 212.16],
    ['', '88990000000002', 2.5, 'D', 224.6, 40.43, 265.03],
    ['', 1.49088e18, 2, 'D', 179.8, 32.36, 212.16],
    ['Total', '', '', '', '', '', 689.35],
  ];
  const csv = billed.map((line) =>
    line.map((cell) => (cell === 1.49088e18 ? '1.49088E+18' : cell)).join(','),
  );

  test('has the same result for a spreadsheet as for CSV, and stores the file as it is', async () => {
    const spreadsheet = buildSpreadsheet(() => billed, billed.length);
    const results = [];
    for (const file of [new File([csv.join('\n')], 'invoice.csv'), new File([spreadsheet], 'invoice.xlsx')]) {
      const { token, brand_id } = await server.newBrand(`Upload of ${file.name}`);
      const form = new FormData();
      form.set('file', file);
      const { status, body } = await server.call('POST', '/invoice/1', { token, body: form });
      expect([status, body.data?.rows_read]).toEqual([200, 3]);
      const { items } = (await server.call('GET', '/reconciliation?', { token })).body;
      const { path } = await server.db
        .selectFrom('courier_files')
        .select('path')
        .where('brand_id', '=', brand_id)
        .executeTakeFirstOrThrow();
      const stored = await server.services.privateFiles.read(path);
      expect(stored && Buffer.from(stored).equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
      expect(path.endsWith(file.name.slice(-4))).toBe(true);
      const { invoice, rejected_rows } = body.data;
      results.push({
        invoice: { ...invoice, id: '', file_name: '', invoice_number: '', job_id: '', uploaded_at: '' },
        rejected_rows: rejected_rows.map(({ row, column }: Record<string, unknown>) => ({ row, column })),
        lines: items.map(({ awb, row, why, difference, charged_weight }: Record<string, unknown>) => ({
          awb,
          row,
          why,
          difference,
          charged_weight,
        })),
      });
    }
    expect(results[1]).toEqual(results[0]);
    expect(results[1]?.lines).toHaveLength(2);
    expect(results[1]?.rejected_rows).toEqual([{ row: 6, column: 'awb' }]);
  });

  test('rejects a spreadsheet that is damaged, and fails where it is damaged below its first lines', async () => {
    const { token } = await server.newBrand('Damaged');
    const send = (bytes: Uint8Array<ArrayBuffer>) => {
      const form = new FormData();
      form.set('file', new File([bytes], 'invoice.xlsx'));
      form.set('mapping', JSON.stringify({ awb: 'awb', total: 'total' }));
      return server.call('POST', '/invoice/1', { token, body: form });
    };
    const long = Array.from({ length: 20_000 }, (_, n) => [
      `88${n + 1_000_000}`,
      n === 19_000 ? Number.NaN : n,
    ]);
    const bytes = buildSpreadsheet(() => [['awb', 'total'], ...long]);
    const damaged = await send(bytes.slice(0, 2000));
    expect([damaged.status, damaged.body.fields]).toEqual([
      422,
      { file: "This spreadsheet can't be read. Save it as CSV and upload that." },
    ]);
    const { body } = await send(bytes);
    const { job_id } = await server.db
      .selectFrom('courier_files')
      .select('job_id')
      .where('id', '=', body.data.invoice.id)
      .executeTakeFirstOrThrow();
    const jobState = () =>
      server.db
        .selectFrom('jobs')
        .select(['state', 'message'])
        .where('job_id', '=', job_id!)
        .executeTakeFirstOrThrow();
    // An upload doesn't wait for long. Shorter than a thread's timeout: its end must be noticed.
    await expect.poll(jobState, { timeout: 50_000 }).toEqual({
      state: 'failed',
      message: "This spreadsheet can't be read. Save it as CSV and upload that.",
    });
    const file_id = body.data.invoice.id;
    const file = await server.db
      .selectFrom('courier_files')
      .select(['state', 'is_active'])
      .where('id', '=', file_id)
      .executeTakeFirstOrThrow();
    expect(file).toEqual({ state: 'failed', is_active: false });
    const counted = await server.db
      .selectFrom('invoice_lines')
      .select('id')
      .where('file_id', '=', file_id)
      .where('is_active', '=', true)
      .execute();
    expect(counted).toEqual([]);
  });
});
