import { Card, Inline, Stack, StatusBadge, Text } from '@khep/ui';
import { formatNumber, formatPercent } from '../../money/index.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { orderDetailsMessages } from '../../messages/orderDetails.ts';

const defaults = orderDetailsMessages.orderRtoRisk;
const tones = { high: 'critical', medium: 'caution', low: 'positive' } as const;

/** A prediction with its reasons. */
export interface OrderRtoRiskData {
  band: keyof typeof tones | 'unknown';
  /** 0 to 1; null if it isn't proven. */
  probability: number | null;
  /** Past parcels that it follows from. */
  sample: number;
  reasons: readonly { words: string; raises: boolean }[];
}

/** How likely an unshipped order comes back, with its reasons. Draws nothing while the brand's risk isn't proven. */
export function OrderRtoRisk({ risk }: { risk: OrderRtoRiskData }) {
  const messages = useDomainMessages('orderRtoRisk', defaults);
  const { band, probability, sample, reasons } = risk;
  if (band === 'unknown' || probability === null) return null;
  return (
    <Card title={messages.title} description={messages.sample(formatNumber(sample))}>
      <Stack gap={8}>
        <Inline gap={8}>
          <StatusBadge tone={tones[band]}>{messages.bands[band]}</StatusBadge>
          <Text as="span" weight="semibold" isNumeric>
            {formatPercent(probability * 100, { decimals: 0 })}
          </Text>
        </Inline>
        {reasons.map(({ words, raises }) => (
          <Text key={words} size="secondary" tone="second">
            {raises ? messages.raises(words) : messages.lowers(words)}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}
