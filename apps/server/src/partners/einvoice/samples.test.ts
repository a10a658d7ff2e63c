import { join } from 'node:path';
import { eInvoiceJson } from '@khep/domain/gst';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readSamples, serveSample } from '../../../test/samples.ts';
import type { PublicSample, SampleAnswer } from '../../../test/samples.ts';
import { createWhitebooksPortal } from './whitebooks.ts';

interface Sample extends PublicSample {
  ask: 'register' | 'cancel';
  /** In the order in which they are asked. */
  answers: SampleAnswer[];
  expected?: unknown;
  error?: string;
  /** The last request and part of its headers. */
  sent?: object;
  headers?: Record<string, string>;
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

const samples = readSamples<Sample>(join(import.meta.dirname, 'samples'));

/** Serves until the end of a test. */
async function serve(answers: readonly SampleAnswer[]) {
  const server = await serveSample(answers);
  onTestFinished(server.close);
  return server;
}

describe('what is public of the e-invoice provider', () => {
  test.each(samples)('%s', async (_, { ask, answers, expected, error, sent, headers }) => {
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
    const last = server.requests.at(-1);
    if (sent) expect(last?.body).toEqual(sent);
    if (headers) expect(last?.headers).toMatchObject(headers);
    for (const { query } of server.requests) expect(query['email']).toBe('dev@mittiandloom.in');
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
    expect(server.requests.at(-1)?.headers).not.toHaveProperty('password');
    for (const { query } of server.requests) expect(query['email']).toBe('dev@mittiandloom.in');
  });
});
