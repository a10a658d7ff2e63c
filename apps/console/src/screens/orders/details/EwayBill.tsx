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
}

/** Saves the e-way bill number of an order. */
export function EwayBill({ orderId, version, number }: EwayBillProps) {
  // Errors are shown at the field.
  const save = useAction(calls.orders.ewayBill, { invalidates: stale, quiet: true });
  const invalidate = useInvalidate();
  async function keep(eway_bill: string): Promise<string | undefined> {
    const result = await save.run({ params: { id: orderId }, body: { eway_bill } }, { ifMatch: version });
    if (result.ok) return undefined;
    if (!showConflict(result.error)) return result.fields['eway_bill'] ?? result.message;
    await invalidate(...stale);
    return undefined;
  }
  return <EwayBillForm number={number} onSave={keep} />;
}
