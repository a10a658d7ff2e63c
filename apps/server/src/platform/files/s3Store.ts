import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { Config } from '../../start/config.ts';
import { newFileName, parseFileName } from './store.ts';
import type { FileStore } from './store.ts';

const timeoutMs = 20_000;
const retries = 2;

const types: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export interface S3Bucket {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A request to the bucket failed; the message has the bucket's reason, and no key. */
export class S3Error extends Error {
  override readonly name = 'S3Error';
}

/** Returns the bucket that the environment names, or undefined: then files are on this machine's disk. */
export function configuredBucket(config: Config): S3Bucket | undefined {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  if (S3_BUCKET === undefined) return undefined;
  return {
    bucket: S3_BUCKET,
    region: S3_REGION,
    endpoint: S3_ENDPOINT ?? `https://s3.${S3_REGION}.amazonaws.com`,
    // The configuration is refused if one of them is missing.
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
  };
}

/** Stores files under a prefix of an S3 bucket, so that every process has them. Addresses are path-style. */
export function s3Store(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Bucket,
  prefix: string,
): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });
  const base = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}/${prefix}`;

  const send = async (method: 'PUT' | 'GET' | 'DELETE', name: string, body?: Uint8Array<ArrayBuffer>) => {
    const doing = `${method} ${prefix}/${name} in bucket ${bucket}`;
    let response: Response;
    try {
      response = await client.fetch(`${base}/${name}`, {
        method,
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          // Signs the body too: without it a store checks the request, not what it carries.
          'x-amz-content-sha256': createHash('sha256')
            .update(body ?? '')
            .digest('hex'),
          ...(body
            ? { 'content-type': types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream' }
            : {}),
        },
        ...(body ? { body } : {}),
      });
    } catch (error) {
      throw new S3Error(`${doing}: ${endpoint} did not respond.`, { cause: error });
    }
    if (response.ok || response.status === 404) return response;
    throw new S3Error(`${doing}: ${response.status} ${reason(await response.text())}`);
  };

  return {
    async save(bytes, extension) {
      const name = newFileName(extension);
      const response = await send('PUT', name, new Uint8Array(bytes));
      if (!response.ok) throw new S3Error(`PUT ${prefix}/${name}: there is no bucket ${bucket}.`);
      return `/files/${name}`;
    },
    async read(path) {
      const name = parseFileName(path);
      if (name === undefined) return undefined;
      const response = await send('GET', name);
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      const code = reason(await response.text());
      // A missing bucket is a mistake of the deployment; a missing file is not.
      if (code === 'NoSuchBucket') throw new S3Error(`GET ${prefix}/${name}: there is no bucket ${bucket}.`);
      return undefined;
    },
    async remove(path) {
      const name = parseFileName(path);
      if (name !== undefined) await (await send('DELETE', name)).body?.cancel();
    },
  };
}

/** Returns the error code of an S3 response body. */
const reason = (body: string): string => /<Code>(\w+)<\/Code>/.exec(body)?.[1] ?? 'no reason given';

/** Writes, reads and deletes a file, so that a wrong key or bucket stops the start and not the first upload. */
export async function checkBucket(bucket: S3Bucket): Promise<void> {
  const store = s3Store(bucket, 'checks');
  const path = await store.save(new TextEncoder().encode('khep'), 'csv');
  const bytes = await store.read(path);
  await store.remove(path);
  if (bytes === undefined) throw new S3Error(`Bucket ${bucket.bucket} lost a file as it was written.`);
}
