import { endpoints } from '@khep/api';
import type { Order } from '@khep/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { orderFor } from '../../../test/fixtures.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { createCatalogue, shippedOrder } from '../../../test/shipping.ts';
import { appendEvent } from '../../platform/db/events.ts';

test('only reads are open to users of another module', () => {
  const shared = endpoints.filter(({ alsoFor }) => alsoFor !== undefined);
  expect(shared.map(({ id }) => id)).toEqual(['orders.get']);
  for (const { id, method } of shared) expect(method, id).toBe('GET');
});

describe.each(oneEngine)('the order of a case, on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let failed: string;
  let delivered: string;
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  const grant = (...module_access: string[]) =>
    server.db
      .updateTable('users')
      .set({ business_role: 'user', module_access: JSON.stringify(module_access) as never })
      .where('brand_id', '=', brand.brand_id)
      .execute();
  const open = (id: string) => call('GET', `/order/${id}`);

  const ship = async (phone: string, buyer: object = {}): Promise<string> => {
    const draft = orderFor({ phone });
    draft.buyer_details = { ...draft.buyer_details, ...buyer };
    return (await shippedOrder(call, server, 1, draft)).id;
  };

  async function recordCase(order_id: string): Promise<void> {
    const at = server.clock.now();
    const box = await server.db
      .selectFrom('shipments')
      .select(['shipment_id', 'awb', 'courier_id'])
      .where('brand_id', '=', brand.brand_id)
      .where('order_id', '=', order_id)
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('ndr_cases')
      .values({
        brand_id: brand.brand_id,
        shipment_id: box.shipment_id,
        order_id,
        awb: box.awb ?? '',
        courier_id: box.courier_id ?? 1,
        partner: 'delhivery',
        status: 'response-needed',
        state: 'UNDELIVERED',
        bucket: 'CNA',
        attempts: 1,
        first_ndr_at: at,
        ndr_at: at,
        deadline_at: new Date(at.getTime() + 3_600_000),
        payment_mode: 'prepaid',
        value_paise: 100,
        pincode: '560038',
        created_at: at,
        updated_at: at,
      })
      .execute();
  }

  beforeAll(async () => {
    server = await startTestServer(engine);
    server.clock.toNoon();
    brand = await server.newBrand('Mitti Desk');
    await createCatalogue(call);
    failed = await ship('9829010021', {
      landmark: 'Call 98290-10021 or 9829010029, write to Buyer@example.in',
      alternate_phone: '9829010029',
    });
    delivered = await ship('9829010022');
    await recordCase(failed);
    const actor = { kind: 'user' as const, id: brand.user_id, name: 'Desk' };
    await server.db.transaction().execute((tx) =>
      appendEvent(tx, {
        brand_id: brand.brand_id,
        order_id: failed,
        kind: 'ndr.answered',
        actor,
        data: { answer: 'Re-attempt', remark: 'Ring 98290 10021 at 6 pm', earlier_phone: '9829010020' },
        at: server.clock.now(),
      }),
    );
  });
  afterAll(() => server.stop());

  test('opens read-only for a user of NDR while the case is open', async () => {
    const owned = (await open(failed)).body.data.order as Order;
    expect(owned).toMatchObject({ is_read_only: false, buyer_details: { phone: '9829010021' } });
    await grant('ndr');
    const read = (await open(failed)).body.data.order as Order;
    expect(read).toMatchObject({
      id: failed,
      is_read_only: true,
      buyer_details: { phone: '98••••0021' },
      cancellable_items: [],
    });
    // Nor where the buyer or the desk wrote them elsewhere.
    expect(read.buyer_details.landmark).toBe('Call 98••••0021 or 98••••0029, write to b•••@example.in');
    expect(read.timeline.map(({ words }) => words)).toContain(
      'Failed delivery answered: Re-attempt, Ring 98••••0021 at 6 pm',
    );
    const answer = JSON.stringify(read);
    for (const contact of [/98290[\s-]*10021/, /9829010029/, /9829010020/, /buyer@example/i])
      expect(answer).not.toMatch(contact);
    expect(Object.values(read.actions)).toEqual(Object.values(read.actions).map(() => false));
    const { shipment_id } = await server.db
      .selectFrom('ndr_cases')
      .select('shipment_id')
      .where('brand_id', '=', brand.brand_id)
      .executeTakeFirstOrThrow();
    const history = await call('GET', `/ndr/history/${shipment_id}`);
    expect(history.body.data.ndr.can_open_order).toBe(true);

    await server.db
      .updateTable('ndr_cases')
      .set({ ended_at: server.clock.now(), status: 'delivered' })
      .where('brand_id', '=', brand.brand_id)
      .execute();
    expect((await open(failed)).status).toBe(403);
    expect((await call('GET', `/ndr/history/${shipment_id}`)).body.data.ndr.can_open_order).toBe(false);
    await server.db
      .updateTable('ndr_cases')
      .set({ ended_at: null, status: 'response-needed' })
      .where('brand_id', '=', brand.brand_id)
      .execute();
  });

  test('shows the number of a case as in its order, in the facts and for a call', async () => {
    const { shipment_id } = await server.db
      .selectFrom('ndr_cases')
      .select('shipment_id')
      .where('brand_id', '=', brand.brand_id)
      .executeTakeFirstOrThrow();
    const shown = async () => {
      const { ndr } = (await call('GET', `/ndr/history/${shipment_id}`)).body.data;
      const { dial } = (await call('GET', `/ndr/calls/${shipment_id}`)).body.data;
      return { facts: ndr.phone, address: ndr.address, call: dial.phone, number: dial.number };
    };
    await grant('ndr');
    expect(await shown()).toEqual({
      facts: '98••••0021',
      address: expect.stringContaining('Call 98••••0021 or 98••••0029, write to b•••@example.in'),
      call: '98••••0021',
      number: '',
    });
    await grant('ndr', 'orders');
    expect(await shown()).toEqual({
      facts: '9829010021',
      address: expect.stringContaining('Call 98290-10021 or 9829010029, write to Buyer@example.in'),
      call: '9829010021',
      number: '9829010021',
    });
    await grant('ndr');
  });

  test('opens no other order, and says the same of one that does not exist', async () => {
    await grant('ndr');
    const other = await open(delivered);
    const missing = await open('ord_none');
    expect([other.status, missing.status]).toEqual([403, 403]);
    expect(other.body.message).toBe('Your account has no access to orders. Ask a brand owner.');
    expect(missing.body.message).toBe(other.body.message);
    const stranger = await server.newBrand('Elsewhere Desk');
    await server.db
      .updateTable('users')
      .set({ business_role: 'user', module_access: JSON.stringify(['ndr', 'rto']) as never })
      .where('brand_id', '=', stranger.brand_id)
      .execute();
    const foreign = await server.call('GET', `/order/${failed}`, { token: stranger.token });
    expect(foreign.status).toBe(403);
  });

  test('stays closed to a user of neither, and to one whose module has no case of it', async () => {
    for (const module of ['shipment', 'sku', 'rto']) {
      await grant(module);
      expect((await open(failed)).status, module).toBe(403);
    }
  });

  test('opens for a user of Returns while the return is open, and for no changes', async () => {
    await grant('all');
    const at = server.clock.now();
    await server.db
      .updateTable('shipments')
      .set({ state: 'DELIVERED', ended_at: at })
      .where('brand_id', '=', brand.brand_id)
      .where('order_id', '=', delivered)
      .execute();
    const created = await call('POST', '/order/processor/create-return', {
      order_id: delivered,
      reason: 'size',
      items: [{ sku_id: 'TP-S-01', quantity: 1 }],
    });
    expect(created.status, JSON.stringify(created.body)).toBe(200);
    await grant('rto');
    expect((await open(delivered)).body.data.order).toMatchObject({ id: delivered, is_read_only: true });
    expect((await open(failed)).status).toBe(403);
    for (const { method, path, id } of endpoints.filter(
      ({ module, method }) => module === 'orders' && method !== 'GET',
    )) {
      const { status } = await call(method, path.replaceAll(/\{\w+\}/g, delivered), {});
      expect(status, id).toBe(403);
    }
  });
});
