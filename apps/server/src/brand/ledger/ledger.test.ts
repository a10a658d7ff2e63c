import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/engines.ts';
import { today } from '../../../test/fixtures.ts';
import { expectLedgerAddsUp } from '../../../test/ledgerChecks.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { copyPackedOrder, createCatalogue, packedOrder } from '../../../test/shipping.ts';
import { ownStatement, recordStatements, withoutTimed } from '../../../test/statements.ts';
import { seededRandom } from '../../base/seededRandom.ts';
import { pollOnce } from '../../dispatch/tracking/poll/poll.ts';
import { balanceOf } from './balances.ts';
import { debitHold, hold, release } from './holds.ts';
import { postEntry } from './post.ts';
import type { Posting } from './post.ts';

const actor = { kind: 'system', name: 'Khep' } as const;

describe.each(engines)('the ledger on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Mitti Ledger');
  });
  afterAll(() => server.stop());

  const recharge = (id: string, amount_paise: number, brand_id = brand.brand_id) =>
    server.db.transaction().execute((tx) =>
      postEntry(tx, {
        ...posting(`recharge:${id}`, { type: 'payment', id }, brand_id),
        entry: { kind: 'RECHARGE', from: 'gateway', to: 'available', amount_paise },
      }),
    );
  const posting = (
    key: string,
    cause: Posting['cause'],
    brand_id = brand.brand_id,
  ): Omit<Posting, 'entries'> => ({
    brand_id,
    key,
    cause,
    reference: cause.id,
    actor,
    at: server.clock.now(),
  });
  const expectTrue = (brand_id: string) => expectLedgerAddsUp(server.db, brand_id);

  test('posts the same cause once, however often and at once it is tried', async () => {
    const posted = await Promise.all(Array.from({ length: 5 }, () => recharge('pay_once', 250_000)));
    // One wins; the others wait for the wallet and find the key.
    expect(posted.filter(Boolean)).toHaveLength(1);
    expect(await recharge('pay_once', 250_000)).toBe(false);
    expect(await balanceOf(server.db, brand.brand_id)).toMatchObject({ balance_paise: 250_000 });
  });

  test('releases and debits a hold once, and never more than was held', async () => {
    const cause = { type: 'dispute', id: 'dsp_1' } as const;
    const change = (key: string) => ({ ...posting(key, cause), account: 'weight_hold' as const });
    const run = <T>(work: Parameters<ReturnType<typeof server.db.transaction>['execute']>[0]) =>
      server.db.transaction().execute(work) as Promise<T>;
    await run((tx) => hold(tx, { ...change('weight-hold:dsp_1'), amount_paise: 11_630 }));
    expect(await balanceOf(server.db, brand.brand_id)).toEqual({
      balance_paise: 250_000,
      held_paise: 11_630,
      available_paise: 238_370,
      claims_paise: 0,
    });
    expect(await run((tx) => debitHold(tx, { ...change('weight-lost:dsp_1'), amount_paise: 5815 }))).toBe(
      true,
    );
    // Decided already: neither another key nor the same one moves money again.
    expect(await run((tx) => release(tx, change('weight-won:dsp_1')))).toBe(false);
    expect(await run((tx) => debitHold(tx, { ...change('weight-lost:dsp_1'), amount_paise: 5815 }))).toBe(
      false,
    );
    expect(await balanceOf(server.db, brand.brand_id)).toEqual({
      balance_paise: 244_185,
      held_paise: 0,
      available_paise: 244_185,
      claims_paise: 0,
    });
    await expectTrue(brand.brand_id);
  });

  test('never drifts, whatever is posted at once', async () => {
    const random = seededRandom(13);
    const other = `${brand.brand_id}_other`;
    const steps = Array.from({ length: engine === 'postgres' ? 160 : 80 }, (_, index) => async () => {
      const brand_id = random.chance(0.8) ? brand.brand_id : other;
      const id = `dsp_r${random.int(0, 9)}`;
      const amount_paise = random.int(1, 9999);
      const draw = random.next();
      const change = {
        ...posting(`${id}:${random.int(0, 25)}`, { type: 'dispute' as const, id }, brand_id),
        account: 'weight_hold' as const,
      };
      if (draw < 0.3) return recharge(`pay_${random.int(0, 30)}`, amount_paise, brand_id);
      return server.db
        .transaction()
        .execute(async (tx) => {
          // As every caller does for its cause: one at a time.
          await sql`select pg_advisory_xact_lock(hashtext(${`${brand_id}${id}`}))`.execute(tx);
          if (draw < 0.6) await hold(tx, { ...change, amount_paise });
          else if (draw < 0.8) await debitHold(tx, { ...change, amount_paise });
          else await release(tx, change);
          // A part of them is rolled back after posting, or its connection is killed before the commit.
          if (index % 7 === 0) throw new Error('rolled back');
          if (index % 11 === 0 && engine === 'postgres')
            await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
        })
        .catch((error: Error & { code?: string }) => {
          const isOurs = error.message === 'rolled back' || error.code === '57P01';
          if (!isOurs && !/terminat/i.test(error.message)) throw error;
        });
    });
    for (let start = 0; start < steps.length; start += 16)
      await Promise.all(steps.slice(start, start + 16).map((step) => step()));
    await expectTrue(brand.brand_id);
    await expectTrue(other);
  });

  describe('of shipments that Khep bills', () => {
    let wallet: SignedInBrand;
    const call = (method: string, path: string, body?: unknown) =>
      server.call(method, path, { token: wallet.token, body });
    const allocate = (order_id: string) =>
      call('POST', '/allocation/bulk/assign', { allocations: [{ order_id, courier_id: 1 }] });
    const entries = async () => {
      const rows = await server.db
        .selectFrom('ledger_entries')
        .select(['kind', 'amount_paise', 'reference'])
        .where('brand_id', '=', wallet.brand_id)
        .orderBy('seq')
        .execute();
      return rows.map(({ kind, amount_paise }) => `${kind} ${amount_paise}`);
    };
    const box = (order_id: string) =>
      server.db
        .selectFrom('shipments')
        .select(['state', 'charge_paise', 'is_wallet_billed'])
        .where('brand_id', '=', wallet.brand_id)
        .where('order_id', '=', order_id)
        .orderBy('box_no')
        .executeTakeFirstOrThrow();
    beforeAll(async () => {
      wallet = await server.newBrand('Mitti Wallet');
      await createCatalogue(call);
      await server.db
        .insertInto('wallets')
        .values({ brand_id: wallet.brand_id, bills_freight: true })
        .execute();
    });

    test('refuses a booking that the wallet cannot pay, and says how much it lacks', async () => {
      const { id } = await packedOrder(call);
      const { body } = await allocate(id);
      expect(JSON.stringify(body)).toMatch(
        /The wallet has ₹0\.00 available, and this shipment costs ₹[\d.]+\. Top up/,
      );
      expect(await box(id)).toMatchObject({ state: 'DRAFT', is_wallet_billed: false });
      expect(await entries()).toEqual([]);
    });

    test('holds the charge at booking, within the statements of a booking, and releases it on cancelling', async () => {
      await recharge('pay_wallet', 1_000_000, wallet.brand_id);
      const { id } = await packedOrder(call);
      expect((await allocate(id)).status).toBe(200);
      const { charge_paise } = await box(id);
      expect(charge_paise).toBeGreaterThan(0);
      expect(await entries()).toEqual(['RECHARGE 1000000', `FREIGHT_HOLD ${charge_paise}`]);
      const cancelled = await call('POST', '/order/processor/bulk/cancel', {
        order_ids: [id],
        reason: 'The buyer asked for it',
      });
      expect([cancelled.status, (await entries()).at(-1)]).toEqual([200, `HOLD_RELEASE ${charge_paise}`]);
      expect(await balanceOf(server.db, wallet.brand_id)).toMatchObject({
        held_paise: 0,
        balance_paise: 1_000_000,
      });
    });

    test('debits the hold once at pickup, however the scans arrive', async () => {
      const { id } = await packedOrder(call);
      await allocate(id);
      await call('POST', '/order/processor/pickup/schedule', {
        order_ids: [id],
        pickup_date: today(server),
        pickup_time: '16:00',
      });
      const { charge_paise } = await box(id);
      for (let day = 0; day < 12 && (await box(id)).state !== 'DELIVERED'; day += 1) {
        server.clock.pass(86_400_000);
        await pollOnce(server.db, server.services);
        await pollOnce(server.db, server.services);
      }
      expect((await box(id)).state).toBe('DELIVERED');
      expect((await entries()).slice(-2)).toEqual([
        `FREIGHT_HOLD ${charge_paise}`,
        `FREIGHT_DEBIT ${charge_paise}`,
      ]);
      await expectTrue(wallet.brand_id);
    });

    test('costs twelve statements a parcel at most', async () => {
      const orders = 20;
      const ids = await copyPackedOrder(server.db, wallet.brand_id, (await packedOrder(call)).id, orders);
      const ended = async (job_id: string) => {
        const { rows } = await sql<{ state: string; done: number }>`${sql.raw(ownStatement)}
          select state, done from jobs where brand_id = ${wallet.brand_id} and job_id = ${job_id}`.execute(
          server.db,
        );
        return rows[0]?.state === 'done' ? rows[0].done : undefined;
      };
      const statements = await recordStatements(async () => {
        const { body } = await call('POST', '/allocation/bulk/assign/batch', { order_ids: ids });
        await expect.poll(() => ended(body.data.job.id), { timeout: 120_000, interval: 200 }).toBe(orders);
      });
      const counted = withoutTimed(statements);
      // The one-time statements of a job count less over more parcels.
      expect((counted.length - 40) / orders).toBeLessThanOrEqual(12);
      await expectTrue(wallet.brand_id);
    });
  });
});
