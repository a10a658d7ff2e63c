import { isSimulatedOutcome } from '@khep/domain/ledger';
import type { SimulatedOutcome } from '@khep/domain/ledger';
import { calls } from '@khep/api';
import { formatRupees } from '@khep/domain/money';
import { Button, Callout, Dialog, Inline, RadioGroup, Stack } from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../data/useAction.ts';
import type { CheckoutResponse, PaymentOrder } from './openCheckout.ts';

const outcomes: readonly { id: SimulatedOutcome; label: string }[] = [
  { id: 'success', label: 'The bank accepts the payment' },
  { id: 'twice', label: 'Accepted, and the webhook arrives twice' },
  { id: 'late', label: 'The bank answers late' },
  { id: 'failed', label: 'The bank declines the payment' },
  { id: 'mismatch', label: 'Another amount is paid' },
];

interface SimulatedCheckoutProps {
  order: PaymentOrder;
  onFinish: (response: CheckoutResponse) => void;
}

/** Stands in for Razorpay Checkout where payments are simulated, and says so. */
export function SimulatedCheckout({ order, onFinish }: SimulatedCheckoutProps) {
  const [outcome, setOutcome] = useState<SimulatedOutcome>('success');
  const pay = useAction(calls.billing.simulatePayment, { quiet: true });
  async function run() {
    const result = await pay.run({
      body: { razorpay_order_id: order.order_id, outcome },
    });
    if (!result.ok) return onFinish({ kind: 'failed', reason: result.message });
    const { razorpay_order_id, razorpay_payment_id, razorpay_signature, error } = result.answer.data;
    if (razorpay_payment_id === null || razorpay_signature === null)
      return onFinish(error === '' ? { kind: 'pending' } : { kind: 'failed', reason: error });
    return onFinish({ kind: 'paid', proof: { razorpay_order_id, razorpay_payment_id, razorpay_signature } });
  }
  return (
    <Dialog
      isOpen
      title={`Pay ${formatRupees(order.amount)}`}
      onOpenChange={(isOpen) => !isOpen && onFinish({ kind: 'closed' })}
      actions={
        <Inline gap={8}>
          <Button onPress={() => onFinish({ kind: 'closed' })}>Cancel</Button>
          <Button tone="accent" isPending={pay.isPending} onPress={() => void run()}>
            Pay now
          </Button>
        </Inline>
      }
    >
      <Stack gap={16}>
        <Callout tone="caution" title="Simulated payment">
          No money moves. Razorpay Checkout opens here once its keys are configured.
        </Callout>
        <RadioGroup
          label="What happens at the bank"
          items={outcomes}
          value={outcome}
          onChange={(id) => isSimulatedOutcome(id) && setOutcome(id)}
        />
      </Stack>
    </Dialog>
  );
}
