import type { ShipmentState } from '@khep/domain/shipments';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { trackingLanguages } from '@khep/domain/tracking';
import type { TrackingLanguage } from '@khep/domain/tracking';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderFor } from '../../../test/fixtures.ts';
import { createCatalogue, shippedOrder } from '../../../test/shipping.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { json } from '../../platform/db/schema.ts';
import { orderPageId } from '../../brand/trackingSite/orderPageId.ts';
import { toWidgetOrder } from './widget.ts';
import { loadTrackingPage } from '../pages/trackingPage.ts';
import { loadWidgetScripts } from './widgetScript.ts';

const rendererFile = new URL('../../../../tracking/dist/server/render.js', import.meta.url).href;

describe('the tracking widget', () => {
  let server: TestServer;
  let brand: SignedInBrand;
  let order: { id: string; awb: string };
  let visitors = 0;
  const visitor = () => {
    visitors += 1;
    return {
      'x-forwarded-for': `198.${18 + Math.floor(visitors / 62_500)}.${Math.floor(visitors / 250) % 250}.${visitors % 250}`,
    };
  };
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.url + path, { headers: { ...visitor(), ...headers } });
  const widget = (path: string) => `/api/order-tracking/widget/${brand.slug}${path}`;

  beforeAll(async () => {
    server = await startTestServer('pglite', { KHEP_TRUST_PROXY: '1' });
    server.clock.toNoon();
    brand = await server.newBrand('Embedded');
    const call = (method: string, path: string, body?: unknown) =>
      server.call(method, path, { token: brand.token, body });
    await createCatalogue(call);
    order = await shippedOrder(call, server, 1, orderFor({ phone: '9829010099' }));
    const saved = await call('POST', '/preferences/tracking_preference', {
      preferences: {
        branding: { website_url: 'https://www.embedded.example', brand_color: '#1f7a54' },
        widget: { allowed_origins: ['https://shop.embedded.example'] },
      },
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    server.clock.pass(5000);
  });
  afterAll(() => server.stop());

  test('its script never changes at its address, and is at most 3 kB', async () => {
    const script = loadWidgetScripts(false).offered;
    if (script === undefined) throw new Error('Run: npm run build');
    const response = await get(script.path, { origin: 'https://anywhere.example' });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const body = Buffer.from(await response.arrayBuffer());
    expect(`sha384-${createHash('sha384').update(body).digest('base64')}`).toBe(script.integrity);
    expect(gzipSync(body, { level: 9 }).length).toBeLessThanOrEqual(3000);
    expect((await get('/widget/0.0.1-00000000/khep-track.js')).status).toBe(404);
  });

  test('serves each release at its address, with the bytes of its hash', async () => {
    const folder = new URL('../../../../../packages/tracking-widget/releases/', import.meta.url);
    const releases = Object.entries(
      JSON.parse(readFileSync(new URL('integrity.json', folder), 'utf8')) as Record<string, string>,
    );
    // The list only grows.
    expect(releases[0]).toEqual([
      '0.1.0-c779361f',
      'sha384-yksOTFqeFouWao+LZJBfpIhzmbunM5uc1EyIrAXZel3R2bIDT316HKeeh3ta2kmy',
    ]);
    for (const [name, integrity] of releases)
      for (const encoding of ['identity', 'gzip', 'br']) {
        const response = await get(`/widget/${name}/khep-track.js`, { 'accept-encoding': encoding });
        expect(response.status, name).toBe(200);
        expect(response.headers.get('cache-control')).toContain('immutable');
        const body = Buffer.from(await response.arrayBuffer());
        expect(`sha384-${createHash('sha384').update(body).digest('base64')}`, name).toBe(integrity);
        expect(body.length).toBeLessThanOrEqual(10_000);
        expect(createHash('sha256').update(body).digest('hex').slice(0, 8)).toBe(name.split('-').at(-1));
      }
  });

  test('an older release stays after an upgrade, and a deployment offers the newest', () => {
    const folder = mkdtempSync(join(tmpdir(), 'khep-widget-'));
    const add = (path: string, text: string) => writeFileSync(join(folder, path), text);
    const sri = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
    for (const name of ['releases', 'dist']) mkdirSync(join(folder, name));
    add('package.json', JSON.stringify({ version: '3.0.0' }));
    add('dist/khep-track.js', 'unreleased');
    add('releases/1.0.0-aaaaaaaa.js', 'first');
    add('releases/2.0.0-bbbbbbbb.js', 'second');
    const list = { '1.0.0-aaaaaaaa': sri('first'), '2.0.0-bbbbbbbb': sri('second') };
    add('releases/integrity.json', JSON.stringify(list));
    const load = (isDeployment: boolean) => loadWidgetScripts(isDeployment, pathToFileURL(`${folder}/`));
    const first = load(true).find('/widget/1.0.0-aaaaaaaa/khep-track.js');
    expect(first?.plain.toString()).toBe('first');
    expect(first?.integrity).toBe(sri('first'));
    expect(load(true).offered?.plain.toString()).toBe('second');
    expect(load(false).offered?.plain.toString()).toBe('unreleased');
    expect(load(true).find('/widget/1.0.0-bbbbbbbb/khep-track.js')).toBeUndefined();
    add('releases/1.0.0-aaaaaaaa.js', 'changed');
    expect(() => load(true)).toThrow('was changed');
    rmSync(folder, { recursive: true });
  });

  test('gives the brand and the order in words, in each language', async () => {
    for (const language of trackingLanguages) {
      const [about, found] = await Promise.all([
        get(widget(`?lang=${language}`)).then(
          (response) => response.json() as Promise<{ data: { color: string; texts: object } }>,
        ),
        get(widget(`/${order.awb}?lang=${language}`)).then(
          (response) =>
            response.json() as Promise<{ data: { headline: string; parcels: { events: unknown[] }[] } }>,
        ),
      ]);
      expect(about.data.color).toBe('#1f7a54');
      expect(Object.values(about.data.texts)).toHaveLength(7);
      expect(found.data.headline).not.toBe('');
      expect(found.data.parcels[0]?.events.length).toBeGreaterThan(0);
    }
  });

  test('only sites of the brand can read it', async () => {
    const path = widget(`/${order.awb}`);
    for (const origin of [
      'https://embedded.example',
      'https://www.embedded.example',
      'https://shop.embedded.example',
    ]) {
      const response = await get(path, { origin });
      expect(response.status, origin).toBe(200);
      expect(response.headers.get('access-control-allow-origin')).toBe(origin);
      expect(response.headers.get('vary')).toContain('Origin');
      const unknown = await get(widget('/NONE-1'), { origin });
      expect(unknown.status).toBe(404);
      expect(unknown.headers.get('access-control-allow-origin')).toBe(origin);
    }
    for (const origin of [
      'https://evil.example',
      'null',
      'http://embedded.example',
      'https://embedded.example.evil.example',
    ]) {
      const response = await get(path, { origin });
      expect(response.status, origin).toBe(403);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
      expect(await response.text()).not.toContain(order.awb);
    }
    // A path that can't be decoded is refused as any other brand's.
    for (const slug of ['%ff', '%', '%E0%A4%A', '%00'])
      for (const origin of ['https://evil.example', server.url])
        expect(
          (await get(`/api/order-tracking/widget/${slug}/${order.awb}`, { origin })).status,
        ).toBeLessThan(500);
  });

  // Several minutes on a busy machine.
  test(
    '1,000 parcels show no name, phone, email, address or other order, in any language',
    { timeout: 600_000 },
    async () => {
      const { brand_id } = brand;
      const [row, box] = await Promise.all([
        server.db.selectFrom('orders').selectAll().where('order_id', '=', order.id).executeTakeFirstOrThrow(),
        server.db
          .selectFrom('shipments')
          .selectAll()
          .where('order_id', '=', order.id)
          .executeTakeFirstOrThrow(),
      ]);
      let seed = 7;
      const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
      const word = () => Array.from({ length: 9 }, () => String.fromCodePoint(97 + random(26))).join('');
      const states: readonly ShipmentState[] = [
        'AWB_ASSIGNED',
        'IN_TRANSIT',
        'OUT_FOR_DELIVERY',
        'UNDELIVERED',
        'DELIVERED',
        'RTO_IN_TRANSIT',
        'LOST',
      ];
      const parcels = Array.from({ length: 1000 }, (_, index) => ({
        number: `PV-${100_000 + index}`,
        awb: `77${String(1_000_000_000 + index)}`,
        state: states[random(states.length)] ?? 'IN_TRANSIT',
        name: `${word()} ${word()}`,
        phone: `9${String(100_000_000 + random(899_999_999))}`,
        email: `${word()}@${word()}.example`,
        house: `${word()} ${word()}`,
      }));
      const { needs: _needs, rest_tabs: _tabs, ...kept } = row;
      for (let start = 0; start < parcels.length; start += 200) {
        const some = parcels.slice(start, start + 200);
        await server.db
          .insertInto('orders')
          .values(
            some.map(({ number, name, phone, email, house }) => ({
              ...kept,
              needs: '',
              order_id: `o-${number}`,
              order_number: number,
              buyer_name: name,
              buyer_phone: phone,
              buyer_email: email,
              search_text: `${name} ${phone} ${email}`,
              suggestion: null,
              details: json({
                ...row.details,
                buyer_details: {
                  ...row.details.buyer_details,
                  name,
                  phone,
                  email,
                  address: house,
                  landmark: house,
                },
              }),
            })),
          )
          .execute();
        await server.db
          .insertInto('shipments')
          .values(
            some.map(({ number, awb, state }) => ({
              ...box,
              shipment_id: `s-${number}`,
              order_id: `o-${number}`,
              awb,
              state,
              booking_ref: number,
              items: json(box.items),
              inner_sides: null,
              charges: null,
              last_scan: null,
            })),
          )
          .execute();
        await server.db
          .insertInto('scans')
          .values(
            some.map(({ number, awb, state, name, phone, house }) => ({
              brand_id,
              shipment_id: `s-${number}`,
              awb,
              code: 'X-1',
              event_time: server.clock.now(),
              status: `Call ${phone}`,
              status_type: 'UD',
              location: 'Bengaluru_Koramangala_D (Karnataka)',
              remark: `Given to ${name} at ${house}`,
              state_after: state,
              outcome: 'moved',
              received_at: server.clock.now(),
            })),
          )
          .execute();
      }
      const { render } = (await import(rendererFile)) as { render: (input: object) => string };
      const now = server.clock.now().toISOString();
      const site = { slug: brand.slug, verified_host: null, brand_id };
      const about = Object.fromEntries(
        await Promise.all(
          trackingLanguages.map(async (language) => [
            language,
            await get(widget(`?lang=${language}`)).then((response) => response.json()),
          ]),
        ),
      ) as Record<TrackingLanguage, unknown>;
      for (const [index, parcel] of parcels.entries()) {
        const other = parcels[(index + 1) % parcels.length]?.number ?? '';
        const secrets = [
          ...parcel.name.split(' '),
          parcel.phone,
          parcel.email,
          ...parcel.house.split(' '),
          other,
        ];
        const data = await loadTrackingPage(server.db, server.services, brand.slug, parcel.awb);
        const path = `/${brand.slug}/track/${parcel.awb}`;
        const texts = trackingLanguages.map((language) =>
          render({
            page: data,
            language,
            path,
            lookupPath: `/${brand.slug}/track`,
            now,
            buyer: { isCodeSent: true },
          }),
        );
        for (const language of trackingLanguages) {
          const order = toWidgetOrder(server.services, site, data, language, server.clock.now());
          texts.push(JSON.stringify(order), JSON.stringify(about[language]));
        }
        const language = trackingLanguages[index % trackingLanguages.length];
        for (const address of [
          `${path}?lang=${language}`,
          widget(`/${orderPageId(server.services, brand_id, parcel.number)}?lang=${language}`),
        ]) {
          const response = await get(address);
          expect(response.status).toBe(200);
          texts.push(JSON.stringify([...response.headers]), await response.text());
        }
        const all = texts.join('\n');
        for (const secret of secrets)
          if (all.includes(secret)) expect.fail(`${parcel.number} shows ${secret}`);
      }
    },
  );
});
