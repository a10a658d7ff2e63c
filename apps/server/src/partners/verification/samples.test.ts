import { createAdaptorServer } from '@hono/node-server';
import { readFileSync, readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, describe, expect, test } from 'vitest';
import { createBankVerifier } from './bank.ts';
import { createGstVerifier } from './gst.ts';

/** Requests and answers in the shape of public sources: no simulator has a part in them. Names and numbers are invented. */
interface Sample {
  source: string;
  /** YYYY-MM-DD. */
  date: string;
  ask: { gstin: string } | { account: Parameters<ReturnType<typeof createBankVerifier>['start']>[0] };
  /** In the order in which they are asked. */
  answers: { path: string; status?: number; body: unknown }[];
  /** Null for nothing. */
  expected?: unknown;
  error?: string;
  /** Part of the last request and of its headers. */
  sent?: object;
  headers?: Record<string, string>;
}

const closing: (() => void)[] = [];
afterAll(() => closing.splice(0).forEach((close) => close()));

async function serve(answers: Sample['answers']) {
  let sent: unknown;
  let headers: Record<string, string> = {};
  const left = [...answers];
  const app = new Hono();
  app.all('*', async (context) => {
    const answer = left.shift();
    if (answer?.path !== context.req.path) return context.text(`Asked ${context.req.path}`, 500);
    sent = await context.req.json();
    headers = context.req.header();
    return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 });
  });
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    last: () => ({ sent, headers }),
    left,
  };
}

const folder = join(import.meta.dirname, 'samples');
const samples = readdirSync(folder).map((file): [string, Sample] => [
  basename(file, '.json'),
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as Sample,
]);

describe('what is public of the verification providers', () => {
  test.each(samples)('%s', async (_, { source, date, ask, answers, expected, error, sent, headers }) => {
    expect(source).not.toBe('');
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const server = await serve(answers);
    const { url } = server;
    const work =
      'gstin' in ask
        ? createGstVerifier({ url, key: 'key_live_1', secret: 'secret_live_1' }).find(ask.gstin)
        : createBankVerifier({ url, key: 'rzp_live_1:secret', account: '2323230012345678' }).start(
            ask.account,
          );
    if (error === undefined) expect((await work) ?? null).toEqual(expected);
    else await expect(work).rejects.toThrow(error);
    expect(server.left).toEqual([]);
    const last = server.last();
    if (sent) expect(last.sent).toEqual(sent);
    if (headers) expect(last.headers).toMatchObject(headers);
  });
});
