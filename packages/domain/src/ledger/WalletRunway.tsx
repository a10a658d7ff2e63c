import { AreaChart } from '@khep/ui/charts';
import { useMemo } from 'react';
import { formatShortDay, istDay, istHour } from '../days/index.ts';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { domainMessages } from '../messages.ts';
import { formatRupeeValue, rupeesToPaise } from '../money/index.ts';
import { predictRunway } from './runway.ts';

const defaults = domainMessages.runway;
const hourMs = 3_600_000;
const shownHours = 24 * 5;
/** Points of the line: one every so many hours. */
const everyHours = 4;

export interface WalletRunwayProps {
  /** Rupees. */
  available: number;
  /** Average rupees by hour of the week, Monday midnight first. */
  by_hour: readonly number[];
  /** A further amount in rupees, drawn as a second line. */
  extra?: number | undefined;
  now: Date;
}

const dayLabel = (at: Date) => formatShortDay(istDay(at));
/** "Sat 21, 16:00" */
const hourLabel = (at: Date) => `${dayLabel(at)}, ${String(istHour(at)).padStart(2, '0')}:00`;

/** How long the money lasts at the usual pace, and with another top-up. */
export function WalletRunway({ available, by_hour, extra = 0, now }: WalletRunwayProps) {
  const messages = useDomainMessages('runway', defaults);
  const { labels, series } = useMemo(() => {
    const pattern = { by_hour: by_hour.map((amount) => rupeesToPaise(amount)), per_day_paise: 0 };
    const line = (rupees: number) => {
      const { points } = predictRunway(rupeesToPaise(rupees), pattern, now, shownHours);
      return Array.from({ length: shownHours / everyHours + 1 }, (_, index) => {
        const at = now.getTime() + index * everyHours * hourMs;
        return points.findLast((point) => point.at.getTime() <= at)?.available_paise ?? 0;
      });
    };
    return {
      labels: Array.from({ length: shownHours / everyHours + 1 }, (_, index) => {
        const at = new Date(now.getTime() + index * everyHours * hourMs);
        return (index % (24 / everyHours) === 0 ? dayLabel : hourLabel)(at);
      }),
      series: [
        { name: messages.available, values: line(available) },
        ...(extra > 0
          ? [
              {
                name: messages.withTopUp(formatRupeeValue(extra, { decimals: 'auto' })),
                values: line(available + extra),
                tone: 'positive' as const,
                isDashed: true,
              },
            ]
          : []),
      ],
    };
  }, [available, by_hour, extra, now, messages]);
  return (
    <AreaChart
      title={messages.title}
      frame="none"
      labels={labels}
      series={series}
      number="paise"
      labelHeader={messages.time}
      height={150}
    />
  );
}
