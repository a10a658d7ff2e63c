import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { isUnavailable } from './unavailable.ts';

test.each(['08006', '08001', '57P01', '57P03', 'ECONNREFUSED'])(
  '%s passes when the server is back',
  (code) => {
    expect(isUnavailable(Object.assign(new Error('lost'), { code }))).toBe(true);
  },
);

test.each(['23505', '42P01', '57014', 'ENOENT', undefined, 8])('%s does not', (code) => {
  expect(isUnavailable(Object.assign(new Error('wrong'), { code }))).toBe(false);
  expect(isUnavailable(undefined)).toBe(false);
});

test('a server without its socket is, a missing file is not', async () => {
  const client = new pg.Client({ connectionString: 'postgresql://khep@localhost/khep?host=/tmp/none' });
  const error: unknown = await client.connect().catch((problem: unknown) => problem);
  expect(error).toMatchObject({ code: 'ENOENT' });
  expect(isUnavailable(error)).toBe(true);
  const missing = await readFile('/tmp/none').catch((problem: unknown) => problem);
  expect(isUnavailable(missing)).toBe(false);
});

test('a connection that is refused is recognized as the driver reports it', async () => {
  const client = new pg.Client({ connectionString: 'postgresql://khep@127.0.0.1:1/khep' });
  const error: unknown = await client.connect().catch((problem: unknown) => problem);
  expect(isUnavailable(error)).toBe(true);
});
