import { refundMethodLabels, refundMethods } from '@khep/domain/returns';
import { Button, Select, Text, TextField } from '@khep/ui';
import { useState } from 'react';
import type { FieldErrors } from '../../forms/useForm.ts';
import { AskDialog } from '../../patterns/AskDialog.tsx';

type Method = (typeof refundMethods)[number];

interface RefundDialogProps {
  title: string;
  /** Before what to do: whose refunds. */
  description?: string;
  isPending: boolean;
  /** Finishes the check without the refund. */
  onLater: (() => void) | undefined;
  /** Returns the errors of the fields. */
  onConfirm: (refund: { method: Method; reference: string }) => Promise<FieldErrors>;
  onClose: () => void;
}

/** Records a refund that was paid: Khep moves no money. */
export function RefundDialog(props: RefundDialogProps) {
  const { title, description, isPending, onLater, onConfirm, onClose } = props;
  const [method, setMethod] = useState<Method>('upi');
  const [reference, setReference] = useState('');
  const [problem, setProblem] = useState<string>();

  async function confirm() {
    if (reference.trim() === '') return setProblem('Enter the reference of the payment');
    const fields = await onConfirm({ method, reference: reference.trim() });
    return setProblem(fields['reference'] ?? fields['refund.reference']);
  }

  return (
    <AskDialog
      title={title}
      description={description}
      confirmLabel="Record refund"
      isPending={isPending}
      actions={
        onLater && (
          <Button isPending={isPending} onPress={onLater}>
            Refund later
          </Button>
        )
      }
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Text tone="second">Pay the buyer with your bank or payment provider, then enter the reference.</Text>
      <Select
        label="Paid by"
        items={refundMethods.map((id) => ({ id, label: refundMethodLabels[id] }))}
        value={method}
        onChange={(id) => setMethod(refundMethods.find((one) => one === id) ?? 'upi')}
      />
      <TextField
        label="Payment reference"
        name="reference"
        isRequired
        autoFocus
        value={reference}
        onChange={(value) => {
          setReference(value);
          setProblem(undefined);
        }}
        errorMessage={problem}
      />
    </AskDialog>
  );
}
