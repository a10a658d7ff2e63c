import { endpoints } from '@khep/api';
import type { Endpoint } from '@khep/api';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { insertDispute } from '../../../test/disputes.ts';
import { oneEngine } from '../../../test/engines.ts';
import { recordFailedDelivery } from '../../../test/failedDelivery.ts';
import { digestOf } from '../../../test/digest.ts';
import {
  boxDraft,
  orderDraft,
  ruleDraft,
  runOrderLifecycle,
  skuDraft,
  viewDraft,
  warehouseDraft,
} from '../../../test/orderLifecycle.ts';
import type { OrderLifecycle } from '../../../test/orderLifecycle.ts';
import { json } from '../db/schema.ts';
import { savePrivateImage } from '../../brand/lookups/privateImages.ts';
import { routes } from '../../start/routes.ts';
import { createIsolatedFiles } from '../../../test/isolatedFiles.ts';
import type { IsolatedFiles } from '../../../test/isolatedFiles.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';

/** Parameters that name no row of a brand: couriers, kinds, and codes of the outside world. */
const sharedParameters = new Set([
  'courier_id',
  'type',
  'preference_type',
  'country_id',
  'code',
  'pincode',
  'allocation',
  // Of a file of a row.
  'number',
]);

/** Calls whose id names no row of a brand: the state of a GSTIN, a courier. */
const sharedIds = new Set(['billing.codCycleSave', 'company.gstVerify']);

const idParameters = (endpoint: Endpoint) =>
  [...endpoint.path.matchAll(/\{(\w+)\}/g)]
    .map((match) => match[1]!)
    .filter((name) => !sharedParameters.has(name));
const built = new Set(routes.map(({ endpoint }) => endpoint.id));
const withIds = endpoints.filter(
  (endpoint) =>
    endpoint.access !== 'public' &&
    built.has(endpoint.id) &&
    !sharedIds.has(endpoint.id) &&
    idParameters(endpoint).length > 0,
);

/** A body that each call accepts: the refusal must be for the id and not for the body. */
const bodies: Record<string, unknown> = {
  'analytics.emailed.create': { page: 'orders', rhythm: 'day' },
  'analytics.emailed.addAddress': { email: 'accounts@ca-firm.example' },
  'sku.update': skuDraft,
  'box.update': boxDraft,
  'warehouse.update': warehouseDraft,
  'contracts.warehouseSave': { name: 'Jaipur Studio WH-1' },
  'orders.update': orderDraft,
  'users.contactInitiate': { field: 'email', value: 'new@address.example.in', password: 'a quiet river 9' },
  'users.contactUpdate': {
    field: 'email',
    value: 'new@address.example.in',
    verification_token: 'none',
  },
  'ndr.correctReason': { reason_id: 'CNA' },
  'orders.ewayBill': { eway_bill: '331000000000' },
  'allocation.ruleUpdate': ruleDraft,
  'allocation.ruleStatus': { status: false },
  'views.update': viewDraft,
  'disputes.resolve': { outcome: 'WON' },
  'tracking.savePackingRecord': { photos: [], scale_g: 500 },
  'disputes.saveEvidence': { photos: [], scale_g: null, points: [] },
  'security.twoStepReset': { password: 'a quiet river 9' },
  'channel.endpointUpdate': { url: 'https://shop.example.in/khep', topics: ['order.created'] },
  'reconciling.setGstBasis': { gst_basis: 'included' },
  'reconciling.correctRows': { rows: [{ row: 3, cells: {} }] },
  'returns.decide': { decision: 'approve' },
  'returns.book': { courier_id: 1 },
  'returns.schedule': { pickup_date: '2099-01-05' },
  'returns.cancel': { reason: 'Not needed' },
  'returns.saveCheck': { items: [{ item_no: 1 }] },
  'returns.complete': { items: [{ item_no: 1 }] },
  'returns.refund': { method: 'upi', reference: 'UPI-1' },
  'tracking.answerInquiry': { state: 'answered', detail: 'At the hub' },
  'returns.repaired': { item_no: 1, disposition: 'restock' },
  'procurement.updateSupplier': { name: 'Potters', lead_days: 10 },
  'procurement.updateOrder': { supplier_id: 'sup_isolated', lines: [{ sku_id: 'CUP-1', quantity: 1 }] },
  'procurement.saveCosts': { costs: [{ kind: 'freight', amount: 1, spread: 'units' }] },
  'procurement.saveBills': {
    bills: [{ number: 'B-1', date: '2026-11-01', lines: [{ line_no: 1, quantity: 1, price: 1 }] }],
  },
  'procurement.issueDebitNote': { number: 'B-1' },
  'procurement.cancelDebitNote': { number: 'B-1' },
  'procurement.emailOrder': { is_again: false },
  'procurement.emailDebitNote': { number: 'B-1' },
  'procurement.payBill': { number: 'B-1', paid_on: '2026-11-01' },
  'transfers.update': {
    from_warehouse_id: 'war_isolated',
    to_warehouse_id: 'war_other',
    lines: [{ sku_id: 'CUP-1', quantity: 1 }],
  },
  'transfers.saveEwayBill': { eway_bill: '123456789012' },
  'transfers.receive': { receipt_id: 'receipt-1', sku_id: 'CUP-1', quantity: 1 },
  'procurement.receive': { receipt_id: 'receipt-1', sku_id: 'CUP-1', quantity: 1 },
  'pickPack.pick': {
    actions: [{ action_id: 'action-1', pick_no: 1, kind: 'pick', quantity: 1, at: '2026-11-27T09:00:00Z' }],
  },
  'pickPack.packed': {
    evidence: [
      {
        at: '2026-11-27T09:00:00Z',
        person: 'Stranger',
        kind: 'packed',
        data: {},
        seq: 1,
        previous: '0'.repeat(64),
        hash: '0'.repeat(64),
      },
    ],
  },
  'pickPack.changeBox': { box_id: 'box_none' },
  'pickPack.splitBox': { inside: [{ sku_id: 'CUP-1', quantity: 1 }] },
  'pickPack.holdBox': { reason: 'buyer asked' },
  'binCounts.count': { bin: 'A-01-1', round: 1, lines: [] },
  'pickPack.moveGoods': { sku_id: 'CUP-1', units: 1, from: 'A-01-1', to: 'A-02-1' },
  'pickPack.changeBin': { bin: 'A-01-1', sku_id: 'CUP-1', kind: 'receipt', quantity: 1 },
  'pickPack.saveLayout': {
    aisles: 1,
    bays: 2,
    sides: 1,
    levels: 1,
    bay_width: 1,
    aisle_distance: 2,
    has_middle_cross: false,
    start: { aisle: 0, end: 'front' },
  },
  'orders.cancelItems': { items: [{ sku_id: 'CUP-1', quantity: 1 }] },
};

/** A run of Ship today that has ended. */
const runId = 'job_isolated_run';
/** A supplier and a purchase order of the owner. */
const supplierId = 'sup_isolated';
const purchaseId = 'pur_isolated';
const transferId = 'trf_isolated';
/** A wave of the owner that nobody picks yet. */
const waveId = 'wav_isolated';
/** A count of the owner's bins. */
const countId = 'cnt_isolated';
/** A dispute of the owner's shipment. */
const disputeId = 'dsp_isolated';
/** A top-up, an invoice and an adjustment. */
const moneyIds: Record<string, string> = {
  'billing.payment': 'top_isolated',
  'billing.invoicePdf': 'fin_isolated',
  'billing.adjustmentWithdraw': 'adj_isolated',
};
/** A session of the owner on another device. */
const sessionHash = 'a1'.repeat(32);
/** The name of an image of the other brand that only its sessions may load. */
let privateImage = '';
/** A question that was emailed to the owner's courier. */
const inquiryId = 'inq_owners';
/** A return of the owner's delivered order, and a file of proof. */
let returnId = '';
let proof = '';
/** A page of analytics that the owner gets by email. */
let emailedId = '';
let outsideId = '';
/** One transparent pixel. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
let files: IsolatedFiles = { file_id: '', line_id: '', mapping_id: '' };

/** The key, webhook and delivery of the other brand's own shop. */
const ownShop = { key: '', endpoint: '', delivery: '' };

/** The id of the other brand's row that a call is tried on. */
function idFor(endpoint: Endpoint, brand: SignedInBrand, job: OrderLifecycle): string {
  const [area] = endpoint.id.split('.');
  if (endpoint.path.includes('{manifest_id}')) return job.manifest_id;
  if (endpoint.path.includes('{pickup_id}')) return job.pickup_id;
  const ids: Record<string, string> = {
    users: brand.user_id,
    sku: job.sku_row_id,
    analytics: endpoint.path.includes('/emailed-addresses/')
      ? outsideId
      : endpoint.path.includes('/emailed/')
        ? emailedId
        : job.sku_row_id,
    box: job.box_id,
    warehouse: job.warehouse_id,
    contracts: job.warehouse_id,
    orders: job.order_id,
    ndr: endpoint.id === 'ndr.proof' ? proof : job.shipment_id,
    returns: endpoint.id === 'returns.returnable' ? job.order_id : returnId,
    allocation: endpoint.id === 'allocation.preview' ? job.job_id : job.rule_id,
    jobs: job.job_id,
    views: job.view_id,
    disputes: disputeId,
    shipToday: runId,
    billing: moneyIds[endpoint.id] ?? '',
    utils: privateImage,
    channel: endpoint.path.includes('/keys/')
      ? ownShop.key
      : endpoint.path.includes('/deliveries/')
        ? ownShop.delivery
        : ownShop.endpoint,
    // The others are of an order.
    tracking:
      endpoint.id === 'tracking.answerInquiry'
        ? inquiryId
        : endpoint.path.startsWith('/order-tracking/shipments/')
          ? job.shipment_id
          : job.order_id,
    procurement: endpoint.path.includes('/suppliers/') ? supplierId : purchaseId,
    transfers: transferId,
    binCounts: countId,
    pickPack: endpoint.path.includes('/bins/')
      ? job.warehouse_id
      : endpoint.path.includes('/bench/')
        ? job.shipment_id
        : waveId,
    invoice: files.file_id,
    reconciling: endpoint.path.includes('/line/') ? files.line_id : files.file_id,
    mappings: files.mapping_id,
    security: endpoint.path.includes('/users/') ? brand.user_id : sessionHash.slice(0, 24),
  };
  return ids[area ?? ''] ?? job.order_id;
}

/** Queries without which a call is refused before its id is looked up. */
const queries: Record<string, string> = {
  'transfers.ewayBillFile': '?vehicle=RJ14AB1234',
  'procurement.debitNotePdf': '?number=B-1',
};

function pathFor(endpoint: Endpoint, id: string): string {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    sharedParameters.has(name) ? (name === 'allocation' ? 'load' : '1') : id,
  );
  return `${path}${queries[endpoint.id] ?? ''}`;
}

describe.each(oneEngine)('two brands on %s', (engine) => {
  let server: TestServer;
  let owner: SignedInBrand;
  let stranger: SignedInBrand;
  let job: OrderLifecycle;
  beforeAll(async () => {
    server = await startTestServer(engine);
    owner = await server.newBrand('Owner');
    stranger = await server.newBrand('Stranger');
    job = await runOrderLifecycle(server, owner);
    await server.db
      .insertInto('courier_inquiries')
      .values({
        brand_id: owner.brand_id,
        inquiry_id: inquiryId,
        shipment_id: job.shipment_id,
        order_id: job.order_id,
        awb: '1',
        courier_id: 1,
        kind: 'trace',
        message: 'Where is it?',
        amount_paise: null,
        paid_paise: null,
        state: 'sent',
        actor: json({ kind: 'user', name: 'Owner' }),
        sent_to: 'desk@courier.example',
        due_at: new Date('2100-01-01'),
        created_at: new Date(),
        updated_at: new Date(),
      })
      .execute();
    const times = { created_at: new Date(), updated_at: new Date() };
    await server.db
      .insertInto('suppliers')
      .values({
        brand_id: owner.brand_id,
        supplier_id: supplierId,
        name: 'Owner’s potters',
        details: json({ email: '', phone: '', gst_number: '', lead_days: 10, review_days: 21 }),
        prices: json([]),
        ...times,
      })
      .execute();
    await server.db
      .insertInto('purchase_orders')
      .values({
        brand_id: owner.brand_id,
        purchase_id: purchaseId,
        bills: json([
          {
            number: 'B-1',
            date: '2026-11-01',
            lines: [{ line_no: 1, quantity: 1, price_paise: 100 }],
            note: null,
          },
        ]),
        purchase_number: 'PO-0001',
        supplier_id: supplierId,
        warehouse_id: job.warehouse_id,
        state: 'draft',
        lines: json([]),
        promised_on: null,
        ...times,
      })
      .execute();
    await server.db
      .insertInto('stock_transfers')
      .values({
        brand_id: owner.brand_id,
        transfer_id: transferId,
        transfer_number: 'ST-0001',
        from_warehouse_id: job.warehouse_id,
        to_warehouse_id: 'war_other',
        state: 'draft',
        lines: json([
          {
            line_no: 1,
            record_id: 'sku_isolated',
            sku_id: 'CUP-1',
            sku_name: 'Cup',
            quantity: 1,
            received: 0,
            damaged: 0,
            lost: 0,
            bins: [],
          },
        ]),
        paper: null,
        ...times,
      })
      .execute();
    await server.db
      .insertInto('bin_counts')
      .values({
        brand_id: owner.brand_id,
        count_id: countId,
        warehouse_id: job.warehouse_id,
        name: 'A',
        created_by: 'Owner',
        created_at: new Date(),
      })
      .execute();
    await server.db
      .insertInto('bin_count_bins')
      .values({
        brand_id: owner.brand_id,
        count_id: countId,
        bin_id: 'bin_isolated',
        bin: 'A-01-1',
        state: 'open',
        rounds: json([]),
        approver_id: null,
        updated_at: new Date(),
      })
      .execute();
    await server.db
      .insertInto('waves')
      .values({
        brand_id: owner.brand_id,
        wave_id: waveId,
        wave_number: 1,
        warehouse_id: job.warehouse_id,
        state: 'open',
        walk_length: null,
        picker_id: null,
        created_at: new Date(),
        updated_at: new Date(),
      })
      .execute();
    await server.db
      .insertInto('jobs')
      .values({
        brand_id: owner.brand_id,
        job_id: runId,
        kind: 'shipToday.run',
        title: 'Ship no orders',
        input: json({ order_count: 0, groups: [] }),
        state: 'done',
        total: 0,
        user_id: owner.user_id,
        user_name: '',
        run_id: null,
        created_at: new Date(),
      })
      .execute();
    await server.db
      .insertInto('sessions')
      .values({
        brand_id: owner.brand_id,
        token_hash: sessionHash,
        user_id: owner.user_id,
        created_at: new Date(),
        expires_at: new Date(Date.now() + 86_400_000),
        last_seen_at: new Date(),
      })
      .execute();
    await insertDispute(server.db, {
      brand_id: owner.brand_id,
      dispute_id: disputeId,
      order_id: job.order_id,
      shipment_id: job.shipment_id,
    });
    const made = (path: string, body: unknown) => server.call('POST', path, { token: owner.token, body });
    emailedId = (await made('/analytics/emailed', { page: 'orders', rhythm: 'day' })).body.data.report.id;
    // Of another page: an address ends with its own.
    const { report } = (await made('/analytics/emailed', { page: 'rto', rhythm: 'day' })).body.data;
    await made(`/analytics/emailed/${report.id}/addresses`, { email: 'accounts@ca-firm.example' });
    ({ id: outsideId } = await server.db
      .selectFrom('emailed_addresses')
      .select('id')
      .where('brand_id', '=', owner.brand_id)
      .where('report_id', '=', report.id)
      .executeTakeFirstOrThrow());
    ownShop.key = (
      await made('/channel/keys', { name: 'Shop', scopes: ['orders:read'], password: owner.password })
    ).body.data.key.id;
    ownShop.endpoint = (
      await made('/channel/webhooks', {
        url: 'http://127.0.0.1:9/khep',
        topics: ['order.created'],
        password: owner.password,
      })
    ).body.data.endpoint.id;
    ownShop.delivery = (await made(`/channel/webhooks/${ownShop.endpoint}/test`, {})).body.data.delivery.id;
    const { brand_id } = owner;
    // A retry of the delivery in the background would look like a change by the stranger.
    const deliveries = server.db.selectFrom('webhook_deliveries').select('tries');
    await vi.waitFor(
      async () =>
        expect((await deliveries.where('brand_id', '=', brand_id).execute())[0]?.tries).toBeGreaterThan(0),
      { timeout: 120_000, interval: 200 },
    );
    await server.db
      .updateTable('webhook_deliveries')
      .set({ state: 'failed', send_after: null })
      .where('brand_id', '=', brand_id)
      .execute();
    const at = new Date();
    const actor = json({ kind: 'system' } as const);
    await server.db
      .insertInto('payments')
      .values({
        brand_id,
        payment_id: 'top_isolated',
        provider_order_id: 'order_isolated',
        amount_paise: 10_000,
        currency: 'INR',
        state: 'paid',
        purpose: 'top-up',
        actor,
        created_at: at,
        updated_at: at,
      })
      .execute();
    await server.db
      .insertInto('adjustments')
      .values({
        brand_id,
        adjustment_id: 'adj_isolated',
        amount_paise: 10_000,
        reason: 'Credited twice',
        reference: '',
        state: 'requested',
        requested_by: actor,
        requested_at: at,
      })
      .execute();
    const party = { name: 'Owner', address: 'Plot 1', city: 'Jaipur', state: 'Rajasthan', pincode: '302017' };
    await server.db
      .insertInto('freight_invoices')
      .values({
        brand_id,
        invoice_id: 'fin_isolated',
        invoice_number: 'K000000/26-27/1',
        month: '2026-10',
        issued_on: '2026-11-01',
        shipments: 1,
        taxable_paise: 8475,
        gst_paise: 1525,
        total_paise: 10_000,
        model: json({
          number: 'K000000/26-27/1',
          date: '1 Nov 2026',
          order_id: '',
          supplier: party,
          recipient: party,
          place_of_supply: 'Rajasthan (08)',
          lines: [],
          round_off: 0,
          total: 10_000,
        }),
        created_at: at,
      })
      .execute();
    await recordFailedDelivery(server, owner.brand_id, job.order_id, { name: 'Asha', phone: '9845012345' });
    for (const [table, status] of [
      ['shipments', { state: 'DELIVERED', ended_at: new Date() }],
      ['orders', { status: 'DELIVERED' }],
    ] as const)
      await server.db
        .updateTable(table as 'orders')
        .set(status as object)
        .where('brand_id', '=', owner.brand_id)
        .where('order_id', '=', job.order_id)
        .execute();
    const returned = await made('/order/processor/create-return', {
      order_id: job.order_id,
      reason: 'damaged',
      items: [{ sku_id: 'CUP-1', quantity: 1 }],
    });
    const form = new FormData();
    form.append('file', new File([Buffer.from(png, 'base64')], 'call.png', { type: 'image/png' }));
    proof =
      String((await made('/ndr/proof', form)).body.data?.url)
        .split('/')
        .at(-1) ?? '';
    returnId = returned.body.data?.return?.id ?? JSON.stringify(returned.body);
    files = await createIsolatedFiles(server, owner);
    const proofFile = await server.services.privateFiles.save(new Uint8Array([1]), 'png');
    await server.db
      .updateTable('shipments')
      .set({ delivery_proof: json([proofFile.split('/').at(-1) ?? '']) })
      .where('brand_id', '=', brand_id)
      .where('shipment_id', '=', job.shipment_id)
      .execute();
    const url = await savePrivateImage(server.db, server.services, owner, new Uint8Array([1]));
    privateImage = url.split('/').at(-1) ?? '';
  });
  afterAll(() => server.stop());

  const everything = () => digestOf(server, owner.brand_id);

  test('the calls with an id in their path are not few', () => {
    expect(withIds.length).toBeGreaterThan(15);
  });

  test.each(withIds.map((endpoint) => [endpoint.id, endpoint] as const))(
    "%s on the other brand's id is a 404 and changes nothing",
    async (_, endpoint) => {
      const before = await everything();
      const body =
        endpoint.method === 'GET' || endpoint.method === 'DELETE' ? undefined : (bodies[endpoint.id] ?? {});
      const answer = await server.call(endpoint.method, pathFor(endpoint, idFor(endpoint, owner, job)), {
        token: stranger.token,
        body,
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(404);
      expect(await everything()).toEqual(before);
    },
  );

  test("an order of one's own takes nothing of the other brand's: no warehouse, no box, no SKU", async () => {
    const before = await everything();
    const answers = [
      await server.call('POST', '/order/manual', {
        token: stranger.token,
        body: { ...orderDraft, warehouse_id: job.warehouse_id },
      }),
      await server.call('POST', '/settings/sku', {
        token: stranger.token,
        body: { ...skuDraft, sku_id: 'MINE', box_id: job.box_id },
      }),
    ];
    for (const answer of answers)
      expect(answer.status, JSON.stringify(answer.body)).toBeGreaterThanOrEqual(400);
    expect(await everything()).toEqual(before);
  });

  test("the lists and searches of one brand hold nothing of the other's", async () => {
    for (const path of [
      '/settings/sku',
      '/settings/sku/all',
      '/settings/sku/box',
      '/settings/sku/box/all',
      '/warehouse',
      '/order/all',
      '/order/processor/lookup?q=Sundari',
      '/order-tracking',
      '/order/manifests',
      '/order/pickups',
      '/auth/users',
      '/home/summary',
      '/home/money',
      '/home/cut-offs',
      '/home/findings',
      '/order/download',
      '/settings/sku/download',
      '/jobs',
      '/views?list=new-orders',
    ]) {
      const answer = await server.call('GET', path, { token: stranger.token });
      expect(answer.status, path).toBe(200);
      const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
      for (const secret of [...Object.values(job), owner.email, 'Sundari', 'CUP-1'])
        expect(text, path).not.toContain(secret);
    }
  });

  test("a token of one brand with the other's name before it opens nothing", async () => {
    const forged = `${owner.brand_id}.${stranger.token.split('.')[1]}`;
    expect((await server.call('GET', '/settings/sku', { token: forged })).status).toBe(401);
  });

  // The last: it ends what the tests above depend on.
  test.each(
    withIds
      .toSorted(
        (a, b) =>
          Number(a.method !== 'GET') - Number(b.method !== 'GET') ||
          Number(a.method === 'DELETE') - Number(b.method === 'DELETE'),
      )
      .map((endpoint) => [endpoint.id, endpoint] as const),
  )("%s on the brand's own id is no 404: the test above can fail", async (_, endpoint) => {
    const body =
      endpoint.method === 'GET' || endpoint.method === 'DELETE' ? undefined : (bodies[endpoint.id] ?? {});
    const path = pathFor(endpoint, idFor(endpoint, owner, job));
    const answer = await server.call(endpoint.method, path, { token: owner.token, body });
    expect([200, 409, 422], JSON.stringify(answer.body)).toContain(answer.status);
  });
});
