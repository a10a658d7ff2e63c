import { sql } from 'kysely';
import { ingestScans } from '../../src/dispatch/tracking/scans/ingestScans.ts';
import { withEarningsDue } from '../../src/overview/earnings/countEarnings.ts';
import { handleDomainEvents, on } from '../../src/platform/db/domainEvents.ts';
import { ordersChanged } from '../../src/platform/db/orderChanges.ts';
import { createEventHandlers } from '../../src/start/eventHandlers.ts';
import { newBrandWithPlanters } from '../../test/planters.ts';
import type { TestServer } from '../../test/server.ts';

const journey: readonly [type: string, status: string][] = [
  ['UD', 'Picked Up'],
  ['UD', 'In Transit'],
  ['UD', 'Dispatched'],
  ['DL', 'Delivered'],
];
const hour = 3_600_000;

/** Sorted milliseconds of the writes of each kind, with their orders counted and without. */
export type WriteTimes = Record<'order' | 'scan', Record<'counted' | 'uncounted', number[]>>;

/** Writes orders and scans by turns with their counting and without: all else that a change of an order does stays. */
export async function timeWrites(server: TestServer, orders: number): Promise<WriteTimes> {
  const handlers = createEventHandlers(server.services);
  const uncounted = [
    ...handlers.filter(({ event }) => event !== ordersChanged.name),
    on(ordersChanged, async (tx, changed) => {
      await withEarningsDue(tx, changed)
        .with('nothing', (db) => db.selectNoFrom(sql`1`.as('one')))
        .selectFrom('nothing')
        .select('one')
        .execute();
    }),
  ];
  const planters = await newBrandWithPlanters(server, 'Writes');
  const line = { sku_id: 'TP-S-01', quantity: 1, unit_price: 825, gst: 5 };
  const times: WriteTimes = {
    order: { counted: [], uncounted: [] },
    scan: { counted: [], uncounted: [] },
  };
  const start = server.clock.now().getTime();
  for (let n = 0; n < orders; n += 1) {
    const kind = n % 2 === 0 ? 'counted' : 'uncounted';
    handleDomainEvents(server.db, kind === 'counted' ? handlers : uncounted);
    const timed = async (what: keyof WriteTimes, write: () => Promise<unknown>) => {
      const began = performance.now();
      await write();
      // The first ones are slower: nothing is compiled and cached yet.
      if (n >= 10) times[what][kind].push(performance.now() - began);
    };
    await timed('order', () => planters.newOrder([line]));
    const { awb, shipment_id, id } = await planters.booked([line]);
    for (const [at, [status_type, status]] of journey.entries())
      await timed('scan', () =>
        ingestScans(server.db, {
          brand_id: planters.brand_id,
          shipment_id,
          order_id: id,
          scans: [
            {
              awb,
              code: `${status_type} ${status}`,
              status,
              status_type,
              event_time: new Date(start + (at + 1) * hour).toISOString(),
              location: 'Bengaluru',
              remark: '',
            },
          ],
          now: new Date(start + 100 * hour),
          poll_after: null,
        }),
      );
  }
  handleDomainEvents(server.db, handlers);
  planters.end();
  for (const own of Object.values(times)) for (const list of Object.values(own)) list.sort((a, b) => a - b);
  return times;
}
