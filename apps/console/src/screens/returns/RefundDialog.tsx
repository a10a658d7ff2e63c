import { refundMethodLabels, refundMethods } from '@khep/api';
import { Button, Dialog, Select, Stack, Text, TextField } from '@khep/ui';
import { useState } from 'react';
import type { FieldErrors } from '../../forms/useForm.ts';

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
    <Dialog
      isOpen
      size="small"
      title={title}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          {onLater && (
            <Button isPending={isPending} onPress={onLater}>
              Refund later
            </Button>
          )}
          <Button tone="accent" isPending={isPending} onPress={() => void confirm()}>
            Record refund
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        {description !== undefined && <Text tone="second">{description}</Text>}
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
          value={reference}
          onChange={(value) => {
            setReference(value);
            setProblem(undefined);
          }}
          {...(problem !== undefined && { errorMessage: problem })}
        />
      </Stack>
    </Dialog>
  );
}
