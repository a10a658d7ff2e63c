import type { lookup } from 'node:dns';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postWebhook } from './postWebhook.ts';
import { InternalTarget, createPublicLookup } from './safeTarget.ts';

let server: Server;
let port = 0;
let connections = 0;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/never') return;
    response.writeHead(request.url === '/moved' ? 302 : 202, { location: '/elsewhere' });
    response.end('x');
  });
  server.on('connection', () => (connections += 1));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const post = { headers: {}, body: '{"a":"é"}', timeoutMs: 10_000 };
/** A name server that gives any name these addresses. */
const namesTo = (...addresses: string[]) =>
  createPublicLookup(((_: string, __: object, done: (error: null, found: object[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as typeof lookup);

test.each([
  ['127.0.0.1'],
  ['10.0.0.5'],
  ['169.254.169.254'],
  ['::1'],
  ['::ffff:7f00:1'],
  ['64:ff9b::7f00:1'],
  ['2002:7f00:1::'],
  ['203.0.113.9', '127.0.0.1'],
])('a name that points to %s when it is sent is not connected to', async (...addresses) => {
  const sent = postWebhook(`http://shop.example.in:${port}/`, { ...post, lookup: namesTo(...addresses) });
  await expect(sent).rejects.toThrow(InternalTarget);
  expect(connections).toBe(0);
});

test('the status of a receiver is returned; a redirect is not followed', async () => {
  expect(await postWebhook(`http://127.0.0.1:${port}/`, post)).toBe(202);
  expect(await postWebhook(`http://127.0.0.1:${port}/moved`, post)).toBe(302);
});

test('a receiver that never responds is given up', async () => {
  const sent = postWebhook(`http://127.0.0.1:${port}/never`, { ...post, timeoutMs: 50 });
  await expect(sent).rejects.toMatchObject({ name: 'TimeoutError' });
});
