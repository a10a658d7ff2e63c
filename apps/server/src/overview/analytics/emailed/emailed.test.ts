import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { istDay, istHour } from '@khep/domain/days';
import Papa from 'papaparse';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { oneEngine } from '../../../../test/engines.ts';
import { orderFor } from '../../../../test/fixtures.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../../test/server.ts';
import { createCatalogue, packedOrder } from '../../../../test/shipping.ts';
import { json } from '../../../platform/db/schema.ts';
import { sendDueReports } from './sendEmailedReports.ts';

const hourMs = 3_600_000;

describe.each(oneEngine)('pages of analytics by email, on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  const daily = (more: object = {}) => ({ page: 'orders', rhythm: 'day', hour: 9, ...more });

  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    brand = await server.newBrand('Mitti Reports');
    await createCatalogue(call);
    server.letters.splice(0);
  });

  /** Goes on to the next time at which a daily email is sent. */
  const toNextMorning = async () => {
    const next = await server.db
      .selectFrom('emailed_reports')
      .select((eb) => eb.fn.min('next_at').as('next_at'))
      .where('brand_id', '=', brand.brand_id)
      .executeTakeFirstOrThrow();
    server.clock.pass(new Date(next.next_at).getTime() - server.clock.now().getTime() + 1000);
  };
  /** Of this test's brand: those of the others are due too. */
  const letters = () => server.letters.filter(({ to }) => to === brand.email);
  const send = () => sendDueReports(server.db, server.services);
  const row = () =>
    server.db
      .selectFrom('emailed_reports')
      .selectAll()
      .where('brand_id', '=', brand.brand_id)
      .executeTakeFirst();

  test('has the numbers of the page as text, CSV and PDF, once for each time', async () => {
    server.clock.toNoon();
    await packedOrder(call, orderFor({ phone: '9829010011', quantity: 2 }));
    const created = await call('POST', '/analytics/emailed', daily({ filters: { state: ['Karnataka'] } }));
    expect(created.body.data.report).toMatchObject({
      title: 'Orders',
      filter_text: 'State: Karnataka',
      is_mine: true,
      last_sent_at: null,
      problem: '',
    });
    expect(istHour(created.body.data.report.next_at)).toBe(9);
    await send();
    expect(letters()).toEqual([]);

    const ordered = istDay(server.clock.now());
    await toNextMorning();
    // Two processes in the same minute.
    await Promise.all([send(), send()]);
    await send();
    const [letter, ...others] = letters();
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ to: brand.email });
    expect(letter?.subject).toMatch(/^Orders, .* \(Mitti Reports\)$/);
    expect(letter?.text).toContain('State: Karnataka.');
    expect(letter?.text).toMatch(/^Orders: 1\b/m);
    expect(letter?.text).toContain(`/brand/${brand.brand_id}/analytics/orders`);

    const [csv, pdf] = letter?.attachments ?? [];
    expect([csv?.filename, pdf?.filename]).toEqual([
      `orders-${ordered}-${ordered}.csv`,
      `orders-${ordered}-${ordered}.pdf`,
    ]);
    const cells = Papa.parse<string[]>(csv!.content.toString('utf8')).data;
    expect(cells.some(([name, value]) => name === 'Orders' && value === '1')).toBe(true);
    const at = cells.findIndex(([title]) => title === 'By state');
    expect(cells[at + 2]?.slice(0, 2)).toEqual(['Karnataka', '1']);

    const file = join(mkdtempSync(join(tmpdir(), 'khep-report-')), 'report.pdf');
    writeFileSync(file, pdf!.content);
    const printed = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
    expect(printed).toMatch(/By state/);
    expect(printed).toMatch(/Karnataka\s+1\b/);

    const [listed] = (await call('GET', '/analytics/emailed')).body.data.reports;
    expect(listed.last_sent_at).not.toBeNull();
    expect(new Date(listed.next_at).getTime() - new Date(listed.last_sent_at).getTime()).toBeGreaterThan(
      23 * hourMs,
    );
  });

  test('is tried again later where the mail server fails, and says so meanwhile', async () => {
    await call('POST', '/analytics/emailed', daily());
    await toNextMorning();
    const { mailer } = server.services;
    const broken = vi.spyOn(mailer, 'send').mockRejectedValue(new Error('connect ECONNREFUSED'));
    await send();
    broken.mockRestore();
    expect(await row()).toMatchObject({
      problem: 'The email could not be sent. It is tried again.',
      tries: 1,
      last_sent_at: null,
    });
    await send();
    expect(letters()).toEqual([]);
    server.clock.pass(hourMs);
    await send();
    expect(letters()).toHaveLength(1);
    expect(await row()).toMatchObject({ problem: '', tries: 0 });
  });

  test('ends with its reader, and waits where access was taken', async () => {
    await call('POST', '/analytics/emailed', daily());
    const change = (values: object) =>
      server.db
        .updateTable('users')
        .set(values)
        .where('brand_id', '=', brand.brand_id)
        .where('user_id', '=', brand.user_id)
        .execute();
    await change({ business_role: 'manager', module_access: JSON.stringify(['ndr']) });
    await toNextMorning();
    await send();
    expect(letters()).toEqual([]);
    expect((await row())?.problem).toMatch(/no access to analytics/);
    await change({ is_active: false });
    await toNextMorning();
    await send();
    expect(letters()).toEqual([]);
    expect(await row()).toBeUndefined();
  });

  test('can be sent now, and stopped by anyone with access to analytics', async () => {
    const { body } = await call('POST', '/analytics/emailed', daily({ rhythm: 'week', weekday: 3 }));
    const { id } = body.data.report;
    expect((await call('POST', `/analytics/emailed/${id}/send`)).body.message).toBe('Email sent');
    expect(letters()).toHaveLength(1);
    const other = await server.newBrand('Another brand');
    const asOther = (method: string, path: string) => server.call(method, path, { token: other.token });
    expect((await asOther('DELETE', `/analytics/emailed/${id}`)).status).toBe(404);
    expect((await asOther('POST', `/analytics/emailed/${id}/send`)).status).toBe(404);
    expect((await call('DELETE', `/analytics/emailed/${id}`)).status).toBe(200);
    expect((await call('DELETE', `/analytics/emailed/${id}`)).status).toBe(404);
    expect((await call('GET', '/analytics/emailed')).body.data.reports).toEqual([]);
  });

  /** Adds a user who follows the link of the invitation. */
  async function addReader(module_access: string[]) {
    const email = `reader@${brand.slug}.example.in`;
    const body = { name: 'Meera Nair', email, mobile: `96${brand.mobile.slice(2)}`, module_access };
    const added = await call('POST', '/auth/users', body);
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    await expect.poll(() => server.letters.findLast(({ to }) => to === email)).toBeDefined();
    // Until then nobody has shown that the address is theirs.
    expect((await call('GET', '/analytics/emailed')).body.data.people).toHaveLength(1);
    const reset_token = /#token=(\S+)/.exec(server.letters.findLast(({ to }) => to === email)!.text)![1]!;
    const password = 'monsoon over the ghats';
    await server.call('POST', '/brands/update/password', { body: { reset_token, password } });
    const login = await server.call('POST', '/auth/login', { form: { username: email, password } });
    return { email, token: login.body.data.token as string, user_id: added.body.data.user.id as string };
  }

  test('goes to several users of the brand in one email, each of whom can leave it', async () => {
    const colleague = await addReader(['analytics']);
    const outsider = await server.newBrand('Reports of others');
    const both = [brand.user_id, colleague.user_id];
    const refused = await call(
      'POST',
      '/analytics/emailed',
      daily({ recipients: [...both, outsider.user_id] }),
    );
    expect(refused.status).toBe(422);
    expect(refused.body.fields).toHaveProperty('recipients');

    const created = await call('POST', '/analytics/emailed', daily({ recipients: [...both, brand.user_id] }));
    const { id, recipients } = created.body.data.report;
    expect(recipients.map(({ user_id }: { user_id: string }) => user_id)).toEqual(both);
    // The same again would be the same email twice.
    const twice = await call('POST', '/analytics/emailed', daily({ recipients: both.toReversed() }));
    expect([twice.status, twice.body.detail]).toEqual([
      409,
      'These users already get this page at this time. Choose another time, or other users.',
    ]);
    const listed = (await call('GET', '/analytics/emailed')).body.data;
    expect(listed.people.map(({ user_id }: { user_id: string }) => user_id).toSorted()).toEqual(
      both.toSorted(),
    );

    await toNextMorning();
    await send();
    const sent = server.letters.filter(({ to }) => to.includes(brand.email));
    expect(sent.map(({ to }) => to.split(', ').toSorted())).toEqual([
      [brand.email, colleague.email].toSorted(),
    ]);

    // Who lost access gets nothing, and the others are told.
    const setAccess = (module_access: string[]) =>
      server.db
        .updateTable('users')
        .set({ module_access: json(module_access) })
        .where('brand_id', '=', brand.brand_id)
        .where('user_id', '=', colleague.user_id)
        .execute();
    await setAccess(['ndr']);
    server.letters.splice(0);
    await toNextMorning();
    await send();
    expect(letters()).toHaveLength(1);
    expect(await row()).toMatchObject({ tries: 0, problem: expect.stringMatching(/no access to analytics/) });
    expect((await call('POST', `/analytics/emailed/${id}/send`)).body.message).toBe(
      'Email sent. Meera Nair has no access to analytics any more.',
    );
    await setAccess(['analytics']);

    const asColleague = (method: string, path: string) =>
      server.call(method, path, { token: colleague.token });
    expect((await asColleague('DELETE', `/analytics/emailed/${id}?of=mine`)).body.message).toBe(
      'Email to you stopped',
    );
    expect((await asColleague('DELETE', `/analytics/emailed/${id}?of=mine`)).status).toBe(404);
    expect((await asColleague('POST', `/analytics/emailed/${id}/send`)).status).toBe(403);
    expect((await row())?.recipients).toEqual([brand.user_id]);
    expect((await call('DELETE', `/analytics/emailed/${id}?of=mine`)).status).toBe(200);
    expect(await row()).toBeUndefined();
  });

  test('a filter that the numbers of the page lack is refused when it is chosen', async () => {
    const refused = await call('POST', '/analytics/emailed', {
      ...daily({ page: 'dispute' }),
      filters: { channel: ['shopify'] },
    });
    expect(refused.status).toBe(422);
    expect(refused.body.fields).toHaveProperty('channel');
  });
});
