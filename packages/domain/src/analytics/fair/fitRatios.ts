/** Parcels of one courier among parcels that are alike: one state, payment, zone, weight and promise. */
export interface FairCell {
  courier: string;
  stratum: string;
  /** Those to avoid, at most `total`. */
  events: number;
  total: number;
}

/** Counts of like parcels by courier, in the order of `Strata.couriers`. */
interface Stratum {
  events: readonly number[];
  totals: readonly number[];
}

export interface Strata {
  /** Those that can be compared with each other. */
  couriers: readonly string[];
  list: readonly Stratum[];
  /** Parcels in strata that another courier has too, of all couriers. */
  compared: ReadonlyMap<string, number>;
}

/** The fitted rates, in the order of the couriers. */
export interface Fit {
  /** Logarithms of the rates on all parcels. */
  logRates: readonly number[];
  variances: readonly number[];
  /** Variance that all share: of how many events there were at all. */
  commonVariance: number;
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

/** Groups of couriers that share strata, directly or through others. */
function groupsOf(couriers: readonly string[], shared: readonly (readonly string[])[]): string[][] {
  const groupOf = new Map(couriers.map((courier) => [courier, courier]));
  const rootOf = (courier: string): string => {
    const parent = groupOf.get(courier) ?? courier;
    return parent === courier ? courier : rootOf(parent);
  };
  for (const [first, ...others] of shared)
    for (const other of others) groupOf.set(rootOf(other), rootOf(first ?? other));
  return [...Map.groupBy(couriers, rootOf).values()];
}

/** Lists the strata of the couriers that can be compared: the group with the most parcels, each with enough of them. */
export function listStrata(cells: readonly FairCell[], couriers: readonly string[], fewest: number): Strata {
  const byStratum = [...Map.groupBy(cells, ({ stratum }) => stratum).values()].map((own) => {
    const counts = new Map<string, { events: number; total: number }>();
    for (const { courier, events, total } of own) {
      if (total <= 0) continue;
      const known = counts.get(courier) ?? { events: 0, total: 0 };
      counts.set(courier, { events: known.events + events, total: known.total + total });
    }
    return counts;
  });
  const comparedOf = (among: ReadonlySet<string>) => {
    const compared = new Map<string, number>();
    for (const counts of byStratum) {
      const present = [...counts].filter(([courier]) => among.has(courier));
      if (present.length < 2) continue;
      for (const [courier, { total }] of present) compared.set(courier, (compared.get(courier) ?? 0) + total);
    }
    return compared;
  };
  const compared = comparedOf(new Set(couriers));
  const parcels = (group: readonly string[]) => sum(group.map((courier) => compared.get(courier) ?? 0));
  // Without a courier that has too few, others may have too few in turn.
  let chosen = couriers;
  for (;;) {
    const among = new Set(chosen);
    const own = comparedOf(among);
    const enough = chosen.filter((courier) => (own.get(courier) ?? 0) >= fewest);
    const shared = byStratum.map((counts) => enough.filter((courier) => counts.has(courier)));
    const [largest = []] = groupsOf(
      enough,
      shared.filter(({ length }) => length > 1),
    ).toSorted((a, b) => parcels(b) - parcels(a));
    const isLast = largest.length === chosen.length;
    chosen = largest;
    if (isLast || chosen.length < 2) break;
  }
  if (chosen.length < 2) return { couriers: [], list: [], compared };
  const list = byStratum
    .filter((counts) => chosen.filter((courier) => counts.has(courier)).length > 1)
    .map((counts) => ({
      events: chosen.map((courier) => counts.get(courier)?.events ?? 0),
      totals: chosen.map((courier) => counts.get(courier)?.total ?? 0),
    }));
  return { couriers: chosen, list, compared };
}

/** Solves a symmetric, positive definite system for each unit vector: returns the inverse. */
function invert(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, at) => [...row, ...row.map((_, other) => (other === at ? 1 : 0))]);
  for (let at = 0; at < size; at += 1) {
    const pivot = rows[at]![at]!;
    rows[at] = rows[at]!.map((value) => value / pivot);
    for (let other = 0; other < size; other += 1) {
      const factor = rows[other]![at]!;
      if (other === at || factor === 0) continue;
      rows[other] = rows[other]!.map((value, column) => value - factor * rows[at]![column]!);
    }
  }
  return rows.map((row) => row.slice(size));
}

/** An event that a courier without any has half of, so that its ratio has a logarithm. */
const halfEvent = 0.5;
const mostRounds = 200;

/**
 * Fits a ratio of each courier, by turns with the rate of each stratum until they no longer change. Given how many events a stratum
 * has, its rate has no part in the ratios, so that many small strata do no harm. Variances count events as binomial (sandwich).
 */
export function fitRatios({ couriers, list }: Strata): Fit {
  const count = couriers.length;
  if (count === 0) return { logRates: [], variances: [], commonVariance: 0 };
  const eventsOf = list.map(({ events }) => sum(events));
  const own = couriers.map((_, at) => sum(list.map(({ events }) => events[at] ?? 0)));
  let ratios = couriers.map(() => 1);
  const rateOf = (at: number) => {
    const { totals } = list[at]!;
    let expected = 0;
    for (let courier = 0; courier < count; courier += 1) expected += totals[courier]! * ratios[courier]!;
    return eventsOf[at]! / expected;
  };
  for (let round = 0; round < mostRounds; round += 1) {
    const rates = list.map((_, at) => rateOf(at));
    const next = couriers.map((_, courier) => {
      let expected = 0;
      for (let at = 0; at < list.length; at += 1) expected += list[at]!.totals[courier]! * rates[at]!;
      return (own[courier]! + halfEvent) / (expected + halfEvent);
    });
    const change = Math.max(...next.map((ratio, at) => Math.abs(Math.log(ratio / (ratios[at] ?? 1)))));
    ratios = next;
    if (change < 1e-9) break;
  }

  const square = () => couriers.map(() => couriers.map(() => 0));
  const information = square();
  const scores = square();
  const parcels = sum(list.flatMap(({ totals }) => totals));
  let allExpected = 0;
  let allVariance = 0;
  const shares = couriers.map(() => 0);
  list.forEach(({ totals }, at) => {
    const size = sum(totals);
    const rate = rateOf(at);
    const weights = totals.map(
      (total, courier) => (total * (ratios[courier] ?? 1) * rate) / (eventsOf[at] || 1),
    );
    // A stratum's own rate takes up a part of its spread.
    const correction = size / (size - 1);
    const spread = totals.map((total, courier) => {
      const chance = Math.min(1, rate * (ratios[courier] ?? 1));
      return total * chance * (1 - chance) * correction;
    });
    const whole = sum(spread);
    allExpected += size * rate;
    allVariance += whole;
    for (let one = 0; one < count; one += 1) {
      shares[one] = shares[one]! + size * rate * weights[one]!;
      for (let other = 0; other < count; other += 1) {
        const both = weights[one]! * weights[other]!;
        information[one]![other]! += eventsOf[at]! * ((one === other ? weights[one]! : 0) - both);
        scores[one]![other]! +=
          (one === other ? spread[one]! : 0) -
          weights[one]! * spread[other]! -
          weights[other]! * spread[one]! +
          both * whole;
      }
    }
  });
  // Only ratios between couriers are known: their sum of logarithms is held.
  const held = information.map((row, one) =>
    row.map((value, other) => value + 1 + (one === other ? halfEvent : 0)),
  );
  const inverse = invert(held);
  const covariance = couriers.map((_, one) =>
    couriers.map((__, other) => {
      let value = 0;
      for (let a = 0; a < count; a += 1)
        for (let b = 0; b < count; b += 1) value += inverse[one]![a]! * scores[a]![b]! * inverse[other]![b]!;
      return value;
    }),
  );
  // A rate on all parcels: where a ratio is higher, the strata's rates are lower.
  const part = shares.map((share) => share / (allExpected || 1));
  const variances = couriers.map((_, courier) => {
    const weights = part.map((one, at) => (at === courier ? 1 : 0) - one);
    return sum(weights.map((one, a) => one * sum(weights.map((other, b) => other * covariance[a]![b]!))));
  });
  const events = Math.max(halfEvent, sum(eventsOf));
  return {
    logRates: ratios.map((ratio) => Math.log((ratio * Math.max(halfEvent, allExpected)) / parcels)),
    variances: variances.map((one) => Math.max(1e-9, one)),
    commonVariance: allVariance / events ** 2,
  };
}
