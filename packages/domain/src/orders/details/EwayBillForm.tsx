import { Button, Form, Inline, Stack, TextField } from '@khep/ui';
import { useState } from 'react';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { orderDetailsMessages } from '../../messages/orderDetails.ts';

const defaults = orderDetailsMessages.ewayBill;

export interface EwayBillFormProps {
  /** The saved number; empty while there is none. */
  number: string;
  /** Saves a number. Resolves with what is wrong with it, or undefined. */
  onSave: (number: string) => Promise<string | undefined>;
}

/** The e-way bill number of an order. */
export function EwayBillForm({ number, onSave }: EwayBillFormProps) {
  const messages = useDomainMessages('ewayBill', defaults);
  const [typed, setTyped] = useState(number);
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  async function save() {
    setPending(true);
    try {
      setProblem(await onSave(typed));
    } finally {
      setPending(false);
    }
  }
  return (
    <Form onSubmit={() => void save()}>
      <Stack gap={8}>
        <TextField
          label={messages.label}
          description={messages.help}
          name="eway_bill"
          inputMode="numeric"
          isNumeric
          maxLength={20}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            setProblem(undefined);
          }}
          errorMessage={problem}
        />
        <Inline>
          <Button
            type="submit"
            size="small"
            isPending={isPending}
            isDisabled={typed.replaceAll(/\s/g, '') === number}
          >
            {messages.save}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
