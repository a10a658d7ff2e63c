import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../test/engines.ts';
import { startTestServer } from '../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../test/server.ts';
import { loadReconciliationFile } from './loadFile.ts';
import { newCourierFile } from './newCourierFile.ts';
import type { CourierFileRecord } from './tables.ts';

const count = 5200;
/** More than one batch; the last line bills the first AWB again. */
const lines = Array.from({ length: count }, (_, n) => `88${n === count - 1 ? 1_000_000 : 1_000_000 + n},10`);

describe.each(engines)('loading an invoice on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let file: CourierFileRecord;
  const reports: [number, number][] = [];
  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Loading');
    file = await newInvoice('INV-1');
  }, 90_000);
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
    expect(await storedLines(file.id)).toHaveLength(4000);
    expect(await load(file)).toBe('5,200 lines reconciled');
    const stored = await storedLines(file.id);
    expect(stored.map(({ line_no }) => line_no)).toEqual(lines.map((_, index) => index + 2));
    expect(reports.map(([done]) => done)).toEqual([4000, 4000, 5200]);
    for (const [done, total] of reports) expect([total >= done, total <= count + 2]).toEqual([true, true]);
  });

  test('runs again without a line twice', async () => {
    expect(await load(file)).toBe('5,200 lines reconciled');
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
});
