import type { NdrCall, NdrCalls } from '@khep/api';
import { fileTypeFromBuffer } from 'file-type';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signToken } from '../../../base/signedToken.ts';
import { eraseNdrBuyers } from '../eraseBuyers.ts';
import { oneEngine } from '../../../../test/engines.ts';
import { openCase } from '../../../../test/openCase.ts';
import { orderFor } from '../../../../test/fixtures.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../../test/server.ts';
import { createCatalogue, packedOrder } from '../../../../test/shipping.ts';
import { sweepCalls } from './followCall.ts';

const second = 1000;
const account = {
  region: 'mumbai',
  account_sid: 'mitti1',
  api_key: 'key-1',
  api_token: 'token-of-mitti',
  caller_id: '08047112233',
  is_recorded: true,
  daily_cap: 50,
};

describe.each(oneEngine)('calls to buyers, on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });

  beforeAll(async () => {
    // The simulator's calls take the time of the test's clock.
    server = await startTestServer(engine, { KHEP_SIMULATOR_SPEED: '1' });
    server.clock.toNoon();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    brand = await server.newBrand('Mitti Calls');
    await createCatalogue(call);
  });

  /** A case of a buyer; the last digits of the phone decide what becomes of a call. */
  async function newCase(phone = '9829010010') {
    const { id: order_id } = await packedOrder(call, orderFor({ phone }));
    const { shipment_id } = await server.db
      .selectFrom('shipments')
      .select('shipment_id')
      .where('brand_id', '=', brand.brand_id)
      .where('order_id', '=', order_id)
      .executeTakeFirstOrThrow();
    await openCase(server, { brand_id: brand.brand_id, order_id, shipment_id });
    return { order_id, shipment_id };
  }
  const connect = (more: object = {}) => call('PUT', '/telephony/accounts/exotel', { ...account, ...more });
  const start = (id: string) => call('POST', `/ndr/calls/${id}`, {});
  const load = async (id: string): Promise<NdrCalls> => (await call('GET', `/ndr/calls/${id}`)).body.data;
  const latest = async (id: string): Promise<NdrCall | undefined> => (await load(id)).calls[0];
  async function after(seconds: number) {
    server.clock.pass(seconds * second);
    await sweepCalls(server.db, server.services);
  }
  /** Long enough for every step: the provider is asked each 15 seconds. */
  async function untilEnded(id: string): Promise<NdrCall> {
    for (let round = 0; round < 20; round += 1) {
      await after(16);
      const found = await latest(id);
      if (
        found &&
        found.state !== 'calling-you' &&
        found.state !== 'calling-buyer' &&
        found.state !== 'talking'
      )
        return found;
    }
    throw new Error('The call never ended');
  }

  test('go from the own phone to the buyer, and leave a recording with its checksum', async () => {
    const { shipment_id, order_id } = await newCase();
    expect((await load(shipment_id)).dial.problem).toContain('No telephony account');
    expect((await start(shipment_id)).status).toBe(409);
    expect((await connect()).body.data.account).toMatchObject({ is_connected: true, is_simulated: true });
    const { dial } = await load(shipment_id);
    expect(dial).toMatchObject({ problem: '', phone: '9829010010', number: '9829010010', is_recorded: true });

    const { body } = await start(shipment_id);
    expect(body.data).toMatchObject({ state: 'calling-you', by: expect.any(String), talk_seconds: null });
    await after(16);
    expect(await latest(shipment_id)).toMatchObject({ state: 'calling-buyer' });
    await after(16);
    expect(await latest(shipment_id)).toMatchObject({ state: 'talking' });
    const ended = await untilEnded(shipment_id);
    expect(ended).toMatchObject({ state: 'answered', talk_seconds: 102, recording: { state: 'stored' } });
    const name = ended.recording.url.split('/').at(-1) ?? '';
    const file = await fetch(`${server.url}/api/ndr/proof/${name}`, {
      headers: { authorization: `Bearer ${brand.token}` },
    });
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect((await fileTypeFromBuffer(bytes))?.mime).toBe('audio/mpeg');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(ended.recording.sha256);
    expect(bytes.byteLength).toBe(ended.recording.bytes);

    // It is a line in the order's history, once.
    const events = await server.db
      .selectFrom('events')
      .select(['kind', 'data', 'actor'])
      .where('brand_id', '=', brand.brand_id)
      .where('order_id', '=', order_id)
      .where('kind', '=', 'ndr.called')
      .execute();
    expect(events).toMatchObject([{ data: { outcome: 'Answered, 1:42' }, actor: { id: brand.user_id } }]);

    // Erasing the buyer deletes the file.
    await server.db
      .transaction()
      .execute((tx) =>
        eraseNdrBuyers(tx, server.services.privateFiles, { brand_id: brand.brand_id, order_ids: [order_id] }),
      );
    expect(await server.services.privateFiles.read(name)).toBeUndefined();
    expect(await latest(shipment_id)).toMatchObject({ recording: { state: 'none', url: '', sha256: '' } });
  });

  test.each([
    ['9829010001', 'no-answer', ''],
    ['9829010002', 'busy', ''],
    ['9829010003', 'failed', "The buyer's phone couldn't be reached."],
  ])('to %s end with %s', async (phone, state, problem) => {
    await connect();
    const { shipment_id } = await newCase(phone);
    await start(shipment_id);
    expect(await untilEnded(shipment_id)).toMatchObject({
      state,
      problem,
      talk_seconds: 0,
      recording: { state: 'none' },
    });
  });

  test('ring the own phone first: no one else is called if it is not picked up', async () => {
    await connect();
    const { shipment_id } = await newCase();
    const mobile = (number: string) =>
      server.db
        .updateTable('users')
        .set({ mobile: number })
        .where('brand_id', '=', brand.brand_id)
        .where('user_id', '=', brand.user_id)
        .execute();
    await mobile('');
    expect((await load(shipment_id)).dial.problem).toContain('Your account has no mobile number');
    expect((await start(shipment_id)).status).toBe(409);
    await mobile('+91 98290 00099');
    expect((await load(shipment_id)).dial).toMatchObject({ problem: '', agent_phone: '98••••0099' });
    await start(shipment_id);
    expect(await untilEnded(shipment_id)).toMatchObject({ state: 'not-picked-up' });
  });

  test('are one at a time, of a case and of a person, and so many a day', async () => {
    await connect({ daily_cap: 2 });
    const one = await newCase();
    const other = await newCase('9829010020');
    await start(one.shipment_id);
    expect((await start(one.shipment_id)).body.detail).toContain('in a call already');
    const second = await start(other.shipment_id);
    expect(second.status).toBe(409);
    expect((await load(other.shipment_id)).dial.problem).toContain('another case');
    await untilEnded(one.shipment_id);
    expect((await start(other.shipment_id)).status).toBe(200);
    await untilEnded(other.shipment_id);
    expect((await load(one.shipment_id)).dial.problem).toContain('All 2 calls of today');
  });

  test('are known by their callback, which ends none', async () => {
    await connect();
    const { shipment_id } = await newCase();
    const { id } = (await start(shipment_id)).body.data as NdrCall;
    const { sid } = await server.db
      .selectFrom('ndr_calls')
      .select('sid')
      .where('brand_id', '=', brand.brand_id)
      .where('call_id', '=', id)
      .executeTakeFirstOrThrow();
    const until = server.clock.now().getTime() + 3_600_000;
    const post = (token: string, body: object) =>
      fetch(`${server.url}/webhooks/telephony/${token}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const token = signToken(server.services, ['call', brand.brand_id, id], until);
    // A link of another use, a forged one, and another call's news change nothing.
    expect((await post(signToken(server.services, ['proof', brand.brand_id, id], until), {})).status).toBe(
      401,
    );
    expect((await post(`${token}x`, {})).status).toBe(401);
    await post(token, { CallSid: 'another', EventType: 'answered', Legs: [{ Status: 'in-progress' }] });
    expect(await latest(shipment_id)).toMatchObject({ state: 'calling-you' });
    await post(token, {
      CallSid: sid,
      EventType: 'answered',
      Legs: [{ Status: 'in-progress' }, { Status: 'in-progress' }],
    });
    expect(await latest(shipment_id)).toMatchObject({ state: 'talking' });
    // Whoever says so: the provider's report decides, and it says that the call goes on.
    await post(token, {
      CallSid: sid,
      EventType: 'terminal',
      Status: 'completed',
      ConversationDuration: 900,
    });
    expect(await latest(shipment_id)).toMatchObject({ state: 'talking', talk_seconds: null });
  });

  test('keep to the hours in which buyers are called', async () => {
    await connect();
    const { shipment_id } = await newCase();
    server.clock.pass(10 * 3_600_000);
    expect((await load(shipment_id)).dial.problem).toMatch(/^Buyers are called from 09:00 to 21:00/);
    expect((await start(shipment_id)).status).toBe(409);
    server.clock.pass(14 * 3_600_000);
  });

  test('are tested with the credentials that are saved', async () => {
    const wrong = await connect({ api_token: 'wrong' });
    expect(wrong.body).toMatchObject({ fields: { api_token: 'Exotel rejected the API key and token.' } });
    await connect();
    const [saved] = (await call('GET', '/telephony/accounts')).body.data.accounts;
    expect(saved.api_token).not.toContain('token-of');
    const stored = await server.db
      .selectFrom('telephony_accounts')
      .select('api_token')
      .where('brand_id', '=', brand.brand_id)
      .executeTakeFirstOrThrow();
    expect(stored.api_token).not.toContain('token-of-mitti');
    // An empty token keeps the saved one; of another key it isn't.
    expect((await connect({ api_token: '' })).status).toBe(200);
    expect((await connect({ api_key: 'key-2', api_token: '' })).body.fields).toHaveProperty('api_token');
    expect((await call('DELETE', '/telephony/accounts/exotel')).status).toBe(200);
    expect((await call('GET', '/telephony/accounts')).body.data.accounts).toMatchObject([
      { is_connected: false, api_token: '' },
    ]);
  });
});
