import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CourierUnavailable } from '../port.ts';
import { createCircuitBreaker } from './circuitBreaker.ts';
import type { CircuitBreaker } from './circuitBreaker.ts';
import { createCallLog } from './callLog.ts';
import type { LoggedCall } from './callLog.ts';
import { redact } from './redact.ts';
import { createCourierMetrics } from './metrics.ts';
import { createRetryBudget } from './retryBudget.ts';
import { createTokenCache, TokenExpired } from './tokenCache.ts';
import { createTransport } from './transport.ts';

describe('the log of calls', () => {
  const typed = { name: 'Asha Rao', add: '12, Amer Road & Sons', phone: '9829012345', status: 'fine' };
  test.each([
    ['a form', `format=json&token=s3cret-abc&data=${encodeURIComponent(JSON.stringify(typed))}&status=fine`],
    ['a form of plain fields', new URLSearchParams({ ...typed, password: 's3cret abc' }).toString()],
    ['JSON', JSON.stringify({ ...typed, ConsigneeAddress1: 'Amer Road', password: 's3cret"abc' })],
    [
      'JSON of XpressBees',
      JSON.stringify({
        DropDetails: {
          Addresses: [{ Name: 'Asha Rao', Address: '12, Amer Road' }],
          ContactDetails: [{ PhoneNo: '9829012345' }],
        },
        XBkey: 's3cret-abc',
        status: 'fine',
      }),
    ],
    ['numbers and lists', '{"phone": 9829012345, "phones":["9829012345"], "status":"fine"}'],
    ['a query', 'loginid=J1&lickey=s3cret-abc&mobile=9829012345&status=fine'],
    [
      'XML',
      '<S status="fine"><Consignee>Asha Rao</Consignee><Address a="1">Amer Road</Address><CustomerMobile>9829012345</CustomerMobile><ReceivedBy>Asha</ReceivedBy><clientSecret>s3cret-abc</clientSecret></S>',
    ],
    ['a signed address', 'expires=fine&token=s3cret.a&signature=s3cret&X-Amz-Signature=s3cret'],
    [
      'the report of a fake attempt',
      '{"status":"fine","Comments":"Asha was home. Proof: https://k.in/d/proof/s3cret"}',
    ],
    ['a sentence', '{"remark":"Asked 9829012345 of the buyer","status":"fine"}'],
  ])('keeps keys, people and where they live out of %s', (_, text) => {
    const words = redact(text);
    expect(words).not.toMatch(/9829012345|s3cret|Asha|Amer/);
    expect(words).toContain('fine');
  });

  test('masks secrets at the point where a long text is truncated', () => {
    const form = (length: number) =>
      `data=${encodeURIComponent(`{"x":"${'य'.repeat(length)}","name":"आशा आशा`)}`;
    for (let length = 1960; length < 2000; length += 1)
      for (const text of [`{"x":"${'y'.repeat(length)}","name":"Asha Rao","z":1}`, form(length)])
        expect(redact(text)).not.toMatch(/Asha|आशा/);
  });

  test('takes no longer for what a stranger made long than for anything else', () => {
    // An order's address once held the whole server for minutes: a pattern that is tried again from each letter.
    const most = 900_000;
    for (const piece of ['y', '-', 'a"', 'a:"', 'name ', '<a ', '%e0%a4', '&', '\\', '[', 'token'])
      for (const start of ['', '{"add":"', '<a>'])
        expect(redact(start + piece.repeat(most / piece.length)).length).toBeLessThanOrEqual(2000);
  });

  test("goes to the program's log without what was sent and answered", async () => {
    const lines: string[] = [];
    const rows: object[] = [];
    const db = { insertInto: () => ({ values: (row: object) => ({ execute: async () => rows.push(row) }) }) };
    const log = createCallLog(
      db as unknown as Parameters<typeof createCallLog>[0],
      pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) }),
      'brd_1',
      'delhivery',
    );
    const call = {
      call: 'book',
      method: 'POST',
      url: '/book',
      attempt: 1,
      status: 400,
      ms: 5,
      isRead: false,
    };
    for (const problem of ['', 'answered 400'])
      await log({ ...call, request: 'what was asked', answer: 'what came back', problem });
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toMatch(/what was asked|what came back/);
    expect(rows).toMatchObject([{ request: 'what was asked' }, { answer: 'what came back' }]);
    // The row with the rest is found from the line.
    for (const [index, row] of rows.entries())
      expect(lines[index]).toContain((row as { call_id: string }).call_id);
  });
});

describe('a breaker', () => {
  test('opens after failures in a row, and lets one call through after its rest', () => {
    let now = 0;
    const states: string[] = [];
    const breaker = createCircuitBreaker({
      failures: 3,
      restMs: 1000,
      now: () => now,
      onChange: (state) => states.push(state),
    });
    breaker.failed();
    breaker.failed();
    breaker.succeeded();
    breaker.failed();
    breaker.failed();
    expect(breaker.allows()).toBe(true);
    breaker.failed();
    expect(breaker.allows()).toBe(false);
    expect(breaker.restsFor()).toBe(1000);
    now = 1000;
    expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
    breaker.failed();
    expect(breaker.allows()).toBe(false);
    now = 2000;
    expect(breaker.allows()).toBe(true);
    breaker.succeeded();
    expect([breaker.allows(), breaker.allows()]).toEqual([true, true]);
    expect(states).toEqual(['open', 'half-open', 'open', 'half-open', 'closed']);
  });
});

describe('a token', () => {
  test('is requested once for concurrent calls, and again after it expires', async () => {
    let logins = 0;
    const tokens = createTokenCache(async () => {
      logins += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      return { token: `t${logins}`, keepMs: 60_000 };
    });
    const used = await Promise.all(Array.from({ length: 5 }, () => tokens.with(async (token) => token)));
    expect(used).toEqual(['t1', 't1', 't1', 't1', 't1']);
    const answer = await tokens.with(async (token) => {
      if (token === 't1') throw new TokenExpired();
      return token;
    });
    expect([answer, logins]).toEqual(['t2', 2]);
  });

  test('that the courier never takes is tried twice and no more', async () => {
    let uses = 0;
    const tokens = createTokenCache(async () => ({ token: 't', keepMs: 60_000 }));
    await expect(
      tokens.with(async () => {
        uses += 1;
        throw new TokenExpired();
      }),
    ).rejects.toThrow(CourierUnavailable);
    expect(uses).toBe(2);
  });
});

describe('the transport', () => {
  let close: () => void;
  let url = '';
  let answers: (() => Response | Promise<Response>)[] = [];
  let asked = 0;
  beforeEach(async () => {
    answers = [];
    asked = 0;
    const app = new Hono();
    app.all('*', async () => {
      asked += 1;
      return (await answers.shift()?.()) ?? Response.json({ fine: true });
    });
    const server = createAdaptorServer({ fetch: app.fetch });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as { port: number }).port}/x?token=s3cret`;
    close = () => server.close();
  });
  afterEach(() => close());

  const busy = () => new Response('busy', { status: 503 });
  function make(init: { breaker?: CircuitBreaker; mostWaitMs?: number; timeoutMs?: number } = {}) {
    const logged: LoggedCall[] = [];
    const paused: number[] = [];
    const metrics = createCourierMetrics();
    const transport = createTransport({
      partner: 'delhivery',
      name: 'Delhivery',
      limiter: { take: async () => 0, pause: async (ms) => void paused.push(ms) },
      breaker: init.breaker ?? createCircuitBreaker(),
      budget: createRetryBudget(),
      log: async (call) => void logged.push(call),
      metrics,
      // A machine with other work takes seconds.
      timeoutMs: init.timeoutMs ?? 120_000,
      backOffMs: 2,
      mostWaitMs: init.mostWaitMs ?? 50,
    });
    const send = (idempotent: boolean) =>
      transport.send({ name: 'track', method: 'POST', url, body: '{"phone":"9829012345"}', idempotent });
    const sendOptional = () =>
      transport.send({ name: 'transit', method: 'GET', url, idempotent: true, isOptional: true });
    const failure = (idempotent: boolean) =>
      send(idempotent).then(
        () => {
          throw new Error('It should have failed');
        },
        (error: unknown) => error as CourierUnavailable,
      );
    return { send, sendOptional, failure, logged, paused, metrics };
  }

  test('repeats what may be repeated, and nothing else', async () => {
    answers = [busy, busy];
    expect((await make().send(true)).data).toEqual({ fine: true });
    expect(asked).toBe(3);
    answers = [busy];
    expect(await make().failure(false)).toMatchObject({
      sent: true,
      message: 'Delhivery responded with 503.',
    });
    expect(asked).toBe(4);
  });

  test('sends what nothing depends on once, and learns nothing from its failure', async () => {
    const breaker = createCircuitBreaker({ failures: 2, restMs: 60_000 });
    const { send, sendOptional } = make({ breaker });
    answers = [busy, busy, busy];
    for (let time = 0; time < 3; time += 1) await expect(sendOptional()).rejects.toThrow(CourierUnavailable);
    expect(asked).toBe(3);
    expect(breaker.state()).toBe('closed');
    expect((await send(true)).data).toEqual({ fine: true });
    // A success doesn't close what others opened, and it isn't the request that tries a failing courier.
    breaker.failed();
    breaker.failed();
    await expect(sendOptional()).rejects.toThrow(/failing/);
    expect(asked).toBe(4);
  });

  test('reports whether a failed request may have arrived', async () => {
    let answer: (late: Response) => void = () => undefined;
    answers = [() => new Promise<Response>((resolve) => (answer = resolve))];
    const late = await make({ timeoutMs: 100 }).failure(false);
    answer(Response.json({}));
    expect(late).toMatchObject({
      sent: true,
      message: 'Delhivery did not respond in time.',
    });
    answers = [() => new Response('<html>', { status: 200 })];
    expect((await make().failure(false)).sent).toBe(true);
    answers = [() => new Response('no', { status: 401 })];
    expect((await make().failure(false)).sent).toBe(false);
    answers = [() => new Response('no', { status: 429, headers: { 'retry-after': '60' } })];
    expect((await make().failure(false)).sent).toBe(false);
    close();
    url = 'http://127.0.0.1:2/closed';
    expect((await make().failure(false)).sent).toBe(false);
  });

  test('honours Retry-After up to a limit', async () => {
    const later = (seconds: string) => () =>
      new Response('slow down', { status: 429, headers: { 'retry-after': seconds } });
    answers = [later('0.02')];
    const quick = make();
    expect((await quick.send(true)).status).toBe(200);
    expect(quick.paused).toEqual([20]);
    answers = [later('30')];
    expect(await make().failure(true)).toMatchObject({ retryAfterMs: 30_000, status: 429 });
    expect(asked).toBe(3);
  });

  test('passes a refusal on, and does not count it against the courier', async () => {
    const breaker = createCircuitBreaker({ failures: 1 });
    answers = [() => Response.json({ error: 'pin is not serviceable' }, { status: 400 })];
    expect(await make({ breaker }).send(false)).toEqual({
      status: 400,
      data: { error: 'pin is not serviceable' },
    });
    expect(breaker.state()).toBe('closed');
  });

  test('opens the circuit for a failing courier and shows it in the metrics', async () => {
    const { failure, metrics } = make({ breaker: createCircuitBreaker({ failures: 2, restMs: 60_000 }) });
    answers = [busy, busy];
    await failure(false);
    await failure(false);
    expect(await failure(false)).toMatchObject({ sent: false });
    expect(asked).toBe(2);
    const text = await metrics.registry.metrics();
    expect(text).toContain('khep_courier_calls_total{partner="delhivery",call="track",result="broken"} 1');
    expect(text).toContain('khep_courier_calls_total{partner="delhivery",call="track",result="failed"} 2');
  });

  test('spends its retries sparingly when everything fails', async () => {
    const { failure } = make({ breaker: createCircuitBreaker({ failures: 1000 }) });
    answers = Array.from({ length: 100 }, () => busy);
    for (let index = 0; index < 20; index += 1) await failure(true);
    expect(asked).toBe(20 + 10);
  });

  test('logs each try without what is secret', async () => {
    const { send, logged } = make();
    answers = [busy];
    await send(true);
    expect(logged.map(({ status, attempt, problem }) => [status, attempt, problem])).toEqual([
      [503, 1, 'responded with 503'],
      [200, 2, ''],
    ]);
    expect(JSON.stringify(logged)).not.toMatch(/s3cret|9829012345/);
  });
});
