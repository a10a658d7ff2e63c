import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Job } from '@khep/api';
import { engines } from '../../../test/engines.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { appendEvent } from '../db/events.ts';
import { validationError } from '../../base/errors.ts';
import { defineJob } from './define.ts';

/** Marks each of its rows with an event; some rows are wrong, and some have nothing to do. */
const marking = defineJob({
  kind: 'test.marking',
  module: 'orders',
  input: z.object({ pause_ms: z.number().default(0), trouble: z.boolean().default(false) }),
  title: () => 'Marking',
  async run({ brand_id, rows, row, input, owner }) {
    for await (const { key } of rows()) {
      await wait(input.pause_ms);
      await row(key, {
        async change(tx) {
          await appendEvent(tx, { brand_id, kind: 'test.marked', actor: owner, data: { key } });
          if (input.trouble && key === 'r-3') throw validationError({ price: 'Enter a price.' });
          if (input.trouble && key === 'r-4')
            return { state: 'left_out', message: 'There is nothing to mark.' };
          return { outcome: { marked: key } };
        },
      });
    }
    return 'All marked.';
  },
});

/** Fails by accident until it has been tried often enough. */
let accidents = 0;
const unlucky = defineJob({
  kind: 'test.unlucky',
  module: 'orders',
  input: z.object({ times: z.number() }),
  title: () => 'Bad luck',
  async run({ input, rowResult, keepFile, progress }) {
    progress(1, 2);
    await rowResult('only', { outcome: 'once' });
    accidents += 1;
    if (accidents <= input.times) throw new Error('The network went away.');
    for (const text of ['half of it', 'a,b\n'])
      await keepFile(new TextEncoder().encode(text), {
        type: 'text/csv',
        name: 'luck.csv',
        extension: 'csv',
      });
  },
});

describe.each(engines)('jobs on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let other: SignedInBrand;
  const call = (method: string, path: string, who = brand) =>
    server.call(method, path, { token: who.token, ...(method === 'POST' ? { body: {} } : {}) });
  beforeAll(async () => {
    server = await startTestServer(engine, {}, { moreJobKinds: [marking, unlucky] });
    brand = await server.newBrand('Busy');
    other = await server.newBrand('Beside');
    await server.services.jobs.ready();
  });
  afterAll(() => server.stop());

  const owner = { kind: 'user', id: 'usr_1', name: 'Asha Rao' } as const;
  const start = (count: number, input: z.input<typeof marking.input> = {}) =>
    server.db.transaction().execute((tx) =>
      server.services.jobs.enqueue(tx, marking, {
        brand_id: brand.brand_id,
        owner,
        input,
        rows: Array.from({ length: count }, (_, n) => ({ key: `r-${n}` })),
      }),
    );
  const read = async (id: string): Promise<Job> => (await call('GET', `/jobs/${id}`)).body.data.job;
  const ended = async (id: string) => {
    await expect
      .poll(async () => (await read(id)).state, { timeout: 30_000, interval: 50 })
      .not.toMatch(/queued|running/);
    return read(id);
  };
  const marks = async () => {
    const rows = await server.db
      .selectFrom('events')
      .select('data')
      .where('brand_id', '=', brand.brand_id)
      .where('kind', '=', 'test.marked')
      .execute();
    await server.db.deleteFrom('events').where('kind', '=', 'test.marked').execute();
    return rows.map(({ data }) => data['key']);
  };

  test('process each row, report progress and end with a result', async () => {
    const id = await start(30);
    const job = await ended(id);
    expect(job).toMatchObject({
      kind: 'test.marking',
      title: 'Marking',
      state: 'done',
      total: 30,
      done: 30,
      failed: 0,
      left_out: 0,
      message: 'All marked.',
      can_cancel: false,
      can_retry: false,
      result_name: null,
      owner: { name: 'Asha Rao' },
    });
    expect((await marks()).length).toBe(30);
  });

  test('keep the failure and the reason of each row, leave its work undone, and go on with the next', async () => {
    const job = await ended(await start(8, { trouble: true }));
    expect(job).toMatchObject({ state: 'done', done: 6, failed: 1, left_out: 1, can_retry: true });
    const { rows } = (await call('GET', `/jobs/${job.id}/rows`)).body.data;
    expect(rows.map((row: { key: string }) => row.key)).toEqual(
      Array.from({ length: 8 }, (_, n) => `r-${n}`),
    );
    expect(rows[3]).toMatchObject({
      state: 'failed',
      message: 'Enter a price.',
      fields: { price: 'Enter a price.' },
    });
    expect(rows[4]).toMatchObject({ state: 'left_out', message: 'There is nothing to mark.' });
    expect(rows[5]).toMatchObject({ state: 'done', outcome: { marked: 'r-5' } });
    expect(await marks()).not.toContain('r-3');
    const failed = await call('GET', `/jobs/${job.id}/rows?state=failed`);
    expect(failed.body.data.rows).toHaveLength(1);
    const paged = await call('GET', `/jobs/${job.id}/rows?page_size=5`);
    const rest = await call('GET', `/jobs/${job.id}/rows?page_size=5&after=${paged.body.data.next}`);
    expect(rest.body.data.rows.map((row: { key: string }) => row.key)).toEqual(['r-5', 'r-6', 'r-7']);
    expect(rest.body.data.next).toBeNull();
  });

  test('do again, when asked, what failed and nothing else', async () => {
    const job = await ended(await start(8, { trouble: true }));
    await marks();
    await server.db
      .updateTable('jobs')
      .set({ input: JSON.stringify({ trouble: false }) })
      .where('job_id', '=', job.id)
      .execute();
    const retried = await call('POST', `/jobs/${job.id}/retry`);
    expect(retried.body.data.job).toMatchObject({ state: 'queued', failed: 0 });
    expect(await ended(job.id)).toMatchObject({ state: 'done', done: 7, failed: 0, left_out: 1 });
    expect(await marks()).toEqual(['r-3']);
    expect((await call('POST', `/jobs/${job.id}/retry`)).status).toBe(409);
  });

  test('stop where they are when they are cancelled, and go on from there', async () => {
    const id = await start(60, { pause_ms: 25 });
    await expect.poll(async () => (await read(id)).done, { timeout: 120_000 }).toBeGreaterThan(2);
    const asked = await call('POST', `/jobs/${id}/cancel`);
    expect(asked.body.data.job.can_cancel).toBe(false);
    const job = await ended(id);
    expect(job).toMatchObject({ state: 'cancelled', total: 60, can_retry: true });
    expect(job.done).toBeLessThan(60);
    const before = await marks();
    expect(before).toHaveLength(job.done);
    expect((await call('POST', `/jobs/${id}/cancel`)).status).toBe(409);
    await call('POST', `/jobs/${id}/retry`);
    expect(await ended(id)).toMatchObject({ state: 'done', done: 60 });
    const all = [...before, ...(await marks())];
    expect(all).toHaveLength(60);
    expect(new Set(all).size).toBe(60);
  });

  test('start only if the transaction that starts them commits', async () => {
    const before = (await call('GET', '/jobs')).body.data.jobs.length;
    await expect(
      server.db.transaction().execute(async (tx) => {
        await server.services.jobs.enqueue(tx, marking, { brand_id: brand.brand_id, owner, input: {} });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect((await call('GET', '/jobs')).body.data.jobs).toHaveLength(before);
  });

  test('are tried again after an accident, and a row that was done stays done; their file is the brand’s', async () => {
    accidents = 0;
    const id = await server.db
      .transaction()
      .execute((tx) =>
        server.services.jobs.enqueue(tx, unlucky, { brand_id: brand.brand_id, owner, input: { times: 1 } }),
      );
    const job = await ended(id);
    expect(job).toMatchObject({ state: 'done', done: 1, result_name: 'luck.csv' });
    expect(accidents).toBe(2);
    const file = await call('GET', `/jobs/${id}/result`);
    expect(file.body).toBe('a,b\n');
    expect(file.headers.get('content-disposition')).toContain('luck.csv');
    // The first of its two files is not left on the disk.
    expect(readdirSync(join(server.services.config.KHEP_DATA, 'private'))).toHaveLength(1);
    expect((await call('GET', `/jobs/${id}/result`, other)).status).toBe(404);
  });

  test('are given up after five accidents, in words for people', async () => {
    accidents = 0;
    const id = await server.db
      .transaction()
      .execute((tx) =>
        server.services.jobs.enqueue(tx, unlucky, { brand_id: brand.brand_id, owner, input: { times: 99 } }),
      );
    await server.db.updateTable('jobs').set({ attempts: 4 }).where('job_id', '=', id).execute();
    const job = await ended(id);
    expect(job).toMatchObject({ state: 'failed', can_retry: true });
    expect(job.message).toContain('Something went wrong');
    expect(job.message).not.toContain('network');
  });

  test('fail after five runs whose process died', async () => {
    accidents = 0;
    const id = await server.db.transaction().execute(async (tx) => {
      const { jobs } = server.services;
      const made = await jobs.enqueue(tx, unlucky, { brand_id: brand.brand_id, owner, input: { times: 0 } });
      await tx.updateTable('jobs').set({ attempts: 5 }).where('job_id', '=', made).execute();
      return made;
    });
    expect(await ended(id)).toMatchObject({ state: 'failed', can_retry: true });
    expect((await call('POST', `/jobs/${id}/retry`)).status).toBe(200);
    expect(await ended(id)).toMatchObject({ state: 'done' });
  });

  test('are the business of their brand, and of those who may use their part of the product', async () => {
    const id = await start(1);
    await ended(id);
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/rows'],
      ['GET', '/result'],
      ['POST', '/cancel'],
      ['POST', '/retry'],
    ] as const)
      expect((await call(method, `/jobs/${id}${path}`, other)).status, path).toBe(404);
    expect((await call('GET', '/jobs', other)).body.data.jobs).toEqual([]);
    await server.db
      .updateTable('users')
      .set({ business_role: 'user', module_access: JSON.stringify(['sku']) as never })
      .where('brand_id', '=', brand.brand_id)
      .execute();
    expect((await call('GET', '/jobs')).body.data.jobs).toEqual([]);
    expect((await call('GET', `/jobs/${id}`)).status).toBe(404);
    await server.db.updateTable('users').set({ business_role: 'owner' }).execute();
  });

  test('are listed newest first, by page', async () => {
    const first = await call('GET', '/jobs?page_size=3&state=ended');
    const second = await call('GET', `/jobs?page_size=3&state=ended&after=${first.body.data.next}`);
    const seen: Job[] = [...first.body.data.jobs, ...second.body.data.jobs];
    expect(new Set(seen.map(({ id }) => id)).size).toBe(6);
    expect(seen.map(({ created_at }) => created_at)).toEqual(
      seen
        .map(({ created_at }) => created_at)
        .toSorted()
        .toReversed(),
    );
    expect((await call('GET', '/jobs?state=open')).body.data.jobs).toEqual([]);
  });
});
