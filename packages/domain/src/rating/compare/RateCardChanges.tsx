import { memo, useEffect, useState } from 'react';
import { BarList, CompareParcels } from './ChangedParcels.tsx';
import { Card, Grid, Stack, Table, Text } from '@khep/ui';
import { formatPercent, formatRupeeValue } from '../../money/index.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import type { CardChange, CardComparison } from './compareRateCards.ts';
import { formatGrams } from '../weight.ts';
import * as styles from './RateCardChanges.css.ts';

export interface RateCardChangesProps {
  changes: readonly CardChange[];
  baseName: string;
  /** Undefined while it is computed. */
  comparison: CardComparison | undefined;
  /** Parcels of the period; the comparison may have the newest only. */
  total: number;
  days: number;
  /** Address of a parcel's order. */
  hrefOf?: ((awb: string) => string | undefined) | undefined;
}

const maxShown = 40;
/** Rows that are added in one frame. */
const rowsAtOnce = 10;

/** Returns how many rows to render: a long list grows over a few frames, so that none of them is a long task. */
function useGrowingCount(wanted: number): number {
  const [count, setCount] = useState(rowsAtOnce);
  if (wanted < count && count > rowsAtOnce) setCount(Math.max(wanted, rowsAtOnce));
  useEffect(() => {
    if (count >= wanted) return undefined;
    const frame = requestAnimationFrame(() => setCount(count + rowsAtOnce));
    return () => cancelAnimationFrame(frame);
  }, [count, wanted]);
  return Math.min(count, wanted);
}

function formatValue({ unit }: CardChange, value: CardChange['before']): string {
  if (value === null) return '—';
  if (typeof value === 'string') return value;
  if (unit === 'rupees') return formatRupeeValue(value);
  if (unit === 'percent') return formatPercent(value);
  return unit === 'grams' ? formatGrams(value) : String(value);
}

/** Every changed price of a card, and what the last parcels would have cost with it. Renders again only if they change. */
export const RateCardChanges = memo(function RateCardChanges(props: RateCardChangesProps) {
  const { changes, baseName, comparison, total, days, hrefOf } = props;
  const messages = useDomainMessages('rateCardChanges', domainMessages.rateCardChanges);
  const shown = changes.slice(0, useGrowingCount(Math.min(changes.length, maxShown)));
  return (
    <div className={styles.changes}>
      <Card title={messages.title(baseName)} description={messages.help(days)}>
        <Grid columns={{ base: 1, lg: 2 }} gap={24}>
          {changes.length === 0 ? (
            <Text tone="second">{messages.none(baseName)}</Text>
          ) : (
            <Stack gap={8}>
              <Table
                label={messages.cells}
                rows={shown}
                rowKey={({ group, zone, label }) => `${group} ${zone} ${label}`}
                columns={[
                  {
                    id: 'what',
                    header: messages.price,
                    isRowHeader: true,
                    cell: ({ group, zone, label }) =>
                      zone === '' ? label : messages.cell(messages.groups[group], zone, label),
                  },
                  {
                    id: 'before',
                    header: baseName,
                    align: 'end',
                    cell: (one) => formatValue(one, one.before),
                  },
                  {
                    id: 'after',
                    header: messages.draft,
                    align: 'end',
                    cell: (one) => formatValue(one, one.after),
                  },
                  {
                    id: 'change',
                    header: messages.change,
                    align: 'end',
                    cell: ({ before, after }) =>
                      typeof before === 'number' && typeof after === 'number' && before > 0
                        ? formatPercent(((after - before) / before) * 100, { decimals: 1, isSigned: true })
                        : '',
                  },
                ]}
              />
              {changes.length > maxShown && (
                <Text size="secondary" tone="second">
                  {messages.more(changes.length - maxShown)}
                </Text>
              )}
            </Stack>
          )}
          {comparison ? (
            <Stack gap={16}>
              <BarList
                title={messages.byCharge}
                rows={comparison.by_charge.map(({ kind, label, difference }) => ({
                  id: kind,
                  label,
                  difference,
                }))}
              />
              <BarList
                title={messages.byZone}
                rows={comparison.by_zone.map(({ zone, count, difference }) => ({
                  id: zone,
                  label: messages.zoneCount(zone, count),
                  difference,
                }))}
              />
              <CompareParcels comparison={comparison} total={total} baseName={baseName} hrefOf={hrefOf} />
            </Stack>
          ) : (
            <Text tone="second">{messages.computing}</Text>
          )}
        </Grid>
      </Card>
    </div>
  );
});
