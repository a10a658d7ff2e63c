import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatRupeeValue } from '@khep/domain/money';
import { Grid, LinkButton, Stack, Stat } from '@khep/ui';
import { BarChart } from '@khep/ui/charts';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { paths } from '../../paths.ts';
import { ListView } from '../../patterns/list/ListView.tsx';
import { codLinesHref } from './lineChoice.ts';
import { remittanceLineList } from './remittanceLineList.tsx';

const toPaise = (rupees: number) => Math.round(rupees * 100);

const parcelsOf = (count: number) => `${count.toLocaleString('en-IN')} ${count === 1 ? 'parcel' : 'parcels'}`;

/** COD remittances: what was collected beside what couriers paid out. */
export function CodTab() {
  const { data, error, reload, isLoading } = useCall(calls.recon.analytics);
  const sums = data?.data;
  const short = sums?.categories.find(({ id }) => id === 'SHORT');
  const late = sums?.categories.find(({ id }) => id === 'NOT_REMITTED');
  const money = (amount: number | undefined) => (sums ? formatRupeeValue(amount ?? 0) : undefined);
  return (
    <Stack gap={16}>
      <AsyncContent
        isLoading={isLoading && !sums}
        error={sums ? undefined : error}
        onRetry={() => void reload()}
      >
        <Stack gap={16}>
          <Grid columns={{ base: 1, md: 2, lg: 4 }}>
            <Stat
              label="Due on remitted parcels"
              // Late parcels have no remittance line. "Late" counts them.
              value={money(sums && Math.round((sums.expected - Math.abs(late?.amount ?? 0)) * 100) / 100)}
              href={codLinesHref()}
            />
            <Stat label="Remitted" value={money(sums?.billed)} href={codLinesHref()} />
            <Stat
              label="Late"
              value={money(Math.abs(late?.amount ?? 0))}
              href={codLinesHref({ category: 'NOT_REMITTED' })}
              note={late && parcelsOf(late.lines)}
              noteTone={late ? 'critical' : 'neutral'}
            />
            <Stat
              label="Short"
              value={money(Math.abs(short?.amount ?? 0))}
              href={codLinesHref({ category: 'SHORT' })}
              note={short && parcelsOf(short.lines)}
              noteTone={short ? 'critical' : 'neutral'}
            />
          </Grid>
          {sums && sums.categories.length > 0 && (
            <Grid columns={{ base: 1, md: 2 }}>
              <BarChart
                title="Parcels by result"
                labelHeader="Result"
                valueHeader="Parcels"
                items={sums.categories.map(({ id, label, lines }) => ({
                  label,
                  value: lines,
                  href: codLinesHref({ category: id }),
                }))}
              />
              <BarChart
                title="Late money by age"
                number="paise"
                labelHeader="Age"
                valueHeader="Late"
                items={sums.ages.map(({ id, label, amount }) => ({
                  label,
                  value: toPaise(-amount),
                  href: codLinesHref({ category: 'NOT_REMITTED', age: id }),
                }))}
              />
            </Grid>
          )}
        </Stack>
      </AsyncContent>
      <ListView
        list={remittanceLineList}
        emptyAction={
          <LinkButton tone="accent" href={`${paths.reconciliationUpload()}?kind=cod`}>
            Upload remittance
          </LinkButton>
        }
      />
    </Stack>
  );
}
