import { trackingLanguages } from '@khep/domain/tracking';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { MessageRejected } from '../../brand/notifications/message.ts';
import { notify } from '../../brand/notifications/notify.ts';
import { backgroundMessagesSent } from '../../platform/mail/sendInBackground.ts';
import type { NewNotification } from '../../brand/notifications/notify.ts';
import { orderFor } from '../../../test/fixtures.ts';
import { createCatalogue, packedOrder, shippedOrder } from '../../../test/shipping.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { sendTrackingUpdates } from './subscriptions.ts';
import { orderPageId } from '../../brand/trackingSite/orderPageId.ts';
import { trackingState } from './trackingPage.ts';

const phone = '9829010077';
const personal = ['Ananya', 'Krishnan', phone, 'buyer@example.in', 'Flat 12', 'Green Meadows', 'Lake View'];

describe('the tracking page', () => {
  let server: TestServer;
  let brand: SignedInBrand;
  let order: { id: string; awb: string; number: string; page: string };
  let visitors = 0;
  let isMailStuck = false;

  /** A visit from an address of its own, so that limits don't meet. */
  const open = async (
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ) => {
    visitors += 1;
    const from = `203.0.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
    const response = await fetch(server.url + path, {
      redirect: 'manual',
      ...init,
      headers: { 'x-forwarded-for': from, 'accept-encoding': 'gzip', ...init.headers },
    });
    const html = await response.text();
    // No response waits for its message, so that its time tells nothing; the assertions read them.
    if (!isMailStuck) await backgroundMessagesSent();
    return { status: response.status, headers: response.headers, html };
  };
  const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    open(path, {
      method: 'POST',
      body: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  const pageOf = (id: string) => `/${brand.slug}/track/${id}`;
  const codeIn = (to: string) => {
    const letter = server.letters.findLast((one) => one.to === to);
    return /\b(\d{6})\b/.exec(letter?.text ?? '')?.[1] ?? '';
  };

  beforeAll(async () => {
    server = await startTestServer('pglite', { KHEP_TRUST_PROXY: '1' });
    server.clock.toNoon();
    brand = await server.newBrand('Tracked');
    const call = (method: string, path: string, body?: unknown) =>
      server.call(method, path, { token: brand.token, body });
    await createCatalogue(call);
    const shipped = await shippedOrder(call, server, 1, {
      ...orderFor({ phone }),
      payment_details: { payment_mode: 'cod', payment_method: ['cod'] },
    });
    const { order_number } = await server.db
      .selectFrom('orders')
      .select('order_number')
      .where('order_id', '=', shipped.id)
      .executeTakeFirstOrThrow();
    const page = orderPageId(server.services, brand.brand_id, order_number);
    order = { ...shipped, number: order_number, page };
    await packedOrder(call, orderFor({ phone: '9829010078' }));
  });
  afterAll(() => server.stop());

  test('is one response, found by the ID of its page and by AWB, with what to keep ready', async () => {
    for (const id of [order.page, order.awb]) {
      const { status, html } = await open(pageOf(id));
      expect(status, id).toBe(200);
      expect(html).toContain(order.number);
      expect(html).toMatch(/Keep ₹[\d,.]+ ready/);
      expect(html).not.toMatch(/<link[^>]*stylesheet|<script[^>]*src=/);
    }
  });

  test('is at most 5 kB in every language, fonts aside 14 kB with 40 scans', async () => {
    const { shipment_id } = await server.db
      .selectFrom('shipments')
      .select('shipment_id')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    const size = async (language: string) => {
      const { status, headers } = await open(`${pageOf(order.page)}?lang=${language}`);
      expect(status).toBe(200);
      expect(headers.get('content-encoding')).toBe('gzip');
      return Number(headers.get('content-length'));
    };
    for (const language of trackingLanguages)
      expect(await size(language), language).toBeLessThanOrEqual(5000);
    await server.db
      .insertInto('scans')
      .values(
        Array.from({ length: 40 }, (_, index) => ({
          brand_id: brand.brand_id,
          shipment_id,
          awb: order.awb,
          code: `X-${index}`,
          event_time: new Date(server.clock.now().getTime() - index * 3_600_000),
          status: 'In Transit',
          status_type: 'UD',
          location: `Hub_${index}_Nagpur_Kalmeshwar_${(index * 7919).toString(36)} (Maharashtra)`,
          remark: '',
          state_after: index % 2 ? 'IN_TRANSIT' : 'AT_DESTINATION',
          outcome: 'moved',
          received_at: server.clock.now(),
        })),
      )
      .execute();
    server.clock.pass(5000);
    for (const language of trackingLanguages)
      expect(await size(language), language).toBeLessThanOrEqual(14_000);
    await server.db.deleteFrom('scans').where('code', 'like', 'X-%').execute();
    server.clock.pass(5000);
  });

  test('is in the language of the address, the cookie or the browser', async () => {
    const language = async (path: string, headers: Record<string, string>) =>
      /<html lang="(\w+)"/.exec((await open(path, { headers })).html)?.[1];
    const path = pageOf(order.page);
    expect(await language(path, { 'accept-language': 'ta-IN,en;q=0.5' })).toBe('ta');
    expect(await language(path, { 'accept-language': 'ta', cookie: 'khep_lang=ur' })).toBe('ur');
    expect(await language(`${path}?lang=bn`, { cookie: 'khep_lang=ur' })).toBe('bn');
    const { headers } = await open(`${path}?lang=bn`);
    expect(headers.get('set-cookie')).toMatch(/khep_lang=bn;.*HttpOnly/);
  });

  test('the language that a buyer chooses on the page is that of messages about the order', async () => {
    const path = pageOf(order.page);
    const { brand_id } = brand;
    const messageIn = async (key: string) => {
      const message: NewNotification = {
        kind: 'return.refunded',
        recipient: { name: 'Ananya', email: 'buyer@example.in' },
        values: { amount: '₹100.00' },
        order_id: order.id,
        key,
      };
      const now = server.clock.now();
      await server.db.transaction().execute((tx) => notify(tx, brand_id, [message], now));
      const { language, body } = await server.db
        .selectFrom('notifications')
        .select(['language', 'body'])
        .where('brand_id', '=', brand_id)
        .where('dedupe_key', '=', key)
        .executeTakeFirstOrThrow();
      return [language, body.includes('वापस')];
    };
    // An address that passes a language on is no choice.
    await open(`${path}?lang=hi`);
    expect(await messageIn('passed on')).toEqual(['en', false]);
    const { html } = await open(path);
    const choice = /href="([^"]+)" lang="hi"/.exec(html)?.[1]?.replace('&amp;', '&') ?? '';
    await open(choice);
    expect(await messageIn('chosen')).toEqual(['hi', true]);
    // There are no messages in Tamil: the brand's language is used.
    await open(choice.replace('lang=hi', 'lang=ta'));
    expect(await messageIn('without messages')).toEqual(['en', false]);
  });

  test('what is unknown is a 404 with the lookup, the same for each reason', async () => {
    const unknown = await open(pageOf('KH-999999'));
    expect(unknown.status).toBe(404);
    expect(unknown.html).toContain('name="id"');
    expect((await open('/no-such-brand/track/1')).status).toBe(404);
    expect((await open(`${pageOf('KH-999999')}/calendar.ics`)).status).toBe(404);
  });

  /** Returns a response as a visitor sees it, without the number they entered. */
  const seen = async (id: string, response: Promise<{ status: number; headers: Headers; html: string }>) => {
    const { status, headers, html } = await response;
    const shown = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
    const text = html.replace(/"request_id":"[^"]*"/, '');
    return JSON.stringify({ status, shown, text })
      .replaceAll(encodeURIComponent(id), '…')
      .replaceAll(id, '…');
  };
  const pincode = async () =>
    (
      await server.db
        .selectFrom('orders')
        .select('pincode')
        .where('order_id', '=', order.id)
        .executeTakeFirstOrThrow()
    ).pincode;

  test('an order number alone is answered as an unknown one, everywhere', async () => {
    const unknown = order.number.replace(/\d{3}$/, '998');
    const lookup = `/${brand.slug}/track`;
    const forged = `${order.page.slice(0, -1)}${order.page.endsWith('A') ? 'B' : 'A'}`;
    expect((await open(pageOf(forged))).status).toBe(404);
    const requests: ((id: string) => Promise<{ status: number; headers: Headers; html: string }>)[] = [
      (id) => open(pageOf(id)),
      (id) => open(pageOf(id.toLowerCase())),
      (id) => open(`${pageOf(id)}?step=code`),
      (id) => open(`${pageOf(id)}?lang=hi&chosen`),
      (id) => open(`${pageOf(id)}/calendar.ics`),
      (id) => open(`${lookup}?id=${id}`),
      (id) => post(lookup, { id }),
      (id) => post(`${pageOf(id)}/code`, {}),
      (id) => post(`${pageOf(id)}/confirm`, { code: '123456' }),
      (id) => post(`${pageOf(id)}/request`, { kind: 'address', text: 'x' }),
      (id) => post(`${pageOf(id)}/feedback`, { rating: '5' }),
      (id) => post(`${pageOf(id)}/updates`, { email: 'who@example.in' }),
      // With the wrong PIN code too.
      (id) => post(lookup, { id: `${id} 999999` }),
      (id) => open(`${lookup}?id=${id},999999`),
      (id) => open(`/api/order-tracking/tracking/${id}?brand_name=${brand.slug}`),
      (id) => open(`/api/order-tracking/widget/${brand.slug}/${id}?lang=ta`),
      (id) => open(`/api/order-tracking/widget/${brand.slug}/${id} 999999`),
    ];
    for (const [index, request] of requests.entries())
      expect(await seen(order.number, request(order.number)), `request ${index}`).toBe(
        await seen(unknown, request(unknown)),
      );
  });

  test('an order number with the PIN code of its delivery leads to its page, in page and widget', async () => {
    const entered = `${order.number.toLowerCase()} ${await pincode()}`;
    for (const response of [
      await post(`/${brand.slug}/track`, { id: entered }),
      await open(`/${brand.slug}/track?id=${encodeURIComponent(entered)}`),
    ]) {
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe(`${pageOf(order.page)}?lang=en`);
    }
    const widget = await open(`/api/order-tracking/widget/${brand.slug}/${encodeURIComponent(entered)}`);
    expect(widget.status).toBe(200);
    const { data } = JSON.parse(widget.html) as { data: { order_id: string; url: string } };
    expect(data.order_id).toBe(order.number);
    expect(new URL(data.url).pathname).toBe(pageOf(order.page));
    const { html } = await open(`/${brand.slug}/track`);
    expect(html).toContain('PIN code of the delivery address');
  });

  test('PIN codes cannot be tried one by one, for an order or from a network', async () => {
    const lookup = `/${brand.slug}/track`;
    const unknown = order.number.replace(/\d{3}$/, '997');
    const stranger = { 'x-forwarded-for': '203.0.113.202' };
    const limitOf = async (id: string) => {
      for (let tried = 1; tried <= 12; tried += 1)
        if ((await post(lookup, { id: `${id} ${560_000 + tried}` }, stranger)).status === 429) return tried;
      return 0;
    };
    server.clock.pass(3_700_000);
    expect(await limitOf(order.number)).toBe(11);
    expect(await limitOf(unknown)).toBe(11);
    // The right one is refused too, so that the limit reveals nothing.
    expect((await post(lookup, { id: `${order.number} ${await pincode()}` }, stranger)).status).toBe(429);
    // Strangers close it for their own network: the buyer has another.
    const elsewhere = { 'x-forwarded-for': '203.0.113.201' };
    expect((await post(lookup, { id: `${order.number} ${await pincode()}` }, elsewhere)).status).toBe(303);
    expect((await open(pageOf(order.page))).status).toBe(200);
    const headers = { 'x-forwarded-for': '203.0.113.200' };
    const statuses: number[] = [];
    for (let tried = 0; tried < 31; tried += 1)
      statuses.push((await post(lookup, { id: `NET-${tried} 560001` }, headers)).status);
    expect(statuses.indexOf(429)).toBe(30);
    server.clock.pass(3_700_000);
  });

  test('unknown ids cost the database almost nothing', async () => {
    const { lookup } = trackingState(server.db, server.services);
    const before = lookup.queries;
    const ids = Array.from({ length: 10_000 }, (_, index) => `NO-${index}`);
    for (let start = 0; start < ids.length; start += 500)
      await Promise.all(ids.slice(start, start + 500).map((id) => lookup.find(brand.brand_id, id)));
    await Promise.all(ids.map((id) => lookup.find(brand.brand_id, id)));
    expect(lookup.queries - before).toBeLessThanOrEqual(50);
    expect(await lookup.find(brand.brand_id, order.awb.replaceAll(/(\d{4})/g, '$1 '))).toMatchObject({
      order_number: order.number,
    });
  });

  test('shows the address and takes a request only after the code of the order', async () => {
    const path = pageOf(order.page);
    const before = await open(path);
    for (const text of personal) expect(before.html, text).not.toContain(text);
    const sent = await post(`${path}/code`, {});
    expect(sent.status).toBe(303);
    expect(sent.headers.get('location')).toBe(`${path}?lang=en&step=code`);
    const code = codeIn('buyer@example.in');
    const wrong = await post(`${path}/confirm`, { code: code === '111111' ? '222222' : '111111' });
    expect(wrong.headers.get('location')).toContain('step=wrong');
    expect(wrong.headers.get('set-cookie')).toBeNull();
    const right = await post(`${path}/confirm`, { code });
    const cookie = /khep_buyer=[^;]+/.exec(right.headers.get('set-cookie') ?? '')?.[0] ?? '';
    const confirmed = await open(path, { headers: { cookie } });
    expect(confirmed.html).toContain('Flat 12, Green Meadows');
    const request = { kind: 'address', text: 'Flat 21, not 12' };
    expect((await post(`${path}/request`, request)).headers.get('location')).toContain('step=wrong');
    expect((await post(`${path}/request`, request, { cookie })).headers.get('location')).toContain(
      'requestSent',
    );
    const details = await server.call('GET', `/order/${order.id}`, { token: brand.token });
    expect(JSON.stringify(details.body)).toContain('Buyer asked to correct the address: Flat 21, not 12');
    // It is something to do until a person did it.
    expect(details.body.data.order.buyer_request).toMatchObject({ request: 'address', text: request.text });
    const todo = async () =>
      (await server.call('GET', '/home/summary', { token: brand.token })).body.data.todo.find(
        ({ kind }: { kind: string }) => kind === 'buyer_request',
      );
    const listed = async () =>
      (
        await server.call('GET', '/order/all?tab=all&buyer_request=open', { token: brand.token })
      ).body.orders.map(({ id }: { id: string }) => id);
    expect(await todo()).toMatchObject({ count: 1 });
    expect(await listed()).toEqual([order.id]);
    const closed = await server.call('POST', `/order/${order.id}/buyer-request/close`, {
      token: brand.token,
      body: {},
    });
    expect(closed.body.data.order.buyer_request).toBeNull();
    expect(await todo()).toBeUndefined();
    expect(await listed()).toEqual([]);
    const forged = `${cookie.slice(0, -2)}xx`;
    expect((await open(path, { headers: { cookie: forged } })).html).not.toContain('Flat 12');
  });

  test('a buyer without an email gets the code by SMS, and nobody learns whether it arrived', async () => {
    const send = vi.spyOn(server.services.messenger, 'send').mockResolvedValue('msg');
    const number = '9829010078';
    await server.db
      .updateTable('orders')
      .set({ buyer_email: '' })
      .where('brand_id', '=', brand.brand_id)
      .where('buyer_phone', '=', number)
      .execute();
    const lookup = `/${brand.slug}/track`;
    const sent = await post(lookup, { id: number });
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ channel: 'sms', to: number }));
    const code = /\b\d{6}\b/.exec(send.mock.calls[0]![0].text)![0];
    send.mockRejectedValue(new MessageRejected('No such number'));
    expect((await post(lookup, { id: number })).html).toBe(sent.html);
    // From however many networks: an hour has 300 of a brand, and nobody learns that they are used up.
    await server.db
      .updateTable('attempts')
      .set({ count: 300 })
      .where('key', '=', `track:sms:${brand.brand_id}`)
      .execute();
    const before = send.mock.calls.length;
    expect((await post(lookup, { id: number })).html).toBe(sent.html);
    expect(send.mock.calls).toHaveLength(before);
    send.mockRestore();
    expect(code).toHaveLength(6);
  });

  test('a phone number leads to its orders only with a code, and never tells whether it has any', async () => {
    const lookup = `/${brand.slug}/track`;
    const known = await post(lookup, { id: phone });
    const unknown = await post(lookup, { id: '9811100000' });
    expect(unknown.html).toBe(known.html.replaceAll(phone, '9811100000'));
    expect(known.html).not.toContain(order.number);
    const code = codeIn('buyer@example.in');
    expect((await post(lookup, { id: phone, code: '000000' })).html).not.toContain(order.number);
    expect((await post(lookup, { id: phone, code })).html).toContain(`/${brand.slug}/track/${order.page}`);
  });

  test('email updates start with the link in the email, tell of each state and stop', async () => {
    const path = pageOf(order.page);
    expect((await post(`${path}/updates`, { email: 'not an email' })).headers.get('location')).toMatch(
      /step=$/,
    );
    const asked = await post(`${path}/updates?lang=hi`, { email: 'Friend@example.in' });
    expect(asked.headers.get('location')).toContain('confirmEmail');
    const linkIn = () => {
      const { text = '' } = server.letters.findLast(({ to }) => to === 'friend@example.in') ?? {};
      return new URL(/https?:\/\/\S+\/updates\/\S+/.exec(text)?.[0] ?? '');
    };
    const update = () => sendTrackingUpdates(server.db, server.services);
    const link = linkIn();
    expect(await update()).toBe(0);
    expect((await open(link.pathname + link.search)).headers.get('location')).toContain('updatesOn');
    expect(await update()).toBe(0);
    await server.db
      .updateTable('shipments')
      .set({ state: 'OUT_FOR_DELIVERY' })
      .where('order_id', '=', order.id)
      .execute();
    expect(await update()).toBe(1);
    expect(await update()).toBe(0);
    expect(server.letters.at(-1)?.subject).toContain('आज पहुँचेगा');
    expect((await open(linkIn().pathname)).headers.get('location')).toContain('updatesOff');
    expect(await server.db.selectFrom('tracking_subscriptions').selectAll().execute()).toEqual([]);
  });

  test('a browser gets each state until it unsubscribes, and only at a push service', async () => {
    const path = pageOf(order.page);
    const subscribe = (endpoint: string, headers: Record<string, string> = {}) =>
      fetch(`${server.url}${path}/push?lang=hi`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ endpoint, keys: { p256dh: 'BNcRdreALRFXTkOO', auth: 'tBHItJI5svbpez7K' } }),
      });
    expect((await subscribe('http://169.254.169.254/latest')).status).toBe(422);
    expect((await subscribe('https://fcm.googleapis.com.evil.example/x')).status).toBe(422);
    const foreign = await subscribe('https://fcm.googleapis.com/x', { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    expect((await subscribe('https://fcm.googleapis.com/fcm/send/live')).status).toBe(204);
    expect((await subscribe('https://fcm.googleapis.com/fcm/send/live')).status).toBe(204);
    expect((await subscribe('https://updates.push.services.mozilla.com/wpush/ended')).status).toBe(204);
    const update = () => sendTrackingUpdates(server.db, server.services);
    expect(await update()).toBe(0);
    await server.db
      .updateTable('shipments')
      .set({ state: 'AT_DESTINATION' })
      .where('order_id', '=', order.id)
      .execute();
    expect(await update()).toBe(1);
    expect(server.pushes).toEqual([
      { title: expect.any(String), body: expect.any(String), url: `${server.url}${path}?lang=hi` },
    ]);
    expect(await update()).toBe(0);
    const left = await server.db.selectFrom('tracking_subscriptions').select('push').execute();
    expect(left.map(({ push }) => push?.endpoint)).toEqual(['https://fcm.googleapis.com/fcm/send/live']);
    await server.db.deleteFrom('tracking_subscriptions').execute();
    expect((await open(path)).html).toContain('data-push=');
    const worker = await open(`/${brand.slug}/track/push.js`);
    expect(worker.headers.get('content-type')).toContain('text/javascript');
    expect(worker.html).toContain('showNotification');
  });

  test('the delivery day can be put into a calendar', async () => {
    const { status, html, headers } = await open(`${pageOf(order.page)}/calendar.ics?lang=ta`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/calendar');
    expect(html).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(html).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/);
    for (const line of html.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test('a delivered order is rated once, and the rating is in its timeline', async () => {
    const path = pageOf(order.page);
    expect((await post(`${path}/feedback`, { rating: '5' })).headers.get('location')).not.toContain('thanks');
    await server.db
      .updateTable('shipments')
      .set({ state: 'DELIVERED' })
      .where('order_id', '=', order.id)
      .execute();
    server.clock.pass(5000);
    // An AWB or a link is no proof: labels and forwarded messages have them.
    for (const id of [order.awb, order.page]) {
      const { html } = await open(pageOf(id));
      expect(html).toContain('id="rate"');
      expect(html).not.toContain('name="rating"');
      const refused = await post(`${pageOf(id)}/feedback`, { rating: '1' });
      expect(refused.headers.get('location')).not.toContain('thanks');
    }
    await post(`${path}/code`, {});
    const confirmed = await post(`${path}/confirm`, { code: codeIn('buyer@example.in') });
    const cookie = confirmed.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect((await open(path, { headers: { cookie } })).html).toContain('name="rating"');
    const rate = (rating: string, comment = '') => post(`${path}/feedback`, { rating, comment }, { cookie });
    expect((await rate('9')).headers.get('location')).not.toContain('thanks');
    expect((await rate('4', 'Quick')).headers.get('location')).toContain('thanks');
    expect((await open(path)).html).not.toContain('id="rate"');
    const details = await server.call('GET', `/order/${order.id}`, { token: brand.token });
    expect(JSON.stringify(details.body)).toContain('Delivery rated 4 of 5 by the buyer: Quick');
    const ratings = async (query: string) =>
      (await server.call('GET', `/order-tracking/feedback${query}`, { token: brand.token })).body.data;
    const sum = { count: 1, average: 4, distribution: [0, 0, 0, 1, 0] };
    expect(await ratings('')).toEqual({
      ...sum,
      couriers: [{ courier_id: 1, courier_name: expect.any(String), ...sum }],
      comments: [
        {
          order_id: order.id,
          order_number: expect.any(String),
          rating: 4,
          comment: 'Quick',
          at: expect.any(String),
        },
      ],
    });
    const none = { count: 0, average: null, distribution: [0, 0, 0, 0, 0], couriers: [], comments: [] };
    expect(await ratings('?start_date=2020-01-01&end_date=2020-01-31')).toEqual(none);
  });

  test('a code is asked for in the same work, whether the number has orders or not', async () => {
    const { mailer } = server.services;
    const mail = Promise.withResolvers<void>();
    const send = vi.spyOn(mailer, 'send').mockReturnValue(mail.promise);
    isMailStuck = true;
    const codes = async (given: string) => {
      await server.db.deleteFrom('one_time_codes').execute();
      const { status } = await post(`/${brand.slug}/track`, { id: given });
      const rows = await server.db
        .selectFrom('one_time_codes')
        .select('subject')
        .where('subject', '=', `${brand.brand_id}:${given}`)
        .execute();
      return { status, rows: rows.length };
    };
    // No response waits for a message that is never delivered.
    expect(await codes(phone)).toEqual({ status: 200, rows: 1 });
    expect(await codes('9829010000')).toEqual({ status: 200, rows: 1 });
    expect(send).toHaveBeenCalledTimes(1);
    expect((await post(`${pageOf(order.page)}/code`, {})).status).toBe(303);
    expect((await post(`${pageOf(order.page)}/updates`, { email: 'slow@example.in' })).status).toBe(303);
    mail.resolve();
    isMailStuck = false;
    send.mockRestore();
  });

  test('an address gets three confirmations a day, and an order ten browsers of strangers', async () => {
    const to = 'often@example.in';
    const sent = () => server.letters.filter((one) => one.to === to).length;
    for (let index = 0; index < 5; index += 1) {
      await server.db.deleteFrom('attempts').where('key', 'like', `track:mail:${brand.brand_id}:%`).execute();
      const { headers } = await post(`${pageOf(order.page)}/updates`, { email: to });
      expect(headers.get('location')).toContain('confirmEmail');
    }
    expect(sent()).toBe(3);
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const body = JSON.stringify({
        endpoint: `https://fcm.googleapis.com/fcm/send/many-${index}`,
        keys: { p256dh: 'BNcRdreALRFXTkOO', auth: 'tBHItJI5svbpez7K' },
      });
      const headers = { 'content-type': 'application/json' };
      statuses.push((await open(`${pageOf(order.page)}/push`, { method: 'POST', body, headers })).status);
    }
    expect(statuses.slice(-2)).toEqual([422, 422]);
    await server.db.deleteFrom('tracking_subscriptions').where('push', 'is not', null).execute();
  });

  test('a form from another site is refused', async () => {
    const path = `${pageOf(order.page)}/feedback`;
    const refused = await post(path, { rating: '1' }, { 'sec-fetch-site': 'cross-site' });
    expect(refused.status).toBe(403);
    expect((await post(path, { rating: '1' }, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post(path, { rating: '1' }, { origin: 'null' })).status).toBe(403);
    // A browser sends no origin from a page that hides where requests come from.
    const own = await post(path, { rating: '9' }, { 'sec-fetch-site': 'same-origin', origin: 'null' });
    expect(own.status).toBe(303);
  });

  test('no address leads to another site', async () => {
    for (const id of ['//evil.example', 'https://evil.example', '\\evil.example', '..//evil.example']) {
      const { headers } = await post(`/${brand.slug}/track`, { id });
      const to = headers.get('location') ?? '/';
      expect(new URL(to, server.url).origin, id).toBe(server.url);
    }
  });
});
