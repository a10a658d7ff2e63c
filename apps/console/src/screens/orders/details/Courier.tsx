import type { Order } from '@khep/api';
import { CourierBadge } from '@khep/domain/couriers/ui';
import { formatRupeeValue } from '@khep/domain/money';
import { Callout, Card, Inline, Link, Stack, Text } from '@khep/ui';
import { paths } from '../../../paths.ts';
import { formatDays } from '@khep/domain/days';

/** The courier that would be allocated to a new order now, with its reason. */
export function Courier({ order }: { order: Order }) {
  if (!order.courier) return null;
  const { courier_name, charge, zone, tat_days, why } = order.courier;
  return (
    <Card
      title="Suggested courier"
      actions={order.actions.can_allocate && <Link href={paths.allocate([order.id])}>Compare</Link>}
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
          {[zone && `Zone ${zone}`, tat_days !== null && formatDays(tat_days)].filter(Boolean).join(' · ')}
        </Text>
        {why && <Callout tone="positive">{why}</Callout>}
      </Stack>
    </Card>
  );
}
