import { formatRupeeValue } from '@khep/domain/money';
import { Button, Stack, Text } from '@khep/ui';
import { SimulatedCheckout } from '../billing/SimulatedCheckout.tsx';
import { useTopUp } from '../billing/useTopUp.ts';

/** Recharges the wallet from Home: one press opens the checkout. */
export function TopUpNow({ amount }: { amount: number }) {
  const topUp = useTopUp();
  const { state } = topUp;
  return (
    <Stack gap={4}>
      <Button
        size="small"
        isPending={topUp.isPending || state.step === 'waiting'}
        onPress={() => void topUp.start(amount)}
      >
        {`Top up ${formatRupeeValue(amount, { decimals: 'never' })}`}
      </Button>
      {state.step === 'waiting' && (
        <Text size="secondary" tone="second">
          Waiting for the bank
        </Text>
      )}
      {state.step === 'failed' && (
        <Text size="secondary" tone="critical">
          {state.reason}
        </Text>
      )}
      {state.step === 'simulate' && (
        <SimulatedCheckout
          order={state.order}
          onFinish={(response) => void topUp.finish(state.order, response)}
        />
      )}
    </Stack>
  );
}
