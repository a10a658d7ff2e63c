import { Callout, RadioCards, Stack, StatusBadge, Text } from '@khep/ui';
import { formatPercent, formatRupeeValue, groupIndian } from '../../money/index.ts';
import { domainMessages } from '../../messages.ts';

const messages = domainMessages.courierChoice;

/** A courier option of an order, as sent by the API. */
export interface CourierData {
  courier_id: number;
  courier_name: string;
  /** Rupees including GST for all boxes; null if not rated. */
  price: number | null;
  zone: string | null;
  /** Days from pickup. */
  tat_days: number | null;
  /** Expected delivery, ISO 8601. */
  promised_date?: string | null | undefined;
  /** Grams of all boxes as the courier bills them; null if not rated. */
  weights?: { dead_g: number; volumetric_g: number; billed_g: number } | null;
  is_recommended: boolean;
  /** Delivered share of `of` past shipments to this PIN code; null without history. */
  delivered?: { percent: number; of: number } | null;
  /** Short reasons, most important first. */
  why: readonly string[];
}

export interface CourierChoiceProps {
  /** Used in the group's accessible name. */
  orderNumber: string;
  /** Best first. */
  couriers: readonly CourierData[];
  /** Couriers that can't take the order, with the reason. */
  rejected?: readonly { courier_id: number; courier_name: string; reason: string }[];
  /** Why there is no recommendation. */
  why?: string;
  /** ID of the selected courier. */
  value: number | undefined;
  onChange: (courierId: number) => void;
}

const facts = (courier: CourierData) => [
  { term: messages.zone, detail: courier.zone ?? '–' },
  { term: messages.days(courier.tat_days), detail: courier.tat_days?.toString() ?? '–' },
  ...(courier.delivered
    ? [
        {
          term: messages.delivered,
          detail: messages.deliveredOf(
            formatPercent(courier.delivered.percent),
            groupIndian(String(courier.delivered.of)),
          ),
        },
      ]
    : []),
];

/** Compares couriers by price, days and zone, and lists rejected couriers with the reason. */
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
          label={messages.label(orderNumber)}
          isLabelHidden
          value={value === undefined ? '' : String(value)}
          onChange={(id) => onChange(Number(id))}
          items={couriers.map((courier) => ({
            id: String(courier.courier_id),
            label: courier.courier_name,
            badge: courier.is_recommended && (
              <StatusBadge tone="positive">{messages.recommended}</StatusBadge>
            ),
            description: courier.why.join(' · '),
            facts: facts(courier),
            trailing: courier.price === null ? messages.unrated : formatRupeeValue(courier.price),
          }))}
        />
      ) : (
        <Callout tone="caution">{why ?? messages.none}</Callout>
      )}
      {rejected.map((one) => (
        <Text key={one.courier_id} size="secondary" tone="third">
          {one.courier_name}: {one.reason}
        </Text>
      ))}
    </Stack>
  );
}
