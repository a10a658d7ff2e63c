import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../../test/engines.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../../test/server.ts';
import { loadReconciliationFile } from '../files/loadFile.ts';
import { newCourierFile } from '../files/newCourierFile.ts';

const count = 240;

describe.each(oneEngine)('lines that are changed together on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let file_id = '';
  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Lines');
    const lines = Array.from({ length: count }, (_, n) => `77${1000 + n},10`);
    const file = await newCourierFile(server.db, server.services, {
      brand_id: brand.brand_id,
      kind: 'invoice',
      courier_id: 1,
      number: 'INV-1',
      day: '2026-11-15',
      file_name: 'invoice.csv',
      uploaded_by: 'Asha Rao',
      bytes: new TextEncoder().encode(['awb,total', ...lines].join('\n')),
      at: server.clock.now(),
      mapping: { awb: 'awb', total: 'total' },
    });
    file_id = file.id;
    await loadReconciliationFile(
      {
        db: server.db,
        services: server.services,
        owner: { kind: 'user', id: brand.user_id, name: 'Asha Rao' },
        checkpoint: () => undefined,
        progress: () => undefined,
      },
      file,
    );
    await setDifference(-100);
  });
  afterAll(() => server.stop());

  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  const change = async (body: Record<string, unknown>) =>
    (await call('POST', '/reconciliation/lines/status', body)).body.data;
  /** Of the first line. */
  const setDifference = (difference_paise: number) =>
    server.db
      .updateTable('invoice_lines')
      .set({ difference_paise })
      .where('brand_id', '=', brand.brand_id)
      .where('awb', '=', '771000')
      .execute();
  const total = async (status: string) =>
    (await call('GET', `/reconciliation?status=${status}`)).body.total as number;

  test('are disputed by a job with a result for each, and the failed are retried', async () => {
    const { changed, amount, failures, job } = await change({ action: 'dispute', cause: 'unknown_awb' });
    expect([changed, amount]).toEqual([count - 1, (count - 1) * 10]);
    const message = 'Nothing was overcharged. Accept the line instead.';
    expect(failures).toEqual([{ id: `${file_id}-00000002`, message }]);
    expect(job).toMatchObject({
      kind: 'reconciliation.lines',
      title: 'Dispute: 240 invoice lines',
      state: 'done',
      total: count,
      done: count - 1,
      failed: 1,
      message: '₹2,390.00 in all.',
      can_retry: true,
    });
    const { rows } = (await call('GET', `/jobs/${job.id}/rows?state=failed`)).body.data;
    expect(rows).toMatchObject([{ key: `${file_id}-00000002`, message: `AWB 771000: ${message}` }]);
    expect([await total('disputed'), await total('under_review')]).toEqual([count - 1, 1]);

    await setDifference(1000);
    expect((await call('POST', `/jobs/${job.id}/retry`)).status).toBe(200);
    await expect.poll(() => total('disputed'), { timeout: 120_000 }).toBe(count);
  });

  test('are all of a filter on all of its pages, but those that were unchecked', async () => {
    const except = [`${file_id}-00000103`, `${file_id}-00000104`];
    // 771100 to 771109 are ten lines.
    const matching = { invoice_id: file_id, status: 'disputed', search: '77110' };
    const counted = (body: Record<string, unknown>) =>
      call('POST', '/reconciliation/lines/status/count', body).then(({ body: { data } }) => data);
    expect(await counted({ action: 'reopen', matching, except })).toEqual({
      lines: 8,
      amount: 80,
      left_out: 0,
    });
    expect(await counted({ action: 'accept', matching })).toEqual({ lines: 0, amount: 0, left_out: 10 });
    const reopened = await change({ action: 'reopen', matching, except });
    expect(reopened.job).toMatchObject({
      title: 'Reopen: 8 invoice lines',
      state: 'done',
      total: 8,
      done: 8,
    });
    expect([await total('disputed'), await total('under_review')]).toEqual([count - 8, 8]);
    // Of an empty filter, those that the action can change.
    expect(await counted({ action: 'dispute', matching: {} })).toEqual({
      lines: 8,
      amount: 80,
      left_out: count - 8,
    });
    const disputed = await change({ action: 'dispute', matching: {} });
    expect(disputed).toMatchObject({ changed: 8, amount: 80, failures: [], job: { total: 8 } });
    expect(await total('disputed')).toBe(count);
    expect(await change({ action: 'dispute', matching: { cause: 'none' } })).toMatchObject({ changed: 0 });
  });

  test('are never chosen by an omission, nor twice', async () => {
    const refused = (body: Record<string, unknown>) => call('POST', '/reconciliation/lines/status', body);
    expect((await refused({ action: 'reopen' })).status).toBe(422);
    expect((await refused({ action: 'reopen', except: ['x'] })).status).toBe(422);
    const both = await refused({ action: 'reopen', ids: [`${file_id}-00000002`], matching: {} });
    expect([both.status, Object.keys(both.body.fields)]).toEqual([422, ['matching']]);
    expect(await total('disputed')).toBe(count);
  });

  test('are not changed in another status or of a deleted invoice, with the reason', async () => {
    const ids = [`${file_id}-00000002`, `${file_id}-00000003`];
    const accepted = await change({ action: 'accept', ids });
    const message = 'Not changed: it is disputed.';
    expect(accepted).toMatchObject({
      changed: 0,
      failures: ids.map((id) => ({ id, message })),
      job: { left_out: 2 },
    });
    // A single line is changed at once.
    const [, second] = ids;
    expect(await change({ action: 'reject', ids: [second] })).toEqual({
      changed: 1,
      amount: 10,
      failures: [],
      job: null,
    });
    expect(await change({ action: 'reject', ids: [second] })).toMatchObject({
      changed: 0,
      failures: [{ id: second, message: 'Not changed: it is rejected.' }],
    });
    expect(await change({ action: 'write_off', ids, note: 'Too small' })).toMatchObject({ changed: 2 });
    expect(await change({ action: 'reject', cause: 'none' })).toEqual({
      changed: 0,
      amount: 0,
      failures: [],
      job: null,
    });
    await call('PUT', `/invoice/${file_id}`, {});
    const deleted = await change({ action: 'reopen', ids });
    expect(deleted).toMatchObject({ changed: 0, job: { left_out: 2 } });
  });
});
