import { calls } from '@khep/api';
import { useInvalidate } from '@khep/api/hooks';
import { EwayBillForm } from '@khep/domain/orders/ui';
import { showConflict } from '../../../data/showConflict.ts';
import { useAction } from '../../../data/useAction.ts';

const stale = ['orders', 'allocation.recommend'] as const;

interface EwayBillProps {
  orderId: string;
  /** Of the order, as it is shown. */
  version: number;
  /** The saved number; empty while there is none. */
  number: string;
  /** Why couriers that have booked the order don't have the number. */
  untold?: readonly string[];
}

/** Saves the e-way bill number of an order, and sends it to couriers that booked it without one. */
export function EwayBill({ orderId, version, number, untold = [] }: EwayBillProps) {
  // Errors are shown at the field.
  const save = useAction(calls.orders.ewayBill, { invalidates: stale, quiet: true });
  const tell = useAction(calls.orders.ewayBill, { invalidates: stale });
  const invalidate = useInvalidate();
  const params = { id: orderId };
  async function keep(eway_bill: string): Promise<string | undefined> {
    const result = await save.run({ params, body: { eway_bill } }, { ifMatch: version });
    if (result.ok) return undefined;
    if (!showConflict(result.error)) return result.fields['eway_bill'] ?? result.message;
    await invalidate(...stale);
    return undefined;
  }
  const tellCouriers = async (is_entered_at_courier: boolean) => {
    await tell.run({ params, body: { eway_bill: number, is_entered_at_courier } }, { ifMatch: version });
  };
  return (
    <EwayBillForm
      number={number}
      onSave={keep}
      untold={untold}
      onSendAgain={() => tellCouriers(false)}
      onEnteredByHand={() => tellCouriers(true)}
    />
  );
}
