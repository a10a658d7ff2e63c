import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { Card, Inline, Stack, StatusBadge, Text } from '@khep/ui';

const bands = {
  high: { label: 'High', tone: 'critical' },
  medium: { label: 'Medium', tone: 'caution' },
  low: { label: 'Low', tone: 'positive' },
} as const;

/** How likely an unshipped order comes back, with its reasons. Hidden while the brand has too little history. */
export function RtoRisk({ orderId }: { orderId: string }) {
  const { data } = useCall(calls.rtoRisk.order, { params: { id: orderId } }, { quiet: true });
  const risk = data?.data;
  if (!risk || risk.band === 'unknown') return null;
  const { label, tone } = bands[risk.band];
  return (
    <Card title="RTO risk" description={`From ${risk.sample.toLocaleString('en-IN')} of your parcels`}>
      <Stack gap={8}>
        <Inline gap={8}>
          <StatusBadge tone={tone}>{label}</StatusBadge>
          <Text as="span" weight="semibold" isNumeric>
            {`${Math.round(risk.probability * 100)}%`}
          </Text>
        </Inline>
        {risk.reasons.map(({ words, raises }) => (
          <Text key={words} size="secondary" tone="second">
            {`${raises ? '+' : '−'} ${words}`}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}
