import { Grid, Stack, Stat } from '@khep/ui';
import { BarChart } from '@khep/ui/charts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { formatRupeeValue, rupeesToPaise } from '../../money/index.ts';
import { reconciliationMessages } from '../../messages/reconciliation.ts';

const defaults = reconciliationMessages.codSums;

interface GroupData {
  id: string;
  label: string;
  lines: number;
  amount: number;
}

/** Sums of COD lines in rupees, as sent by the API. */
export interface CodSumsData {
  expected: number;
  /** Paid for parcels: deducted, and net to the bank. */
  billed: number;
  deducted: number;
  net: number;
  categories: readonly GroupData[];
  /** Of late money. */
  ages: readonly GroupData[];
}

export interface CodSumsProps {
  /** Undefined while loading. */
  sums: CodSumsData | undefined;
  /** Address of the lines that a number counts. */
  linesHref: (filter?: { category?: string; age?: string }) => string;
}

/** COD that was due beside what couriers paid out: what is late, and what is short. */
export function CodSums({ sums, linesHref }: CodSumsProps) {
  const messages = useDomainMessages('codSums', defaults);
  const groupOf = (category: string) => sums?.categories.find(({ id }) => id === category);
  const [short, late] = [groupOf('SHORT'), groupOf('NOT_REMITTED')];
  const money = (amount: number | undefined) => (sums ? formatRupeeValue(amount ?? 0) : undefined);
  return (
    <Stack gap={16}>
      <Grid columns={{ base: 2, lg: 4 }}>
        <Stat
          label={messages.due}
          // Late parcels have no remittance line. "Late" counts them.
          value={money(sums && Math.round((sums.expected - Math.abs(late?.amount ?? 0)) * 100) / 100)}
          href={linesHref()}
        />
        <Stat
          label={messages.remitted}
          value={money(sums?.billed)}
          href={linesHref()}
          note={
            sums && sums.deducted !== 0
              ? messages.deducted(formatRupeeValue(sums.deducted), formatRupeeValue(sums.net))
              : undefined
          }
        />
        <Stat
          label={messages.late}
          value={money(Math.abs(late?.amount ?? 0))}
          href={linesHref({ category: 'NOT_REMITTED' })}
          note={late && messages.parcels(late.lines)}
          noteTone={late ? 'critical' : 'neutral'}
        />
        <Stat
          label={messages.short}
          value={money(Math.abs(short?.amount ?? 0))}
          href={linesHref({ category: 'SHORT' })}
          note={short && messages.parcels(short.lines)}
          noteTone={short ? 'critical' : 'neutral'}
        />
      </Grid>
      {sums && sums.categories.length > 0 && (
        <Grid columns={{ base: 1, md: 2 }}>
          <BarChart
            title={messages.byResult}
            labelHeader={messages.result}
            valueHeader={messages.parcelsHeader}
            items={sums.categories.map(({ id, label, lines }) => ({
              label,
              value: lines,
              href: linesHref({ category: id }),
            }))}
          />
          <BarChart
            title={messages.lateByAge}
            number="paise"
            labelHeader={messages.age}
            valueHeader={messages.late}
            items={sums.ages.map(({ id, label, amount }) => ({
              label,
              value: rupeesToPaise(-amount),
              href: linesHref({ category: 'NOT_REMITTED', age: id }),
            }))}
          />
        </Grid>
      )}
    </Stack>
  );
}
