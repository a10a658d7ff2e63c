import type { BenchBox, BesideBench, BinCount, StockTransfer, Wave, WaveBoard, WaveWalk } from '@khep/api';
import { appendEvidence, unitsLeft } from '@khep/domain/warehouse';
import type { EvidenceLink } from '@khep/domain/warehouse';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../test/engines.ts';
import { box, orderFor, sku, warehouse } from '../../test/fixtures.ts';
import { startTestServer } from '../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../test/server.ts';
import { pack } from '../../test/shipping.ts';
import { expectStockAddsUp } from '../../test/stockChecks.ts';

/** KHEP_STOCK_RUNS=100 is the long run; each one has its own brand. */
const runs = Number(process.env.KHEP_STOCK_RUNS ?? 3);
const seed = process.env.KHEP_STOCK_SEED;

const codes = ['CUP', 'JAR'] as const;
const bins = ['A-01', 'A-02', 'B-01', 'B-02'] as const;
const deeds = [
  'order',
  'order',
  'book',
  'book',
  'wave',
  'pick',
  'pick',
  'pick',
  'short',
  'undo',
  'pack',
  'cancelOrder',
  'cancelWave',
  'hold',
  'release',
  'split',
  'putBack',
  'receive',
  'buy',
  'count',
  'blindCount',
  'transfer',
  'damage',
  'send',
  'receiveTransfer',
  'receiveTransfer',
  'closeTransfer',
] as const;

interface Step {
  deed: (typeof deeds)[number];
  /** What it is done to: the nth of what is there. */
  nth: number;
  units: number;
}

const step = fc.record<Step>({
  deed: fc.constantFrom(...deeds),
  nth: fc.nat({ max: 30 }),
  units: fc.integer({ min: 1, max: 4 }),
});
/** Steps of one group run at the same time. */
const groups = fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 4, maxLength: 12 });

describe.each(engines)('stock under interleavings on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
    server.clock.toNoon();
  });
  afterAll(() => server.stop());

  /** A person of a brand who does steps, and reads what there is before each. */
  class Floor {
    readonly #brand: SignedInBrand;
    readonly warehouse_id: string;
    /** Where goods are sent. */
    readonly other_id: string;
    #made = 0;

    private constructor(brand: SignedInBrand, warehouse_id: string, other_id: string) {
      this.#brand = brand;
      this.warehouse_id = warehouse_id;
      this.other_id = other_id;
    }

    static async open(): Promise<Floor> {
      const brand = await server.newBrand('Stock');
      const call = (path: string, body: object) => server.call('POST', path, { token: brand.token, body });
      const { id } = (await call('/warehouse', warehouse)).body.data.warehouse;
      const other = { ...warehouse, name: 'Godown', is_primary_warehouse: false };
      const { id: other_id } = (await call('/warehouse', other)).body.data.warehouse;
      await call('/settings/sku/box', box);
      for (const sku_id of codes)
        await call('/settings/sku', {
          ...sku,
          sku_id,
          sku_name: sku_id,
          actual_weight: 300,
          sku_length: 9,
          sku_width: 9,
          sku_height: 9,
          sku_quantity: 12,
        });
      const floor = new Floor(brand, id, other_id);
      for (const sku_id of codes)
        for (const bin of bins.slice(0, 2))
          await floor.do('POST', `/pick-pack/bins/${id}/changes`, {
            bin,
            sku_id,
            kind: 'receipt',
            quantity: 6,
          });
      return floor;
    }

    get brand_id(): string {
      return this.#brand.brand_id;
    }

    /** A change may be refused, but never fails. */
    async do<Data = unknown>(method: string, path: string, body?: unknown): Promise<Data | undefined> {
      const answer = await server.call(method, path, { token: this.#brand.token, body });
      expect(answer.status, `${method} ${path} ${JSON.stringify([body, answer.body])}`).toBeLessThan(500);
      return answer.status === 200 ? (answer.body.data as Data) : undefined;
    }

    #shipments(states: readonly ('DRAFT' | 'AWB_ASSIGNED')[]) {
      return server.db
        .selectFrom('shipments')
        .select(['shipment_id', 'order_id'])
        .where('brand_id', '=', this.brand_id)
        .where('state', 'in', states)
        .orderBy('shipment_id')
        .execute();
    }

    async #wave(nth: number): Promise<WaveWalk | undefined> {
      const waves = (await this.do<WaveBoard>('GET', '/pick-pack/waves'))?.waves ?? [];
      const one = waves[nth % Math.max(1, waves.length)];
      return one && (await this.do<{ wave: WaveWalk }>('GET', `/pick-pack/waves/${one.id}`))?.wave;
    }

    async #act(kind: 'pick' | 'short' | 'undo', { nth, units }: Step): Promise<void> {
      const wave = await this.#wave(nth);
      const picks = wave?.picks.filter((pick) => (kind === 'undo' ? pick.picked > 0 : unitsLeft(pick) > 0));
      const pick = picks?.[nth % Math.max(1, picks.length)];
      if (!wave || !pick) return;
      const action = {
        action_id: `${this.brand_id}-${(this.#made += 1)}`,
        pick_no: pick.pick_no,
        kind,
        quantity: Math.min(units, kind === 'undo' ? pick.picked : unitsLeft(pick)),
        ...(kind === 'short' && { reason: nth % 2 === 0 ? 'missing' : 'damaged' }),
        at: '2026-11-27T09:00:00.000Z',
      };
      const send = () => this.do('POST', `/pick-pack/waves/${wave.id}/actions`, { actions: [action] });
      // A device sends it again when the response was lost.
      await (units === 1 ? Promise.all([send(), send()]) : send());
    }

    async #pack(nth: number): Promise<void> {
      const boxes = await this.#shipments(['AWB_ASSIGNED']);
      const one = boxes[nth % Math.max(1, boxes.length)];
      if (!one) return;
      const { shipment_id } = one;
      const order = await server.db
        .selectFrom('orders')
        .select('order_number')
        .where('brand_id', '=', this.brand_id)
        .where('order_id', '=', one.order_id)
        .executeTakeFirstOrThrow();
      const found = await this.do<{ box: BenchBox }>('GET', `/pick-pack/bench?code=${order.order_number}`);
      if (found?.box.shipment_id !== shipment_id) return;
      let evidence: EvidenceLink[] = [];
      for (const { sku_id, quantity, short } of found.box.pieces)
        for (let piece = short; piece < quantity; piece += 1)
          evidence = await appendEvidence(shipment_id, evidence, {
            at: '2026-11-27T09:00:00.000Z',
            person: 'Asha',
            kind: 'piece',
            data: { sku_id },
          });
      if (evidence.length > 0)
        await this.do('POST', `/pick-pack/bench/${shipment_id}`, { evidence, scale_g: null });
    }

    async #blindCount(nth: number, units: number): Promise<void> {
      const bin = bins[nth % bins.length]!;
      const count = await this.do<{ count: BinCount }>('POST', '/pick-pack/counts', {
        warehouse_id: this.warehouse_id,
        bins: bin,
      });
      if (!count) return;
      for (const round of [1, 2])
        await this.do('POST', `/pick-pack/counts/${count.count.id}/bins`, {
          bin,
          round,
          lines: [{ sku_id: codes[nth % codes.length]!, quantity: units }],
        });
    }

    async #buy(nth: number, units: number): Promise<void> {
      const sku_id = codes[nth % codes.length]!;
      const supplier = await this.do<{ supplier: { id: string } }>('POST', '/procurement/suppliers', {
        name: `Kiln ${(this.#made += 1)}`,
        email: '',
        phone: '',
        gst_number: '',
        lead_days: 5,
        review_days: 7,
        prices: [{ sku_id, price: 100 }],
      });
      const draft = await this.do<{ order: { id: string } }>('POST', '/procurement/orders', {
        supplier_id: supplier?.supplier.id,
        warehouse_id: this.warehouse_id,
        lines: [{ sku_id, quantity: units, price: 100 }],
      });
      if (!draft) throw new Error('The purchase order was refused.');
      await this.do('POST', `/procurement/orders/${draft.order.id}/send`, {});
      const receive = (id: string) =>
        this.do('POST', `/procurement/orders/${draft.order.id}/receipts`, {
          receipt_id: `${draft.order.id}-${id}`,
          sku_id,
          quantity: 1,
          damaged: 0,
          bin: bins[nth % bins.length]!,
        });
      await Promise.all([receive('a'), receive('a'), receive('b')]);
    }

    /** Sends units to the other warehouse; it is pressed twice. */
    async #send(sku_id: string, units: number): Promise<void> {
      const made = await this.do<{ transfer: StockTransfer }>('POST', '/procurement/transfers', {
        from_warehouse_id: this.warehouse_id,
        to_warehouse_id: this.other_id,
        lines: [{ sku_id, quantity: units }],
      });
      if (!made) throw new Error('The transfer was refused.');
      const send = () => this.do('POST', `/procurement/transfers/${made.transfer.id}/send`, {});
      await Promise.all([send(), send()]);
    }

    async #openTransfer(nth: number): Promise<StockTransfer | undefined> {
      const found = await this.do<{ transfers: StockTransfer[] }>(
        'GET',
        '/procurement/transfers?state=sent&state=partly_received',
      );
      const open = found?.transfers ?? [];
      return open[nth % Math.max(1, open.length)];
    }

    /** Receives units of a transfer; a device sends it again when the response was lost. */
    async #receiveTransfer(nth: number, units: number): Promise<void> {
      const transfer = await this.#openTransfer(nth);
      if (!transfer) return;
      const receipt = {
        receipt_id: `${transfer.id}-${(this.#made += 1)}`,
        sku_id: transfer.lines[0]!.sku_id,
        quantity: units - 1,
        damaged: 1,
        bin: nth % 2 === 0 ? 'Z-01' : '',
      };
      const send = () => this.do('POST', `/procurement/transfers/${transfer.id}/receipts`, receipt);
      await Promise.all([send(), send()]);
    }

    /** Does a step to what is there now; nothing if there is nothing of it. */
    async run(one: Step): Promise<void> {
      const { deed, nth, units } = one;
      const sku_id = codes[nth % codes.length]!;
      const bin = bins[nth % bins.length]!;
      const change = (body: object) =>
        this.do('POST', `/pick-pack/bins/${this.warehouse_id}/changes`, { bin, sku_id, ...body });
      const pickBox = async (states: readonly ('DRAFT' | 'AWB_ASSIGNED')[]) => {
        const boxes = await this.#shipments(states);
        return boxes[nth % Math.max(1, boxes.length)];
      };
      switch (deed) {
        case 'order': {
          const draft = orderFor({ phone: '9829010011', quantity: units });
          draft.order_details.product_details[0]!.sku_id = sku_id;
          await this.do('POST', '/order/manual', draft);
          return;
        }
        case 'book': {
          const orders = await server.db
            .selectFrom('orders')
            .select('order_id')
            .where('brand_id', '=', this.brand_id)
            .where('is_cancelled', '=', false)
            .where('needs', '<>', '')
            .orderBy('order_id')
            .execute();
          const order = orders[nth % Math.max(1, orders.length)];
          if (!order) return;
          await pack(
            (method, path, body) => server.call(method, path, { token: this.#brand.token, body }),
            order.order_id,
          ).catch(() => undefined);
          await this.do('POST', '/allocation/bulk/assign', {
            allocations: [{ order_id: order.order_id, courier_id: 1 }],
          });
          return;
        }
        case 'wave':
          await this.do<{ waves: Wave[] }>('POST', '/pick-pack/waves', {
            warehouse_id: this.warehouse_id,
            totes: units,
          });
          return;
        case 'pick':
        case 'short':
        case 'undo':
          await this.#act(deed, one);
          return;
        case 'pack':
          await this.#pack(nth);
          return;
        case 'cancelOrder': {
          const found = await pickBox(['DRAFT', 'AWB_ASSIGNED']);
          if (found)
            await this.do('POST', '/order/processor/bulk/cancel', {
              order_ids: [found.order_id],
              reason: 'Changed their mind',
            });
          return;
        }
        case 'cancelWave': {
          const wave = await this.#wave(nth);
          if (wave) await this.do('POST', `/pick-pack/waves/${wave.id}/cancel`, {});
          return;
        }
        case 'hold':
        case 'release':
        case 'split': {
          const found = await pickBox(['AWB_ASSIGNED']);
          if (!found) return;
          const body =
            deed === 'hold'
              ? { reason: 'piece damaged' }
              : deed === 'split'
                ? { inside: [{ sku_id, quantity: 1 }] }
                : {};
          await this.do('POST', `/pick-pack/bench/${found.shipment_id}/${deed}`, body);
          return;
        }
        case 'putBack': {
          const tasks = (await this.do<BesideBench>('GET', '/pick-pack/put-backs'))?.put_backs ?? [];
          const task = tasks[nth % Math.max(1, tasks.length)];
          if (!task) return;
          const { wave_id, pick_no, quantity } = task;
          await this.do('POST', '/pick-pack/put-backs', { wave_id, pick_no, quantity });
          return;
        }
        case 'receive':
          await change({ kind: 'receipt', quantity: units });
          return;
        case 'buy':
          await this.#buy(nth, units + 1);
          return;
        case 'count':
          await change({ kind: 'count', quantity: units });
          return;
        case 'blindCount':
          await this.#blindCount(nth, units);
          return;
        case 'transfer':
          await change({ kind: 'transfer', quantity: units, to_bin: bins[(nth + 1) % bins.length]! });
          return;
        case 'damage':
          await change({ kind: 'damage', quantity: units });
          return;
        case 'send':
          await this.#send(sku_id, units);
          return;
        case 'receiveTransfer':
          await this.#receiveTransfer(nth, units);
          return;
        case 'closeTransfer': {
          const transfer = await this.#openTransfer(nth);
          if (transfer) await this.do('POST', `/procurement/transfers/${transfer.id}/close`, {});
        }
      }
    }
  }

  test(
    'nothing is negative or reserved twice, and movements add up',
    async () => {
      await fc.assert(
        fc.asyncProperty(groups, async (plan) => {
          const floor = await Floor.open();
          // A morning's orders are in a wave before anything else happens.
          for (const deed of ['order', 'book'] as const)
            for (const [nth, units] of [3, 1, 2, 2].entries())
              await floor.run({ deed, nth: deed === 'book' ? 0 : nth, units });
          await floor.run({ deed: 'wave', nth: 0, units: 3 });
          for (const group of plan) {
            await Promise.all(group.map((one) => floor.run(one)));
            await expectStockAddsUp(server.db, floor.brand_id);
          }
        }),
        { numRuns: runs, ...(seed !== undefined && { seed: Number(seed) }), endOnFailure: true },
      );
    },
    60_000 + runs * 30_000,
  );
});
