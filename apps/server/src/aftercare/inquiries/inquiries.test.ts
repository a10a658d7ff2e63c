import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { createCatalogue, shippedOrder } from '../../../test/shipping.ts';
import { sumAccounts, summedBalances } from '../../brand/ledger/balances.ts';
import type { Services } from '../../start/services.ts';
import { addInquiries } from './addInquiries.ts';
import { sendInquiry } from './sendInquiry.ts';
import type { InquiryRecord } from './tables.ts';

describe('inquiries to a courier without an API', () => {
  let server: TestServer;
  let brand: SignedInBrand;
  /** The services with live couriers: their inquiries are emailed. */
  let live: Services;
  let isMailDown = false;
  const call = (method: string, path: string, body?: unknown, token = brand.token) =>
    server.call(method, path, { token, body });

  beforeAll(async () => {
    server = await startTestServer('pglite');
    brand = await server.newBrand('Emails');
    await createCatalogue(call);
    const { services } = server;
    live = {
      ...services,
      mailer: {
        kind: 'memory',
        send: (letter) =>
          isMailDown ? Promise.reject(new Error('connection refused')) : services.mailer.send(letter),
      },
      couriers: {
        ...services.couriers,
        forBrand: async (brand_id) => {
          const couriers = await services.couriers.forBrand(brand_id);
          return {
            ...couriers,
            list: () => couriers.list(),
            adapter: (courier_id) => {
              const adapter = couriers.adapter(courier_id);
              return adapter && { ...adapter, inquiries: 'email' };
            },
          };
        },
      },
    };
  });
  afterAll(() => server.stop());

  async function addInquiry(
    kind: 'trace' | 'claim',
    amount_paise: number | null = null,
  ): Promise<InquiryRecord> {
    const { id: order_id } = await shippedOrder(call, server, 1);
    const shipment = await server.db
      .selectFrom('shipments')
      .selectAll()
      .where('brand_id', '=', brand.brand_id)
      .where('order_id', '=', order_id)
      .executeTakeFirstOrThrow();
    const [inquiry] = await server.db.transaction().execute((tx) =>
      addInquiries(tx, [shipment], {
        kind,
        message: 'Where is it?',
        amount_paise,
        actor: { kind: 'user', id: brand.user_id, name: 'Ritika' },
        now: server.clock.now(),
      }),
    );
    return inquiry!;
  }
  const read = (inquiry_id: string) =>
    server.db
      .selectFrom('courier_inquiries')
      .selectAll()
      .where('brand_id', '=', brand.brand_id)
      .where('inquiry_id', '=', inquiry_id)
      .executeTakeFirstOrThrow();
  const answer = (id: string, body: object, token = brand.token) =>
    call('POST', `/order-tracking/inquiries/${id}/answer`, body, token);

  test('are not sent while its support address is unknown, with what to do', async () => {
    const inquiry = await addInquiry('trace');
    expect(await sendInquiry(server.db, live, inquiry)).toEqual({
      state: 'rejected',
      detail:
        "The support address of Delhivery Surface isn't known. Enter it in Settings > Integrations > Delhivery Surface > Support.",
    });
  });

  test('are emailed, tried again while the mail server is down, and answered by a person', async () => {
    const saved = await call('PUT', '/contracts/desk/1', { support_email: 'desk@courier.example' });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const inquiry = await addInquiry('trace');
    isMailDown = true;
    expect(await sendInquiry(server.db, live, inquiry)).toMatchObject({ state: 'queued' });
    isMailDown = false;
    expect(await sendInquiry(server.db, live, inquiry)).toBeUndefined();
    server.clock.pass(60_000);
    const before = server.letters.length;
    expect(await sendInquiry(server.db, live, inquiry)).toMatchObject({ state: 'sent' });
    const letter = server.letters.at(-1);
    expect(server.letters.length).toBe(before + 1);
    expect(letter).toMatchObject({ to: 'desk@courier.example' });
    expect(letter?.subject).toContain(`Where is AWB ${inquiry.awb}?`);
    expect(letter?.replyTo).toContain('@');
    expect(await read(inquiry.inquiry_id)).toMatchObject({
      state: 'sent',
      sent_to: 'desk@courier.example',
      tries: 2,
    });
    const other = await server.newBrand('Curious');
    expect((await answer(inquiry.inquiry_id, { state: 'answered', detail: 'x' }, other.token)).status).toBe(
      404,
    );
    expect(
      (await answer(inquiry.inquiry_id, { state: 'answered', detail: 'At the Hosur hub.' })).status,
    ).toBe(200);
    expect((await answer(inquiry.inquiry_id, { state: 'answered', detail: 'Again' })).status).toBe(409);
    expect(await read(inquiry.inquiry_id)).toMatchObject({ state: 'answered', detail: 'At the Hosur hub.' });
  });

  test('a claim that is paid is posted to the ledger once, however often its answer arrives', async () => {
    const inquiry = await addInquiry('claim', 50_000);
    await sendInquiry(server.db, live, inquiry);
    const paid = { state: 'answered', detail: 'Approved', paid: 420 };
    expect((await answer(inquiry.inquiry_id, { ...paid, paid: 501 })).body.fields).toEqual({
      paid: 'Enter at most the ₹500.00 claimed.',
    });
    const before = await summedBalances(server.db, brand.brand_id);
    const tries = await Promise.all([1, 2, 3].map(() => answer(inquiry.inquiry_id, paid)));
    expect(tries.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    const after = await summedBalances(server.db, brand.brand_id);
    // The brand typed the answer itself: it is a claim, and nothing to spend.
    expect(after.claims - before.claims).toBe(42_000);
    expect(after.available).toBe(before.available);
    const { rows } = await sql<{ kind: string; amount_paise: string }>`
      select kind, amount_paise from ledger_entries
      where brand_id = ${brand.brand_id} and cause_type = 'claim' and cause_id = ${inquiry.inquiry_id}`.execute(
      server.db,
    );
    expect(rows.map(({ kind, amount_paise }) => [kind, Number(amount_paise)])).toEqual([
      ['CLAIM_CREDIT', 42_000],
    ]);
    const sums = Object.values(await sumAccounts(server.db, brand.brand_id));
    expect(sums.reduce((sum, one) => sum + one, 0)).toBe(0);
  });

  test('the desk of a courier is saved with its days for claims, and a version that was changed is refused', async () => {
    const body = { support_email: 'desk@courier.example', claim_days_lost: 7, claim_days_damaged: null };
    expect((await call('PUT', '/contracts/desk/1', body)).body.data).toMatchObject({
      claim_days_lost: 7,
      usual_days: { lost: 30, damaged: 3 },
    });
    const { desks } = (await call('GET', '/order-tracking/desks')).body.data;
    const delhivery = desks.find((desk: { courier_id: number }) => desk.courier_id === 1);
    // Of a simulated courier there is an API.
    expect(delhivery).toMatchObject({ how: 'api', claim_days: { lost: 7, damaged: 3 } });
    const stale = await server.call('PUT', '/contracts/desk/1', {
      token: brand.token,
      body,
      headers: { 'if-match': '"1"' },
    });
    expect(stale.status).toBe(412);
    expect((await call('PUT', '/contracts/desk/1', { ...body, support_email: 'nobody' })).status).toBe(422);
  });
});
