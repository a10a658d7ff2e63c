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
const wantedChance = 0.9;

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

/** Seconds until the end of each run, ascending. */
function simulate(logs: readonly number[], left: number, packers: number): Float64Array {
  const random = new SeededRandom(logs.length * 31 + left);
  // Box and Muller, 1958.
  const normal = () => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  const count = logs.length;
  const mean = logs.reduce((sum, log) => sum + log, 0) / count;
  const squares = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0);
  const ends = new Float64Array(runs);
  const free = new Float64Array(packers);
  for (let run = 0; run < runs; run += 1) {
    let chiSquare = 0;
    for (let at = 1; at < count; at += 1) chiSquare += normal() ** 2;
    const deviation = Math.sqrt(squares / chiSquare);
    const middle = mean + (deviation * normal()) / Math.sqrt(count);
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
