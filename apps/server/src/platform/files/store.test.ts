import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../../test/server.ts';
import type { TestServer } from '../../../test/server.ts';
import { S3Error, checkBucket, s3Store } from './s3Store.ts';
import { diskStore } from './store.ts';
import type { FileStore } from './store.ts';

const directory = mkdtempSync(join(tmpdir(), 'khep-files-'));
const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(directory, 's3'),
  configureBuckets: [{ name: 'khep-test' }],
});
let bucket = {
  endpoint: '',
  bucket: 'khep-test',
  region: 'us-east-1',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
};

beforeAll(async () => {
  const { port } = await s3.run();
  bucket = { ...bucket, endpoint: `http://127.0.0.1:${port}` };
});
afterAll(async () => {
  await s3.close();
  rmSync(directory, { recursive: true, force: true });
});

const kinds: [string, () => FileStore][] = [
  ['a disk', () => diskStore(join(directory, 'disk'))],
  ['an S3 bucket', () => s3Store(bucket, 'files')],
];

test('makes the name of a new file durable after its content', async () => {
  const synced: string[][] = [];
  const folder = join(directory, 'durable');
  const store = diskStore(folder, async (path) => void synced.push([path, ...readdirSync(path)]));
  const name = (await store.save(new Uint8Array([1]), 'png')).replace('/files/', '');
  expect(synced).toEqual([[folder, name]]);
});

describe.each(kinds)('files on %s', (_, open) => {
  test('reads the bytes it saved, under an unguessable name', async () => {
    const store = open();
    const bytes = new Uint8Array([0, 255, 10, 13, 128, 7]);
    const path = await store.save(bytes, 'png');
    expect(path).toMatch(/^\/files\/[0-9a-f]{32}\.png$/);
    expect(new Uint8Array((await store.read(path))!)).toEqual(bytes);
    expect(new Uint8Array((await store.read(path.replace('/files/', '')))!)).toEqual(bytes);
    expect(await store.save(bytes, 'png')).not.toBe(path);
  });

  test('stores a file of 5 MB and an empty one', async () => {
    const store = open();
    const large = Uint8Array.from({ length: 5 << 20 }, (_value, index) => index % 251);
    expect(Buffer.compare((await store.read(await store.save(large, 'pdf')))!, large)).toBe(0);
    expect((await store.read(await store.save(new Uint8Array(), 'csv')))?.length).toBe(0);
  });

  test('deletes a file, and a second time without an error', async () => {
    const store = open();
    const path = await store.save(new TextEncoder().encode('a,b'), 'csv');
    await store.remove(path);
    expect(await store.read(path)).toBeUndefined();
    await store.remove(path);
  });

  test.each(['../secret', '/files/../secret', `${'a'.repeat(32)}.html`, 'a.png', ''])(
    'never opens %j',
    async (name) => {
      const store = open();
      expect(await store.read(name)).toBeUndefined();
      await store.remove(name);
    },
  );
});

test('two stores of one bucket do not see each other’s files', async () => {
  const path = await s3Store(bucket, 'private').save(new TextEncoder().encode('a,b'), 'csv');
  expect(await s3Store(bucket, 'files').read(path)).toBeUndefined();
  expect(await s3Store(bucket, 'private').read(path)).toBeDefined();
});

test('a bucket that works passes the check at start and stays empty', async () => {
  await checkBucket(bucket);
});

test.each([
  ['a wrong key', { secretAccessKey: 'not the key' }, /SignatureDoesNotMatch/],
  ['an unknown key', { accessKeyId: 'NOBODY' }, /InvalidAccessKeyId/],
  ['a missing bucket', { bucket: 'khep-missing' }, /there is no bucket khep-missing/],
  ['a host that does not respond', { endpoint: 'http://127.0.0.1:1' }, /did not respond/],
])('%s stops the start, and the error has no key', async (_, wrong, message) => {
  const check = checkBucket({ ...bucket, ...wrong });
  await expect(check).rejects.toThrow(S3Error);
  await expect(check).rejects.toThrow(message);
  await expect(check).rejects.not.toThrow(/not the key/);
});

describe('two servers with one bucket', () => {
  let first: TestServer;
  let second: TestServer;
  const environment = () => ({
    S3_BUCKET: bucket.bucket,
    S3_ENDPOINT: bucket.endpoint,
    S3_REGION: bucket.region,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  });
  beforeAll(async () => {
    first = await startTestServer('pglite', environment());
    second = await startTestServer('pglite', environment());
  });
  afterAll(async () => {
    await first.stop();
    await second.stop();
  });

  test('a file that one stores is served by the other', async () => {
    const path = await first.services.files.save(new Uint8Array([1, 2, 3]), 'png');
    const response = await fetch(`${second.url}${path}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
  });

  test('a private file is not served at a public address', async () => {
    const path = await first.services.privateFiles.save(new Uint8Array([1]), 'csv');
    expect((await fetch(`${second.url}${path}`)).status).toBe(404);
    expect(await second.services.privateFiles.read(path)).toBeDefined();
  });
});
