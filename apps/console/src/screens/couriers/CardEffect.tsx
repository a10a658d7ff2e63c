import type { CardComparison } from '@khep/domain/rating';
import { formatNumber, formatPercent, formatRupees } from '@khep/domain/money';
import { formatDifference } from '@khep/domain/rating/ui';
import { Stack, Text } from '@khep/ui';

export interface CardEffectProps {
  comparison: CardComparison | undefined;
  changes: number;
  baseName: string;
}

/** Shows the last parcels' cost by the draft, in a line. */
export function CardEffect({ comparison, changes, baseName }: CardEffectProps) {
  if (!comparison) return <Text tone="second">Pricing parcels…</Text>;
  const { before, after, count, by_zone } = comparison;
  const difference = after - before;
  const most = by_zone.toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference))[0];
  const cells = `${formatNumber(changes)} ${changes === 1 ? 'price' : 'prices'} changed against ${baseName}.`;
  return (
    <Stack gap={2}>
      <Text size="title" weight="semibold" isNumeric>
        {formatDifference(difference)}
      </Text>
      <Text size="secondary" tone="second">
        {cells}{' '}
        {count === 0
          ? 'No parcel was picked up in this time.'
          : `${formatNumber(count)} parcels would have cost ${formatPercent(before === 0 ? 0 : (difference / before) * 100, { decimals: 1, isSigned: true })}, ${formatRupees(Math.round(difference / count))} each, before GST.`}
        {most && difference !== 0 && ` Most of it in zone ${most.zone}.`}
      </Text>
    </Stack>
  );
}
