import { Button, DataGrid, Dialog, Link, Stack, Text } from '@khep/ui';
import type { DataGridColumn } from '@khep/ui';
import { useMemo, useState } from 'react';
import { formatRupees, paiseToRupees } from '../../money/index.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import type { CardComparison, ComparedParcel } from './compareRateCards.ts';
import { formatGrams } from '../weight.ts';
import * as styles from './RateCardChanges.css.ts';

export const formatDifference = (paise: number): string =>
  `${paise > 0 ? '+' : ''}${formatRupees(paise, { decimals: 'auto' })}`;

interface BarListProps {
  title: string;
  rows: readonly { id: string; label: string; difference: number }[];
}

/** Differences as bars, the largest as long as the list is wide. */
export function BarList({ title, rows }: BarListProps) {
  const most = Math.max(1, ...rows.map(({ difference }) => Math.abs(difference)));
  return (
    <div>
      <p className={styles.listTitle}>{title}</p>
      <ul className={styles.list}>
        {rows.map(({ id, label, difference }) => (
          <li key={id} className={styles.bar}>
            <span>{label}</span>
            <span className={styles.track} aria-hidden="true">
              <span
                className={difference > 0 ? styles.more : styles.less}
                style={{ inlineSize: `${(Math.abs(difference) / most) * 100}%` }}
              />
            </span>
            <span className={styles.value}>{formatDifference(difference)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface CompareParcelsProps {
  comparison: CardComparison;
  total: number;
  baseName: string;
  hrefOf: ((awb: string) => string | undefined) | undefined;
}

function text(
  id: string,
  header: string,
  read: (row: ComparedParcel) => string,
  more: Pick<DataGridColumn<ComparedParcel>, 'width' | 'align'>,
): DataGridColumn<ComparedParcel> {
  return { id, header, value: read, cell: read, ...more };
}

/** The parcels behind the total, each under both versions. */
export function CompareParcels({ comparison, total, baseName, hrefOf }: CompareParcelsProps) {
  const messages = useDomainMessages('rateCardChanges', domainMessages.rateCardChanges);
  const [isOpen, setOpen] = useState(false);
  const { parcels, unpriced, count } = comparison;
  const columns = useMemo(
    (): DataGridColumn<ComparedParcel>[] => [
      {
        id: 'awb',
        header: messages.awb,
        isRowHeader: true,
        width: 180,
        value: ({ parcel }) => parcel.id,
        cell: ({ parcel }) => {
          const href = hrefOf?.(parcel.id);
          return href === undefined ? parcel.id : <Link href={href}>{parcel.id}</Link>;
        },
      },
      text('zone', messages.zone, ({ parcel }) => parcel.zone, { width: 80 }),
      text('weight', messages.weight, ({ parcel }) => formatGrams(parcel.weight_g), { width: 100 }),
      text('movement', messages.movement, ({ parcel }) => messages.movements[parcel.movement], {
        width: 110,
      }),
      text('before', baseName, ({ before }) => formatRupees(before), { width: 110, align: 'end' }),
      text('after', messages.draft, ({ after }) => formatRupees(after), { width: 110, align: 'end' }),
      {
        id: 'difference',
        header: messages.difference,
        width: 120,
        align: 'end',
        value: (one) => paiseToRupees(one.after - one.before),
        cell: (one) => formatDifference(one.after - one.before),
      },
    ],
    [messages, baseName, hrefOf],
  );
  const sorted = useMemo(
    () => parcels.toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before)),
    [parcels],
  );
  return (
    <Stack gap={8}>
      {total > count + unpriced.length && (
        <Text size="secondary" tone="second">
          {messages.newest(count + unpriced.length, total)}
        </Text>
      )}
      {unpriced.length > 0 && (
        <Text size="secondary" tone="second">
          {messages.unpriced(unpriced.length, unpriced[0]?.reason ?? '')}
        </Text>
      )}
      <div>
        <Button isDisabled={count === 0} onPress={() => setOpen(true)}>
          {messages.seeParcels(count)}
        </Button>
      </div>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        size="large"
        title={messages.parcels}
        description={messages.parcelsHelp(formatDifference(comparison.after - comparison.before))}
        actions={(close) => <Button onPress={close}>{messages.close}</Button>}
      >
        <DataGrid
          label={messages.parcels}
          rows={sorted}
          rowKey={({ parcel }) => parcel.id}
          columns={columns}
        />
      </Dialog>
    </Stack>
  );
}
