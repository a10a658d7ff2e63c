import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { createHostLookup } from './hostLookup.ts';

describe("a brand's own host", () => {
  let server: TestServer;
  let brand: SignedInBrand;
  beforeAll(async () => {
    server = await startTestServer('pglite', { KHEP_TRACKING_DOMAIN: 'track.khep.example' });
    brand = await server.newBrand('Hosted');
    const preferences = {
      branding: { subdomain: 'track', website_url: 'https://www.hosted.example', brand_color: '#1f7a54' },
    };
    const saved = await server.call('POST', '/preferences/tracking_preference', {
      token: brand.token,
      body: { preferences },
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  });
  afterAll(() => server.stop());

  /** `fetch` cannot set Host. */
  const open = (path: string, host: string) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const { port } = new URL(server.url);
      request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
        let body = '';
        response.on('data', (part: Buffer) => (body += part.toString()));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      })
        .on('error', reject)
        .end();
    });

  test('below the tracking domain is the page of its slug, with links at the root', async () => {
    const host = `${brand.slug}.track.khep.example`;
    for (const path of ['/', '/KH-1']) {
      const { status, body } = await open(path, host);
      expect(status, path).toBe(404);
      expect(body).toContain('Hosted');
      expect(body).toContain('action="/?lang=');
    }
  });

  test('serves nothing else of the server', async () => {
    const host = `${brand.slug}.track.khep.example`;
    for (const path of ['/api/order/all', '/login', '/metrics', '/docs/api', '/components', '/healthz']) {
      const { status, body } = await open(path, host);
      expect(status, path).toBe(404);
      expect(body, path).toMatch(/name="id"|^404 Not Found$/);
    }
  });

  test('serves an unknown host as the server itself', async () => {
    expect((await open(`/${brand.slug}/track/1`, 'unknown.track.khep.example')).body).toContain(
      `action="/${brand.slug}/track?lang=`,
    );
  });

  test('a custom host needs the record of its owner and the preference of the brand', async () => {
    const records: Record<string, string[]> = {
      '_khep.track.hosted.example': [`khep-brand=${brand.slug}`],
      '_khep.track.stolen.example': [`khep-brand=${brand.slug}`],
      '_khep.empty.example': [],
    };
    const asked: string[] = [];
    const find = createHostLookup(server.db, server.services, async (name) => {
      asked.push(name);
      const found = records[name];
      if (found === undefined) throw new Error('ENOTFOUND');
      return found;
    });
    expect(await find('Track.Hosted.example:443')).toBe(brand.slug);
    expect(await find('track.stolen.example')).toBeUndefined();
    expect(await find('empty.example')).toBeUndefined();
    expect(await find('absent.example')).toBeUndefined();
    await find('track.hosted.example');
    expect(await find('localhost:4600')).toBeUndefined();
    expect(asked).toHaveLength(4);
  });
});
