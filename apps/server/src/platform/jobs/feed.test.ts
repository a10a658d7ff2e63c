import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Job } from '@khep/api';
import { engines } from '../../../test/engines.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { defineJob } from './define.ts';
import { JobFeed, jobEvents } from './feed.ts';

const stepping = defineJob({
  kind: 'test.stepping',
  module: 'orders',
  input: z.object({}),
  title: () => 'Stepping',
  async run({ rows, rowResult }) {
    for await (const { key } of rows()) {
      await wait(40);
      await rowResult(key, {});
    }
  },
});

interface Heard {
  id: number;
  job: Job;
}

describe.each(engines)('the stream of jobs on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let other: SignedInBrand;
  const listeners: AbortController[] = [];
  beforeAll(async () => {
    server = await startTestServer(engine, {}, { moreJobKinds: [stepping] });
    brand = await server.newBrand('Listening');
    other = await server.newBrand('Elsewhere');
    await server.services.jobs.ready();
  });
  afterEach(() => {
    for (const listener of listeners.splice(0)) listener.abort();
  });
  afterAll(() => server.stop());

  const start = (who: SignedInBrand, count = 20) =>
    server.db.transaction().execute((tx) =>
      server.services.jobs.enqueue(tx, stepping, {
        brand_id: who.brand_id,
        owner: { kind: 'user', id: who.user_id, name: 'Asha' },
        input: {},
        rows: Array.from({ length: count }, (_, n) => ({ key: String(n) })),
      }),
    );

  /** Listens to job events and records them as they arrive. */
  async function listen(who: SignedInBrand, headers: Record<string, string> = {}) {
    const abort = new AbortController();
    listeners.push(abort);
    const response = await fetch(`${server.url}/api/jobs/events`, {
      headers: { authorization: `Bearer ${who.token}`, ...headers },
      signal: abort.signal,
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    const heard: Heard[] = [];
    const state = { heard, isOver: false, stop: () => abort.abort() };
    void (async () => {
      let text = '';
      try {
        for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
          text += part;
          const blocks = text.split('\n\n');
          text = blocks.pop() ?? '';
          for (const block of blocks) {
            const fields = new Map(
              block.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]),
            );
            if (fields.get('event') === 'job')
              heard.push({ id: Number(fields.get('id')), job: JSON.parse(fields.get('data')!) });
          }
        }
      } catch {
        // Stopped by the test.
      }
      state.isOver = true;
    })();
    return state;
  }
  const ended = ({ heard }: { heard: Heard[] }, id: string) =>
    expect
      .poll(() => heard.findLast((one) => one.job.id === id)?.job.state, { timeout: 30_000 })
      .toBe('done');

  test('tells of a job from its start to its end, in order, and of no other brand’s', async () => {
    const mine = await listen(brand);
    const theirs = await listen(other);
    const id = await start(brand);
    await ended(mine, id);
    const steps = mine.heard.filter(({ job }) => job.id === id);
    expect(steps.length).toBeGreaterThan(2);
    expect(steps.map(({ id: at }) => at)).toEqual(steps.map(({ id: at }) => at).toSorted((a, b) => a - b));
    const done = steps.map(({ job }) => job.done);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(steps.at(-1)!.job).toMatchObject({ state: 'done', done: 20, total: 20 });
    expect(theirs.heard).toEqual([]);
  });

  test('starts with open jobs and resumes from the last event seen', async () => {
    const id = await start(brand, 30);
    const first = await listen(brand);
    await expect.poll(() => first.heard.length, { timeout: 120_000 }).toBeGreaterThan(0);
    expect(first.heard[0]!.job.id).toBe(id);
    const last = first.heard.at(-1)!;
    first.stop();
    await expect
      .poll(
        async () => (await server.call('GET', `/jobs/${id}`, { token: brand.token })).body.data.job.state,
        { timeout: 120_000 },
      )
      .toBe('done');
    const again = await listen(brand, { 'last-event-id': String(last.id) });
    await ended(again, id);
    expect(again.heard.every((one) => one.id > last.id)).toBe(true);
    expect(again.heard).toHaveLength(1);
  });

  test('hears what other processes do, which tell it nothing', async () => {
    const id = await start(brand, 1);
    const quiet = await listen(brand);
    await expect
      .poll(
        async () => (await server.call('GET', `/jobs/${id}`, { token: brand.token })).body.data.job.state,
        { timeout: 120_000 },
      )
      .toBe('done');
    // As another server process would write it.
    await server.db
      .updateTable('jobs')
      .set({ title: 'Renamed', change_no: 1_000_000 })
      .where('job_id', '=', id)
      .execute();
    await expect.poll(() => quiet.heard.at(-1)?.job.title, { timeout: 10_000 }).toBe('Renamed');
    await server.db.updateTable('jobs').set({ change_no: 1 }).where('job_id', '=', id).execute();
  });

  test('leaves nothing behind when listeners who came together have gone, or could not begin', async () => {
    const { changes } = server.services.jobs;
    const left = () => changes.listenerCount('change') + changes.listenerCount('stop');
    await expect.poll(left).toBe(0);
    const together = await Promise.all([listen(brand), listen(other)]);
    for (const one of together) one.stop();
    await expect.poll(left).toBe(0);

    const away = new Proxy(server.db, {
      get: () => () => {
        throw new Error('The database is away.');
      },
    });
    const feed = new JobFeed(server.db, server.services);
    const stream = jobEvents({
      feed,
      db: away,
      session: { ...brand, name: 'Asha', business_role: 'owner', module_access: ['all'] },
      definitions: server.services.jobs.definitions,
      after: 1,
      onStop: (end) => {
        changes.once('stop', end);
        return () => void changes.off('stop', end);
      },
      findSession: async () => undefined,
    });
    await expect(stream.getReader().closed).rejects.toThrow('away');
    expect(left()).toBe(0);
  });

  test('is not for those who are not signed in, nor for odd places to go on from', async () => {
    expect((await server.call('GET', '/jobs/events')).status).toBe(401);
    const odd = await server.call('GET', '/jobs/events?after=x', { token: brand.token });
    expect(odd.status).toBe(422);
  });

  const eventsOf = (who: Pick<SignedInBrand, 'token'>) => {
    const abort = new AbortController();
    listeners.push(abort);
    return fetch(`${server.url}/api/jobs/events`, {
      headers: { authorization: `Bearer ${who.token}` },
      signal: abort.signal,
    });
  };

  test('ends with the next event after a log-out, and when a module is taken away', async () => {
    const leaving = await server.newBrand('Logging out');
    const first = await eventsOf(leaving);
    const text = first.text();
    await wait(1100);
    await server.call('POST', '/auth/logout', { token: leaving.token, body: {} });
    await start(leaving, 1);
    expect(await text).not.toContain('event: job');

    const narrowed = await server.newBrand('Narrowed');
    const second = (await eventsOf(narrowed)).text();
    await wait(1100);
    await server.db
      .updateTable('users')
      .set({ business_role: 'user', module_access: JSON.stringify(['sku']) as never })
      .where('brand_id', '=', narrowed.brand_id)
      .execute();
    await start(narrowed, 1);
    expect(await second).not.toContain('event: job');
    // Kinds of the modules that are left.
    expect((await eventsOf(narrowed)).status).toBe(200);
  });

  test('has ten streams of one session, and others when they end', async () => {
    const eager = await server.newBrand('Eager');
    const opened = await Promise.all(Array.from({ length: 10 }, () => eventsOf(eager)));
    expect(opened.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const refused = await eventsOf(eager);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    expect((await eventsOf(other)).status).toBe(200);
    await opened[0]?.body?.cancel();
    await expect.poll(async () => (await eventsOf(eager)).status).toBe(200);
  });

  test('ends when the server stops, without holding it up', async () => {
    const own = await startTestServer(engine);
    const someone = await own.newBrand('Leaving soon');
    const response = await fetch(`${own.url}/api/jobs/events`, {
      headers: { authorization: `Bearer ${someone.token}` },
    });
    const text = response.text();
    const stopped = own.services.jobs.stop();
    expect(await text).toContain('retry:');
    // It comes again before the port is closed.
    const again = await fetch(`${own.url}/api/jobs/events`, {
      headers: { authorization: `Bearer ${someone.token}` },
    });
    expect(await again.text()).toBe('');
    await stopped;
    await own.stop();
  });
});
