import { AreaChart } from '@khep/ui/charts';
import { formatNumber, formatRupeeValue, rupeesToPaise } from '../../money/index.ts';

export interface EarningsCurveProps {
  title: string;
  /** Contribution of so many best orders together, in rupees. */
  points: readonly { orders: number; contribution: number }[];
  gain: { orders: number; contribution: number };
  loss: { orders: number; contribution: number };
}

/** Contribution of all orders, best first, added up: it climbs, and falls where orders lose. */
export function EarningsCurve({ title, points, gain, loss }: EarningsCurveProps) {
  const whole = (rupees: number) => formatRupeeValue(rupees, { decimals: 'never' });
  const lost =
    loss.orders === 0
      ? 'None loses.'
      : `The last ${formatNumber(loss.orders)} lose ${whole(-loss.contribution)}.`;
  return (
    <AreaChart
      title={title}
      description={`${formatNumber(gain.orders)} orders earn ${whole(gain.contribution)}. ${lost}`}
      number="paise"
      labelHeader="Orders, best first"
      labels={points.map(({ orders }) => formatNumber(orders))}
      series={[
        {
          name: 'Contribution, added up',
          values: points.map(({ contribution }) => rupeesToPaise(contribution)),
        },
      ]}
    />
  );
}
