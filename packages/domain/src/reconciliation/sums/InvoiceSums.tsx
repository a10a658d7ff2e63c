import { Callout, Grid, LinkButton, Stack, Stat } from '@khep/ui';
import { BarChart, WaterfallChart } from '@khep/ui/charts';
import type { NumberStyle, WaterfallStep } from '@khep/ui/charts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { formatPercent, formatRupees, formatRupeeValue, rupeesToPaise } from '../../money/index.ts';
import { reconciliationMessages } from '../../messages/reconciliation.ts';
import { CommonCauses } from './CommonCauses.tsx';
import type { CommonCausesProps } from './CommonCauses.tsx';

const defaults = reconciliationMessages.invoiceSums;

/** Lines that differ for one reason. Rupees. */
interface GroupData {
  id: string;
  label: string;
  lines: number;
  amount: number;
}

/** Sums of invoice lines in rupees, as sent by the API. */
export interface InvoiceSumsData extends Pick<CommonCausesProps, 'causes'> {
  lines: number;
  matched: number;
  billed: number;
  expected: number;
  difference: number;
  recovered: number;
  /** By primary category, in the order of the categories. */
  categories: readonly GroupData[];
  couriers: readonly GroupData[];
  ages: readonly GroupData[];
  /** Shipped long ago and on no invoice. */
  missing: GroupData;
}

/** Filters of the lines that a number counts. */
export type LineChoice = Partial<
  Record<'status' | 'category' | 'primary_category' | 'sum' | 'cause' | 'age' | 'courier_ids', string>
>;

export interface InvoiceSumsProps extends Omit<CommonCausesProps, 'causes'> {
  /** Undefined while loading. */
  sums: InvoiceSumsData | undefined;
  /** Address of the lines that a number counts. */
  linesHref: (choice?: LineChoice) => string;
}

/** Whole rupees in the drawing: steps of a few hundred beside totals of lakhs must add up by eye. */
const wholeRupees: NumberStyle = {
  short: (paise) => formatRupees(paise, { decimals: 'never' }),
  full: (paise) => formatRupees(paise),
  plain: (paise) => (paise / 100).toFixed(2),
};

/** Billed, expected, difference and recovered, and how they come about. Each number opens the lines that it counts. */
export function InvoiceSums({ sums, linesHref, causeHref }: InvoiceSumsProps) {
  const messages = useDomainMessages('invoiceSums', defaults);
  const toSteps = (groups: readonly GroupData[], filter: 'primary_category' | 'courier_ids' | 'age') =>
    groups.map(({ id, label, amount, lines }): WaterfallStep => ({
      label,
      value: rupeesToPaise(amount),
      href: linesHref({ [filter]: id }),
      note: messages.lines(lines),
    }));
  const amount = (value: number | undefined) => (value === undefined ? undefined : formatRupeeValue(value));
  const share =
    sums && sums.expected > 0
      ? formatPercent((sums.difference / sums.expected) * 100, { decimals: 1 })
      : undefined;
  return (
    <Stack gap={16}>
      <Grid columns={{ base: 2, lg: 4 }}>
        <Stat label={messages.billed} value={amount(sums?.billed)} href={linesHref()} />
        <Stat
          label={messages.expected}
          value={amount(sums?.expected)}
          href={linesHref({ sum: 'expected' })}
        />
        <Stat
          label={messages.difference}
          value={amount(sums?.difference)}
          href={linesHref({ sum: 'difference' })}
          note={share}
          noteTone={(sums?.difference ?? 0) > 0 ? 'critical' : 'neutral'}
        />
        <Stat
          label={messages.recovered}
          value={amount(sums?.recovered)}
          href={linesHref({ sum: 'recovered' })}
        />
      </Grid>
      {sums && sums.missing.lines > 0 && (
        <Callout
          tone="info"
          actions={
            <LinkButton size="small" href={linesHref({ category: sums.missing.id })}>
              {messages.showMissing}
            </LinkButton>
          }
        >
          {messages.missing(sums.missing.lines, formatRupeeValue(sums.missing.amount))}
        </Callout>
      )}
      {sums && sums.lines > 0 && (
        <>
          <Grid columns={{ base: 1, lg: sums.causes.length > 0 ? 'aside' : 1 }}>
            <WaterfallChart
              title={messages.waterfall}
              description={messages.matched(sums.matched, sums.lines)}
              number={wholeRupees}
              labelHeader={messages.issue}
              valueHeader={messages.difference}
              height={220}
              start={{
                label: messages.expected,
                value: rupeesToPaise(sums.billed - sums.difference),
                href: linesHref({ sum: 'expected' }),
                note: messages.lines(sums.lines),
              }}
              steps={toSteps(
                sums.categories.filter(({ amount: difference }) => difference !== 0),
                'primary_category',
              )}
              endLabel={messages.billed}
              endHref={linesHref()}
              endNote={messages.lines(sums.lines)}
            />
            {sums.causes.length > 0 && <CommonCauses causes={sums.causes} causeHref={causeHref} />}
          </Grid>
          <Grid columns={{ base: 1, md: 2 }}>
            <BarChart
              title={messages.byCourier}
              number="paise"
              labelHeader={messages.courier}
              valueHeader={messages.difference}
              items={toSteps(sums.couriers, 'courier_ids')}
            />
            <BarChart
              title={messages.byAge}
              description={messages.byAgeHelp}
              number="paise"
              labelHeader={messages.age}
              valueHeader={messages.difference}
              items={toSteps(sums.ages, 'age')}
            />
          </Grid>
        </>
      )}
    </Stack>
  );
}
