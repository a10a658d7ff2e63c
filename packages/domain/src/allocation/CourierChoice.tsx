import { Callout, RadioCards, Stack, StatusBadge, Text } from '@khep/ui';
import { formatPercent, formatRupeeValue, groupIndian } from '../money/index.ts';

/** A courier that could take an order, as it is sent. */
export interface CourierData {
  courier_id: number;
  courier_name: string;
  /** Rupees with GST for all boxes; null where it cannot be rated. */
  price: number | null;
  zone: string | null;
  /** Days from pickup. */
  tat_days: number | null;
  is_recommended: boolean;
  /** Share that it delivered of its parcels to this pincode, with how many they were; null where there were none. */
  delivered?: { percent: number; of: number } | null;
  /** Short reasons, the weightiest first. */
  why: readonly string[];
}

export interface CourierChoiceProps {
  /** The order's number, for the name of the group. */
  orderNumber: string;
  /** The best first. */
  couriers: readonly CourierData[];
  /** Couriers that cannot take it, each with its reason. */
  rejected?: readonly { courier_id: number; courier_name: string; reason: string }[];
  /** Why nothing can be recommended, where nothing can. */
  why?: string;
  /** Id of the chosen courier. */
  value: number | undefined;
  onChange: (courierId: number) => void;
}

const facts = (courier: CourierData) => [
  { term: 'zone', detail: courier.zone ?? '–' },
  { term: courier.tat_days === 1 ? 'day' : 'days', detail: courier.tat_days?.toString() ?? '–' },
  ...(courier.delivered
    ? [
        {
          term: 'delivered here',
          detail: `${formatPercent(courier.delivered.percent)} of ${groupIndian(String(courier.delivered.of))}`,
        },
      ]
    : []),
];

/** Which courier carries an order: price, days and zone side by side, the reason, and who cannot and why. */
export function CourierChoice({
  orderNumber,
  couriers,
  rejected = [],
  why,
  value,
  onChange,
}: CourierChoiceProps) {
  return (
    <Stack gap={12}>
      {couriers.length > 0 ? (
        <RadioCards
          label={`Courier for ${orderNumber}`}
          isLabelHidden
          value={value === undefined ? '' : String(value)}
          onChange={(id) => onChange(Number(id))}
          items={couriers.map((courier) => ({
            id: String(courier.courier_id),
            label: courier.courier_name,
            badge: courier.is_recommended && <StatusBadge tone="positive">Recommended</StatusBadge>,
            description: courier.why.join(' · '),
            facts: facts(courier),
            end: courier.price === null ? 'Not rated' : formatRupeeValue(courier.price),
          }))}
        />
      ) : (
        <Callout tone="caution">{why ?? 'No courier can take this order.'}</Callout>
      )}
      {rejected.map((one) => (
        <Text key={one.courier_id} size="secondary" tone="third">
          {one.courier_name}: {one.reason}
        </Text>
      ))}
    </Stack>
  );
}
