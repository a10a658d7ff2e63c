import type { Earnings } from '@khep/api';
import { formatNumber, formatPercent, formatRupeeValue } from '@khep/domain/money';
import { Button, Callout, Inline, Stack, Text } from '@khep/ui';
import { useState } from 'react';
import { CostsDrawer } from './CostsDrawer.tsx';
import { PaymentFeeDrawer } from './PaymentFeeDrawer.tsx';

/** Returns what is missing or estimated in the contribution; one sentence each. */
function gapsOf({
  uncosted_skus,
  price_only_skus,
  cost_share,
  estimated_cost,
  amounts,
  settings,
  unrated_orders,
}: Earnings): string[] {
  const skus = `${formatNumber(uncosted_skus)} ${uncosted_skus === 1 ? 'SKU has' : 'SKUs have'} no cost.`;
  const estimate =
    cost_share === null
      ? 'Their contribution is before the cost of goods.'
      : `Their ${formatRupeeValue(estimated_cost, { decimals: 'never' })} is an estimate, at your average of ${formatPercent(Math.round(cost_share * 1000) / 10)}.`;
  return [
    ...(uncosted_skus > 0 ? [`${skus} ${estimate}`] : []),
    ...(price_only_skus > 0
      ? [
          `${formatNumber(price_only_skus)} ${price_only_skus === 1 ? 'SKU costs' : 'SKUs cost'} the supplier’s price alone: enter freight and duty in the purchase order.`,
        ]
      : []),
    ...(settings.payment_fee_percent === 0 && amounts.payment_fee === 0
      ? ['No payment fee is entered.']
      : []),
    ...(unrated_orders > 0
      ? [
          `${formatNumber(unrated_orders)} orders went with a courier without a rate card: their freight is missing.`,
        ]
      : []),
  ];
}

/** Says which costs are missing, and takes them. */
export function CostsCallout({ earnings }: { earnings: Earnings }) {
  const [open, setOpen] = useState<'costs' | 'fee'>();
  const close = () => setOpen(undefined);
  const gaps = gapsOf(earnings);
  const buttons = (
    <Inline gap={8}>
      <Button size="small" onPress={() => setOpen('costs')}>
        Enter costs of goods
      </Button>
      <Button size="small" onPress={() => setOpen('fee')}>
        {earnings.settings.payment_fee_percent === 0
          ? 'Enter payment fee'
          : `Payment fee: ${formatPercent(earnings.settings.payment_fee_percent)}`}
      </Button>
    </Inline>
  );
  return (
    <>
      {gaps.length === 0 ? (
        buttons
      ) : (
        <Callout tone="info" title="What is missing or estimated">
          <Stack gap={8}>
            {gaps.map((gap) => (
              <Text key={gap}>{gap}</Text>
            ))}
            {buttons}
          </Stack>
        </Callout>
      )}
      {open === 'costs' && <CostsDrawer uncosted={earnings.uncosted} onClose={close} />}
      {open === 'fee' && <PaymentFeeDrawer settings={earnings.settings} onClose={close} />}
    </>
  );
}
