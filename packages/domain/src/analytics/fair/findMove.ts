import type { FairRate } from './compareFairly.ts';

/** Parcels of a courier, had another carried them. */
interface CourierMove {
  from: string;
  to: string;
  /** Parcels of `from` that are compared. */
  parcels: number;
  /** Events that would not have been. */
  fewer: number;
  /** Nine times in ten it is between them. */
  low: number;
  high: number;
}

/** Of a normal distribution, for 90 %. */
const z90 = 1.6449;

/** Spread of a fair rate on the scale of logarithms. */
const spreadOf = ({ low, high }: NonNullable<FairRate['fair']>): number =>
  (Math.log(high) - Math.log(low)) / (2 * z90);

/**
 * Returns the move of one courier's compared parcels to another that avoids the most events; undefined without one whose
 * interval of 90 % is above nothing. The two rates are taken as independent, which makes the interval too wide rather than
 * too narrow: both are measured against the same parcels.
 */
export function findMove(rates: readonly FairRate[]): CourierMove | undefined {
  const moves = rates.flatMap((one) =>
    rates.flatMap((other): CourierMove[] => {
      const { courier: from, fair, events, total, compared } = one;
      if (!fair || !other.fair || from === other.courier || other.fair.low <= 0 || fair.low <= 0) return [];
      const change = Math.log(other.fair.rate) - Math.log(fair.rate);
      const spread = z90 * Math.hypot(spreadOf(fair), spreadOf(other.fair));
      const own = compared * (events / total);
      const fewer = (logChange: number) => own * (1 - Math.exp(logChange));
      return [
        {
          from,
          to: other.courier,
          parcels: compared,
          fewer: fewer(change),
          low: fewer(change + spread),
          high: fewer(change - spread),
        },
      ];
    }),
  );
  return moves.filter(({ low }) => low > 0).toSorted((a, b) => b.fewer - a.fewer)[0];
}
