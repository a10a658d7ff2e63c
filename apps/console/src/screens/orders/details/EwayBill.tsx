import { calls } from '@khep/api';
import { useInvalidate } from '@khep/api/hooks';
import { Button, Form, Inline, Stack, TextField } from '@khep/ui';
import { useState } from 'react';
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

/** The e-way bill number of an order. */
export function EwayBill({ orderId, version, number }: EwayBillProps) {
  const save = useAction(calls.orders.ewayBill, {
    invalidates: stale,
    // Errors are shown at the field.
    quiet: true,
  });
  const invalidate = useInvalidate();
  const [typed, setTyped] = useState(number);
  const [problem, setProblem] = useState<string>();
  async function keep() {
    const result = await save.run(
      { params: { id: orderId }, body: { eway_bill: typed } },
      { ifMatch: version },
    );
    if (!result.ok && showConflict(result.error)) await invalidate(...stale);
    else setProblem(result.ok ? undefined : (result.fields['eway_bill'] ?? result.message));
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
