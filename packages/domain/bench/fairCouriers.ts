/**
 * Measures the comparison of couriers on simulated brands whose couriers' true rates are known.
 *
 *   node --conditions=@khep/source packages/domain/bench/fairCouriers.ts [brands] [first seed]
 *
 * Development used seeds below 9,000,000.
 */
import { compareFairly } from '@khep/domain/analytics';
import type { FairCell } from '@khep/domain/analytics';
import { between, binomial, normal, poisson, randomOf } from './random.ts';
import type { Random } from './random.ts';

const [brands = 1000, firstSeed = 10_000_000] = process.argv.slice(2).map(Number);
const states = 20;
const zones = 4;
const logistic = (value: number) => 1 / (1 + Math.exp(-value));

interface Brand {
  cells: FairCell[];
  /** Of each courier on all parcels. */
  rates: number[];
}

/** A courier: its effect on the log odds, and how much more of the harder parcels it gets. */
interface Courier {
  effect: number;
  tilt: number;
}

/** Parcels by state, payment and zone. */
function makeBrand(random: Random, couriers: readonly Courier[], parcels: number): Brand {
  const cells: FairCell[] = [];
  const expected = couriers.map(() => 0);
  let all = 0;
  const easy = between(random, -3.2, -2.2);
  for (let state = 0; state < states; state += 1) {
    const own = 0.4 * normal(random);
    for (let at = 0; at < 2 * zones; at += 1) {
      const isCod = at % 2 === 1;
      const base = easy + own + (isCod ? 1.1 : 0) + 0.15 * Math.floor(at / 2) + 0.15 * normal(random);
      const size = (parcels / (states * 2 * zones)) * between(random, 0.2, 1.8);
      const shares = couriers.map(({ tilt }) => Math.exp(0.5 * normal(random) + tilt * (base - easy)));
      const whole = shares.reduce((sum, one) => sum + one, 0);
      couriers.forEach(({ effect }, courier) => {
        const rate = logistic(base + effect);
        const total = poisson((size * shares[courier]!) / whole, random);
        expected[courier]! += size * rate;
        if (total > 0)
          cells.push({
            courier: `c${courier}`,
            stratum: `${state} ${at}`,
            events: binomial(total, rate, random),
            total,
          });
      });
      all += size;
    }
  }
  return { cells, rates: expected.map((events) => events / all) };
}

const order = (values: readonly number[]) =>
  values
    .map((_, at) => at)
    .toSorted((a, b) => values[a]! - values[b]!)
    .join();

let covered = 0;
let intervals = 0;
const times: number[] = [];
for (let seed = firstSeed; seed < firstSeed + brands; seed += 1) {
  const random = randomOf(seed);
  const couriers = Array.from({ length: 3 + Math.floor(random() * 4) }, () => ({
    effect: 0.25 * normal(random),
    tilt: 0.5 * normal(random),
  }));
  const { cells, rates } = makeBrand(random, couriers, between(random, 2000, 30_000));
  const start = performance.now();
  const found = compareFairly(cells);
  times.push(performance.now() - start);
  for (const { courier, fair } of found) {
    if (!fair) continue;
    const rate = rates[Number(courier.slice(1))]!;
    intervals += 1;
    if (fair.low <= rate && rate <= fair.high) covered += 1;
  }
}

let misled = 0;
let right = 0;
for (let seed = firstSeed; misled < brands / 5; seed += 1) {
  const random = randomOf(seed + 500_000);
  // Better couriers get the harder parcels.
  const couriers = [-0.25, 0, 0.25].map((effect) => ({ effect, tilt: -3 * effect }));
  const { cells, rates } = makeBrand(random, couriers, 30_000);
  const found = compareFairly(cells);
  const at = (courier: number) => found.find((one) => one.courier === `c${courier}`)!;
  const raw = [0, 1, 2].map((courier) => at(courier).events / at(courier).total);
  if (order(raw) === order(rates)) continue;
  misled += 1;
  if (order([0, 1, 2].map((courier) => at(courier).fair?.rate ?? 0)) === order(rates)) right += 1;
}
times.sort((a, b) => a - b);
console.log(`90 % intervals cover ${((100 * covered) / intervals).toFixed(1)} % of ${intervals}`);
console.log(`true order where raw rates mislead: ${right} of ${misled}`);
console.log(
  `time: median ${times[times.length >> 1]?.toFixed(1)} ms, 99 % ${times[Math.floor(times.length * 0.99)]?.toFixed(1)} ms`,
);
