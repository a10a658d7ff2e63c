import { readFileSync, readdirSync } from 'node:fs';
import type { HomeSummary, TrackingHost } from '@khep/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderFor } from '../../../test/fixtures.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { createCatalogue, shippedOrder } from '../../../test/shipping.ts';
import { listOpenCaseLinks } from '../../aftercare/ndr/openCases.ts';
import { ndrLinkUrl } from '../../aftercare/ndr/link.ts';
import type { DnsResolver } from '../../platform/dns/resolver.ts';
import { DnsUnavailable } from '../../platform/dns/resolver.ts';
import { createDnsSimulator } from '../../platform/dns/simulator.ts';
import { loadChannelOrder } from '../channels/channelOrder.ts';
import { notifyBuyers } from '../../dispatch/tracking/messages/notifyBuyers.ts';
import { sendTrackingUpdates } from '../../buyer/pages/subscriptions.ts';
import { sweepTrackingHosts } from '../../dispatch/tracking/hosts/sweepTrackingHosts.ts';
import { requireTrackingBrand } from './trackingBrand.ts';
import { lookupLink, trackingLink } from './trackingLink.ts';

const hour = 3_600_000;

/** DNS of other domains, as tests set it. */
function zone(): { dns: DnsResolver; records: Map<string, string[]>; state: { isDown: boolean } } {
  const records = new Map<string, string[]>();
  const state = { isDown: false };
  const read = (type: string) => async (name: string) => {
    if (state.isDown) throw new DnsUnavailable('down');
    return records.get(`${type} ${name}`) ?? [];
  };
  const dns = { isSimulated: false, txt: read('TXT'), cname: read('CNAME'), addresses: read('A') };
  return { dns, records, state };
}

describe('links to tracking pages', () => {
  const { dns, records, state } = zone();
  let server: TestServer;
  let brand: SignedInBrand;
  let order: { id: string; awb: string };
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  const host = 'track.linked.example';

  beforeAll(async () => {
    server = await startTestServer('pglite', { PUBLIC_URL: 'https://ship.example.in' }, { dns });
    server.clock.toNoon();
    brand = await server.newBrand('Linked');
    await createCatalogue(call);
    order = await shippedOrder(call, server, 1, orderFor({ phone: '9829010055' }));
  });
  afterAll(() => server.stop());

  const preferences = { branding: { subdomain: 'track', website_url: 'https://www.linked.example' } };
  const stateOf = (body: { data: { records: { state: string; seen: string }[] } }) =>
    body.data.records.map(({ state: found, seen }) => [found, seen]);
  const links = async () => {
    const { db, services } = server;
    const site = await requireTrackingBrand(db, brand.brand_id);
    const { body: labels } = await call('GET', `/order/${order.id}/labels`);
    const channel = await loadChannelOrder(db, services, brand.brand_id, { order_id: order.id });
    const { body: widget } = await server.call('GET', `/order-tracking/widget/${brand.slug}/${order.awb}`);
    const { body: about } = await server.call('GET', `/order-tracking/widget/${brand.slug}`);
    const link = { brand_id: brand.brand_id, shipment_id: 's', attempt: 1 };
    return {
      label: labels.data.labels[0].shipment.tracking_url as string,
      channel: channel.shipments[0]?.tracking_url ?? '',
      widget: widget.data.url as string,
      lookup: about.data.lookup_url as string,
      script: about.data.script_url as string,
      ndr: ndrLinkUrl(services, site, link, server.clock.now()),
    };
  };

  test('are at the server until the records of the chosen host are right', async () => {
    const before = await call('GET', '/order-tracking/host');
    expect(before.body.data).toMatchObject({ host: null, records: [], links_at: 'https://ship.example.in' });
    expect((await call('POST', '/order-tracking/host/check', {})).status).toBe(422);
    const wrong = { branding: { ...preferences.branding, subdomain: 'https://track.linked.example' } };
    const rejected = await call('POST', '/preferences/tracking_preference', { preferences: wrong });
    expect(rejected.status).toBe(422);
    expect(Object.keys(rejected.body.fields)).toEqual(['branding.subdomain']);
    expect((await call('POST', '/preferences/tracking_preference', { preferences })).status).toBe(200);
    const unchecked = await call('GET', '/order-tracking/host');
    expect(unchecked.body.data).toEqual({
      host,
      state: 'unverified',
      failed_at: null,
      checked_at: null,
      links_at: 'https://ship.example.in',
      is_simulated: false,
      records: [
        { type: 'CNAME', name: host, value: 'ship.example.in', state: 'unchecked', seen: '' },
        {
          type: 'TXT',
          name: `_khep.${host}`,
          value: `khep-brand=${brand.slug}`,
          state: 'unchecked',
          seen: '',
        },
      ],
    });
    const check = () => call('POST', '/order-tracking/host/check', {});
    expect(stateOf((await check()).body)).toEqual([
      ['waiting', ''],
      ['waiting', ''],
    ]);
    records.set(`CNAME ${host}`, ['shops.elsewhere.example']);
    records.set(`TXT _khep.${host}`, [`khep-brand=${brand.slug}`]);
    const half = await check();
    expect(stateOf(half.body)).toEqual([
      ['wrong', 'shops.elsewhere.example'],
      ['verified', ''],
    ]);
    expect(half.body.data.links_at).toBe('https://ship.example.in');
    server.clock.pass(5000);
    for (const link of Object.values(await links()))
      expect(new URL(link).origin).toBe('https://ship.example.in');
    state.isDown = true;
    expect((await check()).status).toBe(503);
    state.isDown = false;
    // The last check is unchanged.
    expect(stateOf((await call('GET', '/order-tracking/host')).body)).toEqual(stateOf(half.body));
  });

  test('are at the host of the brand once it is verified, wherever they are made', async () => {
    records.set(`CNAME ${host}`, ['Ship.Example.in.']);
    const checked = await call('POST', '/order-tracking/host/check', {});
    expect(stateOf(checked.body)).toEqual([
      ['verified', ''],
      ['verified', ''],
    ]);
    expect(checked.body.data.links_at).toBe(`https://${host}`);
    server.clock.pass(5000);
    const { script, ndr, ...pages } = await links();
    expect(pages.label).toBe(`https://${host}/${order.awb}`);
    expect(pages.lookup).toBe(`https://${host}/?lang=en`);
    for (const link of Object.values(pages)) expect(new URL(link).host, link).toBe(host);
    expect(ndr.startsWith(`https://${host}/d/`)).toBe(true);
    // An embedded script stays where pages load it from.
    expect(new URL(script).origin).toBe('https://ship.example.in');
  });

  test('in messages to buyers are at the host of the brand', async () => {
    const { db, services } = server;
    await db
      .insertInto('tracking_subscriptions')
      .values({
        brand_id: brand.brand_id,
        subscription_id: 'sub-1',
        order_id: order.id,
        email: 'friend@example.in',
        push: null,
        language: 'en',
        told: '',
        confirmed_at: services.clock.now(),
        created_at: services.clock.now(),
      })
      .execute();
    expect(await sendTrackingUpdates(db, services)).toBe(1);
    const { text = '' } = server.letters.findLast(({ to }) => to === 'friend@example.in') ?? {};
    for (const link of text.match(/https?:\/\/\S+/g) ?? []) expect(new URL(link).host).toBe(host);
    expect(text).toContain(`https://${host}/`);
    const shipment = await db
      .selectFrom('shipments')
      .selectAll()
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    const told = await notifyBuyers(db, services, brand.brand_id, [shipment.shipment_id]);
    expect(told.successful, JSON.stringify(told.failures)).toHaveLength(1);
    const { body } = await db
      .selectFrom('notifications')
      .select('body')
      .where('kind', '=', 'shipment.delayed')
      .executeTakeFirstOrThrow();
    expect(body).toContain(`https://${host}/`);
    expect(await listOpenCaseLinks(db, services, { brand_id: brand.brand_id, order_id: order.id })).toEqual(
      [],
    );
  });

  const recheck = async () => {
    await sweepTrackingHosts(server.db, server.services);
    return (await call('GET', '/order-tracking/host')).body.data as TrackingHost;
  };
  const own = `https://${host}`;
  const lossEmails = () => server.letters.filter(({ subject }) => subject.includes('no longer use'));
  const lossTask = async () =>
    ((await call('GET', '/home/summary')).body.data as HomeSummary).todo.find(
      ({ kind }) => kind === 'tracking_host',
    );

  test('stay at a verified host while its records are right, DNS is down, or one check failed', async () => {
    const { checked_at } = await recheck();
    server.clock.pass(5 * hour);
    expect((await recheck()).checked_at).toBe(checked_at);
    server.clock.pass(2 * hour);
    const checked = await recheck();
    expect(checked).toMatchObject({ state: 'verified', links_at: own });
    expect(Date.parse(checked.checked_at ?? '')).toBeGreaterThan(Date.parse(checked_at ?? '') + 6 * hour);
    state.isDown = true;
    for (let checks = 0; checks < 20; checks += 1) {
      server.clock.pass(hour);
      expect(await recheck()).toEqual(checked);
    }
    state.isDown = false;
    server.clock.pass(hour);
    records.delete(`CNAME ${host}`);
    expect(await recheck()).toMatchObject({ state: 'failing', links_at: own });
    // Before the hour has passed, further checks are not the second one.
    for (let checks = 0; checks < 3; checks += 1) {
      server.clock.pass(hour / 4);
      expect((await call('POST', '/order-tracking/host/check', {})).body.data).toMatchObject({
        state: 'failing',
        links_at: own,
      });
    }
    records.set(`CNAME ${host}`, ['ship.example.in']);
    server.clock.pass(hour);
    expect(await recheck()).toMatchObject({ state: 'verified', failed_at: null, links_at: own });
    expect([lossEmails(), await lossTask()]).toEqual([[], undefined]);
  });

  test('are at the server after two failed checks, of which the brand is notified once', async () => {
    records.set(`TXT _khep.${host}`, ['khep-brand=someone-else']);
    server.clock.pass(6 * hour);
    const { failed_at } = await recheck();
    // A resolver that is down between the checks changes nothing.
    state.isDown = true;
    server.clock.pass(hour);
    expect(await recheck()).toMatchObject({ state: 'failing', links_at: own });
    state.isDown = false;
    server.clock.pass(hour);
    for (let checks = 0; checks < 2; checks += 1) {
      expect(await recheck()).toMatchObject({
        state: 'lost',
        failed_at,
        links_at: 'https://ship.example.in',
        records: [{ state: 'verified' }, { state: 'wrong', seen: 'khep-brand=someone-else' }],
      });
      server.clock.pass(7 * hour);
    }
    expect(new URL((await links()).label).origin).toBe('https://ship.example.in');
    expect(lossEmails()).toMatchObject([{ to: brand.email, text: expect.stringContaining(host) }]);
    expect(await lossTask()).toMatchObject({ count: 1, to: '/setting/label-tracking?tab=tracking' });
  });

  test('are at the host again after a check that finds its records', async () => {
    records.set(`TXT _khep.${host}`, [`khep-brand=${brand.slug}`]);
    server.clock.pass(6 * hour);
    expect(await recheck()).toMatchObject({ state: 'verified', failed_at: null, links_at: own });
    expect(await lossTask()).toBeUndefined();
  });

  test('are at the server again once the brand chose another host', async () => {
    const other = { branding: { ...preferences.branding, subdomain: 'parcels' } };
    const { version } = (await call('GET', '/preferences/tracking_preference')).body.data.preference;
    const saved = await server.call('PUT', '/preferences/tracking_preference', {
      token: brand.token,
      body: { preferences: other },
      headers: { 'if-match': `"${version}"` },
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const { body } = await call('GET', '/order-tracking/host');
    expect(stateOf(body)).toEqual([
      ['unchecked', ''],
      ['unchecked', ''],
    ]);
    server.clock.pass(5000);
    expect(new URL((await links()).label).origin).toBe('https://ship.example.in');
  });

  test('a host at the addresses of the server needs no CNAME', async () => {
    records.set('A parcels.linked.example', ['192.0.2.7']);
    records.set('A ship.example.in', ['192.0.2.7', '192.0.2.8']);
    records.set('TXT _khep.parcels.linked.example', ['khep-brand=someone-else']);
    const { body } = await call('POST', '/order-tracking/host/check', {});
    expect(stateOf(body)).toEqual([
      ['verified', ''],
      ['wrong', 'khep-brand=someone-else'],
    ]);
  });

  test('are made in one place', () => {
    const folder = new URL('../../', import.meta.url);
    const makers = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (path) =>
        path.endsWith('.ts') &&
        !/\.test\.|^start\/config\.ts$/.test(path) &&
        /PUBLIC_URL|config\.PORT|localhost:\$/.test(readFileSync(new URL(path, folder), 'utf8')) &&
        /\/track\b/.test(readFileSync(new URL(path, folder), 'utf8')),
    );
    // Pages also build addresses of their own host, which have no origin.
    expect(makers.sort()).toEqual(['brand/trackingSite/trackingLink.ts', 'buyer/pages/visit.ts']);
  });
});

describe('without an address of its own', () => {
  let server: TestServer;
  let brand: SignedInBrand;
  beforeAll(async () => {
    server = await startTestServer('pglite', { PORT: '0' });
    brand = await server.newBrand('Local');
  });
  afterAll(() => server.stop());
  const site = () => ({ slug: brand.slug, verified_host: null });

  test('a link has the port that the server listens on', async () => {
    const link = trackingLink(server.services, site(), 'AWB-1');
    expect(link).toBe(`${server.url}/${brand.slug}/track/AWB-1`);
    expect(link).not.toContain('localhost:0');
    expect((await fetch(link)).headers.get('content-type')).toContain('text/');
  });

  test('a brand has its subdomain of the tracking domain', () => {
    const config = { ...server.services.config, KHEP_TRACKING_DOMAIN: 'track.khep.example' };
    const services = { ...server.services, config };
    expect(trackingLink(services, site(), 'AWB 1')).toBe(`https://${brand.slug}.track.khep.example/AWB%201`);
    expect(lookupLink(services, site())).toBe(`https://${brand.slug}.track.khep.example/`);
  });

  test('the demo rehearses DNS, and its links stay at the server', async () => {
    const { services } = server;
    expect(services.dns.isSimulated).toBe(true);
    const call = (method: string, path: string, body?: unknown) =>
      server.call(method, path, { token: brand.token, body });
    await call('POST', '/preferences/tracking_preference', {
      preferences: { branding: { subdomain: 'track.local.example' } },
    });
    const check = async () =>
      (await call('POST', '/order-tracking/host/check', {})).body.data as {
        links_at: string;
        is_simulated: boolean;
        checked_at: string;
        records: { state: string }[];
      };
    expect((await check()).records.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    server.clock.pass(60_000);
    const later = await check();
    expect(later.records.map(({ state }) => state)).toEqual(['verified', 'verified']);
    expect(later).toMatchObject({ is_simulated: true, links_at: server.url });
    // With the job queue, a scheduled check is a message of the brand.
    await services.jobs.ready();
    server.clock.pass(7 * hour);
    await sweepTrackingHosts(server.db, services);
    const host = async () => (await call('GET', '/order-tracking/host')).body.data as TrackingHost;
    await expect.poll(async () => (await host()).checked_at, { timeout: 120_000 }).not.toBe(later.checked_at);
    expect((await host()).state).toBe('verified');
    const dns = createDnsSimulator(server.clock, 1e9);
    dns.expect?.([{ type: 'CNAME', name: 'track.wrong.example', value: 'ship.example.in' }], {
      arePublished: false,
    });
    server.clock.pass(10);
    expect(await dns.cname('track.wrong.example')).toEqual(['parked.example']);
    // A restart forgets the records, of which verified ones were published.
    const restarted = createDnsSimulator(server.clock, 1);
    const shown = { type: 'CNAME', name: 'track.local.example', value: 'ship.example.in' } as const;
    restarted.expect?.([shown], { arePublished: true });
    expect(await restarted.cname(shown.name)).toEqual([shown.value]);
  });
});
