import { calls } from '@khep/api';
import { Button, Form, Inline, Stack, TextField } from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../../data/useAction.ts';

interface EwayBillProps {
  orderId: string;
  /** The saved number; empty while there is none. */
  number: string;
}

/** The e-way bill number of an order. */
export function EwayBill({ orderId, number }: EwayBillProps) {
  const save = useAction(calls.orders.ewayBill, {
    invalidates: ['orders', 'allocation.recommend'],
    // Errors are shown at the field.
    quiet: true,
  });
  const [typed, setTyped] = useState(number);
  const [problem, setProblem] = useState<string>();
  async function keep() {
    const result = await save.run({ params: { id: orderId }, body: { eway_bill: typed } });
    setProblem(result.ok ? undefined : (result.fields['eway_bill'] ?? result.message));
  }
  return (
    <Form onSubmit={() => void keep()}>
      <Stack gap={8}>
        <TextField
          label="E-way bill number"
          description="12 digits, from the e-way bill portal"
          name="eway_bill"
          inputMode="numeric"
          isNumeric
          maxLength={20}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            setProblem(undefined);
          }}
          {...(problem !== undefined && { errorMessage: problem })}
        />
        <Inline>
          <Button
            type="submit"
            size="small"
            isPending={save.isPending}
            isDisabled={typed.replaceAll(/\s/g, '') === number}
          >
            Save number
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
