import { Callout, Card, Inline, Link, Stack, Text } from '@khep/ui';
import { CourierBadge } from '../../couriers/CourierBadge.tsx';
import { formatDays } from '../../days/index.ts';
import { formatRupeeValue } from '../../money/index.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { orderDetailsMessages } from '../../messages/orderDetails.ts';

const defaults = orderDetailsMessages.suggestedCourier;

/** The courier that the plan has for a new order. */
export interface SuggestedCourierData {
  courier_name: string;
  /** Rupees; null without a rate. */
  charge: number | null;
  zone?: string | null | undefined;
  tat_days: number | null;
  /** Why it is the one. */
  why: string;
}

export interface SuggestedCourierProps {
  courier: SuggestedCourierData;
  /** Where couriers are compared; left out if the order can't be allocated. */
  compareHref?: string | undefined;
}

/** The courier that would be allocated to a new order now, with its reason. */
export function SuggestedCourier({ courier, compareHref }: SuggestedCourierProps) {
  const messages = useDomainMessages('suggestedCourier', defaults);
  const { courier_name, charge, zone, tat_days, why } = courier;
  return (
    <Card
      title={messages.title}
      actions={compareHref !== undefined && <Link href={compareHref}>{messages.compare}</Link>}
    >
      <Stack gap={8}>
        <Inline justify="space-between">
          <Inline gap={8}>
            <CourierBadge name={courier_name} />
            <Text as="span" weight="semibold">
              {courier_name}
            </Text>
          </Inline>
          {charge !== null && (
            <Text as="span" weight="semibold" isNumeric>
              {formatRupeeValue(charge)}
            </Text>
          )}
        </Inline>
        <Text size="secondary" tone="third">
          {[zone && messages.zone(zone), tat_days !== null && formatDays(tat_days)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {why && <Callout tone="positive">{why}</Callout>}
      </Stack>
    </Card>
  );
}
