import { fitRatios, listStrata } from './fitRatios.ts';
import type { FairCell } from './fitRatios.ts';
import { chanceAbove, quantile, shrink } from './shrink.ts';

export interface FairRate {
  courier: string;
  events: number;
  total: number;
  /** Parcels that had a like one with another courier. */
  compared: number;
  /** Null where too few parcels are alike. */
  fair: {
    /** Share of 1, if the courier had carried all parcels that were compared; shrunk towards that of the others. */
    rate: number;
    /** Nine times in ten it is between them. */
    low: number;
    high: number;
    /** Chance that it is above the average of the others. */
    chanceAbove: number;
  } | null;
}

/** Fewer like parcels say nothing about a courier. */
export const fewestCompared = 40;
/** Of 90 %. */
const [lowEnd, highEnd] = [0.05, 0.95];

/**
 * Compares couriers as if all had carried the same parcels. Rates of like parcels are taken as a stratum's rate times the
 * courier's ratio; only strata with parcels of at least two couriers say anything. The couriers with the most of what is alike are
 * compared; one that shares no stratum with them, directly or through others, has no fair rate.
 * Sources: N. E. Breslow, N. E. Day, Indirect standardization and multiplicative models for rates (1975); the ratios are shrunk as
 * in A. Gelman, J. B. Carlin et al., Bayesian Data Analysis, section 5.4.
 * @returns the couriers with the most parcels first
 */
export function compareFairly(cells: readonly FairCell[]): FairRate[] {
  const couriers = [...new Set(cells.map(({ courier }) => courier))];
  const strata = listStrata(cells, couriers, fewestCompared);
  const fit = fitRatios(strata);
  const posterior = shrink(fit.logRates, fit.variances);
  return couriers
    .map((courier): FairRate => {
      const own = cells.filter((cell) => cell.courier === courier);
      const sum = (pick: (cell: FairCell) => number) => own.reduce((all, cell) => all + pick(cell), 0);
      const at = strata.couriers.indexOf(courier);
      const end = (chance: number) => Math.exp(quantile(posterior, at, chance, fit.commonVariance));
      return {
        courier,
        events: sum(({ events }) => events),
        total: sum(({ total }) => total),
        compared: strata.compared.get(courier) ?? 0,
        fair:
          at === -1
            ? null
            : {
                rate: Math.min(1, end(0.5)),
                low: Math.min(1, end(lowEnd)),
                high: Math.min(1, end(highEnd)),
                chanceAbove: chanceAbove(posterior, at),
              },
      };
    })
    .toSorted((a, b) => b.total - a.total || (a.courier < b.courier ? -1 : 1));
}
