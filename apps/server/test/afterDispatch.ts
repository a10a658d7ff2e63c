import { addDays, istDay } from '@khep/domain/days';
import { sql } from 'kysely';
import { adoptBooking } from '../src/dispatch/allocation/plan/adopt.ts';
import { resolvePendingBookings } from '../src/partners/couriers/resolveBookings.ts';
import { seededRandom } from '../src/base/seededRandom.ts';
import { expireDisputes } from '../src/money/disputes/expireDisputes.ts';
import { sweepInquiries } from '../src/aftercare/inquiries/sweep.ts';
import { postEntry } from '../src/brand/ledger/post.ts';
import { sweepNdr } from '../src/aftercare/ndr/sweep.ts';
import { pollReturns } from '../src/aftercare/returns/poll.ts';
import { pollOnce } from '../src/dispatch/tracking/poll/poll.ts';
import { accountAfterDispatch } from './accountAfterDispatch.ts';
import type { AfterDispatchAccount } from './accountAfterDispatch.ts';
import { courierIds, credentials } from './courierDay.ts';
import { orderFor, today } from './fixtures.ts';
import { interrupt } from './interruptions.ts';
import type { SignedInBrand, TestServer } from './server.ts';
import { createCatalogue } from './shipping.ts';

const hour = 3_600_000;
/** How the buyers' phones end, and so the parcels: see simulator/plan.ts. */
const endings = [
  '0011',
  '0012',
  '0013',
  '0011',
  '0014',
  '0012',
  '0018',
  '0013',
  '0011',
  '0017',
  '0019',
  '0020',
];

interface Init {
  orders: number;
  /** Share of couriers' answers after which the process dies. @default 0.1 */
  kills?: number;
  seed?: number;
  stepHours?: number;
  say?: (text: string) => void;
}

export interface AfterDispatchDay extends AfterDispatchAccount {
  /** Processes that died. */
  kills: number;
}

/**
 * The weeks after a day's dispatch, of a brand that Khep bills: failed deliveries answered in bulk, one by one, by rule and
 * not at all; RTOs received; returns created, fetched, checked and refunded; weight notices disputed, accepted and left to
 * expire; lost parcels claimed; with processes that die in between. Then every parcel and every rupee is accounted for.
 */
export async function runAfterDispatch(server: TestServer, init: Init): Promise<AfterDispatchDay> {
  const weeks = new Weeks(server, init);
  await weeks.open();
  await weeks.ship();
  // A booking that dies is what courierDay.ts and intents.test.ts are about.
  const interruptions = interrupt(server, { share: init.kills ?? 0.1, random: weeks.random });
  init.say?.('shipped');
  const { stepHours = 12 } = init;
  const steps = Math.ceil((34 * 24) / stepHours);
  for (let step = 0; step < steps; step += 1) {
    // The last days are quiet, so that what was begun can end.
    if (step === steps - Math.ceil((6 * 24) / stepHours)) interruptions.stop();
    await weeks.pass(stepHours);
    await weeks.work();
    init.say?.(`day ${Math.round(((step + 1) * stepHours) / 24)}`);
  }
  interruptions.stop();
  return { ...(await accountAfterDispatch(server, weeks.brand.brand_id)), kills: interruptions.count() };
}

class Weeks {
  readonly server: TestServer;
  readonly init: Init;
  readonly random;
  brand!: SignedInBrand;

  constructor(server: TestServer, init: Init) {
    this.server = server;
    this.init = init;
    this.random = seededRandom(init.seed ?? 11);
  }

  readonly #seen = new Map<string, Map<string, number>>();

  /** One of `of` decisions about a row: in turns, and always the same for the same row. */
  draw(decision: string, id: string, of: number): number {
    const seen = this.#seen.get(decision) ?? new Map<string, number>();
    this.#seen.set(decision, seen);
    const place = seen.get(id) ?? seen.size;
    seen.set(id, place);
    return place % of;
  }

  /** Calls the API as a person, who tries again later where a process died. */
  call = async (method: string, path: string, body?: unknown) =>
    this.server.call(method, path, { token: this.brand.token, body });

  /** A sweep that dies begins again with the next step. */
  async sweep(work: () => Promise<unknown>): Promise<void> {
    await work().catch((error: unknown) => {
      if (!(error instanceof Error && error.message.startsWith('killed after'))) throw error;
    });
  }

  async open(): Promise<void> {
    const { db, clock } = this.server;
    this.brand = await this.server.newBrand('Weeks of Mitti');
    await createCatalogue(this.call);
    for (const [partner, courier_id] of Object.entries(courierIds))
      await this.call('POST', `/contracts/credentials/${courier_id}`, {
        credentials: credentials[partner as keyof typeof credentials],
      });
    const { brand_id } = this.brand;
    await db.insertInto('wallets').values({ brand_id, bills_freight: true }).execute();
    await db.transaction().execute((tx) =>
      postEntry(tx, {
        brand_id,
        key: 'recharge:first',
        cause: { type: 'payment', id: 'first' },
        entry: { kind: 'RECHARGE', from: 'gateway', to: 'available', amount_paise: 1_000_000_00 },
        reference: 'first',
        actor: { kind: 'system', name: 'Test' },
        at: clock.now(),
      }),
    );
  }

  async ship(): Promise<void> {
    const order_ids: string[] = [];
    for (let index = 0; index < this.init.orders; index += 1) {
      const ending = endings[index % endings.length] ?? '0011';
      const draft = orderFor({ phone: `98${String(index).padStart(4, '0').slice(-4)}${ending}` });
      draft.order_details.payment_details.payment_method = [index % 2 === 0 ? 'cod' : 'prepaid'];
      order_ids.push((await this.call('POST', '/order/manual', draft)).body.data.order.id);
    }
    for (let start = 0; start < order_ids.length; start += 50) {
      const some = order_ids.slice(start, start + 50);
      const { orders } = (await this.call('POST', '/packing/bulk/recommendation', { order_ids: some })).body
        .data;
      await this.call('POST', '/packing/bulk/assign', {
        orders: orders.map(({ order_id, packed_boxes }: { order_id: string; packed_boxes: unknown }) => ({
          order_id,
          packed_boxes,
        })),
      });
    }
    const { db, services, clock } = this.server;
    const couriers = Object.values(courierIds);
    for (let round = 0; round < 3; round += 1) {
      const waiting = await db
        .selectFrom('shipments')
        .select('order_id')
        .where('brand_id', '=', this.brand.brand_id)
        .where('state', '=', 'DRAFT')
        .orderBy('order_id')
        .execute();
      for (let start = 0; start < waiting.length; start += 10)
        await this.call('POST', '/allocation/bulk/assign', {
          allocations: waiting.slice(start, start + 10).map(({ order_id }) => ({
            order_id,
            courier_id: couriers[this.draw('courier', order_id, couriers.length)],
          })),
        });
      clock.pass(5 * 60_000);
      while ((await resolvePendingBookings(db, services, adoptBooking(db, services))) >= 50);
    }
    await this.call('POST', '/order/processor/invoice', { order_ids });
    await this.call('POST', '/order/processor/pickup/schedule', {
      order_ids,
      pickup_date: today(this.server),
      pickup_time: '16:00',
    });
  }

  /** Lets time pass, and does what the server does in it. */
  async pass(hours: number): Promise<void> {
    const { db, services, clock } = this.server;
    clock.pass(hours * hour);
    await sql`update sessions set expires_at = '2100-01-01', created_at = ${clock.now()}`.execute(db);
    for (let round = 0; round <= this.init.orders / 400; round += 1)
      await this.sweep(() => pollOnce(db, services));
    await this.sweep(() => pollReturns(db, services));
    await this.sweep(() => sweepNdr(db, services));
    await this.sweep(() => sweepInquiries(db, services));
    await this.sweep(() => expireDisputes(db, services));
  }

  /** Does the daily work of the brand's people. */
  async work(): Promise<void> {
    await this.answerNdr();
    await this.noticeWeights();
    await this.answerDisputes();
    await this.claim();
    await this.createReturns();
    await this.handleReturns();
  }

  async answerNdr(): Promise<void> {
    const { db } = this.server;
    const cases = await db
      .selectFrom('ndr_cases')
      .select('shipment_id')
      .where('brand_id', '=', this.brand.brand_id)
      .where('status', '=', 'response-needed')
      .orderBy('shipment_id')
      .execute();
    const ids = cases.map(({ shipment_id }) => shipment_id);
    const some = (kind: number) => ids.filter((id) => this.draw('ndr', id, 4) === kind);
    // One in four is left to the cut-off.
    for (const [dv_order_ids, escalation_type] of [
      [some(0), 'RE'],
      [some(1), 'RTO'],
    ] as const)
      if (dv_order_ids.length > 0)
        await this.finish(
          await this.call('POST', '/ndr/escalate-batch', { dv_order_ids, escalation: { escalation_type } }),
        );
    for (const id of some(2)) await this.call('POST', `/ndr/escalate/${id}`, { escalation_type: 'RE' });
  }

  /** Waits for a job; one that died continues with a later step. */
  async finish({ body }: { body: { data?: { job?: { id: string } } } }): Promise<void> {
    const id = body.data?.job?.id;
    if (id === undefined) return;
    for (let tries = 0; tries < 40; tries += 1) {
      const { job } = (await this.call('GET', `/jobs/${id}`)).body.data;
      if (job.state === 'done' || job.state === 'failed') return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** The courier announces that one delivered parcel in three was heavier. */
  async noticeWeights(): Promise<void> {
    const { db } = this.server;
    const rows = await db
      .selectFrom('shipments')
      .select(['shipment_id', 'awb'])
      .where('brand_id', '=', this.brand.brand_id)
      .where('state', '=', 'DELIVERED')
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('disputes')
              .select('dispute_id')
              .whereRef('disputes.brand_id', '=', 'shipments.brand_id')
              .whereRef('disputes.shipment_id', '=', 'shipments.shipment_id'),
          ),
        ),
      )
      .execute();
    const lines = rows
      .filter(({ shipment_id }) => this.draw('weight', shipment_id, 3) === 0)
      .map(({ awb }) => `${awb},14,W-${awb}`);
    // The same notice comes twice.
    for (let copy = 0; lines.length > 0 && copy < 2; copy += 1)
      await this.upload('/disputes/notices', ['awb,billed_weight_kg,reference', ...lines]);
  }

  async answerDisputes(): Promise<void> {
    const { db } = this.server;
    const disputes = await db
      .selectFrom('disputes')
      .select(['dispute_id', 'awb', 'state', 'amount_paise'])
      .where('brand_id', '=', this.brand.brand_id)
      .where('state', 'in', ['NEW', 'DISPUTED'])
      .execute();
    const of = (state: string, kinds: readonly number[]) =>
      disputes.filter(
        (one) => one.state === state && kinds.includes(this.draw('dispute', one.dispute_id, 5)),
      );
    const ids = (some: readonly { dispute_id: string }[]) => some.map(({ dispute_id }) => dispute_id);
    // 4 is left to expire.
    const accepted = ids(of('NEW', [3]));
    if (accepted.length > 0) await this.call('POST', '/disputes/accept', { dispute_ids: accepted });
    const responses = of('DISPUTED', [0, 1, 2]).map((one) => {
      const outcome =
        ['Approved', 'Rejected', 'Partial'][this.draw('dispute', one.dispute_id, 5)] ?? 'Approved';
      const released = outcome.startsWith('Part') ? Math.floor(one.amount_paise / 200) : '';
      return `${one.awb},${outcome},${released},By the courier`;
    });
    for (let copy = 0; responses.length > 0 && copy < 2; copy += 1)
      await this.upload('/disputes/responses', ['awb,outcome,released_amount,remark', ...responses]);
    const raised = ids(of('NEW', [0, 1, 2]));
    if (raised.length > 0) await this.call('POST', '/disputes/raise', { dispute_ids: raised });
  }

  async upload(path: string, lines: readonly string[]): Promise<void> {
    const body = new FormData();
    body.append('file', new File([lines.join('\r\n')], 'courier.csv'));
    const answer = await this.call('POST', path, body);
    if (answer.status !== 200) throw new Error(`${path} answered ${JSON.stringify(answer.body)}`);
  }

  /** Every lost parcel is claimed, with two people at the same moment. */
  async claim(): Promise<void> {
    const rows = await this.server.db
      .selectFrom('shipments')
      .select(['shipment_id', 'declared_paise'])
      .where('brand_id', '=', this.brand.brand_id)
      .where('state', 'in', ['LOST', 'DAMAGED'])
      .execute();
    for (const { shipment_id, declared_paise } of rows) {
      const body = { shipment_id, amount: declared_paise / 100, message: 'Lost in transit' };
      await Promise.all([1, 2].map(() => this.call('POST', '/order-tracking/claims', body)));
    }
  }

  /** One delivered order in four comes back in part. */
  async createReturns(): Promise<void> {
    const { db } = this.server;
    const rows = await db
      .selectFrom('orders')
      .select('order_id')
      .where('brand_id', '=', this.brand.brand_id)
      .where('status', '=', 'DELIVERED')
      .execute();
    const known = await db
      .selectFrom('returns')
      .select('order_id')
      .where('brand_id', '=', this.brand.brand_id)
      .execute();
    const has = new Set(known.map(({ order_id }) => order_id));
    for (const { order_id } of rows.filter(
      (one) => this.draw('return', one.order_id, 4) === 1 && !has.has(one.order_id),
    ))
      await this.call('POST', '/order/processor/create-return', {
        order_id,
        reason: this.draw('reason', order_id, 2) === 1 ? 'damaged' : 'size',
        items: [{ sku_id: 'TP-S-01', quantity: 1 }],
      });
  }

  /** Books, schedules, receives and refunds what each state allows, in bulk; damaged items are written off at the bench. */
  async handleReturns(): Promise<void> {
    const rows = await this.server.db
      .selectFrom('returns')
      .select(['return_id', 'state', 'awb', 'reason', 'items'])
      .where('brand_id', '=', this.brand.brand_id)
      .where('state', 'in', ['APPROVED', 'PICKUP_FAILED', 'DTO_DELIVERED', 'QC_PASSED', 'LOST'])
      .execute();
    const batch = async (body: object, some: readonly { return_id: string }[]) => {
      const return_ids = some.map(({ return_id }) => return_id);
      if (return_ids.length > 0)
        await this.finish(await this.call('POST', '/returns/batch', { ...body, return_ids }));
    };
    const at = (...states: string[]) => rows.filter(({ state }) => states.includes(state));
    const tomorrow = addDays(istDay(this.server.clock.now()), 1);
    await batch({ action: 'book' }, at('APPROVED'));
    await batch(
      { action: 'schedule', pickup_date: tomorrow, pickup_time: '10:00' },
      at('APPROVED', 'PICKUP_FAILED').filter(({ awb }) => awb !== null),
    );
    const received = at('DTO_DELIVERED');
    const isDamaged = ({ reason }: { reason: string }) => reason === 'damaged';
    await batch(
      { action: 'receive' },
      received.filter((one) => !isDamaged(one)),
    );
    for (const { return_id, items } of received.filter(isDamaged))
      await this.call('POST', `/returns/${return_id}/completion`, {
        items: items.map(({ item_no }) => ({
          item_no,
          checks: { quantity: true, condition: false },
          disposition: 'write_off',
        })),
      });
    await batch({ action: 'refund', method: 'upi', reference: 'UTR 1' }, at('QC_PASSED', 'LOST'));
  }
}
