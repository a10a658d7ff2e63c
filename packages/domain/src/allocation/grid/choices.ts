import { costSpeedCurve } from '../plan/costSpeedCurve.ts';
import type { CostSpeedCurve } from '../plan/costSpeedCurve.ts';
import { describeDecisions } from '../plan/describeDecisions.ts';
import { byPrice, recommendedCourier } from './allocationRows.ts';
import type { AllocationRowData } from './allocationRows.ts';

/** A courier that a user chose, for one order or with the slider. */
export interface Choice {
  courier_id: number;
  by: 'order' | 'slider';
}
export type Choices = Readonly<Record<string, Choice>>;

/** Sets the courier of an order. The recommended one is no choice: the server's plan decides. */
export function withChoice(
  choices: Choices,
  row: AllocationRowData,
  courier_id: number | undefined,
  by: Choice['by'],
): Choices {
  const next: Record<string, Choice> = { ...choices };
  delete next[row.order_id];
  if (courier_id !== undefined && courier_id !== recommendedCourier(row)?.courier_id)
    next[row.order_id] = { courier_id, by };
  return next;
}

/** Whether the slider leaves the order alone: a rule or a user decided its courier. */
const isFixed = (row: AllocationRowData, choices: Choices): boolean =>
  row.decided_by === 'rule' || choices[row.order_id]?.by === 'order';

/** The curve that the slider moves along. */
export const sliderCurve = (rows: readonly AllocationRowData[], choices: Choices): CostSpeedCurve =>
  costSpeedCurve(
    rows.map((row) => ({
      order_id: row.order_id,
      couriers: row.couriers,
      fixed: isFixed(row, choices)
        ? (choices[row.order_id]?.courier_id ?? recommendedCourier(row)?.courier_id)
        : undefined,
    })),
  );

/** Sets the couriers of a point of the slider's curve. */
export function atPoint(
  choices: Choices,
  rows: readonly AllocationRowData[],
  curve: CostSpeedCurve,
  index: number,
): Choices {
  const couriers = curve.choicesAt(index);
  return rows
    .filter((row) => !isFixed(row, choices))
    .reduce((all, row) => withChoice(all, row, couriers.get(row.order_id), 'slider'), choices);
}

/** The courier of a number key: 1 is the cheapest. */
export const courierOfKey = (row: AllocationRowData | undefined, key: number): number | undefined =>
  row && byPrice(row.couriers)[key - 1]?.courier_id;

/** A courier that selected orders can use, with the difference from their couriers now. */
export interface BulkCourier {
  courier_id: number;
  courier_name: string;
  /** Orders that it can take at a rate. */
  orders: readonly AllocationRowData[];
  /** Rupees. */
  difference: number;
}

/** Returns what each courier would change for some orders, most orders first. */
export function bulkCouriers(
  rows: readonly AllocationRowData[],
  priceOf: (row: AllocationRowData) => number,
): BulkCourier[] {
  const found = new Map<number, { courier_name: string; orders: AllocationRowData[]; paise: number }>();
  for (const row of rows)
    for (const { courier_id, courier_name, price } of row.couriers) {
      if (price === null) continue;
      const one = found.get(courier_id) ?? { courier_name, orders: [], paise: 0 };
      one.orders.push(row);
      one.paise += Math.round((price - priceOf(row)) * 100);
      found.set(courier_id, one);
    }
  return [...found]
    .map(([courier_id, { courier_name, orders, paise }]) => ({
      courier_id,
      courier_name,
      orders,
      difference: paise / 100,
    }))
    .sort((a, b) => b.orders.length - a.orders.length || a.difference - b.difference);
}

/** Says how the couriers of orders were chosen: "3 by rule, 10 by load distribution, 1 by you". */
export function describeChosenPlan(
  rows: readonly Pick<AllocationRowData, 'order_id' | 'decided_by'>[],
  choices: Choices,
): string {
  const plan = rows.filter(({ order_id }) => !choices[order_id]);
  const kinds = Map.groupBy(plan, ({ decided_by }) => decided_by);
  const counts = Object.fromEntries([...kinds].map(([kind, some]) => [kind, some.length]));
  return describeDecisions({ ...counts, person: rows.length - plan.length }, { person: 'by you' });
}
