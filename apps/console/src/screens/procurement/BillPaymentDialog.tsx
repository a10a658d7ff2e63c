import { calls } from '@khep/api';
import type { PurchaseOrder, SupplierBill } from '@khep/api';
import { useMutation } from '@khep/api/hooks';
import { istDay } from '@khep/domain/days';
import { formatRupeeValue } from '@khep/domain/money';
import { purchaseMessages as texts } from '@khep/domain/warehouse/ui';
import { ConfirmDialog, DatePicker, Stack, Text, toast } from '@khep/ui';
import { useState } from 'react';
import { procurementChanges } from './procurementChanges.ts';

interface BillPaymentDialogProps {
  order: PurchaseOrder;
  bill: SupplierBill;
  onClose: () => void;
}

/** Enters that a bill was paid, on which day. */
export function BillPaymentDialog({ order, bill, onClose }: BillPaymentDialogProps) {
  const { number, unpaid } = bill;
  const [today] = useState(() => istDay(new Date()));
  const [day, setDay] = useState<string | undefined>(today);
  const [isTried, setTried] = useState(false);
  const pay = useMutation(calls.procurement.payBill, {
    quiet: true,
    invalidates: [...procurementChanges, 'finance'],
  });
  const problem = isTried && day === undefined ? texts.enterPaidDay : pay.error?.fields['paid_on'];
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={texts.payQuestion(number)}
      confirmLabel={texts.pay}
      errorMessage={pay.error && problem === undefined ? pay.error.reason : undefined}
      onConfirm={async () => {
        setTried(true);
        if (day === undefined) return;
        if (!(await pay.send({ params: { id: order.id }, body: { number, paid_on: day } }))) return;
        toast.success(texts.wasPaid(number));
        onClose();
      }}
    >
      <Stack gap={12}>
        <Text>{texts.payHelp(formatRupeeValue(unpaid))}</Text>
        <DatePicker
          label={texts.paidDay}
          isRequired
          maxValue={today}
          value={day ?? null}
          onChange={setDay}
          errorMessage={problem}
        />
      </Stack>
    </ConfirmDialog>
  );
}
