import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { oneEngine, openTestDatabase } from '../../../test/engines.ts';
import type { OpenDatabase } from '../../platform/db/engine.ts';
import { askDays } from './askDays.ts';
import { askLane } from './askLane.ts';
import { CourierUnavailable } from './port.ts';
import type { CourierAdapter, Lane, PincodeServiceability } from './port.ts';
import { ServiceabilityCache, loadServiceability } from './serviceabilityCache.ts';

const lane = { from: '302017', to: '560034' };
const back = { from: '560034', to: '302017' };
const row = (pincode: string): PincodeServiceability => ({
  pincode,
  cod: true,
  prepaid: true,
  pickup: true,
  oda: false,
  max_cod_paise: 0,
  max_weight_g: 0,
  routing_code: '',
  remarks: '',
});

describe.each(oneEngine)('serviceability that couriers answered before, on %s', (engine) => {
  let database: OpenDatabase;
  let asked: string[];
  let brands = 0;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(() => {
    asked = [];
    brands += 1;
  });

  /** A courier that serves each place, but not the way back. */
  const courier = (isByLane: boolean) =>
    ({
      serviceability: async (pincode: string) => {
        asked.push(pincode);
        return row(pincode);
      },
      ...(isByLane && {
        laneServiceability: async ({ from, to }: Lane) => {
          asked.push(`${from}-${to}`);
          return from === lane.from ? row(to) : null;
        },
      }),
    }) as CourierAdapter;
  const cacheOf = (adapter: CourierAdapter) => {
    const cache = new ServiceabilityCache({
      db: database.db,
      brand_id: `brd_lanes_${brands}`,
      partner: 'dtdc',
    });
    return { cache, adapter: cache.wrap(adapter, 'Surface') };
  };
  const load = (cache: ServiceabilityCache, lanes: readonly Lane[]) =>
    loadServiceability(database.db, `brd_lanes_${brands}`, new Map([['dtdc', cache]]), lanes);

  test('is of the lane where the courier answers for pairs, each direction for itself', async () => {
    const { cache, adapter } = cacheOf(courier(true));
    expect(cache.settledLane(lane, 'Surface')).toBeUndefined();
    expect(await askLane(adapter, lane)).toEqual({ from: row('302017'), to: row('560034') });
    expect(await askLane(adapter, back)).toEqual({ from: null, to: null });
    await askLane(adapter, lane);
    expect(asked).toEqual(['302017-560034', '560034-302017']);
    expect(cache.settledLane(back, 'Surface')).toEqual({ from: null, to: null });
    // After a restart.
    const again = cacheOf(courier(true));
    await load(again.cache, [lane, back]);
    expect(again.cache.settledLane(lane, 'Surface')).toEqual({ from: row('302017'), to: row('560034') });
    expect(again.cache.settledLane(back, 'Surface')).toEqual({ from: null, to: null });
    expect(asked).toHaveLength(2);
  });

  test('has the days of each mode, asked once, also after a restart', async () => {
    const days = (stated: number | null) =>
      ({
        ...courier(false),
        transitDays: async ({ from, to, day }: Lane & { day: string }) => {
          asked.push(`${from}-${to} ${day}`);
          return stated === null ? null : { days: stated };
        },
      }) as CourierAdapter;
    const cache = cacheOf(courier(false)).cache;
    const [surface, air] = [cache.wrap(days(4), 'Surface'), cache.wrap(days(null), 'Air')];
    expect(cache.settledDays(lane, 'Surface')).toBeUndefined();
    for (const day of ['2026-12-01', '2026-12-02']) {
      expect(await askDays(surface, lane, day)).toBe(4);
      expect(await askDays(air, lane, day)).toBeUndefined();
    }
    expect(asked).toEqual(['302017-560034 2026-12-01', '302017-560034 2026-12-01']);
    const again = cacheOf(days(9)).cache;
    again.wrap(days(9), 'Air');
    await load(again, [lane]);
    expect(again.settledDays(lane, 'Surface')).toBe(4);
    expect(again.settledDays(lane, 'Air')).toBeUndefined();
    expect(again.settledDays(back, 'Surface')).toBeUndefined();
    expect(asked).toHaveLength(2);
  });

  test('has no days while the courier cannot be reached', async () => {
    const { cache, adapter } = cacheOf({
      ...courier(false),
      transitDays: async () => {
        throw new CourierUnavailable('Delhivery did not respond in time.');
      },
    });
    expect(await askDays(adapter, lane, '2026-12-01')).toBeUndefined();
    expect(cache.settledDays(lane, 'Surface')).toBeUndefined();
  });

  test('is of each service, where they serve different places', async () => {
    const services = (mode: 'Air' | 'Surface') =>
      ({
        servesByMode: true,
        serviceability: async (pincode: string) => {
          asked.push(`${pincode} ${mode}`);
          return mode === 'Air' && pincode === lane.to ? null : row(pincode);
        },
      }) as CourierAdapter;
    const { cache } = cacheOf(courier(false));
    const [air, surface] = [cache.wrap(services('Air'), 'Air'), cache.wrap(services('Surface'), 'Surface')];
    expect(await askLane(air, lane)).toEqual({ from: row('302017'), to: null });
    expect(await askLane(surface, lane)).toEqual({ from: row('302017'), to: row('560034') });
    expect(asked).toHaveLength(4);
    const again = cacheOf(courier(false)).cache;
    again.wrap(services('Air'), 'Air');
    again.wrap(services('Surface'), 'Surface');
    await load(again, [lane]);
    expect(again.settledLane(lane, 'Air')).toEqual({ from: row('302017'), to: null });
    expect(again.settledLane(lane, 'Surface')).toEqual({ from: row('302017'), to: row('560034') });
    expect(asked).toHaveLength(4);
  });

  test('is of both ends where it answers for one PIN code', async () => {
    const { cache, adapter } = cacheOf(courier(false));
    await askLane(adapter, lane);
    expect(await askLane(adapter, back)).toEqual({ from: row('560034'), to: row('302017') });
    expect(asked.toSorted()).toEqual(['302017', '560034']);
    expect(cache.settledLane(back, 'Surface')).toEqual({ from: row('560034'), to: row('302017') });
    const again = cacheOf(courier(false));
    await load(again.cache, [lane]);
    expect(again.cache.settledLane(lane, 'Surface')).toEqual({ from: row('302017'), to: row('560034') });
  });
});
