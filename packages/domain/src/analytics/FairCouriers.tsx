import { Callout, EmptyState, Link, LinkButton, Table, VisuallyHidden } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useMemo } from 'react';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { CourierBadge } from '../couriers/CourierBadge.tsx';
import { analyticsMessages } from '../messages/analytics.ts';
import { formatNumber, formatPercent } from '../money/index.ts';
import type { FairMetric, FairVerdict } from './fair/fairMetrics.ts';
import * as styles from './FairCouriers.css.ts';

const defaults = analyticsMessages.fairCouriers;

/** A courier as the call has it, in per cent. */
export interface ShownFairCourier {
  courier: string;
  courier_label: string;
  parcels: number;
  compared: number;
  rate: number;
  fair: { rate: number; low: number; high: number } | null;
  verdict: FairVerdict;
}

/** One courier's compared parcels, had another carried them. */
export interface ShownMove {
  from_label: string;
  to_label: string;
  parcels: number;
  fewer: number;
  low: number;
  high: number;
}

export interface FairCouriersProps {
  metric: FairMetric;
  couriers: readonly ShownFairCourier[];
  /** Of the compared parcels; null where none are. */
  average: number | null;
  /** The move that avoids most events; null without a clear one. */
  move?: ShownMove | null | undefined;
  /** Where a rule for the move is drafted; undefined for those who may not change rules. */
  draftHref?: string | undefined;
  /** Where the parcels behind a courier's own rate are listed; undefined for a rate of none. */
  ownHref?: ((courier: ShownFairCourier) => string | undefined) | undefined;
}

const whole = (value: number) => formatNumber(Math.round(value));
const percent = (value: number) => formatPercent(value, { decimals: 1 });

/** Couriers as if all had carried the same parcels: each rate with its interval, and whether it differs from the others. */
export function FairCouriers({ metric, couriers, average, move, draftHref, ownHref }: FairCouriersProps) {
  const messages = useDomainMessages('fairCouriers', defaults);
  const columns = useMemo((): TableColumn<ShownFairCourier>[] => {
    const ends = couriers.flatMap(({ fair }) => (fair ? [fair.low, fair.high] : []));
    const least = Math.min(...ends, average ?? Number.POSITIVE_INFINITY);
    const span = Math.max(...ends, average ?? 0) - least || 1;
    const place = (value: number) => `${(100 * (value - least)) / span}%`;
    return [
      {
        id: 'courier',
        header: messages.courier,
        isRowHeader: true,
        cell: ({ courier_label }) => (
          <span className={styles.name}>
            <CourierBadge name={courier_label} />
            {courier_label}
          </span>
        ),
      },
      {
        id: 'compared',
        header: messages.compared,
        align: 'end',
        cell: ({ compared, parcels }) => messages.comparedOf(formatNumber(compared), formatNumber(parcels)),
      },
      {
        id: 'ownRate',
        header: messages.ownRate,
        align: 'end',
        cell: (courier) => {
          const href = ownHref?.(courier);
          if (href === undefined) return percent(courier.rate);
          return (
            <Link href={href}>
              {percent(courier.rate)}
              <VisuallyHidden>{messages.ownRateOf(courier.courier_label)}</VisuallyHidden>
            </Link>
          );
        },
      },
      {
        id: 'fair',
        header: messages.fair,
        cell: ({ fair, verdict }) =>
          fair ? (
            <div className={styles.fair}>
              <span className={styles.numbers}>
                <span>{percent(fair.rate)}</span>
                <span className={styles.interval}>
                  {messages.interval(percent(fair.low), percent(fair.high))}
                </span>
              </span>
              <div className={styles.track} aria-hidden="true">
                <span
                  className={styles.range[verdict]}
                  style={{
                    insetInlineStart: place(fair.low),
                    inlineSize: `${(100 * (fair.high - fair.low)) / span}%`,
                  }}
                />
                {average !== null && (
                  <span className={styles.average} style={{ insetInlineStart: place(average) }} />
                )}
                <span className={styles.middle} style={{ insetInlineStart: place(fair.rate) }} />
              </div>
            </div>
          ) : (
            '–'
          ),
      },
      {
        id: 'verdict',
        header: messages.verdict,
        cell: ({ verdict }) => <span className={styles.verdict[verdict]}>{messages.verdicts[verdict]}</span>,
      },
    ];
  }, [couriers, average, messages, ownHref]);

  if (average === null)
    return (
      <div data-component="FairCouriers">
        <EmptyState title={messages.empty} description={messages.emptyHelp} />
      </div>
    );
  return (
    <div data-component="FairCouriers">
      <Table
        label={messages.label(messages.metrics[metric])}
        columns={columns}
        rows={couriers}
        rowKey={({ courier }) => courier}
        narrowLayout="stacked"
      />
      <p className={styles.foot}>{messages.average(percent(average))}</p>
      {move && (
        <Callout
          tone="info"
          actions={draftHref && <LinkButton href={draftHref}>{messages.draftRule}</LinkButton>}
        >
          {messages.moves[metric](
            move.to_label,
            move.from_label,
            formatNumber(move.parcels),
            whole(move.fewer),
            whole(move.low),
            whole(move.high),
          )}
        </Callout>
      )}
    </div>
  );
}
