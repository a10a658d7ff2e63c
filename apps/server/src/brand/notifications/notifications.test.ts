import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { orderFor } from '../../../test/fixtures.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { openCase } from '../../../test/openCase.ts';
import { createCatalogue, packedOrder } from '../../../test/shipping.ts';
import { sendDueNotifications } from './deliver.ts';
import { notify } from './notify.ts';
import type { NewNotification, Recipient } from './notify.ts';

describe.each(oneEngine)('messages of a brand, on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  const logged = async () => (await call('GET', '/notifications')).body.notifications;
  const values = { order: 'KH-1', name: 'Farhan', courier: 'XpressBees', link: 'https://k.in/d/secret' };
  const link = (key: string, recipient: Partial<Recipient> = {}): NewNotification => ({
    kind: 'ndr.link',
    recipient: { name: 'Farhan', phone: '9829014410', email: 'farhan@example.in', ...recipient },
    values: { ...values, brand: 'Mitti' },
    key,
  });
  const send = (...messages: NewNotification[]) =>
    server.db.transaction().execute((tx) => notify(tx, brand.brand_id, messages, server.clock.now()));

  beforeAll(async () => {
    server = await startTestServer(engine);
    server.clock.toNoon();
    brand = await server.newBrand('Mitti Messages');
  });
  afterAll(() => server.stop());

  test('leave once, on the first channel that reaches the buyer, and hide the link in the log', async () => {
    expect(await send(link('one'))).toMatchObject([{ state: 'queued' }]);
    expect(await send(link('one'))).toMatchObject([{ state: 'duplicate' }]);
    await sendDueNotifications(server.db, server.services);
    const [one, ...others] = await logged();
    expect(others).toEqual([]);
    expect(one).toMatchObject({ state: 'sent', channel: 'whatsapp', contact: '98••••4410' });
    expect(one.body).toContain('KH-1');
    expect(one.body).not.toContain('secret');
  });

  test('carry the template that was entered for their text and language, and no footer is part of it', async () => {
    const { texts } = (await call('GET', '/notifications/texts')).body.data;
    const { version, body } = texts.find(
      (one: { kind: string; language: string }) => one.kind === 'return.approved' && one.language === 'en',
    );
    const draft = { kind: 'return.approved', language: 'en', subject: '', body };
    const save = (more: object) =>
      server.call('PUT', '/notifications/texts', {
        token: brand.token,
        body: { ...draft, ...more },
        headers: { 'if-match': `"${version}"` },
      });
    const refused = await save({ whatsapp_template: 'Return Approved!' });
    expect(refused.status).toBe(422);
    expect(refused.body.fields).toEqual({
      whatsapp_template: 'A template name has lower-case letters, digits and _ only',
    });
    const saved = await save({ whatsapp_template: 'return_approved' });
    expect(saved.body.data.text).toMatchObject({ whatsapp_template: 'return_approved', sms_template: '' });
    const sent = vi.spyOn(server.services.messenger, 'send').mockResolvedValue('wamid.1');
    await send({
      ...link('templated'),
      kind: 'return.approved',
      values: { brand: 'Mitti', name: 'Farhan', order: 'KH-1', return: 'RET-1' },
    });
    await sendDueNotifications(server.db, server.services);
    expect(sent.mock.calls.map(([message]) => message.template)).toEqual([
      { id: 'return_approved', language: 'en', values: ['Farhan', 'RET-1', 'Mitti', 'KH-1'] },
    ]);
    sent.mockRestore();
  });

  test('say why they were not sent', async () => {
    await server.db
      .insertInto('notification_opt_outs')
      .values(
        (['whatsapp', 'sms'] as const).map((channel) => ({
          brand_id: brand.brand_id,
          channel,
          contact: '9829012222',
          created_at: server.clock.now(),
        })),
      )
      .execute();
    const results = await send(
      link('nowhere', { phone: '', email: '' }),
      link('refused', { phone: '9829012222', email: '' }),
      link('no-whatsapp', { phone: '9829010000', email: '' }),
      link('down', { phone: '9829010001', email: '' }),
    );
    expect(results.map(({ state, reason }) => [state, reason])).toEqual([
      ['skipped', 'There is no phone or email.'],
      ['skipped', 'Stopped by the buyer.'],
      ['queued', ''],
      ['queued', ''],
    ]);
    await sendDueNotifications(server.db, server.services);
    const byContact = new Map((await logged()).map((one: { contact: string }) => [one.contact, one]));
    expect(byContact.get('98••••0000')).toMatchObject({
      state: 'failed',
      reason: 'This number has no WhatsApp',
    });
    // A provider that is down is tried again later.
    expect(byContact.get('98••••0001')).toMatchObject({ state: 'queued', reason: 'Temporarily unavailable' });
  });

  test('are listed with the shipment that they are about, with what became of each', async () => {
    await createCatalogue(call);
    const { id } = await packedOrder(call);
    const { shipment_id } = await server.db
      .selectFrom('shipments')
      .select('shipment_id')
      .where('brand_id', '=', brand.brand_id)
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const about = { order_id: id, shipment_id };
    await openCase(server, { brand_id: brand.brand_id, order_id: id, shipment_id });
    await send(
      { ...link('of-shipment'), ...about },
      { ...link('no-contact', { phone: '', email: '' }), ...about },
      link('of-another'),
    );
    await sendDueNotifications(server.db, server.services);
    const path = `/order-tracking/shipments/${shipment_id}/messages`;
    const { messages } = (await call('GET', path)).body.data;
    expect(messages.map(({ state }: { state: string }) => state).toSorted()).toEqual(['sent', 'skipped']);
    expect(JSON.stringify(messages)).not.toContain('secret');
    const other = await server.newBrand('Mitti Other');
    expect((await server.call('GET', path, { token: other.token })).status).toBe(404);
  });

  /** Sends a buyer a message and returns the page of its last line. */
  async function stopPathOf(order_id: string, recipient: { phone: string; email: string }) {
    const sms = vi.spyOn(server.services.messenger, 'send');
    await send({ ...link(`first-${recipient.phone}`, recipient), order_id });
    await sendDueNotifications(server.db, server.services);
    const [, path = ''] =
      /Stop messages: https?:\/\/[^/]+(\/d\/stop\/\S+)$/.exec(sms.mock.calls.at(-1)![0].text) ?? [];
    sms.mockRestore();
    return path;
  }
  const visit = async (address: string, body?: Record<string, string>) =>
    fetch(server.url + address, {
      headers: { origin: server.url, 'accept-language': 'en' },
      ...(body && { method: 'POST', body: new URLSearchParams(body) }),
    });
  const stoppedOf = async (...contacts: string[]) => {
    const rows = await server.db
      .selectFrom('notification_opt_outs')
      .select('channel')
      .where('brand_id', '=', brand.brand_id)
      .where('contact', 'in', contacts)
      .execute();
    return rows.map(({ channel }) => channel).toSorted();
  };

  test('end by the link of any message, at once and also for those that wait', async () => {
    const { id } = await packedOrder(call);
    const recipient = { phone: '9829017777', email: 'stop@example.in' };
    const path = await stopPathOf(id, recipient);
    await send({ ...link('waits', recipient), order_id: id });
    expect((await visit(`${path.slice(0, -3)}abc`)).status).toBe(404);
    // A program that follows links ends nothing.
    expect(await (await visit(path)).text()).toContain('name="stop"');
    expect(await stoppedOf('9829017777')).toEqual([]);
    for (const page of [await visit(path, { stop: 'all' }), await visit(path, { stop: 'all' })])
      expect(await page.text()).toContain('Your choice is saved.');
    expect(await stoppedOf('9829017777')).toEqual(['sms', 'whatsapp']);
    await sendDueNotifications(server.db, server.services);
    const [waited] = await logged();
    expect(waited).toMatchObject({ state: 'skipped', reason: 'Stopped by the buyer.' });
    const { order } = (await call('GET', `/order/${id}`)).body.data;
    const stopped = order.timeline.filter(({ kind }: { kind: string }) => kind === 'buyer.messages_stopped');
    expect(stopped).toMatchObject([
      { actor: { name: 'Buyer' }, words: 'Buyer stopped messages: WhatsApp, SMS, Email' },
    ]);
  });

  test('are stopped channel by channel, including email, and started again on the same page', async () => {
    const email = 'channel-by-channel@example.in';
    const draft = orderFor({ phone: '9829018888' });
    const { id } = await packedOrder(call, {
      ...draft,
      buyer_details: { ...draft.buyer_details, email },
    });
    const path = await stopPathOf(id, { phone: '9829018888', email });
    const page = await (await visit(path)).text();
    for (const text of ['WhatsApp', 'SMS', 'Email', '98••••8888', 'c•••@example.in', 'Stop all messages'])
      expect(page).toContain(text);
    expect(page).not.toMatch(/9829018888|channel-by-channel|Start|<script src/);
    const hindi = await (await visit(`${path}?lang=hi`)).text();
    expect(hindi).toContain('सभी संदेश बंद करें');
    expect(hindi).toContain('ईमेल');

    const afterEmail = await (await visit(path, { stop: 'email' })).text();
    expect(afterEmail).toContain('Start Email again');
    expect(afterEmail).toContain('Stop WhatsApp');
    expect(await stoppedOf('9829018888', email)).toEqual(['email']);
    await visit(path, { stop: 'whatsapp' });
    // The next channel of the brand still reaches the buyer.
    const about = { phone: '9829018888', email };
    expect(await send({ ...link('by-sms', about), order_id: id })).toMatchObject([{ state: 'queued' }]);
    await sendDueNotifications(server.db, server.services);
    expect((await logged())[0]).toMatchObject({ channel: 'sms', state: 'sent' });
    await visit(path, { stop: 'all' });
    expect(await send({ ...link('nowhere-left', about), order_id: id })).toMatchObject([
      { state: 'skipped', reason: 'Stopped by the buyer.' },
    ]);

    await visit(path, { start: 'sms' });
    expect(await stoppedOf('9829018888', email)).toEqual(['email', 'whatsapp']);
    expect(await (await visit(path, { start: 'all' })).text()).not.toContain('Start');
    expect(await stoppedOf('9829018888', email)).toEqual([]);
    for (const strange of ['1', 'fax', '']) await visit(path, { stop: strange });
    const foreign = await fetch(server.url + path, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ stop: 'all' }),
    });
    expect(foreign.status).toBe(403);
    expect(await stoppedOf('9829018888', email)).toEqual([]);
    const { order } = (await call('GET', `/order/${id}`)).body.data;
    const started = order.timeline.filter(({ kind }: { kind: string }) => kind === 'buyer.messages_started');
    expect(started.map(({ words }: { words: string }) => words).toSorted()).toEqual([
      'Buyer started messages again: SMS',
      'Buyer started messages again: WhatsApp, Email',
    ]);
  });

  test('use the brand’s own text, in the buyer’s language, after the quiet hours', async () => {
    const wrong = await call('PUT', '/notifications/texts', {
      kind: 'ndr.link',
      language: 'hi',
      body: 'नमस्ते {naam}: {link}',
    });
    expect(wrong.status).toBe(422);
    expect(wrong.body.fields.body).toContain('{naam}');
    const saved = await call('PUT', '/notifications/texts', {
      kind: 'ndr.link',
      language: 'hi',
      body: 'नमस्ते {name}: {link}',
    });
    expect(saved.body.data.text).toMatchObject({
      is_own: true,
      preview: { body: expect.stringContaining('Farhan') },
    });
    await call('PUT', '/notifications/settings', {
      channels: ['sms', 'email'],
      quiet_from: '11:00',
      quiet_to: '13:00',
      language: 'hi',
    });
    await send(link('hindi'));
    await sendDueNotifications(server.db, server.services);
    expect((await logged())[0]).toMatchObject({ state: 'queued', channel: 'sms' });
    server.clock.pass(61 * 60_000);
    await sendDueNotifications(server.db, server.services);
    expect((await logged())[0]).toMatchObject({ state: 'sent', body: 'नमस्ते Farhan: https://k.in/d/…' });
  });
});
