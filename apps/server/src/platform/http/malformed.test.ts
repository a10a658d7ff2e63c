import { connect } from 'node:net';
import { endpoints } from '@khep/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../../test/server.ts';
import type { TestServer } from '../../../test/server.ts';

const line = (...lines: string[]) => `${lines.join('\r\n')}\r\n`;
const post = (...headers: string[]) =>
  line('POST /api/auth/login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', ...headers, '');
const megabyte = 'x'.repeat(1024 * 1024);

describe('a malformed or too large request', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer('pglite');
  });
  afterAll(() => server.stop());

  /** Writes to a socket like a client that reads only afterwards; returns the status line, empty if the connection is cut. */
  function send(parts: readonly string[], { halfClose = false, pauseMs = 0 } = {}): Promise<string> {
    return new Promise((resolve) => {
      const socket = connect({
        port: Number(new URL(server.url).port),
        host: '127.0.0.1',
        allowHalfOpen: true,
      });
      let read = '';
      let isCut = false;
      const finish = () => {
        socket.destroy();
        resolve(isCut && read === '' ? 'cut' : (read.split('\r\n')[0] ?? ''));
      };
      socket.setTimeout(20_000, finish);
      socket.on('data', (chunk) => {
        read += chunk.toString();
        if (read.includes('\r\n\r\n')) finish();
      });
      socket.on('error', () => {
        isCut = true;
        finish();
      });
      socket.on('end', finish);
      // A client that sends its whole body before it reads loses the response to a reset.
      socket.pause();
      void (async () => {
        for (const part of parts) {
          if (socket.destroyed) break;
          await new Promise<void>((sent) => void socket.write(part, () => sent()));
          if (pauseMs > 0) await new Promise((next) => setTimeout(next, pauseMs));
        }
        if (halfClose) socket.end();
        socket.resume();
      })();
    });
  }

  test('a path with an escape that is none is no server error, whatever it is part of', async () => {
    const paths = endpoints.map(({ method, path }) => ({ method, path: `/api${path}` }));
    const pages = [
      '/x/track/{id}',
      '/x/order/{id}',
      '/answer/{id}',
      '/files/{id}',
      '/{id}',
      '/tracking/{id}',
    ];
    const all = [...paths, ...pages.map((path) => ({ method: 'GET', path }))].filter(({ path }) =>
      path.includes('{'),
    );
    expect(all.length).toBeGreaterThan(100);
    const broken: string[] = [];
    for (const { method, path } of all)
      for (const escape of ['%ff', '%', '%E0%A4%A', '%00']) {
        const { status } = await fetch(server.url + path.replaceAll(/\{[^}]+\}/g, escape), {
          method,
          headers: { origin: 'https://elsewhere.example.in' },
          redirect: 'manual',
        });
        if (status >= 500) broken.push(`${method} ${path} ${escape}: ${status}`);
      }
    expect(broken).toEqual([]);
  });

  test.each([
    [
      'a body of 40 MB',
      [post('Content-Length: 41943040'), ...Array.from({ length: 40 }, () => megabyte)],
      '413',
    ],
    [
      'a chunked body of 20 MB',
      [
        post('Transfer-Encoding: chunked'),
        ...Array.from({ length: 20 }, () => `100000\r\n${megabyte}\r\n`),
        '0\r\n\r\n',
      ],
      '413',
    ],
    ['a negative length', [post('Content-Length: -1')], '400'],
    ['two lengths', [post('Content-Length: 2', 'Content-Length: 3'), '{}'], '400'],
    ['a length beside chunks', [post('Content-Length: 2', 'Transfer-Encoding: chunked'), '{}'], '400'],
    ['a wrong chunk size', [post('Transfer-Encoding: chunked'), '2\r\n{}\r\n', 'zz\r\n'], '400'],
    ['headers of 100 kB', [post(`X-Long: ${'x'.repeat(100_000)}`)], '431'],
    ['an unknown method', [line('FOO / HTTP/1.1', 'Host: localhost', '')], '400'],
    ['no host', [line('GET /healthz HTTP/1.1', '')], '400'],
    ['a host with a space', [line('GET /healthz HTTP/1.1', 'Host: a b', '')], '400'],
    ['a path that is no URL', [line('GET //[ HTTP/1.1', 'Host: localhost', '')], '[24]'],
    ['an absolute target that is no URL', [line('GET http://[/ HTTP/1.1', 'Host: localhost', '')], '400'],
    ['a tunnel', [line('CONNECT example.in:443 HTTP/1.1', 'Host: example.in', '')], '405'],
    ['an unknown expectation', [post('Expect: the-unexpected', 'Content-Length: 2'), '{}'], '417'],
    [
      'an upgrade',
      [line('GET /healthz HTTP/1.1', 'Host: a', 'Connection: Upgrade', 'Upgrade: h2c', '')],
      '200',
    ],
    ['not HTTP', ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'], '400'],
  ] as const)('is answered: %s', { timeout: 40_000 }, async (_, parts, status) => {
    expect(await send(parts)).toMatch(new RegExp(`^HTTP/1\\.1 ${status}`));
  });

  test('is answered: a body that ends early', async () => {
    expect(await send([post('Content-Length: 100'), '{}'], { halfClose: true })).toMatch(/^HTTP\/1\.1 400/);
  });

  test('is answered: a multipart form without its end', async () => {
    const head = line(
      'POST /api/auth/login HTTP/1.1',
      'Host: localhost',
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 40',
      '',
    );
    expect(await send([head, '--b\r\nContent-Disposition: form-data; na'.padEnd(40)])).toMatch(
      /^HTTP\/1\.1 4/,
    );
  });

  test('leaves the server answering', async () => {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });
});
