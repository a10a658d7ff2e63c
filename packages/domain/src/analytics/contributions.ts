import { istDay } from '../days/day.ts';
import { endedStates, isReturning } from '../shipments/states.ts';
import { cubes } from './cubes.ts';
import type { Cube, Dimension } from './cubes.ts';
import type { CountedItem, OrderFacts, ParcelFacts, ReturnFacts } from './facts.ts';

/** A cell of a cube, and how much is added to it. */
export interface Contribution {
  cube: Cube;
  /** YYYY-MM-DD in India. */
  day: string;
  dims: Partial<Record<Dimension, string>>;
  /** Sorted, without repeats. */
  members: readonly string[];
  /** By the cube's measures. */
  values: readonly number[];
}

type Values<C extends Cube> = Partial<Record<(typeof cubes)[C]['measures'][number], number>>;
type Dims<C extends Cube> = Record<(typeof cubes)[C]['dims'][number], string>;

function contribution<C extends Cube>(
  cube: C,
  at: Date,
  dims: Dims<C>,
  values: Values<C>,
  members: readonly string[] = [],
): Contribution {
  const measures: readonly string[] = cubes[cube].measures;
  const given: Partial<Record<string, number>> = values;
  return {
    cube,
    day: istDay(at),
    dims,
    members: [...new Set(members)].sort(),
    values: measures.map((measure) => given[measure] ?? 0),
  };
}

const hourMs = 3_600_000;
const wholeHours = (from: Date, to: Date) =>
  Math.max(0, Math.floor((to.getTime() - from.getTime()) / hourMs));

/** Upper bounds of the weight slabs, in grams. */
export const weightSlabs = [500, 1000, 2000, 5000, 10_000] as const;

/** Returns the slab of a weight: its upper bound, or the last one with a plus. */
export function weightSlab(grams: number): string {
  const bound = weightSlabs.find((one) => grams <= one);
  return bound === undefined ? `${weightSlabs.at(-1)}+` : String(bound);
}

/** How a shipment ended, as analytics names it. */
export const parcelOutcomes = ['delivered', 'rto', 'lost', 'damaged'] as const;
export type ParcelOutcome = (typeof parcelOutcomes)[number];

/** Returns how a shipment ended; undefined while it is on its way, and for a cancelled one. */
export function parcelOutcome({ state }: Pick<ParcelFacts, 'state'>): ParcelOutcome | undefined {
  if (!endedStates.includes(state)) return undefined;
  if (isReturning(state)) return 'rto';
  if (state === 'DELIVERED') return 'delivered';
  return state === 'LOST' ? 'lost' : 'damaged';
}

/** Points of a fake attempt that count as one. */
export const fakeAttemptPoints = 4;

function sumBySku<Item extends CountedItem>(items: readonly Item[]): [sku: string, items: Item[]][] {
  return [...Map.groupBy(items, ({ sku }) => sku)];
}
const unitsOf = (items: readonly CountedItem[]) => items.reduce((sum, { quantity }) => sum + quantity, 0);

function ofOrder(order: OrderFacts): Contribution[] {
  const { ordered_at: at, state, payment, channel, warehouse, status, total_paise, items } = order;
  const values = {
    orders: 1,
    amount_paise: total_paise,
    units: unitsOf(items),
    repeat: order.is_repeat ? 1 : 0,
  };
  const shared = { state, payment, warehouse, status };
  const couriers = order.parcels.flatMap((parcel) =>
    parcel.state === 'CANCELLED' ? [] : parcel.courier || [],
  );
  return [
    contribution('orders', at, { ...shared, channel, slab: weightSlab(order.weight_g) }, values, couriers),
    contribution(
      'ordersBySkus',
      at,
      shared,
      values,
      items.map(({ sku }) => sku),
    ),
    ...sumBySku(items).map(([sku, own]) =>
      contribution(
        'orderSkus',
        at,
        { ...shared, sku },
        {
          orders: 1,
          units: unitsOf(own),
          amount_paise: own.reduce((sum, { amount_paise }) => sum + amount_paise, 0),
        },
        couriers,
      ),
    ),
  ];
}

function ofEnded(
  { state, warehouse }: Pick<OrderFacts, 'state' | 'warehouse'>,
  parcel: ParcelFacts,
  at: Date,
  status: ParcelOutcome,
): Contribution[] {
  const { payment, courier, zone, picked_up_at, promised_at, items } = parcel;
  const isDelivered = status === 'delivered';
  const place = { state, payment, courier };
  const dims = { ...place, zone, status, reason: parcel.ndr?.reason ?? '' };
  const isPromised = isDelivered && promised_at !== null;
  const hours = isDelivered && picked_up_at ? wholeHours(picked_up_at, at) : null;
  const sums = { parcels: 1, value_paise: parcel.value_paise, charge_paise: parcel.charge_paise ?? 0 };
  const values = {
    ...sums,
    promised: isPromised ? 1 : 0,
    on_time: isPromised && istDay(at) <= istDay(promised_at) ? 1 : 0,
    first_attempt: isDelivered && !parcel.ndr ? 1 : 0,
    transit_hours: hours ?? 0,
    picked_up: hours === null ? 0 : 1,
  };
  return [
    contribution('ended', at, { ...dims, slab: parcel.state }, values),
    contribution(
      'endedBySkus',
      at,
      { ...dims, warehouse },
      sums,
      items.map(({ sku }) => sku),
    ),
    ...sumBySku(items).map(([sku, own]) =>
      contribution(
        'endedSkus',
        at,
        { ...place, warehouse, status, sku },
        { parcels: 1, units: unitsOf(own) },
      ),
    ),
    ...(hours === null
      ? []
      : [contribution('transit', at, { ...place, zone, slab: String(hours) }, { parcels: 1 })]),
  ];
}

function ofFailed(
  { state, warehouse }: Pick<OrderFacts, 'state' | 'warehouse'>,
  parcel: ParcelFacts,
): Contribution[] {
  const { payment, courier, zone, ndr, items } = parcel;
  if (!ndr) return [];
  const { first_at, reason, status, first_answer_at } = ndr;
  const shared = { state, payment, courier, status, reason };
  return [
    contribution(
      'ndr',
      first_at,
      { ...shared, zone },
      {
        cases: 1,
        attempts: ndr.attempts,
        answered: first_answer_at ? 1 : 0,
        late: ndr.is_late ? 1 : 0,
        fake: ndr.fake_points >= fakeAttemptPoints ? 1 : 0,
        answer_hours: first_answer_at ? wholeHours(first_at, first_answer_at) : 0,
        value_paise: parcel.value_paise,
      },
    ),
    ...sumBySku(items).map(([sku]) =>
      contribution('ndrSkus', first_at, { ...shared, warehouse, sku }, { cases: 1 }),
    ),
  ];
}

function ofParcel(order: OrderFacts, parcel: ParcelFacts): Contribution[] {
  const { state } = order;
  const { payment, courier, zone, ended_at } = parcel;
  if (courier === '') return [];
  const outcome = parcelOutcome(parcel);
  return [
    contribution(
      'parcels',
      parcel.created_at,
      { state, payment, courier, zone, status: parcel.state },
      { parcels: 1, value_paise: parcel.value_paise, charge_paise: parcel.charge_paise ?? 0 },
    ),
    ...(outcome && ended_at ? ofEnded(order, parcel, ended_at, outcome) : []),
    ...ofFailed(order, parcel),
  ];
}

function ofReturn({ state, payment, warehouse }: OrderFacts, one: ReturnFacts): Contribution[] {
  // The parcel of an RTO is counted as one that ended.
  if (one.kind === 'rto') return [];
  const { created_at: at, items } = one;
  const dims = { state, payment, courier: one.courier, status: one.state, reason: one.reason };
  const values = {
    returns: 1,
    units: unitsOf(items),
    value_paise: one.value_paise,
    refund_paise: one.refund_paise,
    charge_paise: one.charge_paise,
  };
  return [
    contribution('returns', at, dims, values),
    contribution(
      'returnsBySkus',
      at,
      { ...dims, warehouse },
      values,
      items.map(({ sku }) => sku),
    ),
    ...sumBySku(items).map(([sku, own]) =>
      contribution('returnSkus', at, { ...dims, warehouse, sku }, { returns: 1, units: unitsOf(own) }),
    ),
  ];
}

/** An order, or one of its shipments or returns, and what it adds to the sums. */
export interface CountedSubject {
  kind: 'order' | 'shipment' | 'return';
  /** Its place among the order's parcels or returns; 0 for the order. */
  at: number;
  contributions: readonly Contribution[];
}

/** Returns what an order, each of its parcels and each of its returns add to the sums, from their facts alone. */
export function countedSubjects(order: OrderFacts): CountedSubject[] {
  return [
    { kind: 'order', at: 0, contributions: ofOrder(order) },
    ...order.parcels.map((parcel, at): CountedSubject => ({
      kind: 'shipment',
      at,
      contributions: ofParcel(order, parcel),
    })),
    ...order.returns.map((one, at): CountedSubject => ({
      kind: 'return',
      at,
      contributions: ofReturn(order, one),
    })),
  ];
}

/** Returns what an order adds to all sums, from its facts alone. */
export function contributionsOf(order: OrderFacts): Contribution[] {
  return sumContributions(countedSubjects(order).flatMap(({ contributions }) => contributions));
}

/** Names a cell: its cube, day and values of the dimensions. No stored text has the character between them. */
function cellKey({ cube, day, dims, members }: Contribution): string {
  let key = `${cube}\0${day}`;
  for (const dim of cubes[cube].dims) key += `\0${dims[dim] ?? ''}`;
  return members.length === 0 ? key : `${key}\0${members.join('\0')}`;
}

function addUp(changes: readonly { one: Contribution; by: 1 | -1 }[]): Contribution[] {
  const sums = new Map<string, Contribution>();
  for (const { one, by } of changes) {
    const key = cellKey(one);
    const before = sums.get(key)?.values;
    sums.set(key, { ...one, values: one.values.map((value, at) => (before?.[at] ?? 0) + by * value) });
  }
  return [...sums]
    .filter(([, { values }]) => values.some((value) => value !== 0))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, sum]) => sum);
}

/** Adds up contributions to the same cell. Sorted by cell, without empty ones. */
export const sumContributions = (all: readonly Contribution[]): Contribution[] =>
  addUp(all.map((one) => ({ one, by: 1 })));

/** Returns what must be added where `before` is already counted, so that `after` is. */
export const diffContributions = (
  before: readonly Contribution[],
  after: readonly Contribution[],
): Contribution[] =>
  addUp([
    ...before.map((one) => ({ one, by: -1 as const })),
    ...after.map((one) => ({ one, by: 1 as const })),
  ]);
