import { calls } from '@khep/api';
import type { PurchaseOrder, SupplierBill } from '@khep/api';
import { useInvalidate, useMutation } from '@khep/api/hooks';
import { purchaseMessages as texts } from '@khep/domain/warehouse/ui';
import { Button, Callout, Heading, Inline, Stack, Text, toast } from '@khep/ui';
import { useState } from 'react';
import { showConflict } from '../../data/showConflict.ts';
import { Bill } from './Bill.tsx';
import { BillForm } from './BillForm.tsx';
import { procurementChanges } from './procurementChanges.ts';

/** A bill as it is sent: without what the server compares. */
const draftOf = ({ number, date, lines }: SupplierBill) => ({ number, date, lines });

/** The supplier's bills of an order: what is too much of each, and its debit note. */
export function SupplierBills({ order }: { order: PurchaseOrder }) {
  const [isAdding, setAdding] = useState(false);
  const invalidate = useInvalidate();
  const save = useMutation(calls.procurement.saveBills, {
    quiet: true,
    invalidates: [...procurementChanges, 'finance'],
    onError: (error) => {
      if (showConflict(error)) void invalidate(...procurementChanges);
    },
  });
  const saveAll = (bills: readonly ReturnType<typeof draftOf>[]) =>
    save.send({ params: { id: order.id }, body: { bills: [...bills] } }, { ifMatch: order.version });
  async function add(bill: ReturnType<typeof draftOf>) {
    if (!(await saveAll([...order.bills.map(draftOf), bill]))) return;
    setAdding(false);
    toast.success(texts.saved(bill.number));
  }
  async function remove(bill: SupplierBill) {
    if (await saveAll(order.bills.filter((one) => one !== bill).map(draftOf)))
      toast.success(texts.removed(bill.number));
  }
  return (
    <Stack gap={12}>
      <Heading level={3}>{texts.bills}</Heading>
      <Text>{texts.billsHelp}</Text>
      {order.bills.map((bill) => (
        <Bill key={bill.number} order={order} bill={bill} onRemove={() => remove(bill)} />
      ))}
      {save.error && !isAdding && <Callout tone="critical" title={save.error.reason} isAlert />}
      {isAdding ? (
        <BillForm
          order={order}
          error={save.error}
          isPending={save.isPending}
          onCancel={() => setAdding(false)}
          onSave={(bill) => void add(bill)}
        />
      ) : (
        <Inline gap={8}>
          <Button onPress={() => setAdding(true)}>{texts.add}</Button>
        </Inline>
      )}
    </Stack>
  );
}
