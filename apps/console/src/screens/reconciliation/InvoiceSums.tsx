import type { ReconDashboard } from '@khep/api';
import type { CallError } from '@khep/api/client';
import { formatPercent, formatRupeeValue } from '@khep/domain/money';
import { Button, Callout, Grid, Stack, Stat } from '@khep/ui';
import { BarChart, WaterfallChart } from '@khep/ui/charts';
import type { ChartItem } from '@khep/ui/charts';
import { useMemo } from 'react';
import { LoadError } from '../../data/AsyncContent.tsx';
import type { LineChoice } from './lineChoice.ts';

type Group = ReconDashboard['categories'][number];

export interface InvoiceSumsProps {
  /** Undefined while loading. */
  sums: ReconDashboard | undefined;
  error: CallError | undefined;
  onRetry: () => void;
  onChoose: (choice: LineChoice) => void;
}

const toPaise = (rupees: number) => Math.round(rupees * 100);
const toItem = ({ label, amount }: Group): ChartItem => ({ label, value: toPaise(amount) });

/** Billed, expected, difference and recovered, and how they come about. */
export function InvoiceSums({ sums, error, onRetry, onChoose }: InvoiceSumsProps) {
  const steps = useMemo(() => sums?.categories.filter(({ amount }) => amount !== 0) ?? [], [sums]);
  const start = useMemo(
    () => ({ label: 'Expected', value: toPaise((sums?.billed ?? 0) - (sums?.difference ?? 0)) }),
    [sums],
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
        <Stat label="Billed" value={amount(sums?.billed)} />
        <Stat label="Expected" value={amount(sums?.expected)} />
        <Stat
          label="Difference"
          value={amount(sums?.difference)}
          note={share}
          noteTone={(sums?.difference ?? 0) > 0 ? 'critical' : 'neutral'}
        />
        <Stat label="Recovered" value={amount(sums?.recovered)} />
      </Grid>
      {sums && sums.missing.lines > 0 && (
        <Callout
          tone="info"
          actions={
            <Button size="small" onPress={() => onChoose({ category: sums.missing.id })}>
              Show parcels
            </Button>
          }
        >
          {`${sums.missing.lines.toLocaleString('en-IN')} ${sums.missing.lines === 1 ? 'parcel was' : 'parcels were'} shipped over 45 days ago and not billed, ${formatRupeeValue(sums.missing.amount)} as booked.`}
        </Callout>
      )}
      {sums && sums.lines > 0 && (
        <>
          <WaterfallChart
            title="From expected to billed"
            description={`${sums.matched.toLocaleString('en-IN')} of ${sums.lines.toLocaleString('en-IN')} lines match`}
            number="paise"
            labelHeader="Issue"
            valueHeader="Difference"
            start={start}
            steps={steps.map(toItem)}
            endLabel="Billed"
            onAction={(_, index) => {
              const step = steps[index];
              if (step?.id) onChoose({ category: step.id });
            }}
          />
          <Grid columns={{ base: 1, md: 2 }}>
            <BarChart
              title="Difference by courier"
              number="paise"
              labelHeader="Courier"
              valueHeader="Difference"
              items={sums.couriers.map(toItem)}
              onAction={(_, index) => onChoose({ courier_ids: sums.couriers[index]?.id ?? '' })}
            />
            <BarChart
              title="Difference by age of the invoice"
              number="paise"
              labelHeader="Age"
              valueHeader="Difference"
              items={sums.ages.map(toItem)}
              onAction={(_, index) => onChoose({ age: sums.ages[index]?.id ?? '' })}
            />
          </Grid>
        </>
      )}
    </Stack>
  );
}
