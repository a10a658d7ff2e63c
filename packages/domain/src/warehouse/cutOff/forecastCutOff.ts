import { SeededRandom } from '../../packing/search/seededRandom.ts';

/** The bench at a moment, before a courier's cut-off. */
export interface BenchState {
  /** Seconds of work of each parcel that was packed lately, whoever packed it. */
  seconds: readonly number[];
  /** Parcels that are still to be packed. */
  left: number;
  packers: number;
  /** Seconds until the cut-off. */
  until: number;
}

export interface CutOffForecast {
  /** Seconds from now until the last parcel is packed: half of the times it is earlier. */
  median: number;
  /** Eight of ten times it is between them. */
  interval: readonly [early: number, late: number];
  /** Share of the runs that are in time. */
  chance: number;
  /** Packers with whom the cut-off is met nine times in ten; null if even `mostPackers` don't. */
  packers: number | null;
}

/** Parcels from which on there is a forecast. */
export const leastScans = 8;
const runs = 600;
const mostPackers = 8;
/** From this share of runs on a cut-off is met: one in ten may be late. */
const wantedChance = 0.9;
/** Below it the van leaves without parcels. */
const lostChance = 0.1;
/** Parcels of a packer that are drawn one by one. The sum of more is close to normal, and takes no longer to draw. */
const mostDrawn = 400;

export const cutOffVerdicts = ['makes', 'tight', 'misses'] as const;
export type CutOffVerdict = (typeof cutOffVerdicts)[number];

/** Returns what the share of runs that are in time means for the van. */
export function judgeCutOff(chance: number): CutOffVerdict {
  if (chance >= wantedChance) return 'makes';
  return chance < lostChance ? 'misses' : 'tight';
}

/**
 * Simulates the rest of the work, each packer taking the next parcel when free. Times of packing are taken as lognormal, as
 * times of manual work are (a few take long); each run draws their mean and spread from what the scans leave open (the
 * posterior of a normal sample: Gelman et al., Bayesian Data Analysis, section 3.2), so that few scans give a wide
 * interval. Deterministic. Undefined with fewer scans than `leastScans`.
 */
export function forecastCutOff({ seconds, left, packers, until }: BenchState): CutOffForecast | undefined {
  const times = seconds.filter((time) => time > 0);
  if (times.length < leastScans || packers < 1) return undefined;
  const logs = times.map(Math.log);
  const ends = simulate(logs, left, packers);
  const at = (share: number) => ends[Math.min(runs - 1, Math.floor(share * runs))]!;
  const chanceOf = (sorted: Float64Array) => sorted.filter((end) => end <= until).length / runs;
  const chance = chanceOf(ends);
  let wanted: number | null = packers;
  if (chance < wantedChance) {
    wanted = null;
    for (let more = packers + 1; more <= mostPackers && wanted === null; more += 1)
      if (chanceOf(simulate(logs, left, more)) >= wantedChance) wanted = more;
  }
  return { median: at(0.5), interval: [at(0.1), at(0.9)], chance, packers: wanted };
}

/** Draws a standard normal: Box and Muller, 1958. */
const drawNormal = (random: SeededRandom) =>
  Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());

/** Draws the sum of `count` squared standard normals. Two of them together are twice an exponential, which is a logarithm. */
function drawChiSquare(count: number, random: SeededRandom): number {
  let product = 1;
  let sum = 0;
  for (let pair = 2; pair <= count; pair += 2) {
    product *= 1 - random.next();
    if (product > 1e-200) continue;
    sum -= 2 * Math.log(product);
    product = 1;
  }
  sum -= 2 * Math.log(product);
  return count % 2 === 0 ? sum : sum + drawNormal(random) ** 2;
}

/** Seconds until the end of each run, ascending. */
function simulate(logs: readonly number[], left: number, packers: number): Float64Array {
  const random = new SeededRandom(logs.length * 31 + left);
  const normal = () => drawNormal(random);
  const count = logs.length;
  const mean = logs.reduce((sum, log) => sum + log, 0) / count;
  const squares = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0);
  const ends = new Float64Array(runs);
  const free = new Float64Array(packers);
  for (let run = 0; run < runs; run += 1) {
    const deviation = Math.sqrt(squares / drawChiSquare(count - 1, random));
    const middle = mean + (deviation * normal()) / Math.sqrt(count);
    if (left > mostDrawn * packers) {
      // Of a lognormal: mean exp(m + s²/2), variance (exp(s²) − 1) exp(2m + s²). The packers end together.
      const spread = deviation ** 2;
      const all = left * Math.exp(middle + spread / 2);
      const variance = left * Math.expm1(spread) * Math.exp(2 * middle + spread);
      ends[run] = Math.max(0, all + Math.sqrt(variance) * normal()) / packers;
      continue;
    }
    free.fill(0);
    for (let parcel = 0; parcel < left; parcel += 1) {
      let first = 0;
      for (let packer = 1; packer < packers; packer += 1) if (free[packer]! < free[first]!) first = packer;
      free[first]! += Math.exp(middle + deviation * normal());
    }
    ends[run] = Math.max(...free);
  }
  return ends.sort();
}
