import { join } from 'node:path';
import type { BenchBox, PickAnswer, WaveBoard, WaveWalk } from '@khep/api';
import { appendEvidence, brokenEvidence, evidenceRoot } from '@khep/domain/warehouse';
import type { EvidenceLink } from '@khep/domain/warehouse';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copyTemplateDatabase } from '../../test/dataDirectory.ts';
import { engines, openTestDatabase } from '../../test/engines.ts';
import type { TestDatabase } from '../../test/engines.ts';
import { orderFor, sku } from '../../test/fixtures.ts';
import { ServerProcesses, headers, signUp } from '../../test/serverProcesses.ts';
import type { StartedServer } from '../../test/serverProcesses.ts';
import { createCatalogue, packedOrder } from '../../test/shipping.ts';
import { seededRandom } from '../base/seededRandom.ts';
import { openPglite, openPostgres } from '../platform/db/engine.ts';

/** `KHEP_PICK_KILLS=50` is a storm. */
const kills = Number(process.env['KHEP_PICK_KILLS'] ?? 4);
/** Every fourth request or so is cut off, and an order needs at least four. */
const orders = Math.max(4, kills);
const unitsOfAnOrder = 3;
const received = 10 * unitsOfAnOrder * orders;
/** A storm is for both; the embedded engine has more to lose. */
const stormed = process.env['KHEP_TEST_ENGINES'] === 'all' ? engines : engines.slice(0, 1);

describe.each(stormed)('on %s', (engine) => {
  let programs: ServerProcesses;
  let database: TestDatabase | undefined;
  beforeEach(async () => {
    programs = new ServerProcesses();
    if (engine === 'pglite') await copyTemplateDatabase(join(programs.directory, 'database'));
    else database = await openTestDatabase(engine);
  });
  afterEach(async () => {
    programs.close();
    await database?.close();
  });

  test('a server that is killed while pickers and packers work loses nothing and counts nothing twice', async () => {
    const random = seededRandom(7);
    const environment = database?.reach && { DATABASE_URL: database.reach.url };
    let server: StartedServer = await programs.start(environment);
    const token = await signUp(server);
    const call = async (method: string, path: string, body?: unknown) => {
      const response = await fetch(`${server.url}/api${path}`, {
        method,
        headers: headers(token),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, headers: response.headers, body: await response.json() };
    };
    const data = async <Data>(method: string, path: string, body?: unknown): Promise<Data> => {
      const answer = await call(method, path, body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body.data;
    };
    let left = kills;
    /** Sends a request as a device does: again until it is answered. Some requests meet the end of the server. */
    async function insist<Data>(path: string, body: unknown): Promise<Data> {
      for (;;) {
        const sent = data<Data>('POST', path, body).catch(() => undefined);
        if (left > 0 && random.chance(0.25)) {
          left -= 1;
          await new Promise((resolve) => setTimeout(resolve, random.next() * 30));
          server.process.kill('SIGKILL');
          await server.ended;
          await sent;
          server = await programs.start(environment);
          continue;
        }
        const answer = await sent;
        if (answer !== undefined) return answer;
      }
    }

    await createCatalogue(call);
    const { warehouse_id } = await data<WaveBoard>('GET', '/pick-pack/waves');
    const bin = `/pick-pack/bins/${warehouse_id}/changes`;
    await data('POST', bin, { bin: 'P-1', sku_id: sku.sku_id, kind: 'receipt', quantity: received });
    for (let n = 0; n < orders; n += 1) {
      const { id } = await packedOrder(call, orderFor({ phone: '9829010011', quantity: unitsOfAnOrder }));
      await data('POST', '/allocation/bulk/assign', { allocations: [{ order_id: id, courier_id: 1 }] });
    }
    const { waves } = await data<{ waves: { id: string }[] }>('POST', '/pick-pack/waves', { warehouse_id });
    const totes: WaveWalk['totes'] = [];
    let made = 0;
    for (const { id } of waves) {
      const { wave } = await data<{ wave: WaveWalk }>('GET', `/pick-pack/waves/${id}`);
      totes.push(...wave.totes);
      for (const { pick_no, quantity } of wave.picks)
        for (let unit = 0; unit < quantity; unit += 1) {
          const action = { pick_no, kind: 'pick', quantity: 1, at: '2026-11-27T09:00:00Z' };
          const { results } = await insist<PickAnswer>(`/pick-pack/waves/${id}/actions`, {
            actions: [{ ...action, action_id: `action-${(made += 1)}` }],
          });
          expect(['applied', 'repeated']).toContain(results[0]?.outcome);
        }
    }
    expect(totes.length).toBeGreaterThanOrEqual(orders);

    const roots = new Map<string, string>();
    // An order may have several boxes: its number means the first that isn't packed.
    for (const { order_number } of totes) {
      const { box } = await data<{ box: BenchBox }>('GET', `/pick-pack/bench?code=${order_number}`);
      const { shipment_id } = box;
      let chain: EvidenceLink[] = [];
      for (const { sku_id, quantity } of box.pieces)
        for (let unit = 0; unit < quantity; unit += 1)
          chain = await appendEvidence(shipment_id, chain, {
            at: '2026-11-27T09:05:00Z',
            person: 'Asha',
            kind: 'piece',
            data: { sku_id },
          });
      roots.set(shipment_id, await evidenceRoot(shipment_id, chain));
      await insist(`/pick-pack/bench/${shipment_id}`, { evidence: chain, scale_g: 3600 });
    }
    server.process.kill('SIGKILL');
    await server.ended;

    const open = environment
      ? await openPostgres(environment.DATABASE_URL)
      : await openPglite(join(programs.directory, 'database'));
    try {
      const [stock] = await open.db.selectFrom('bin_stock').select(['quantity', 'reserved']).execute();
      expect(stock).toEqual({ quantity: received - orders * unitsOfAnOrder, reserved: 0 });
      const moved = await open.db.selectFrom('bin_movements').select('quantity').execute();
      expect(moved.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(stock?.quantity);
      expect(await open.db.selectFrom('pick_actions').select('action_id').execute()).toHaveLength(made);
      const packed = await open.db
        .selectFrom('packed_boxes')
        .select(['shipment_id', 'evidence', 'root'])
        .execute();
      expect(new Map(packed.map(({ shipment_id, root }) => [shipment_id, root]))).toEqual(roots);
      for (const { shipment_id, evidence, root } of packed)
        expect(await brokenEvidence(shipment_id, evidence, root)).toBeUndefined();
      const events = await open.db
        .selectFrom('events')
        .select('shipment_id')
        .where('kind', '=', 'shipment.packed')
        .execute();
      expect(events).toHaveLength(totes.length);
      // All kills came before the work was done.
      expect(left).toBe(0);
    } finally {
      await open.close();
    }
  });
});
