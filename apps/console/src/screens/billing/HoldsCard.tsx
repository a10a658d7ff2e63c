import type { BillingSummary } from '@khep/api';
import { formatRupeeValue } from '@khep/domain/money';
import { Card, DescriptionList, Link, LinkButton, Stack, Text } from '@khep/ui';
import { paths } from '../../paths.ts';

const minus = (amount: number) => formatRupeeValue(amount === 0 ? 0 : -amount);

/** Shows the parts of the balance: held for labels, held for weights, available. */
export function HoldsCard({ summary }: { summary: BillingSummary }) {
  const { wallet, freight_holds, weight_holds, auto_recharge } = summary;
  return (
    <Card title="Balance and holds">
      <Stack gap={12}>
        <DescriptionList
          items={[
            { term: 'Balance', detail: formatRupeeValue(wallet.balance) },
            {
              term: `Held for ${freight_holds.count} ${freight_holds.count === 1 ? 'label' : 'labels'}`,
              detail: (
                <Link href={`${paths.billing('shipping-charges')}?is_held=true`}>
                  {minus(freight_holds.amount)}
                </Link>
              ),
            },
            {
              term: `Held for ${weight_holds.count} ${weight_holds.count === 1 ? 'weight' : 'weights'}`,
              detail: <Link href={paths.disputes()}>{minus(weight_holds.amount)}</Link>,
            },
            { term: 'Available', detail: formatRupeeValue(wallet.available), isStrong: true },
          ]}
        />
        <Text size="secondary" tone="third">
          Freight is charged at pickup, and released if the shipment is cancelled. Weight charges are released
          when you win the dispute.
        </Text>
        <DescriptionList
          items={[
            {
              term: 'Auto-recharge',
              detail: auto_recharge.is_on
                ? `${formatRupeeValue(auto_recharge.amount, { decimals: 'auto' })} below ${formatRupeeValue(auto_recharge.below, { decimals: 'auto' })}`
                : 'Off',
            },
          ]}
        />
        <LinkButton href={paths.settings('billing')}>Billing settings</LinkButton>
      </Stack>
    </Card>
  );
}
