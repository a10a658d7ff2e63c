/**
 * Prices orders with 24 services and allocates couriers by 20 rules and a load split, and does the same with minimal
 * hand-written code for comparison:
 * node --conditions=@khep/source packages/domain/bench/rating.ts [orders]
 */
import { AllocationPlanner } from '../src/allocation/index.ts';
import type { AllocationRule, PricedCandidate } from '../src/allocation/index.ts';
import {
  defaultCityClusters,
  exampleRateCard,
  compileRateCard,
  rateTotal,
  defaultZones,
  resolveZone,
} from '../src/rating/index.ts';
import type { RateCard } from '../src/rating/index.ts';

const orderCount = Number(process.argv[2] ?? 100_000);
const serviceCount = 24;
let seed = 7;
/** mulberry32: the same orders in every run. */
function random(below: number): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) % below;
}
const say = (line: string) => process.stdout.write(`${line}\n`);

const prefixes = ['302', '560', '110', '400', '600', '700', '781', '682', '380', '411'] as const;
const states = ['08', '29', '07', '27', '33', '19', '18', '32', '24', '27'] as const;
const orders = Array.from({ length: orderCount }, () => {
  const to = random(prefixes.length);
  return {
    to: { pincode: `${prefixes[to]}${String(random(100)).padStart(3, '0')}`, state: states[to]! },
    grams: 100 + random(6000),
    volume: (5 + random(40)) * (5 + random(30)) * (2 + random(25)),
    collect: random(3) === 0 ? 30_000 + random(400_000) : 0,
    value: 300 + random(6000),
    tag: `tag-${random(10)}`,
  };
});
const from = { pincode: '302017', state: '08' };
const cards: RateCard[] = Array.from({ length: serviceCount }, () => ({
  ...exampleRateCard,
  forward_contract_data: Object.fromEntries(
    defaultZones.map((zone) => [
      zone,
      { base: (2500 + random(6000)) / 100, additional: (1800 + random(5000)) / 100 },
    ]),
  ),
}));
const rules: AllocationRule[] = Array.from({ length: 20 }, (_, at) => ({
  name: `rule ${at}`,
  priority: at + 1,
  carrier_list: [at % serviceCount, (at * 5 + 1) % serviceCount, (at * 7 + 2) % serviceCount],
  conditions: [
    { field_name: 'Tag', field_type: 'String', field_operator: 'equals', field_value: `tag-${at % 10}` },
    {
      field_name: 'Weight',
      field_type: 'Float',
      field_operator: 'between',
      field_value: `${at * 0.2},${at * 0.2 + 1.5}`,
    },
    {
      field_name: 'Payment Mode',
      field_type: 'String',
      field_operator: 'equals',
      field_value: at % 3 === 0 ? 'cod' : 'prepaid',
    },
    {
      field_name: 'Zone',
      field_type: 'String',
      field_operator: 'equals',
      field_value: defaultZones[at % 5]!,
    },
  ],
}));
const split = [
  { courier_id: 0, percentage: 50 },
  { courier_id: 1, percentage: 30 },
  { courier_id: 2, percentage: 20 },
];

/** The zone of every order, an index: once for all couriers that have no mapping of their own. */
function zones(): Uint8Array {
  const known = new Map<string, number>();
  return Uint8Array.from(orders, ({ to }) => {
    const seen = known.get(to.pincode);
    if (seen !== undefined) return seen;
    const zone = defaultZones.indexOf(resolveZone(from, to, { clusters: defaultCityClusters }).zone as 'A');
    known.set(to.pincode, zone);
    return zone;
  });
}

/** Paise, service by service. */
function prices(zone: Uint8Array): Int32Array {
  const ready = cards.map((card) => compileRateCard(card, { zones: defaultZones, diesel_price: 96.5 }));
  const out = new Int32Array(orderCount * serviceCount);
  for (let at = 0; at < orderCount; at += 1) {
    const { grams, volume, collect } = orders[at]!;
    for (let service = 0; service < serviceCount; service += 1)
      out[at * serviceCount + service] = rateTotal(ready[service]!, zone[at]!, grams, volume, collect);
  }
  return out;
}

/** The same sums by hand: floating point, no rounding to the paisa, no clauses, no reasons. */
function floor(zone: Uint8Array): number {
  const first = cards.map((card) => defaultZones.map((name) => card.forward_contract_data[name]!.base));
  const more = cards.map((card) => defaultZones.map((name) => card.forward_contract_data[name]!.additional));
  let sum = 0;
  for (let at = 0; at < orderCount; at += 1) {
    const { grams, volume, collect } = orders[at]!;
    const charged = Math.max(grams, volume / 5);
    const slabs = Math.ceil(charged / 500);
    let best = Infinity;
    for (let service = 0; service < serviceCount; service += 1) {
      const price =
        (first[service]![zone[at]!]! +
          (slabs - 1) * more[service]![zone[at]!]! +
          (collect > 0 ? Math.max(30, collect * 0.00015) : 0)) *
        1.18;
      if (price < best) best = price;
    }
    sum += best;
  }
  return sum;
}

const row = { pincode: '', prepaid: true, cod: true, pickup: true, reverse: true };
/** A courier for every order, with the reason: what a bulk assignment computes. */
function allocate(zone: Uint8Array, price: Int32Array): Map<string, number> {
  const planner = new AllocationPlanner({ rules, split });
  const decided = new Map<string, number>();
  const couriers = cards.map((_, courier_id) => ({ courier_id, name: `Service ${courier_id}` }));
  for (let at = 0; at < orderCount; at += 1) {
    const order = orders[at]!;
    const name = defaultZones[zone[at]!]!;
    const candidates = couriers.map((courier, service): PricedCandidate => ({
      courier,
      destination: row,
      price: { rated: true, total: price[at * serviceCount + service]!, zone: name },
    }));
    const { plan } = planner.plan({
      order: {
        source_pincode: from.pincode,
        destination_pincode: order.to.pincode,
        collect: order.collect / 100,
        weight: order.grams / 1000,
        facts: {
          tag: [order.tag],
          weight: order.grams / 1000,
          payment_mode: order.collect > 0 ? 'cod' : 'prepaid',
          zone: name,
          order_value: order.value,
        },
      },
      candidates,
    });
    decided.set(plan.decided_by, (decided.get(plan.decided_by) ?? 0) + 1);
  }
  return decided;
}

const timed = <T>(work: () => T): [T, number] => {
  const start = performance.now();
  const result = work();
  return [result, performance.now() - start];
};
say('run  zones ms  24 prices each ms  by hand ms  allocate ms');
for (let run = 1; run <= 5; run += 1) {
  const [zone, zoneMs] = timed(zones);
  const [price, priceMs] = timed(() => prices(zone));
  const [, floorMs] = timed(() => floor(zone));
  const [decided, allocateMs] = timed(() => allocate(zone, price));
  const ms = [zoneMs, priceMs, floorMs, allocateMs].map((value) => value.toFixed(0));
  say(`${run}    ${ms.join('   ')}   ${[...decided].map(([by, count]) => `${by} ${count}`).join(', ')}`);
}
