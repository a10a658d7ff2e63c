import type { ReconDashboard } from '@khep/api';
import type { CallError } from '@khep/api/client';
import { formatPercent, formatRupees, formatRupeeValue } from '@khep/domain/money';
import { Callout, Grid, LinkButton, Stack, Stat } from '@khep/ui';
import { BarChart, WaterfallChart } from '@khep/ui/charts';
import type { NumberStyle, WaterfallStep } from '@khep/ui/charts';
import { useMemo } from 'react';
import { LoadError } from '../../data/AsyncContent.tsx';
import { CommonCauses } from './CommonCauses.tsx';
import { linesHref } from './lineChoice.ts';
import type { LineChoice } from './lineChoice.ts';

type Group = ReconDashboard['categories'][number];

export interface InvoiceSumsProps {
  /** Undefined while loading. */
  sums: ReconDashboard | undefined;
  error: CallError | undefined;
  /** Limits every number and its lines to one invoice; empty for all. */
  invoiceId: string;
  onRetry: () => void;
}

const toPaise = (rupees: number) => Math.round(rupees * 100);
const linesOf = (count: number) => `${count.toLocaleString('en-IN')} ${count === 1 ? 'line' : 'lines'}`;
/** Whole rupees in the drawing: steps of a few hundred beside totals of lakhs must add up by eye. */
const wholeRupees: NumberStyle = {
  short: (paise) => formatRupees(paise, { decimals: 'never' }),
  full: (paise) => formatRupees(paise),
  plain: (paise) => (paise / 100).toFixed(2),
};

/** Billed, expected, difference and recovered, and how they come about. Each number opens the lines that it counts. */
export function InvoiceSums({ sums, invoiceId, error, onRetry }: InvoiceSumsProps) {
  const href = (choice?: LineChoice) => linesHref(invoiceId, choice);
  const toItems = (groups: readonly Group[], filter: 'primary_category' | 'courier_ids' | 'age') =>
    groups.map(({ id, label, amount, lines }): WaterfallStep => ({
      label,
      value: toPaise(amount),
      href: href({ [filter]: id }),
      note: linesOf(lines),
    }));
  const steps = useMemo(() => sums?.categories.filter(({ amount }) => amount !== 0) ?? [], [sums]);
  const start = useMemo(
    () => ({
      label: 'Expected',
      value: toPaise((sums?.billed ?? 0) - (sums?.difference ?? 0)),
      href: linesHref(invoiceId, { sum: 'expected' }),
      note: linesOf(sums?.lines ?? 0),
    }),
    [sums, invoiceId],
  );
  if (error && !sums) return <LoadError error={error} onRetry={onRetry} />;
  const amount = (value: number | undefined) => (value === undefined ? undefined : formatRupeeValue(value));
  const share =
    sums && sums.expected > 0
      ? formatPercent((sums.difference / sums.expected) * 100, { decimals: 1 })
      : undefined;
  return (
    <Stack gap={16}>
      <Grid columns={{ base: 1, md: 2, lg: 4 }}>
        <Stat label="Billed" value={amount(sums?.billed)} href={href()} />
        <Stat label="Expected" value={amount(sums?.expected)} href={href({ sum: 'expected' })} />
        <Stat
          label="Difference"
          value={amount(sums?.difference)}
          href={href({ sum: 'difference' })}
          note={share}
          noteTone={(sums?.difference ?? 0) > 0 ? 'critical' : 'neutral'}
        />
        <Stat label="Recovered" value={amount(sums?.recovered)} href={href({ sum: 'recovered' })} />
      </Grid>
      {sums && sums.missing.lines > 0 && (
        <Callout
          tone="info"
          actions={
            <LinkButton size="small" href={href({ category: sums.missing.id })}>
              Show parcels
            </LinkButton>
          }
        >
          {`${sums.missing.lines.toLocaleString('en-IN')} ${sums.missing.lines === 1 ? 'parcel was' : 'parcels were'} shipped over 45 days ago and not billed, ${formatRupeeValue(sums.missing.amount)} as booked.`}
        </Callout>
      )}
      {sums && sums.lines > 0 && (
        <>
          <Grid columns={{ base: 1, lg: sums.causes.length > 0 ? 'aside' : 1 }}>
            <WaterfallChart
              title="From expected to billed"
              description={`${sums.matched.toLocaleString('en-IN')} of ${linesOf(sums.lines)} match`}
              number={wholeRupees}
              labelHeader="Issue"
              valueHeader="Difference"
              height={220}
              start={start}
              steps={toItems(steps, 'primary_category')}
              endLabel="Billed"
              endHref={href()}
              endNote={linesOf(sums.lines)}
            />
            {sums.causes.length > 0 && <CommonCauses causes={sums.causes} invoiceId={invoiceId} />}
          </Grid>
          <Grid columns={{ base: 1, md: 2 }}>
            <BarChart
              title="Difference by courier"
              number="paise"
              labelHeader="Courier"
              valueHeader="Difference"
              items={toItems(sums.couriers, 'courier_ids')}
            />
            <BarChart
              title="Difference by age of the invoice"
              description="Days since the invoice date"
              number="paise"
              labelHeader="Age"
              valueHeader="Difference"
              items={toItems(sums.ages, 'age')}
            />
          </Grid>
        </>
      )}
    </Stack>
  );
}
