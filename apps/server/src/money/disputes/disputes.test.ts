import type { Dispute, DisputeRow, ImportResult } from '@khep/api';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { createCatalogue, packedOrder } from '../../../test/shipping.ts';
import { balanceOf } from '../../brand/ledger/balances.ts';
import { expireDisputes } from './expireDisputes.ts';
import { raiseInvoiceDisputes } from './fromReconciliation.ts';
import { loadDisputeSettings, windowsOf } from './settings.ts';

const dayMs = 86_400_000;

describe.each(oneEngine)('disputes on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });

  beforeAll(async () => {
    server = await startTestServer(engine);
    server.clock.toNoon();
    brand = await server.newBrand('Mitti Disputes');
    await createCatalogue(call);
  });
  afterAll(() => server.stop());

  /** An order that a courier picked up. */
  async function shippedBox() {
    const { id } = await packedOrder(call);
    expect(
      (await call('POST', '/allocation/bulk/assign', { allocations: [{ order_id: id, courier_id: 1 }] }))
        .status,
    ).toBe(200);
    const box = await server.db
      .updateTable('shipments')
      .set({ state: 'IN_TRANSIT', picked_up_at: server.clock.now() })
      .where('brand_id', '=', brand.brand_id)
      .where('order_id', '=', id)
      .returning(['shipment_id', 'awb', 'dead_weight_g'])
      .executeTakeFirstOrThrow();
    return { ...box, awb: box.awb ?? '' };
  }
  async function upload(path: string, ...lines: string[]): Promise<ImportResult> {
    const body = new FormData();
    body.append('file', new File([lines.join('\r\n')], 'notice.csv'));
    const response = await call('POST', path, body);
    expect(response.status, JSON.stringify(response.body)).toBe(200);
    return response.body.data as ImportResult;
  }
  const notice = (...rows: string[]) =>
    upload('/disputes/notices', 'awb,billed_weight_kg,reference', ...rows);
  const find = async (awb: string) => {
    const page = (await call('GET', `/disputes?search=${awb}`)).body.data as { disputes: DisputeRow[] };
    return page.disputes[0]!;
  };
  const details = async (id: string) => (await call('GET', `/disputes/${id}`)).body.data.dispute as Dispute;
  const held = async () => (await balanceOf(server.db, brand.brand_id)).held_paise / 100;
  const charged = async () => -(await balanceOf(server.db, brand.brand_id)).balance_paise / 100;
  /** Moves a deadline to yesterday. */
  const backdate = (id: string, deadline: 'act_by' | 'reopen_by') =>
    server.db
      .updateTable('disputes')
      .set({ [deadline]: new Date(server.clock.now().getTime() - dayMs) })
      .where('brand_id', '=', brand.brand_id)
      .where('dispute_id', '=', id)
      .execute();
  const photos = ['length', 'width', 'height', 'scale', 'label'].map((kind) => ({
    kind,
    url: '/files/proof.jpg',
  }));

  test('imports a weight notice, disputes it with photos, and releases the money that is won', async () => {
    const { awb } = await shippedBox();
    const before = await held();
    const result = await notice(`${awb},12,WD-1`, 'NOSUCH1,12,WD-2', `${awb}0,heavy,WD-3`);
    expect([result.added, result.rejected_rows?.length]).toEqual([1, 2]);
    expect(result.rejected_rows?.map(({ column }) => column)).toEqual(['awb', 'billed_weight_kg']);
    const row = await find(awb);
    expect(row).toMatchObject({ status: 'NEW', reference: 'WD-1', evidence: [] });
    expect(row.amount).toBeGreaterThan(0);
    expect(await held()).toBeCloseTo(before + row.amount);

    const saved = await call('PUT', `/disputes/${row.id}/evidence`, {
      photos,
      scale_g: 1510,
      points: ['Measured on our scale.'],
    });
    expect(saved.body.data.dispute).toMatchObject({
      evidence: expect.arrayContaining(['scale']),
      scale_g: 1510,
    });
    expect((await call('POST', '/disputes/raise', { dispute_ids: [row.id] })).body.data.failures).toEqual([]);
    const late = await call('PUT', `/disputes/${row.id}/evidence`, { photos: [], scale_g: null, points: [] });
    expect(late.status).toBe(409);
    const file = await call('GET', '/disputes/submission?courier_id=1');
    expect(file.status).toBe(200);
    expect(file.body).toMatch(/^\uFEFF?Waybill,Client Weight \(kg\),/);

    const responses = await upload('/disputes/responses', 'awb,outcome,remark', `${awb},Approved,Corrected`);
    expect(responses.rejected_rows).toEqual([]);
    expect(await details(row.id)).toMatchObject({ status: 'WON', held: 0, released: row.amount, debited: 0 });
    expect(await held()).toBeCloseTo(before);
    expect((await details(row.id)).history.map(({ text }) => text)).toEqual([
      'Notice received',
      'Evidence changed',
      'With the courier',
      'Won: Corrected',
    ]);
  });

  test('begins with what was recorded of the box at packing', async () => {
    const { shipment_id, awb } = await shippedBox();
    const save = (body: object, version: number) =>
      server.call('PUT', `/order-tracking/shipments/${shipment_id}/packing-record`, {
        token: brand.token,
        body,
        headers: { 'if-match': `"${version}"` },
      });
    const recorded = photos.filter(({ kind }) => kind !== 'label');
    expect((await save({ photos: recorded, scale_g: 0 }, 0)).status).toBe(422);
    expect((await save({ photos: recorded, scale_g: 1490 }, 0)).body.data.packing_record).toMatchObject({
      scale_g: 1490,
      version: 1,
    });
    // Another packer had the form open since before.
    const late = await save({ photos: [], scale_g: 1 }, 0);
    expect([late.status, late.body.current.scale_g]).toEqual([412, 1490]);
    await notice(`${awb},12,WD-P`);
    const dispute = await details((await find(awb)).id);
    expect(dispute.scale_g).toBe(1490);
    expect(dispute.photos).toEqual(recorded);
    expect(dispute.points.join(' ')).toMatch(/1\.49 kg|1490 g/);
  });

  test('emails what is with a courier to its support desk, once', async () => {
    const { awb } = await shippedBox();
    await notice(`${awb},12,WD-E`);
    const { id } = await find(awb);
    await call('POST', '/disputes/raise', { dispute_ids: [id] });
    const listed = async () => (await call('GET', '/disputes/submissions')).body.data.submissions[0];
    const send = () => call('POST', '/disputes/submission', { courier_id: 1, dispute_ids: [id] });
    expect(await listed()).toMatchObject({ courier_id: 1, support_email: '', emailed_at: null });
    expect((await listed()).problem).toContain('Settings > Integrations');
    expect((await send()).status).toBe(409);

    const desk = { support_email: 'claims@courier.example', claim_days_lost: null, claim_days_damaged: null };
    expect((await call('PUT', '/contracts/desk/1', desk)).status).toBe(200);
    const { unsent } = await listed();
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    const letters = server.letters.filter(({ to }) => to === desk.support_email);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({ replyTo: expect.stringContaining('@') });
    const [attached] = letters[0]?.attachments ?? [];
    expect(attached?.content.toString()).toContain(`\r\n${awb},`);
    expect(await listed()).toMatchObject({ unsent: unsent - 1, problem: '' });
    expect((await details(id)).history.map(({ text }) => text)).toContain(`Emailed to ${desk.support_email}`);

    // A reopened dispute is new to the courier.
    await call('POST', `/disputes/${id}/resolve`, { outcome: 'LOST', remark: 'No' });
    expect((await call('POST', `/disputes/${id}/reopen`)).status).toBe(200);
    expect((await listed()).unsent).toBe(unsent);
    const mailer = vi.spyOn(server.services.mailer, 'send').mockRejectedValueOnce(new Error('down'));
    expect((await send()).status).toBe(503);
    expect((await listed()).unsent).toBe(unsent);
    expect((await send()).status).toBe(200);
    mailer.mockRestore();
  });

  test('ignores a notice that comes twice, and one within the declared slab', async () => {
    const { awb, dead_weight_g } = await shippedBox();
    await notice(`${awb},12,WD-4`);
    const before = await held();
    await notice(`${awb},13,WD-4`);
    expect(await held()).toBe(before);
    const other = await shippedBox();
    const same = await notice(`${other.awb},${dead_weight_g / 1000},WD-5`);
    expect(same.rejected_rows?.[0]?.reason).toContain('nothing was overcharged');
  });

  test('debits what is lost, and refunds it if the dispute is reopened in time and won', async () => {
    const { awb } = await shippedBox();
    await notice(`${awb},12,WD-6`);
    const { id, amount } = await find(awb);
    const before = await charged();
    await call('POST', '/disputes/raise', { dispute_ids: [id] });
    await call('POST', `/disputes/${id}/resolve`, { outcome: 'LOST' });
    expect(await charged()).toBeCloseTo(before + amount);
    expect((await call('POST', `/disputes/${id}/reopen`)).status).toBe(200);
    const partly = await call('POST', `/disputes/${id}/resolve`, { outcome: 'PARTIAL', released: 10 });
    expect(partly.body.data.dispute).toMatchObject({ status: 'PARTIAL', released: 10 });
    expect(await charged()).toBeCloseTo(before + amount - 10);
    await backdate(id, 'reopen_by');
    expect((await call('POST', `/disputes/${id}/reopen`)).body.detail).toContain('time to reopen');
  });

  test('expires what no one answered, and reports each failed row of a bulk answer', async () => {
    const [one, two] = [await shippedBox(), await shippedBox()];
    await notice(`${one.awb},12,WD-7`, `${two.awb},12,WD-8`);
    const [late, accepted] = [await find(one.awb), await find(two.awb)];
    const before = await charged();
    expect(
      (await call('POST', '/disputes/accept', { dispute_ids: [accepted.id] })).body.data.failures,
    ).toEqual([]);
    await backdate(late.id, 'act_by');
    expect(await expireDisputes(server.db, server.services)).toBeGreaterThanOrEqual(1);
    expect(await expireDisputes(server.db, server.services)).toBe(0);
    expect((await details(late.id)).status).toBe('EXPIRED');
    expect(await charged()).toBeGreaterThanOrEqual(before + late.amount + accepted.amount - 0.01);
    const { failures } = (await call('POST', '/disputes/raise', { dispute_ids: [late.id, accepted.id] })).body
      .data;
    expect(failures).toHaveLength(2);
    const expired = await call('GET', '/disputes?tab=expired');
    expect(JSON.stringify(expired.body.data)).toContain(late.id);
  });

  test('answers by the first matching rule', async () => {
    const rule = { id: 'r1', name: 'Small amounts', action: 'accept', max_amount: 100_000 };
    expect((await call('PUT', '/disputes/settings', { rules: [rule] })).status).toBe(200);
    const { awb } = await shippedBox();
    await notice(`${awb},12,WD-9`);
    const row = await find(awb);
    expect(row.status).toBe('ACCEPTED');
    expect((await details(row.id)).history.at(-1)).toMatchObject({
      text: 'Accepted: Small amounts',
      actor: 'Dispute rules',
    });
    await call('PUT', '/disputes/settings', { rules: [] });
  });

  test('adds a charge by hand once, and raises lines of an invoice', async () => {
    const { awb, shipment_id } = await shippedBox();
    const draft = { awb, category: 'zone', amount: 45.5, remark: 'Zone E was billed for D' };
    expect((await call('POST', '/disputes', { ...draft, amount: null })).body.fields).toHaveProperty(
      'amount',
    );
    const added = await call('POST', '/disputes', draft);
    expect(added.body.data.dispute).toMatchObject({ source: 'manual', amount: 45.5, status: 'NEW' });
    expect((await call('POST', '/disputes', draft)).status).toBe(409);
    const windows = windowsOf(await loadDisputeSettings(server.db, brand.brand_id));
    const raised = await server.db.transaction().execute((tx) =>
      raiseInvoiceDisputes(
        tx,
        brand.brand_id,
        ['zone' as const, 'rate' as const].map((category) => ({
          line_id: `line-${category}`,
          shipment_id,
          category,
          billed_weight_g: null,
          amount_paise: 1200,
          reference: 'DL-42',
          remark: 'Billed above the contract',
        })),
        { windows, rules: [] },
        { actor: { kind: 'system', name: 'Khep' }, now: server.clock.now() },
      ),
    );
    expect(raised.map(({ dispute_id }) => dispute_id === undefined)).toEqual([true, false]);
  });

  test("shows no brand another's disputes", async () => {
    const other = await server.newBrand('Elsewhere');
    const { disputes } = (await call('GET', '/disputes')).body.data as { disputes: { id: string }[] };
    const path = `/disputes/${disputes[0]!.id}`;
    expect((await server.call('GET', path, { token: other.token })).status).toBe(404);
    const theirs = await server.call('GET', '/disputes', { token: other.token });
    expect(theirs.body.data.disputes).toEqual([]);
    const answered = await server.call('POST', '/disputes/accept', {
      token: other.token,
      body: { dispute_ids: [disputes[0]!.id] },
    });
    expect(answered.body.data.failures).toEqual([{ id: disputes[0]!.id, message: 'Dispute not found.' }]);
  });

  test('sums what is at stake and what was won', async () => {
    const summary = (await call('GET', '/disputes/summary')).body.data;
    expect(summary.won.won).toBeGreaterThan(0);
    expect(summary.tabs.resolved).toBeGreaterThan(0);
    expect(summary.couriers[0]).toMatchObject({ courier_id: 1 });
  });
});
