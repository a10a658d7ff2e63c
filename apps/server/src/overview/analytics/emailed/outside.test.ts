import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { oneEngine } from '../../../../test/engines.ts';
import { orderFor } from '../../../../test/fixtures.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../../test/server.ts';
import { createCatalogue, packedOrder } from '../../../../test/shipping.ts';
import { signToken } from '../../../base/signedToken.ts';
import { deleteExpired } from '../../../start/deleteExpired.ts';
import { sendDueReports } from './sendEmailedReports.ts';

const dayMs = 86_400_000;
const publicUrl = 'https://app.khep.example';
let suffix = 0;

describe.each(oneEngine)('pages by email to addresses outside the brand, on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let report: string;
  /** The limits count each address. */
  let accountant: string;
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });

  beforeAll(async () => {
    server = await startTestServer(engine, { PUBLIC_URL: publicUrl });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    suffix += 1;
    accountant = `accounts${suffix}@ca-firm.example`;
    brand = await server.newBrand(`Mitti Outside ${suffix}`);
    await createCatalogue(call);
    const filters = { state: ['Karnataka'] };
    const made = await call('POST', '/analytics/emailed', {
      page: 'orders',
      rhythm: 'day',
      hour: 9,
      filters,
    });
    report = made.body.data.report.id;
    server.letters.splice(0);
  });

  /** Sessions end after some days. */
  async function logIn() {
    const form = { username: brand.email, password: brand.password };
    const { token } = (await server.call('POST', '/auth/login', { form })).body.data;
    brand = { ...brand, token };
  }
  const add = (email: string, of = report) => call('POST', `/analytics/emailed/${of}/addresses`, { email });
  const listed = async () =>
    (await call('GET', '/analytics/emailed')).body.data.reports.find(
      ({ id }: { id: string }) => id === report,
    )?.addresses as { id: string; email: string; state: string }[];
  const firstId = async () => (await listed())[0]?.id ?? '';
  const lettersTo = (email: string) => server.letters.filter(({ to }) => to === email);
  const linkIn = (text: string, use: 'confirm' | 'stop') =>
    new RegExp(`${publicUrl}(/d/report/${use}/\\S+)`).exec(text)![1]!;
  const open = async (path: string, method = 'GET', init: RequestInit = {}) => {
    const response = await fetch(server.url + path, { method, ...init });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  /** Sends what is due on the next morning. */
  const sendNext = async () => {
    server.clock.pass(dayMs);
    await sendDueReports(server.db, server.services);
  };
  async function confirmed(email = accountant) {
    expect((await add(email)).status).toBe(200);
    const path = linkIn(lettersTo(email)[0]!.text, 'confirm');
    expect((await open(path, 'POST')).status).toBe(200);
    server.letters.splice(0);
    return path;
  }

  test('are asked first, get the page once they confirm, and stop it with one click', async () => {
    server.clock.toNoon();
    await packedOrder(call, orderFor({ phone: '9829010011', quantity: 2 }));
    expect((await add(accountant)).body.message).toBe('Confirmation sent');
    const [question, ...others] = lettersTo(accountant);
    expect(others).toEqual([]);
    expect(question?.subject).toBe(`Do you want Orders of Mitti Outside ${suffix} by email?`);
    expect(question?.text).toContain('Orders, each day at 09:00 (India).');
    expect(question?.text).toContain('State: Karnataka.');
    expect(question?.text).not.toContain('₹');
    expect(await listed()).toMatchObject([{ email: accountant, state: 'waiting' }]);

    // Nothing goes there before, and a program that opens the link confirms nothing.
    server.letters.splice(0);
    const path = linkIn(question!.text, 'confirm');
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(page.text).toContain(`Orders of Mitti Outside ${suffix} by email?`);
    expect(page.text).toContain('each day at 09:00 (India)');
    expect(page.text).not.toContain(accountant);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    await sendNext();
    expect(lettersTo(brand.email)).toHaveLength(1);
    expect(lettersTo(accountant)).toEqual([]);

    expect((await open(path, 'POST')).text).toContain('Confirmed');
    expect((await open(path)).text).toContain('Confirmed');
    server.letters.splice(0);
    await sendNext();
    const [own] = lettersTo(brand.email);
    const [outside, ...more] = lettersTo(accountant);
    expect(more).toEqual([]);
    // Nobody sees who else gets it, and there is no address of the console.
    expect(own?.text).not.toContain(accountant);
    expect(outside?.text).not.toContain(brand.email);
    expect(outside?.text).not.toContain('/brand/');
    expect(outside?.text).toMatch(/^Orders: /m);
    expect(outside?.attachments?.map(({ contentType }) => contentType)).toEqual([
      'text/csv',
      'application/pdf',
    ]);
    const stop = linkIn(outside!.text, 'stop');
    expect(outside?.headers).toEqual({
      'List-Unsubscribe': `<${publicUrl}${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(own?.headers).toBeUndefined();

    expect((await open(stop)).text).toContain('Stop Orders of');
    expect(await listed()).toMatchObject([{ state: 'confirmed' }]);
    // As a mail program does it: no cookie, no origin, a form of its own.
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    expect((await open(stop, 'POST', { body })).status).toBe(200);
    expect(await listed()).toMatchObject([{ state: 'stopped' }]);
    // The first link can't begin it again.
    expect((await open(path, 'POST')).text).toContain('Stopped');
    expect(await listed()).toMatchObject([{ state: 'stopped' }]);
    server.letters.splice(0);
    await sendNext();
    expect(lettersTo(brand.email)).toHaveLength(1);
    expect(lettersTo(accountant)).toEqual([]);

    const { entries } = (await call('GET', '/audit')).body.data;
    const titles = entries.map(({ title }: { title: string }) => title);
    expect(titles).toContain('Outside address of a page by email asked to confirm');
    expect(JSON.stringify(entries)).toContain('Orders, a•••@ca-firm.example');
    const events = await server.db
      .selectFrom('events')
      .select(['kind', 'data', 'actor'])
      .where('brand_id', '=', brand.brand_id)
      .execute();
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['report.address_added', 'report.address_confirmed', 'report.address_stopped']),
    );
    expect(JSON.stringify(events)).not.toContain(accountant);
  });

  test('can refuse before they confirm, and are not asked again', async () => {
    await add(accountant);
    const stop = linkIn(lettersTo(accountant)[0]!.text, 'stop');
    expect((await open(stop, 'POST')).text).toContain('Stopped');
    const [address] = await listed();
    expect(address).toMatchObject({ state: 'stopped' });
    const again = await call('POST', `/analytics/emailed-addresses/${address!.id}/confirmation`);
    expect(again.status).toBe(409);
    expect((await add(accountant)).status).toBe(409);
    expect(lettersTo(accountant)).toHaveLength(1);
  });

  test('are asked a few times a day at most', async () => {
    await add(accountant);
    const id = await firstId();
    const ask = () => call('POST', `/analytics/emailed-addresses/${id}/confirmation`);
    expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([200, 200, 429]);
    expect(lettersTo(accountant)).toHaveLength(3);
    // Removing and adding it again doesn't give it more questions.
    const statuses: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      const [known] = await listed();
      if (known) await call('DELETE', `/analytics/emailed-addresses/${known.id}`);
      statuses.push((await add(accountant)).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(lettersTo(accountant)).toHaveLength(10);
    server.clock.pass(dayMs + 60_000);
    expect((await add(accountant)).status).toBe(200);
  });

  test('can be added by owners and managers alone, and removed by anyone with access to analytics', async () => {
    await confirmed();
    const change = (values: object) =>
      server.db
        .updateTable('users')
        .set(values)
        .where('brand_id', '=', brand.brand_id)
        .where('user_id', '=', brand.user_id)
        .execute();
    await change({ business_role: 'user', module_access: JSON.stringify(['analytics']) });
    expect((await add('investor@fund.example')).status).toBe(403);
    const [address] = await listed();
    expect(address).toMatchObject({ email: 'a•••@ca-firm.example', state: 'confirmed' });
    expect((await call('GET', '/analytics/emailed')).body.data.can_add).toBe(false);
    expect((await call('POST', `/analytics/emailed-addresses/${address!.id}/confirmation`)).status).toBe(403);
    expect((await call('DELETE', `/analytics/emailed-addresses/${address!.id}`)).status).toBe(200);
    expect((await call('DELETE', `/analytics/emailed-addresses/${address!.id}`)).status).toBe(404);
    expect(await listed()).toEqual([]);
    await sendNext();
    expect(lettersTo(accountant)).toEqual([]);
    await change({ business_role: 'manager' });
    expect((await add('investor@fund.example')).status).toBe(200);
  });

  test('have links that end, and forged ones do nothing', async () => {
    await add(accountant);
    const id = await firstId();
    const path = linkIn(lettersTo(accountant)[0]!.text, 'confirm');
    const stop = linkIn(lettersTo(accountant)[0]!.text, 'stop');
    const confirmToken = path.split('/').at(-1)!;
    const later = server.clock.now().getTime() + dayMs;
    const hostile = [
      // The token of the other page, of another use, of another brand, changed, empty or nonsense.
      `/d/report/confirm/${stop.split('/').at(-1)}`,
      `/d/report/confirm/${signToken(server.services, ['stop', brand.brand_id, id], later)}`,
      `/d/report/confirm/${signToken(server.services, ['report-confirm', 'brd_other', id], later)}`,
      `/d/report/confirm/${confirmToken.slice(0, -2)}xx`,
      `/d/report/confirm/${confirmToken.split('.')[0]}.`,
      '/d/report/confirm/%3Cscript%3E',
    ];
    for (const one of hostile) {
      const { status, text } = await open(one, 'POST');
      expect(status, one).toBe(404);
      expect(text).toContain('This link has ended');
      expect(text).not.toContain('Mitti Outside');
    }
    expect((await open(`/d/report/stop/${confirmToken}`, 'POST')).status).toBe(404);
    expect(await listed()).toMatchObject([{ state: 'waiting' }]);

    server.clock.pass(7 * dayMs + 1000);
    await logIn();
    expect((await open(path, 'POST')).status).toBe(404);
    expect(await listed()).toMatchObject([{ state: 'waiting' }]);
    // Asked again, it can.
    await call('POST', `/analytics/emailed-addresses/${id}/confirmation`);
    const fresh = linkIn(lettersTo(accountant).at(-1)!.text, 'confirm');
    await call('DELETE', `/analytics/emailed-addresses/${id}`);
    expect((await open(fresh, 'POST')).status).toBe(404);
  });

  test.each([
    'a@ca-firm.example,b@ca-firm.example',
    'a,b@ca-firm.example',
    'a@ca-firm.example\r\nBcc: b@ca-firm.example',
    'Accounts <a@ca-firm.example>',
    '"a b"@ca-firm.example',
    '<script>@ca-firm.example',
    'a@ca-firm',
    '',
  ])('%j is no address', async (email) => {
    expect((await add(email)).status).toBe(422);
    expect(server.letters).toEqual([]);
  });

  test('are of their brand, end with their page, and are forgotten when they never answer', async () => {
    await add(accountant);
    const id = await firstId();
    const other = await server.newBrand(`Mitti Others ${suffix}`);
    const asOther = (method: string, path: string, body?: unknown) =>
      server.call(method, path, { token: other.token, body });
    const email = 'b@ca-firm.example';
    expect((await asOther('POST', `/analytics/emailed/${report}/addresses`, { email })).status).toBe(404);
    expect((await asOther('POST', `/analytics/emailed-addresses/${id}/confirmation`)).status).toBe(404);
    expect((await asOther('DELETE', `/analytics/emailed-addresses/${id}`)).status).toBe(404);
    const rows = () =>
      server.db
        .selectFrom('emailed_addresses')
        .select('email')
        .where('brand_id', '=', brand.brand_id)
        .orderBy('email')
        .execute();
    await confirmed(`investor${suffix}@fund.example`);
    expect(await rows()).toHaveLength(2);
    server.clock.pass(30 * dayMs + 1000);
    await deleteExpired(server.db, server.services);
    expect(await rows()).toEqual([{ email: `investor${suffix}@fund.example` }]);
    await logIn();
    expect((await call('DELETE', `/analytics/emailed/${report}`)).status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  test('one that the mail server refuses is named, and the others get the page', async () => {
    await confirmed();
    const investor = `investor${suffix}@fund.example`;
    await confirmed(investor);
    const { mailer, log } = server.services;
    const send = mailer.send.bind(mailer);
    const refusing = vi.spyOn(mailer, 'send').mockImplementation(async (letter) => {
      if (letter.to === accountant)
        throw Object.assign(new Error(`550 ${accountant} unknown`), { responseCode: 550 });
      await send(letter);
    });
    const logged = vi.spyOn(log, 'error');
    await sendNext();
    refusing.mockRestore();
    expect(lettersTo(brand.email)).toHaveLength(1);
    expect(lettersTo(investor)).toHaveLength(1);
    expect(lettersTo(accountant)).toEqual([]);
    const { reports } = (await call('GET', '/analytics/emailed')).body.data;
    expect(reports[0].problem).toBe('The email to a•••@ca-firm.example could not be sent.');
    expect(JSON.stringify(logged.mock.calls)).toContain('550');
    expect(JSON.stringify(logged.mock.calls)).not.toContain(accountant);
    logged.mockRestore();
  });
});
