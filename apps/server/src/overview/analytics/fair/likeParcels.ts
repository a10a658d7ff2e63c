import {
  alikeFacts,
  countedSubjects,
  figureCells,
  promiseBand,
  valueInFigure,
  weightSlab,
  weightSlabs,
} from '@khep/domain/analytics';
import type { AlikeFact, CellFilters, FigureCells, OrderFacts, Period } from '@khep/domain/analytics';
import { endOfDay, startOfDay } from '@khep/domain/days';
import type { PaymentMode } from '@khep/domain/money';
import type { ShipmentState } from '@khep/domain/shipments';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';

type Sum = Parameters<typeof figureCells>[0];

/** Counts of one courier's parcels that are alike. */
export interface LikeParcels {
  courier: string;
  /** A value for each of `alikeFacts`. */
  values: readonly string[];
  /** In the order of the sums that were asked for. */
  sums: readonly number[];
}

/** Counts the parcels that ended in a period, by courier and by all in which like parcels are the same. */
export type LikeParcelSource = (
  sums: readonly Sum[],
  asked: { filters: CellFilters; period: Period },
) => Promise<LikeParcels[]>;

/** Parcels that are alike and ended alike: whatever is counted of one is counted of all. */
interface Group {
  courier: string;
  state: string;
  payment: PaymentMode;
  zone: string;
  shipment_state: ShipmentState;
  weight: string;
  /** From the day it was made to the promised one. */
  promise_days: number | null;
  is_on_time: boolean | null;
  has_failed: boolean;
  parcels: number;
}

const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone 'Asia/Kolkata')::date`;

/** The slabs of `weightSlab`, in the database. */
const weightColumn = (column: string): RawBuilder<string> =>
  sql<string>`case ${sql.join(
    weightSlabs.map(
      (bound) => sql`when ${sql.ref(column)} <= ${sql.lit(bound)} then ${sql.lit(weightSlab(bound))}`,
    ),
    sql` `,
  )} else ${sql.lit(weightSlab(Number.POSITIVE_INFINITY))} end`;

const isOneOf = (column: string, values: readonly string[] | undefined): RawBuilder<boolean> =>
  values
    ? sql<boolean>`coalesce(${sql.ref(column)}::text, '') = any(${[...values]}::text[])`
    : sql<boolean>`true`;

const groupColumns = [
  'courier',
  'state',
  'payment',
  'zone',
  'shipment_state',
  'weight',
  'promise_days',
  'is_on_time',
  'has_failed',
] as const;

/** A join would read all orders of the brand. */
const ofOrder = (column: 'state' | 'warehouse_id', brand_id: string): RawBuilder<string> =>
  sql<string>`(select coalesce(orders.${sql.ref(column)}, '') from orders
    where orders.brand_id = ${brand_id} and orders.order_id = shipments.order_id)`;

const readGroups = (
  db: Db,
  brand_id: string,
  { where, members }: FigureCells,
  { from, to }: Period,
): Promise<Group[]> =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('shipments')
        .select([
          sql<string>`shipments.courier_id::text`.as('courier'),
          ofOrder('state', brand_id).as('state'),
          'payment_mode as payment',
          sql<string>`coalesce(shipments.zone, '')`.as('zone'),
          'state as shipment_state',
          weightColumn('dead_weight_g').as('weight'),
          sql<number | null>`${dayOf('expected_at')} - ${dayOf('created_at')}`.as('promise_days'),
          sql<boolean | null>`${dayOf('ended_at')} <= ${dayOf('expected_at')}`.as('is_on_time'),
          sql<boolean>`exists (select 1 from ndr_cases where ndr_cases.brand_id = ${brand_id}
            and ndr_cases.shipment_id = shipments.shipment_id)`.as('has_failed'),
        ])
        .where('brand_id', '=', brand_id)
        .where('courier_id', 'is not', null)
        .where('ended_at', '>=', startOfDay(from))
        .where('ended_at', '<', endOfDay(to))
        .where(isOneOf('courier_id', where.courier))
        .where(isOneOf('payment_mode', where.payment))
        .$if(where.warehouse !== undefined, (query) =>
          query.where(ofOrder('warehouse_id', brand_id), 'in', [...(where.warehouse ?? [])]),
        )
        .where(
          members
            ? sql<boolean>`exists (select 1 from jsonb_array_elements(shipments.items) one
                where one ->> 'sku_id' = any(${[...members]}::text[]))`
            : sql<boolean>`true`,
        )
        .as('ended'),
    )
    .select(groupColumns)
    .select(sql<number>`count(*)::int`.as('parcels'))
    .where(isOneOf('state', where.state))
    .groupBy(groupColumns)
    .execute();

const dayMs = 86_400_000;

/** An order with one parcel of a group, so that analytics counts it by its own rules. */
function exampleOf(group: Group, { where, members = [] }: FigureCells, at: Date): OrderFacts {
  const { state, payment, courier, zone, shipment_state, is_on_time, has_failed } = group;
  return {
    ordered_at: at,
    status: 'SHIPPED',
    state,
    payment,
    channel: '',
    warehouse: where.warehouse?.[0] ?? '',
    total_paise: 0,
    weight_g: 0,
    is_repeat: false,
    items: [],
    returns: [],
    parcels: [
      {
        state: shipment_state,
        courier,
        zone,
        payment,
        value_paise: 0,
        charge_paise: null,
        created_at: at,
        picked_up_at: null,
        ended_at: at,
        promised_at: is_on_time === null ? null : new Date(at.getTime() - (is_on_time ? 0 : dayMs)),
        items: members.map((sku) => ({ sku, quantity: 1 })),
        ndr: has_failed
          ? {
              first_at: at,
              reason: '',
              status: '',
              attempts: 1,
              first_answer_at: null,
              is_late: false,
              fake_points: 0,
            }
          : null,
      },
    ],
  };
}

/** Counts the parcel of an example in a figure. */
const countIn = (figure: FigureCells, order: OrderFacts): number =>
  countedSubjects(order)
    .filter(({ kind }) => kind === 'shipment')
    .flatMap(({ contributions }) => contributions)
    .reduce((sum, one) => sum + (valueInFigure(figure, one) ?? 0), 0);

/** Reads from the shipments what the stored sums don't have. The database groups them, so that the days of a year's peak fit too. */
export const likeParcelSource =
  (db: Db, brand_id: string): LikeParcelSource =>
  async (sums, { filters, period }) => {
    const figures = sums.map((sum) => figureCells(sum, filters, {}));
    const [first] = figures;
    if (!first) return [];
    const groups = await readGroups(db, brand_id, first, period);
    const at = startOfDay(period.from);
    // All other filters are the database's: what is counted depends on how the parcels ended alone.
    const counted = new Map<string, number[]>();
    const countsOf = (group: Group): readonly number[] => {
      const { shipment_state, is_on_time, has_failed } = group;
      const key = `${shipment_state} ${is_on_time} ${has_failed}`;
      const known =
        counted.get(key) ?? figures.map((figure) => countIn(figure, exampleOf(group, figure, at)));
      counted.set(key, known);
      return known;
    };
    return groups.map((group): LikeParcels => {
      const facts: Record<AlikeFact, string> = {
        state: group.state,
        payment: group.payment,
        zone: group.zone,
        weight: group.weight,
        promise: promiseBand(group.promise_days),
      };
      return {
        courier: group.courier,
        values: alikeFacts.map((fact) => facts[fact]),
        sums: countsOf(group).map((count) => group.parcels * count),
      };
    });
  };
