import type { CashCalendar } from '@khep/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { createCatalogue, packParcels } from '../../../test/shipping.ts';

const dayMs = 86_400_000;
const zoneMs = 5.5 * 3_600_000;
/** The day in India of a moment, without the code that is tested. */
const dayOf = (at: number) => new Date(at + zoneMs).toISOString().slice(0, 10);
const after = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Goes to a Monday after a second Saturday, without a national holiday in the two months before it or the days after it. */
function goToMonday(server: TestServer): string {
  server.clock.toNoon();
  for (;;) {
    const day = dayOf(server.clock.now().getTime());
    const ofMonth = Number(day.slice(8));
    const isFree = ['01', '04', '05', '06', '07', '12'].includes(day.slice(5, 7));
    if (new Date(day).getUTCDay() === 1 && ofMonth >= 10 && ofMonth <= 16 && isFree) return day;
    server.clock.pass(dayMs);
  }
}

describe.each(oneEngine)('prepaid payouts in the cash calendar on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let today: string;
  const read = async (one: SignedInBrand): Promise<CashCalendar> => {
    const answer = await server.call('GET', '/finance/cash', { token: one.token });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data;
  };
  const payouts = ({ entries }: CashCalendar) => entries.filter(({ kind }) => kind === 'gateway_payout');

  let orders = 0;
  /** A prepaid order like the first one, of a day. */
  async function order(day: string, paise: number, gateway: string, more: Record<string, unknown> = {}) {
    orders += 1;
    const facts = {
      order_id: `ord_paid${orders}`,
      order_number: `PAID-${orders}`,
      order_date: `${day}T00:20:00+05:30`,
      payment_mode: 'prepaid',
      is_cancelled: false,
      total_paise: paise,
      collectible_paise: 0,
      ...more,
    };
    await sql`insert into orders select copied.* from orders o, lateral jsonb_populate_record(o,
      ${JSON.stringify(facts)}::jsonb || jsonb_build_object('details', jsonb_set(to_jsonb(o)->'details', '{payment_details,payment_gateway_names}', ${JSON.stringify([gateway])}::jsonb))
      ) copied where o.brand_id = ${brand.brand_id} and o.order_number not like 'PAID-%' limit 1`.execute(
      server.db,
    );
  }
  const deposit = (id: string, day: string, narration: string, credit_paise: number) =>
    server.db
      .insertInto('bank_credits')
      .values({
        brand_id: brand.brand_id,
        id,
        day,
        narration,
        reference: '',
        plain_text: '',
        credit_paise,
        file_name: 'bank.csv',
        created_at: server.clock.now(),
      })
      .execute();

  beforeAll(async () => {
    server = await startTestServer(engine);
    today = goToMonday(server);
    brand = await server.newBrand('Prepaid');
    const call = (method: string, path: string, body?: unknown) =>
      server.call(method, path, { token: brand.token, ...(body !== undefined && { body }) });
    await createCatalogue(call);
    await packParcels(call, server.db, brand.brand_id, 1);
    await sql`update orders set is_cancelled = true where brand_id = ${brand.brand_id}`.execute(server.db);
    const razorpay = 'Razorpay Secure (UPI, Cards)';
    await order(after(today, -5), 5_000_00, razorpay);
    await order(after(today, -4), 100_00, razorpay);
    await order(after(today, -3), 200_50, razorpay);
    await order(after(today, -2), 300_00, razorpay);
    await order(today, 400_00, razorpay);
    await order(today, 50_00, 'Cashfree');
    await order(today, 70_00, 'PayU');
    await order(today, 9_000_00, razorpay, { is_cancelled: true });
    await order(today, 9_000_00, razorpay, { payment_mode: 'cod', collectible_paise: 9_000_00 });
  });
  afterAll(() => server.stop());

  test('come on the second working day of banks after the payment, as the gateways say', async () => {
    const cash = await read(brand);
    expect(payouts(cash).map(({ label, day, amount, is_known }) => [label, day, amount, is_known])).toEqual([
      // Thursday, then Friday and Monday: the second Saturday and the Sunday don't count.
      ['Razorpay', today, 100, true],
      // Friday and Saturday: both on Tuesday.
      ['Razorpay', after(today, 1), 500.5, true],
      // Cashfree’s own example: of a Monday on Wednesday.
      ['Cashfree', after(today, 2), 50, true],
      ['Razorpay', after(today, 2), 400, true],
    ]);
    expect(payouts(cash)[1]).toMatchObject({
      cause: '2 prepaid orders',
      amounts: null,
      move: null,
      target: { screen: 'prepaid_orders', part: `${after(today, -3)}..${after(today, -2)}` },
    });
    expect(cash.gaps).toContain(
      "₹70.00 of prepaid orders of the last 28 days aren't in the calendar: no cycle of PayU is known.",
    );
    expect(payouts(await read(await server.newBrand('Stranger')))).toEqual([]);
  });

  test('are less the fee that the brand entered', async () => {
    await server.call('PUT', '/finance/earnings/settings', {
      token: brand.token,
      body: { payment_fee_percent: 2 },
    });
    expect(payouts(await read(brand)).map(({ amount }) => amount)).toEqual([98, 490.49, 49, 392]);
    await server.call('PUT', '/finance/earnings/settings', {
      token: brand.token,
      body: { payment_fee_percent: 0 },
    });
  });

  test('have an interval from the deposits of the brand’s bank statements, and a pace from its orders', async () => {
    // Ten orders of ₹1,000 on eight Tuesdays: due on Thursdays.
    for (let week = 0; week < 8; week += 1) {
      const tuesday = after(today, -6 - 7 * week);
      for (let n = 0; n < 10; n += 1) await order(tuesday, 1_000_00, 'Razorpay');
      // A day late and 3% less, as its contract says; other deposits of these days aren't the gateway's.
      await deposit(`gw${week}`, after(tuesday, 3), 'NEFT CR-RAZORPAY SOFTWARE PVT LTD-AXISCN01', 9_700_00);
      await deposit(`xx${week}`, after(tuesday, 2), 'NEFT CR-DELHIVERY LTD', 10_000_00);
    }
    await deposit('gw-last', today, 'RAZORPAY SETTLEMENT', 4_850_00);
    const cash = await read(brand);
    const [first] = payouts(cash);
    // Nine outcomes, all 3% less: eight a day late, and that of Wednesday three days, which are not among eight in ten.
    expect(first).toMatchObject({ amounts: [97, 97], days: [after(today, 1), after(today, 3)] });
    const coming = payouts(cash).filter(({ is_known }) => !is_known);
    // Four Tuesdays of ₹10,000 and the five other orders of ₹5,600.50 before today, in the 27 days since the first.
    const perDay = (4 * 10_000 + 5_600.5) / 27;
    const wednesday = coming.find(({ day }) => day === after(today, 2))!;
    expect(wednesday.amount).toBeCloseTo(perDay - 400, 0);
    const thursday = coming.find(({ day }) => day === after(today, 3))!;
    expect(thursday.amount).toBeCloseTo(perDay, 0);
    expect(thursday.target.part).toBe(`${after(today, -28)}..${after(today, -1)}`);
    // None on a Sunday.
    expect(coming.filter(({ day }) => new Date(day).getUTCDay() === 0)).toEqual([]);
  });
});
