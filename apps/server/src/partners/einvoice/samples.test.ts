import { createAdaptorServer } from '@hono/node-server';
import { readFileSync, readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { eInvoiceJson } from '@khep/domain/gst';
import { Hono } from 'hono';
import { afterAll, describe, expect, test } from 'vitest';
import { createWhitebooksPortal } from './whitebooks.ts';

/** Requests and answers in the shape of public sources: no simulator has a part in them. */
interface Sample {
  source: string;
  /** YYYY-MM-DD. */
  date: string;
  ask: 'register' | 'cancel';
  /** In the order in which they are asked. */
  answers: { path: string; status?: number; body: unknown }[];
  expected?: unknown;
  error?: string;
  /** The last request and part of its headers. */
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
    if (answer?.path !== context.req.path || context.req.query('email') !== 'dev@mittiandloom.in')
      return context.text(`Asked ${context.req.url}`, 500);
    const body = await context.req.text();
    sent = body === '' ? undefined : JSON.parse(body);
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

const account = { gstin: '02AMBPG7773M002', username: 'mitti_api', password: 'secret' };
const party = { name: 'Company', address: 'Mill Road', city: 'Shimla', pincode: '171302', state_code: '02' };
const invoice = eInvoiceJson({
  number: 'SINV-CFY-00067',
  date: '2022-09-16',
  seller: { gstin: account.gstin, ...party },
  buyer: { gstin: '36AMBPG7773M002', ...party, state_code: '36' },
  place: '36',
  is_sez: false,
  lines: [],
  value: 0,
});
const irn = '68fb4fab44aee99fb23292478c4bd838e664837c9f1b04e3d9134ffed0b40b60';

const folder = join(import.meta.dirname, 'samples');
const samples = readdirSync(folder).map((file): [string, Sample] => [
  basename(file, '.json'),
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as Sample,
]);

describe('what is public of the e-invoice provider', () => {
  test.each(samples)('%s', async (_, { source, date, ask, answers, expected, error, sent, headers }) => {
    expect(source).not.toBe('');
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const server = await serve(answers);
    const portal = createWhitebooksPortal({
      url: server.url,
      client_id: 'client-1',
      client_secret: 'client-secret-1',
      email: 'dev@mittiandloom.in',
      ip_address: '203.0.113.7',
    });
    const work =
      ask === 'register'
        ? portal.register(account, invoice)
        : portal.cancel(account, { irn, reason: '3', remark: 'Order cancelled' });
    // Days as they are in the samples.
    if (error === undefined) expect(JSON.parse(JSON.stringify(await work))).toEqual(expected);
    else await expect(work).rejects.toThrow(error);
    expect(server.left).toEqual([]);
    const last = server.last();
    if (sent) expect(last.sent).toEqual(sent);
    if (headers) expect(last.headers).toMatchObject(headers);
  });

  test('asks for one token, and sends the password only for it', async () => {
    const token = { status_cd: '1', status_desc: '', data: { AuthToken: 'token-5' } };
    const path = '/einvoice/type/CANCEL/version/V1_03';
    const done = { status_cd: '1', status_desc: '', data: { Irn: irn, CancelDate: '2022-09-17 18:02:00' } };
    const server = await serve([
      { path: '/einvoice/authenticate', body: token },
      { path, body: done },
      { path, body: done },
    ]);
    const access = { client_id: '', client_secret: '', email: 'dev@mittiandloom.in', ip_address: '' };
    const portal = createWhitebooksPortal({ url: server.url, ...access });
    for (let n = 0; n < 2; n += 1) await portal.cancel(account, { irn, reason: '1', remark: 'Twice' });
    expect(server.left).toEqual([]);
    expect(server.last().headers).not.toHaveProperty('password');
  });
});
