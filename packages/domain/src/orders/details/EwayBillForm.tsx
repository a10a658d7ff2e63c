import { Button, Callout, Form, Inline, Stack, TextField } from '@khep/ui';
import { useState } from 'react';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { orderDetailsMessages } from '../../messages/orderDetails.ts';

const defaults = orderDetailsMessages.ewayBill;

export interface EwayBillFormProps {
  /** The saved number; empty while there is none. */
  number: string;
  /** Saves a number. Resolves with what is wrong with it, or undefined. */
  onSave: (number: string) => Promise<string | undefined>;
  /** Why couriers that have booked the order don't have the saved number. */
  untold?: readonly string[];
  /** Sends them the number again. */
  onSendAgain?: () => Promise<void>;
  /** The number was entered in their own panels. */
  onEnteredByHand?: () => Promise<void>;
}

/** The e-way bill number of an order. */
export function EwayBillForm({
  number,
  onSave,
  untold = [],
  onSendAgain,
  onEnteredByHand,
}: EwayBillFormProps) {
  const messages = useDomainMessages('ewayBill', defaults);
  const [typed, setTyped] = useState(number);
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  async function run<T>(work: () => Promise<T>): Promise<T> {
    setPending(true);
    try {
      return await work();
    } finally {
      setPending(false);
    }
  }
  const save = async () => setProblem(await run(() => onSave(typed)));
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
        {untold.length > 0 && (
          <Callout
            tone="caution"
            title={messages.untold}
            actions={
              <>
                {onSendAgain && (
                  <Button size="small" isPending={isPending} onPress={() => void run(onSendAgain)}>
                    {messages.sendAgain}
                  </Button>
                )}
                {onEnteredByHand && (
                  <Button size="small" isPending={isPending} onPress={() => void run(onEnteredByHand)}>
                    {messages.enteredByHand}
                  </Button>
                )}
              </>
            }
          >
            {untold.join(' ')}
          </Callout>
        )}
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
