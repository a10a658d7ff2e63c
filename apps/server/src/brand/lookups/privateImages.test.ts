import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { oneEngine } from '../../../test/engines.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import type { ApiError } from '../../base/errors.ts';
import { storeImage } from './images.ts';

describe.each(oneEngine)('the picture of a PAN card on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let png: Uint8Array;
  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Carded');
    png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
  });
  afterAll(() => server.stop());

  const upload = async (fields: Record<string, string>) => {
    const body = new FormData();
    body.append('file', new File([new Uint8Array(png)], 'pan.png', { type: 'image/png' }));
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const answer = await server.call('POST', '/utils/cloud-link', { token: brand.token, body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data.url as string;
  };
  const get = (url: string, token?: string) =>
    fetch(server.url + url, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });

  test('is loaded by a session of its brand only, and stored by no cache', async () => {
    const url = await upload({ is_private: 'true' });
    const own = await get(url, brand.token);
    expect([own.status, own.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect((await get(url)).status).toBe(401);
    const other = await server.newBrand('Curious');
    expect((await get(url, other.token)).status).toBe(404);
    expect((await get(`/files/${url.split('/').at(-1)}`)).status).toBe(404);
  });

  test('stops being public when the company profile names it', async () => {
    const url = await upload({});
    expect((await get(url)).headers.get('cache-control')).toContain('public');
    const { data } = (await server.call('GET', '/onboarding/profile', { token: brand.token })).body;
    const body = { ...data, pan_card_url: url };
    const saved = await server.call('PUT', '/onboarding/profile', { token: brand.token, body });
    const kept = saved.body.data.pan_card_url as string;
    expect((await get(url)).status).toBe(404);
    expect((await get(kept)).status).toBe(401);
    expect((await get(kept, brand.token)).status).toBe(200);
    const again = await server.call('PUT', '/onboarding/profile', {
      token: brand.token,
      body: { ...body, pan_card_url: kept },
    });
    expect(again.body.data.pan_card_url).toBe(kept);
  });

  test("of another brand stays where it is: its logo can't be taken down by naming it", async () => {
    const logo = await upload({});
    const thief = await server.newBrand('Thief');
    const { data } = (await server.call('GET', '/onboarding/profile', { token: thief.token })).body;
    const body = { ...data, pan_card_url: logo };
    const saved = await server.call('PUT', '/onboarding/profile', { token: thief.token, body });
    expect(saved.status).toBe(200);
    expect((await get(logo)).status).toBe(200);
  });

  test('a photo is stored as JPEG, and has a limit of its own', async () => {
    const photos = await server.newBrand('Photographed');
    const fill = { brand_id: photos.brand_id };
    const file = new File(['no image'], 'photo.png');
    for (let sent = 0; sent < 201; sent += 1)
      await storeImage(server.db, server.services, fill, { file }).catch(() => undefined);
    const image = new File([new Uint8Array(png)], 'box.png', { type: 'image/png' });
    await expect(storeImage(server.db, server.services, fill, { file: image })).rejects.toMatchObject({
      status: 429,
    });
    const url = await storeImage(server.db, server.services, fill, { file: image, is_photo: 'true' });
    expect(url).toMatch(/^\/files\/\w{32}\.jpg$/);
    const { headers } = await get(url);
    expect(headers.get('content-type')).toBe('image/jpeg');
  });

  test("a buyer who sends photo after photo doesn't use up what the brand may upload", async () => {
    const buyer = { brand_id: brand.brand_id, order_id: 'ord_1' };
    const file = new File(['no image'], 'photo.png');
    const statuses = new Set<number>();
    for (let sent = 0; sent < 201; sent += 1)
      await storeImage(server.db, server.services, buyer, { file }).catch((error: unknown) =>
        statuses.add((error as ApiError).status),
      );
    expect([...statuses]).toEqual([422, 429]);
    expect(await upload({})).toContain('/files/');
  });
});
