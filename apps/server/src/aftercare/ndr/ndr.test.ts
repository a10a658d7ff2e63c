import type { NdrRow } from '@khep/api';
import { istDay } from '@khep/domain/days';
import { buyerMessages } from '@khep/domain/ndr';
import type { ParcelSituation } from '@khep/domain/shipments';
import { trackingLanguages } from '@khep/domain/tracking';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { engines, oneEngine } from '../../../test/engines.ts';
import { orderFor } from '../../../test/fixtures.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestResponse, TestServer } from '../../../test/server.ts';
import { copyPackedOrder, createCatalogue, packedOrder, shippedOrder } from '../../../test/shipping.ts';
import { sendDueNotifications } from '../../brand/notifications/deliver.ts';
import type { NdrAction } from '../../partners/couriers/port.ts';
import { drawSignature } from '../../partners/couriers/simulator/deliveryProof.ts';
import { reprocessScans } from '../../dispatch/tracking/scans/ingestScans.ts';
import { pollOnce } from '../../dispatch/tracking/poll/poll.ts';
import { json } from '../../platform/db/schema.ts';
import { signToken } from '../../base/signedToken.ts';
import { ndrLinkUrl } from './link.ts';
import { sweepNdr } from './sweep.ts';

const hour = 3_600_000;
const caseCount = 200;

function needData({ status, body }: TestResponse) {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body.data;
}

describe.each(oneEngine)('failed deliveries, on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });

  beforeAll(async () => {
    server = await startTestServer(engine, { KHEP_SIMULATOR_SPEED: '1' });
    server.clock.toNoon();
    brand = await server.newBrand('Mitti NDR');
    await createCatalogue(call);
  });
  afterAll(() => server.stop());
  // Parcels take weeks of the test's clock, and a session ends after one without use.
  beforeEach(async () => {
    const created_at = server.clock.now();
    const expires_at = new Date(created_at.getTime() + 7 * 24 * hour);
    await server.db.updateTable('sessions').set({ created_at, expires_at }).execute();
  });

  const list = async (status: string) =>
    (await call('GET', `/ndr/?status=${status}&page_size=200`)).body.success_orders as {
      dv_order_id: string;
      awb: string;
      attempts: number;
      rejection: string;
      situation: ParcelSituation;
      answer: NdrRow['answer'];
    }[];
  const historyOf = async (id: string) => needData(await call('GET', `/ndr/history/${id}`));
  /** Returns the courier's fields for a re-attempt, by the reason that the simulator chose. */
  async function reAttempt(id: string) {
    const { ndr, re_attempt_dates } = await historyOf(id);
    if (ndr.reason_id === 'AI') return { customer_address: '12, Vikas Khand 2, Gomti Nagar' };
    return ndr.reason_id === 'CD' ? { re_attempt_date: re_attempt_dates[0] } : {};
  }
  const escalate = async (id: string, body?: object) =>
    call('POST', `/ndr/escalate/${id}`, body ?? (await reAttempt(id)));

  /** Lets hours pass until a parcel has failed so often, or its case has another status. */
  async function until(awb: string, isReached: (ndr: { attempts: number; status: string }) => boolean) {
    for (let hours = 0; hours < 400; hours += 1) {
      server.clock.pass(hour);
      await pollOnce(server.db, server.services);
      const row = await server.db
        .selectFrom('ndr_cases')
        .select(['shipment_id', 'attempts', 'status'])
        .where('brand_id', '=', brand.brand_id)
        .where('awb', '=', awb)
        .executeTakeFirst();
      if (row && isReached(row)) return row.shipment_id;
    }
    throw new Error(`${awb} never got there`);
  }
  const failed = (awb: string, attempts = 1) => until(awb, (ndr) => ndr.attempts >= attempts);
  async function jobEnded(id: string) {
    for (;;) {
      const { job } = (await call('GET', `/jobs/${id}`)).body.data;
      if (!['queued', 'running'].includes(job.state)) return job;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  const ship = async (phone: string, courier_id = 1) =>
    (await shippedOrder(call, server, courier_id, orderFor({ phone }))).awb;

  test('open a case from the scan, with its deadline, evidence and allowed actions', async () => {
    const awb = await ship('9829010013');
    const id = await failed(awb);
    const [ndr] = (await list('response-needed')).filter((one) => one.dv_order_id === id);
    expect(ndr).toMatchObject({ awb, attempts: 1 });
    const history = await historyOf(id);
    expect(history.attempts).toHaveLength(1);
    expect(history.attempts[0].fake.max).toBe(10);
    // Its buyer is asked a while later, in the hours for messages.
    expect(history.messages).toEqual([]);
    await call('POST', `/ndr/ask-buyer/${id}`);
    const [message, ...others] = (await historyOf(id)).messages;
    expect(others).toEqual([]);
    expect(message).toMatchObject({ kind: 'ndr.link', state: 'queued', contact: '98••••0013' });
    expect(message.body).toMatch(/\/d\/…$/);
    expect(history.ndr.phone).toBe('9829010013');
    expect(history.allowed.find(({ action }: { action: string }) => action === 'return').is_allowed).toBe(
      true,
    );
    const status = (await call('GET', '/ndr/status')).body.data;
    expect(status.counts['response-needed']).toBe(1);
    expect(status.open.cut_offs).toHaveLength(1);
  });

  test('are answered, followed and delivered: the second attempt needs a second answer', async () => {
    const awb = await ship('9829010013');
    await failed(awb);
    // Nothing answers the first attempt: the courier tries again and fails.
    const id = await failed(awb, 2);
    expect((await list('response-needed')).map((one) => one.dv_order_id)).toContain(id);
    const wrong = await escalate(id, { re_attempt_date: '2020-01-01' });
    expect(wrong.status).toBe(422);
    expect(wrong.body.message).toBe('Failed to escalate NDR');
    // What no courier takes is refused, and what is the parcel's own is taken.
    const address = await reAttempt(id);
    const elsewhere = [{ pincode: '560001' }, { state: 'Kerala' }, { country: 'Nepal' }];
    for (const other of elsewhere) {
      const refused = await escalate(id, { ...address, ...other });
      expect(refused.status).toBe(422);
      expect(Object.keys(refused.body.fields)).toEqual(Object.keys(other));
    }
    // Couriers take one other phone: a second one would be dropped.
    const phones = { customer_phone: '9829011111', alternate_phone: '9829022222' };
    expect((await escalate(id, { ...address, ...phones })).body.fields).toHaveProperty('customer_phone');
    const chosen = await reAttempt(id);
    const sent = await escalate(id, chosen);
    expect(sent.body).toMatchObject({ message: 'NDR escalated successfully', data: { state: 'processing' } });
    const again = await escalate(id);
    expect(again.status).toBe(409);
    server.clock.pass(2 * 60_000);
    await sweepNdr(server.db, server.services);
    const [given] = (await historyOf(id)).actions;
    expect(given).toMatchObject({ state: 'accepted' });
    const row = (await list('response-requested')).find((one) => one.dv_order_id === id);
    expect(row?.answer).toEqual({
      label: chosen.customer_address ? 'Change address' : 'Re-attempt',
      re_attempt_date: chosen.re_attempt_date ?? '',
      by: 'Asha Rao',
      at: given.at,
      state: 'accepted',
      detail: 'The courier accepted it',
    });
    await until(awb, ({ status }) => status === 'delivered');
    expect((await list('delivered')).map((one) => one.dv_order_id)).toContain(id);
  });

  test('are listed of the last seven days once they have ended, and of all days while they are open', async () => {
    const id = await failed(await ship('9829010013'));
    const attempted = new Date(server.clock.now().getTime() - 9 * 24 * hour);
    const change = async (values: { ndr_at?: Date; status?: 'response-needed' | 'delivered' }) =>
      server.db
        .updateTable('ndr_cases')
        .set(values)
        .where('brand_id', '=', brand.brand_id)
        .where('shipment_id', '=', id)
        .execute();
    const isListed = async (status: string, days = '') =>
      (await list(`${status}${days}`)).some(({ dv_order_id }) => dv_order_id === id);
    await change({ ndr_at: attempted });
    expect(await isListed('response-needed')).toBe(true);
    await change({ status: 'delivered' });
    expect(await isListed('delivered')).toBe(false);
    expect(await isListed('delivered', `&start_date=${istDay(attempted)}`)).toBe(true);
  });

  test('a rejected answer returns the case, with the courier’s reason', async () => {
    const awb = await ship('9829010018');
    const id = await failed(awb);
    expect((await escalate(id)).body.data.state).toBe('processing');
    server.clock.pass(2 * 60_000);
    await sweepNdr(server.db, server.services);
    const [ndr] = (await list('response-needed')).filter((one) => one.dv_order_id === id);
    expect(ndr?.rejection).toBe('Consignee has refused a further attempt');
    const returned = await escalate(id, { escalation_type: 'RTO', remark: 'Bring it back' });
    expect(returned.body.data.state).toBe('accepted');
    expect((await list('rto')).map((one) => one.dv_order_id)).toContain(id);
    const { state } = await server.db
      .selectFrom('shipments')
      .select('state')
      .where('brand_id', '=', brand.brand_id)
      .where('shipment_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(state).toBe('RTO_INITIATED');
  });

  test('a late result is waited for, and one that never comes returns the case after a day', async () => {
    const late = await failed(await ship('9829010020'));
    await escalate(late);
    server.clock.pass(2 * 60_000);
    await sweepNdr(server.db, server.services);
    expect((await historyOf(late)).actions[0]).toMatchObject({ state: 'sent' });
    server.clock.pass(7 * hour);
    await sweepNdr(server.db, server.services);
    expect((await historyOf(late)).actions[0]).toMatchObject({ state: 'accepted' });
    const silent = await failed(await ship('9829010019'));
    await escalate(silent);
    server.clock.pass(25 * hour);
    await sweepNdr(server.db, server.services);
    expect((await historyOf(silent)).actions[0].detail).toContain('no result within 24 hours');
  });

  test('the deadline asks for a re-attempt, or marks the case; a rule answers at once', async () => {
    const settings = (await call('GET', '/ndr/settings')).body.data;
    const saved = await call('PUT', '/ndr/settings', {
      ...settings,
      cut_offs: { delhivery: '20:00' },
      rules: [{ name: 'Small ones return', max_value: 1, action: 'return' }],
    });
    expect(saved.body.message).toBe('NDR settings saved');
    const open = await failed(await ship('9829010013'));
    const before = (await list('response-needed')).find((one) => one.dv_order_id === open);
    server.clock.pass(25 * hour);
    await sweepNdr(server.db, server.services);
    const { ndr, actions } = await historyOf(open);
    expect(ndr.is_late).toBe(true);
    if (before?.situation.otherwise === 're-attempt') expect(actions[0].by).toBe('Khep');
    else expect(actions).toEqual([]);
    await call('PUT', '/ndr/settings', {
      ...settings,
      rules: [{ name: 'All return', action: 'return' }],
    });
    const ruled = await failed(await ship('9829010013'));
    expect((await historyOf(ruled)).actions[0]).toMatchObject({
      escalation_type: 'RTO',
      by: 'Rule: All return',
    });
    await call('PUT', '/ndr/settings', { ...settings, rules: [] });
  });

  test('a fake attempt is reported with its proof: to the courier where it takes a text, else by email', async () => {
    const id = await failed(await ship('9829010013'));
    const form = new FormData();
    form.append(
      'file',
      new File([new Uint8Array(await drawSignature('1'))], 'chat.png', { type: 'image/png' }),
    );
    const { url } = needData(await call('POST', '/ndr/proof', form));
    const { ndr, fake_report } = await historyOf(id);
    expect(fake_report).toMatchObject({
      is_sent: false,
      note: expect.stringMatching(/takes no files.*email/),
    });
    const submitted: NdrAction[] = [];
    const { couriers } = server.services;
    const forBrand = couriers.forBrand.bind(couriers);
    const watched = vi.spyOn(couriers, 'forBrand').mockImplementation(async (brand_id) => {
      const of = await forBrand(brand_id);
      return {
        ...of,
        adapter: (courier_id) => {
          const adapter = of.adapter(courier_id);
          return (
            adapter && {
              ...adapter,
              submitNdrAction: (action) => {
                submitted.push(action);
                return adapter.submitNdrAction(action);
              },
            }
          );
        },
      };
    });
    await call('PUT', `/ndr/reason/${id}`, { reason_id: 'CNA' });
    const sent = await escalate(id, {
      escalation_type: 'FA',
      remark: 'She was home all day.',
      proof: { screenshot: url },
    });
    watched.mockRestore();
    expect(sent.body.message).toBe('NDR escalated successfully');
    const [action] = (await historyOf(id)).actions;
    expect(action).toMatchObject({ escalation_type: 'FA', proof: { screenshot: url } });
    expect(action.report).toMatch(/^Fake attempt reported: AWB \d+, attempt 1 on /);
    expect(action.report).toContain("Seller's remark: She was home all day.");
    expect(submitted.map(({ remark }) => remark)).toEqual([action.report]);
    expect(submitted[0]?.awb).toBe(ndr.awb);

    const link = new URL(/Proof: (\S+)$/.exec(action.report)?.[1] ?? '').pathname;
    const open = (path: string) => fetch(server.url + path);
    const file = await open(link);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(file.headers.get('cache-control')).toContain('no-store');
    expect((await open(`${link.slice(0, -3)}abc`)).status).toBe(404);
    // The link is for this use only, and for this file.
    const stop = signToken(
      server.services,
      ['stop', brand.brand_id, link],
      server.clock.now().getTime() + hour,
    );
    expect((await open(`/d/proof/${stop}`)).status).toBe(404);
    expect((await open(link.replace('/d/proof/', '/d/stop/'))).status).toBe(404);
    expect((await open(url)).status).toBe(401);
    const other = await server.newBrand('Mitti Foreign');
    const foreign = signToken(
      server.services,
      ['proof', other.brand_id, url.split('/').at(-1)],
      server.clock.now().getTime() + hour,
    );
    expect((await open(`/d/proof/${foreign}`)).status).toBe(404);
    server.clock.pass(15 * 24 * hour);
    expect((await open(link)).status).toBe(404);
  });

  test('a proof is the brand’s own: another brand’s file, and one that was never stored, is sent to no courier', async () => {
    const id = await failed(await ship('9829010013'));
    const other = await server.newBrand('Mitti Stranger');
    const upload = async (token: string, text: string): Promise<string> => {
      const form = new FormData();
      const image = new Uint8Array(await drawSignature(text));
      form.append('file', new File([image], 'chat.png', { type: 'image/png' }));
      return needData(await server.call('POST', '/ndr/proof', { token, body: form })).url;
    };
    const [own, foreign] = [await upload(brand.token, 'own'), await upload(other.token, 'foreign')];
    const never = own.replace(/[^/]+(?=\.png$)/, (name) => 'f'.repeat(name.length));
    expect(new Set([own, foreign, never]).size).toBe(3);
    const bad = [foreign, never, 'https://example.in/chat.png', `${own}/../${foreign.split('/').at(-1)}`];
    for (const url of bad)
      for (const proof of [
        { screenshot: url },
        { call_recording: url },
        { call_recording: own, screenshot: url },
      ]) {
        const answer = { escalation_type: 'FA', remark: 'She was home.', proof };
        const sent = await escalate(id, answer);
        expect([sent.status, sent.body.fields], url).toEqual([422, { proof: 'Upload the file again.' }]);
        const batch = await call('POST', '/ndr/escalate-batch', {
          dv_order_ids: [id],
          escalation: { ...answer, escalation_type: 'RE' },
        });
        expect([batch.status, batch.body.fields], url).toEqual([422, { proof: 'Upload the file again.' }]);
      }
    expect((await historyOf(id)).actions).toEqual([]);
    await call('PUT', `/ndr/reason/${id}`, { reason_id: 'CNA' });
    const sent = await escalate(id, {
      escalation_type: 'FA',
      remark: 'She was home.',
      proof: { screenshot: own, call_recording: own },
    });
    expect(sent.status).toBe(200);
  });

  test('a corrected reason decides the allowed answers, until the next attempt', async () => {
    const awb = await ship('9829010013');
    const id = await failed(awb);
    const { ndr, allowed } = await historyOf(id);
    const isAllowed = (list: { action: string; is_allowed: boolean }[]) =>
      list.find(({ action }) => action === 're-attempt')?.is_allowed;
    expect(isAllowed(allowed)).toBe(true);
    expect(ndr.is_reason_corrected).toBe(false);
    const correct = (reason_id: string) => call('PUT', `/ndr/reason/${id}`, { reason_id });
    expect((await correct('UNKNOWN')).status).toBe(422);
    const corrected = needData(await correct('CR-OTP'));
    expect(corrected.ndr).toMatchObject({ reason_id: 'CR-OTP', is_reason_corrected: true });
    // Refused with a code: no re-attempt.
    expect(isAllowed(corrected.allowed)).toBe(false);
    expect(corrected.attempts[0].reason_id).toBe(ndr.reason_id);
    expect((await escalate(id, {})).status).toBe(409);
    const { order } = needData(await call('GET', `/order/${ndr.order_id}`));
    const [event] = order.timeline.filter(({ kind }: { kind: string }) => kind === 'ndr.reason_corrected');
    expect(event).toMatchObject({ actor: { kind: 'user' } });
    // Scans that are read again don't undo it, the next attempt does.
    const now = server.clock.now();
    await reprocessScans(server.db, {
      brand_id: brand.brand_id,
      shipment_id: id,
      order_id: ndr.order_id,
      now,
    });
    expect((await historyOf(id)).ndr.reason_id).toBe('CR-OTP');
    await failed(awb, 2);
    const next = (await historyOf(id)).ndr;
    expect([next.reason_id, next.is_reason_corrected]).toEqual([ndr.reason_id, false]);
    const other = await server.newBrand('Mitti Reason');
    const foreign = await server.call('PUT', `/ndr/reason/${id}`, {
      token: other.token,
      body: { reason_id: 'CNA' },
    });
    expect(foreign.status).toBe(404);
  });

  test('a buyer answers by a signed link, which shows nothing else of the order', async () => {
    const id = await failed(await ship('9829010013'));
    const link = (attempt: number) =>
      new URL(
        ndrLinkUrl(
          server.services,
          { slug: brand.slug, verified_host: null },
          { brand_id: brand.brand_id, shipment_id: id, attempt },
          server.clock.now(),
        ),
      ).pathname;
    const page = await fetch(`${server.url}${link(1)}?lang=hi`);
    const markup = await page.text();
    expect(page.status).toBe(200);
    expect(Buffer.byteLength(markup)).toBeLessThan(14 * 1024);
    expect(markup).toContain('डिलीवरी');
    for (const language of trackingLanguages) {
      const translated = await (await fetch(`${server.url}${link(1)}?lang=${language}`)).text();
      expect(translated, language).toContain(`<html lang="${language}"`);
      expect(translated, language).toContain(buyerMessages[language].day);
      expect(translated, language).not.toContain('<script src');
      expect(Buffer.byteLength(translated), language).toBeLessThan(14 * 1024);
    }
    expect(markup).not.toContain('9829010013');
    expect(markup).not.toContain('action="http');
    const { ndr, re_attempt_dates } = await historyOf(id);
    expect(markup).not.toContain(ndr.address.split(',')[0]);
    const post = (path: string, fields: Record<string, string>, origin = server.url) =>
      fetch(`${server.url}${path}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { origin, 'accept-language': 'en' },
      });
    expect((await post(link(1), { choice: 'phone', phone: '12' })).status).toBe(422);
    expect((await post(link(1), { choice: 'cancel' }, 'https://evil.example')).status).toBe(403);
    expect((await fetch(`${server.url}${link(1).slice(0, -3)}abc`)).status).toBe(404);
    const day = re_attempt_dates[0] ?? '';
    const sent = await post(link(1), { choice: 'day', date: day, comment: 'Before <b>1</b> pm' });
    expect(await sent.text()).toContain('Thank you');
    expect((await historyOf(id)).buyer_answer).toMatchObject({
      choice: 'day',
      date: day,
      comment: 'Before <b>1</b> pm',
    });
    // By the brand's setting the next answer needs no person.
    const settings = (await call('GET', '/ndr/settings')).body.data;
    await call('PUT', '/ndr/settings', { ...settings, sends_buyer_answers: true });
    const direct = await (await post(link(1), { choice: 'cancel' })).text();
    expect(direct).toContain('was sent to');
    await sweepNdr(server.db, server.services);
    expect((await historyOf(id)).actions[0]).toMatchObject({
      by: 'Buyer',
      escalation_type: 'RTO',
      state: 'accepted',
    });
    expect(await (await fetch(`${server.url}${link(1)}?lang=en`)).text()).toContain('needs no answer now');
    // The page of messages is the one of the link at the end of each message.
    const messages = await (await fetch(`${server.url}${link(1)}?lang=en&messages=1`)).text();
    expect(messages).toContain('Stop WhatsApp');
    expect(messages).not.toContain('9829010013');
    await post(link(1), { stop: 'sms' });
    const stopped = await server.db.selectFrom('notification_opt_outs').selectAll().execute();
    expect(stopped.map(({ channel }) => channel)).toEqual(['sms']);
    const old = link(1);
    server.clock.pass(8 * 24 * hour);
    expect((await fetch(`${server.url}${old}`)).status).toBe(404);
  });

  test('what a buyer asks on the tracking page answers the open case', async () => {
    const settings = (await call('GET', '/ndr/settings')).body.data;
    await call('PUT', '/ndr/settings', { ...settings, sends_buyer_answers: true });
    const awb = await ship('9829010013');
    const id = await failed(awb);
    const { order_id } = await server.db
      .selectFrom('ndr_cases')
      .select('order_id')
      .where('brand_id', '=', brand.brand_id)
      .where('shipment_id', '=', id)
      .executeTakeFirstOrThrow();
    const until = server.clock.now().getTime() + hour;
    const cookie = `khep_buyer=${signToken(server.services, ['buyer', brand.brand_id, order_id], until)}`;
    const path = `/${brand.slug}/track/${awb}`;
    const visit = async (address: string, body?: Record<string, string>) =>
      fetch(server.url + address, {
        headers: { cookie, origin: server.url, 'accept-language': 'en' },
        redirect: 'manual',
        ...(body && { method: 'POST', body: new URLSearchParams(body) }),
      });
    const page = await (await visit(path)).text();
    expect(page).not.toContain('name="kind"');
    const link = /href="(\/d\/[^"]+choice=day)"/.exec(page)?.[1]?.replace('&amp;', '&') ?? '';
    const answerPage = await (await visit(link)).text();
    expect(answerPage).toMatch(/value="day"\s+required\s+checked/);
    // A form that was opened before the delivery failed leads to the same page.
    const late = await visit(`${path}/request`, { kind: 'address', text: 'Flat 21, not 12' });
    expect(late.headers.get('location')).toContain('choice=address');
    expect((await historyOf(id)).buyer_answer).toBeNull();
    const [date = ''] = (await historyOf(id)).re_attempt_dates;
    const sent = await visit(link, { choice: 'day', date });
    expect(await sent.text()).toContain('was sent to');
    expect((await historyOf(id)).actions[0]).toMatchObject({ by: 'Buyer' });
    // Without an open case the tracking page asks again.
    expect(await (await visit(path)).text()).toContain('name="kind"');
    await call('PUT', '/ndr/settings', settings);
  });

  test('a parcel has one truth: a buyer who answered at night is not asked in the morning', async () => {
    const settings = (await call('GET', '/ndr/settings')).body.data;
    await call('PUT', '/ndr/settings', { ...settings, sends_buyer_answers: false });
    const awb = await ship('9829010013');
    const id = await failed(awb);
    const ofCase = { brand_id: brand.brand_id, shipment_id: id };
    const setCase = (values: { deadline_at: Date; bucket?: 'AI' | 'CNA' }) =>
      server.db
        .updateTable('ndr_cases')
        .set(values)
        .where('brand_id', '=', ofCase.brand_id)
        .where('shipment_id', '=', id)
        .execute();
    const at = (hours: number) => new Date(server.clock.now().getTime() + hours * hour);
    /** Compares the situation in the case, the order, the list of shipments, the buyer's page and the widget. */
    const surfaces = async () => {
      server.clock.pass(5000);
      const { ndr } = await historyOf(id);
      const { order } = needData(await call('GET', `/order/${ndr.order_id}`));
      const [listed] = needData(await call('GET', `/order-tracking/?search=${awb}`)).shipments;
      const [parcel] = needData(
        await call('GET', `/order-tracking/tracking/${awb}?brand_name=${brand.slug}`),
      ).shipments;
      const page = await (await fetch(`${server.url}/${brand.slug}/track/${awb}?lang=en`)).text();
      const widget = needData(await call('GET', `/order-tracking/widget/${brand.slug}/${awb}?lang=en`));
      const box = order.shipments.find((one: { id: string }) => one.id === id);
      const { happening, day, expects_delivery } = ndr.situation;
      expect([box.situation, listed.situation]).toEqual([ndr.situation, ndr.situation]);
      expect(parcel.situation).toEqual({ happening, day, expects_delivery });
      return { happening, page, widget: `${widget.headline} ${widget.detail}` };
    };
    await setCase({ bucket: 'AI', deadline_at: at(20) });
    const open = await surfaces();
    expect(open.happening).toBe('answer-needed');
    for (const text of [open.page, open.widget]) {
      expect(text).toContain('Without your answer it goes back to the seller.');
      expect(text).not.toContain('try again');
    }
    needData(await call('POST', `/ndr/ask-buyer/${id}`));
    const message = () =>
      server.db
        .selectFrom('notifications')
        .select(['state', 'reason'])
        .where('brand_id', '=', ofCase.brand_id)
        .where('shipment_id', '=', id)
        .executeTakeFirstOrThrow();
    await server.db
      .updateTable('notifications')
      .set({ send_after: at(7) })
      .where('brand_id', '=', ofCase.brand_id)
      .where('shipment_id', '=', id)
      .execute();
    const { pathname } = new URL(
      ndrLinkUrl(
        server.services,
        { slug: brand.slug, verified_host: null },
        { ...ofCase, attempt: 1 },
        server.clock.now(),
      ),
    );
    await fetch(server.url + pathname, {
      method: 'POST',
      body: new URLSearchParams({ choice: 'nobody-came' }),
      headers: { origin: server.url },
    });
    const answered = await surfaces();
    expect(answered.happening).toBe('buyer-answered');
    expect(answered.widget).toContain('Your answer is with the seller.');
    server.clock.pass(8 * hour);
    await sendDueNotifications(server.db, server.services);
    expect(await message()).toEqual({
      state: 'skipped',
      reason: expect.stringMatching(/^Not sent, because it changed: Buyer answered: send it/),
    });
    expect((await call('POST', `/ndr/ask-buyer/${id}`)).status).toBe(409);
    // The seller returns it: nothing promises a delivery any more.
    needData(await escalate(id, { escalation_type: 'RTO', remark: 'Bring it back' }));
    const returning = await surfaces();
    expect(['return-requested', 'returning']).toContain(returning.happening);
    expect(returning.widget).toContain('Going back to the seller');
    expect((await fetch(server.url + pathname)).status).toBe(200);
    await call('PUT', '/ndr/settings', settings);
  });

  test('a buyer who cancelled gets no re-attempt at the cut-off, and a day that was chosen is sent', async () => {
    const settings = (await call('GET', '/ndr/settings')).body.data;
    await call('PUT', '/ndr/settings', { ...settings, sends_buyer_answers: false });
    for (const choice of ['cancel', 'day'] as const) {
      const id = await failed(await ship('9829010013'));
      const [date = ''] = (await historyOf(id)).re_attempt_dates;
      await server.db
        .updateTable('ndr_cases')
        .set({
          bucket: 'CNA',
          buyer_answer: json({
            choice,
            date: choice === 'day' ? date : '',
            address: '',
            landmark: '',
            phone: '',
            comment: '',
            at: server.clock.now().toISOString(),
          }),
          buyer_answered_at: server.clock.now(),
          deadline_at: server.clock.now(),
        })
        .where('brand_id', '=', brand.brand_id)
        .where('shipment_id', '=', id)
        .execute();
      await sweepNdr(server.db, server.services);
      const { actions } = await historyOf(id);
      expect(actions.map(({ re_attempt_date }: { re_attempt_date: string }) => re_attempt_date)).toEqual(
        choice === 'day' ? [date] : [],
      );
    }
    await call('PUT', '/ndr/settings', settings);
  });

  // The SQL of many cases is that of one: one engine is enough.
  test.runIf(engine === engines.at(-1))(
    `${caseCount} cases are answered in one job and followed to the end`,
    async () => {
      // Weeks have passed: the session of the first brand has ended.
      brand = await server.newBrand('Mitti Bulk');
      await createCatalogue(call);
      const { id } = await packedOrder(call, orderFor({ phone: '9829010012' }));
      const order_ids = [id, ...(await copyPackedOrder(server.db, brand.brand_id, id, caseCount - 1))];
      for (let start = 0; start < order_ids.length; start += 100) {
        const some = order_ids.slice(start, start + 100);
        await call('POST', '/allocation/bulk/assign', {
          allocations: some.map((order_id) => ({ order_id, courier_id: 1 })),
        });
        await call('POST', '/order/processor/pickup/schedule', {
          order_ids: some,
          pickup_date: istDay(server.clock.now()),
          pickup_time: '16:00',
        });
      }
      const cases = async () =>
        server.db
          .selectFrom('ndr_cases')
          .select(['shipment_id', 'status', 'bucket'])
          .where('brand_id', '=', brand.brand_id)
          .where('order_id', 'in', order_ids)
          .execute();
      const pollUntil = async (isReached: (some: Awaited<ReturnType<typeof cases>>) => boolean) => {
        for (let steps = 0; steps < 60; steps += 1) {
          if (isReached(await cases())) return cases();
          server.clock.pass((await cases()).length === 0 ? 12 * hour : 6 * hour);
          await pollOnce(server.db, server.services);
        }
        throw new Error(`Only ${(await cases()).length} cases`);
      };
      const open = await pollUntil((some) => some.length === caseCount);
      const { job } = (
        await call('POST', '/ndr/escalate-batch', {
          dv_order_ids: open.map(({ shipment_id }) => shipment_id),
          escalation: { customer_address: '12, Vikas Khand 2, Gomti Nagar' },
        })
      ).body.data;
      const ended = await jobEnded(job.id);
      // Parcels that moved on, and refusals, take no address.
      expect(ended.done + ended.failed + ended.left_out).toBe(caseCount);
      expect(ended.done).toBeGreaterThan(caseCount / 2);
      expect(ended.failed).toBe(0);
      server.clock.pass(2 * 60_000);
      await sweepNdr(server.db, server.services);
      const all = await pollUntil((some) => some.every(({ status }) => status === 'delivered'));
      expect(all).toHaveLength(caseCount);
    },
  );
});
