import { formatRupeeValue } from '@khep/domain/money';
import { predictRunway, topUpAmounts } from '@khep/domain/ledger';
import { rupeesToPaise } from '@khep/domain/money';
import type { BillingSummary } from '@khep/api';
import {
  Button,
  Callout,
  Card,
  Loader,
  MoneyField,
  SegmentedControl,
  Stack,
  Text,
  useShortcut,
} from '@khep/ui';
import { useRef } from 'react';
import { formatWeekday, istDay } from '@khep/domain/days';
import { SimulatedCheckout } from './SimulatedCheckout.tsx';
import { useTopUp } from './useTopUp.ts';

const least = 100;
const most = 1_000_000;

interface TopUpCardProps {
  summary: BillingSummary;
  amount: number;
  onAmountChange: (amount: number) => void;
  now: Date;
}

/** Adds money to the wallet. Waiting survives a reload, and a payment is credited once. */
export function TopUpCard({ summary, amount, onAmountChange, now }: TopUpCardProps) {
  const topUp = useTopUp();
  const { state } = topUp;
  const field = useRef<HTMLInputElement>(null);
  useShortcut({ keys: 't', description: 'Enter a top-up amount' }, () => field.current?.focus());
  const problem =
    amount < least ? 'Recharge at least ₹100' : amount > most ? 'Recharge at most ₹10,00,000' : undefined;
  const lasts = problem === undefined ? lastsTo(summary, amount, now) : undefined;
  return (
    <Card title="Top up">
      <Stack gap={12}>
        {state.step === 'waiting' ? (
          <>
            <Loader label="Waiting for the bank" />
            <Text tone="second">
              The payment is credited as soon as the bank confirms it. You can leave this page.
            </Text>
            <Button onPress={topUp.dismiss}>Stop waiting</Button>
          </>
        ) : (
          <>
            {state.step === 'failed' && (
              <Callout tone="critical" title="Try Again" isAlert onDismiss={topUp.dismiss}>
                {state.reason}
              </Callout>
            )}
            <SegmentedControl
              label="Amount"
              isLabelHidden
              items={topUpAmounts.map((preset) => ({
                id: String(preset),
                label: formatRupeeValue(preset, { decimals: 'never' }),
              }))}
              value={String(amount)}
              onChange={(value) => onAmountChange(Number(value))}
            />
            <MoneyField
              ref={field}
              label="Top-up amount"
              value={amount}
              onChange={(value) => onAmountChange(value ?? 0)}
              errorMessage={problem}
              description={lasts}
            />
            <Button
              tone="accent"
              isWide
              isPending={topUp.isPending}
              isDisabled={problem !== undefined}
              onPress={() => void topUp.start(amount)}
            >
              {`Add ${formatRupeeValue(amount, { decimals: 'auto' })}`}
            </Button>
            <Text size="secondary" tone="third">
              {summary.is_simulated
                ? 'Payments are simulated: no money moves.'
                : 'By UPI, card or net banking, with Razorpay.'}
            </Text>
          </>
        )}
      </Stack>
      {state.step === 'simulate' && (
        <SimulatedCheckout
          order={state.order}
          onFinish={(response) => void topUp.finish(state.order, response)}
        />
      )}
    </Card>
  );
}

/** Until when the wallet lasts with an amount, at the usual pace. */
function lastsTo({ wallet, runway }: BillingSummary, amount: number, now: Date): string | undefined {
  const pattern = { by_hour: runway.by_hour.map((rupees) => rupeesToPaise(rupees)), per_day_paise: 0 };
  const { empty_at } = predictRunway(rupeesToPaise(wallet.available + amount), pattern, now, 0);
  if (empty_at === null) return undefined;
  return `Lasts to ${formatWeekday(istDay(empty_at))} at the usual pace`;
}
