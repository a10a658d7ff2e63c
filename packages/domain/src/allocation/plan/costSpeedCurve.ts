/** A courier that can take an order. */
export interface CurveOption {
  courier_id: number;
  /** Rupees; null if not rated. */
  price: number | null;
  /** Days; null if unknown. */
  tat_days: number | null;
}

export interface CurveOrder {
  order_id: string;
  couriers: readonly CurveOption[];
  /** A courier that the curve must not change: a rule decided, or a user. */
  fixed?: number | undefined;
}

/** The cheapest plan for one value of a day. */
export interface CurvePoint {
  /** Rupees that a day saved on one order is worth; from here on this plan is the cheapest. */
  value_of_day: number;
  /** Rupees for all orders. */
  total: number;
  average_days: number;
}

export interface CostSpeedCurve {
  /** From the cheapest plan to the fastest; empty if no order has a rate and days. */
  points: readonly CurvePoint[];
  /** Orders in the curve: those with a rated courier and known days. */
  orders: number;
  /** The courier of each of these orders at a point. */
  choicesAt: (index: number) => ReadonlyMap<string, number>;
}

interface Step {
  courier_id: number;
  paise: number;
  days: number;
  /** Paise per day saved against the step before; 0 for the cheapest. */
  slope: number;
}

/**
 * Computes the trade of cost against days: for each value of a day, every order takes the courier with the
 * lowest price plus days × value. Only couriers on the lower convex hull can win.
 */
export function costSpeedCurve(orders: readonly CurveOrder[]): CostSpeedCurve {
  const hulls = orders.flatMap(({ order_id, couriers, fixed }) => {
    const steps = hullOf(
      fixed === undefined ? couriers : couriers.filter(({ courier_id }) => courier_id === fixed),
    );
    return steps.length > 0 ? [{ order_id, steps }] : [];
  });
  const changes = hulls
    .flatMap(({ steps }) =>
      steps.slice(1).map((step, index) => ({
        slope: step.slope,
        paise: step.paise - (steps[index]?.paise ?? 0),
        days: step.days - (steps[index]?.days ?? 0),
      })),
    )
    .sort((a, b) => a.slope - b.slope);
  let paise = hulls.reduce((sum, { steps }) => sum + (steps[0]?.paise ?? 0), 0);
  let days = hulls.reduce((sum, { steps }) => sum + (steps[0]?.days ?? 0), 0);
  const slopes: number[] = [];
  const points: CurvePoint[] = [];
  const add = (slope: number) => {
    const point = {
      value_of_day: slope / 100,
      total: Math.round(paise) / 100,
      average_days: days / hulls.length,
    };
    // Orders that change at the same value change together.
    if (slopes.at(-1) === slope) points[points.length - 1] = point;
    else {
      slopes.push(slope);
      points.push(point);
    }
  };
  if (hulls.length > 0) add(0);
  for (const change of changes) {
    paise += change.paise;
    days += change.days;
    add(change.slope);
  }
  return {
    points,
    orders: hulls.length,
    choicesAt(index) {
      const slope = slopes[index] ?? 0;
      return new Map(
        hulls.flatMap(({ order_id, steps }) => {
          const step = steps.findLast((one) => one.slope <= slope) ?? steps[0];
          return step ? [[order_id, step.courier_id] as const] : [];
        }),
      );
    },
  };
}

/** Returns the couriers that are cheapest for some value of a day, cheapest and slowest first. */
function hullOf(couriers: readonly CurveOption[]): Step[] {
  const rated = couriers
    .flatMap(({ courier_id, price, tat_days }) =>
      price === null || tat_days === null
        ? []
        : [{ courier_id, paise: Math.round(price * 100), days: tat_days }],
    )
    .sort((a, b) => a.paise - b.paise || a.days - b.days);
  const steps: Step[] = [];
  for (const one of rated) {
    const last = steps.at(-1);
    if (!last) steps.push({ ...one, slope: 0 });
    else if (one.days < last.days) {
      // A step that costs more per day than this one does is never the cheapest.
      while (steps.length > 1 && slopeFrom(steps.at(-1), one) <= (steps.at(-1)?.slope ?? 0)) steps.pop();
      steps.push({ ...one, slope: slopeFrom(steps.at(-1), one) });
    }
  }
  return steps;
}

const slopeFrom = (from: Step | undefined, to: { paise: number; days: number }): number =>
  from ? (to.paise - from.paise) / (from.days - to.days) : 0;

/** Returns the index of the point with the average days closest to these. */
export function nearestPoint(points: readonly CurvePoint[], average_days: number): number {
  let nearest = 0;
  points.forEach((point, index) => {
    const best = points[nearest];
    if (best && Math.abs(point.average_days - average_days) < Math.abs(best.average_days - average_days))
      nearest = index;
  });
  return nearest;
}

/** Returns the cheapest plan of the curve that is at least as fast; undefined if none is. */
export const cheapestWithin = (points: readonly CurvePoint[], average_days: number): CurvePoint | undefined =>
  points.find((point) => point.average_days <= average_days + 1e-9);
