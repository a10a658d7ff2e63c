import { calls } from '@khep/api';
import type { ResponseOf } from '@khep/api';
import { describeErasure } from '@khep/domain/privacy';
import { Button, Callout, Card, Dialog, Form, Grid, Inline, Stack, Text, TextField } from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../data/useAction.ts';
import { PasswordForm } from '../../patterns/PasswordForm.tsx';

type Result = ResponseOf<typeof calls.privacy.eraseBuyer>['data'];

interface ConfirmProps {
  contact: string;
  onErased: (result: Result) => void;
  onClose: () => void;
}

/** Asks for the password: an erasure can't be undone. */
function ConfirmErasure({ contact, onErased, onClose }: ConfirmProps) {
  // The form says it all: a message over it would say a wrong password twice.
  const erase = useAction(calls.privacy.eraseBuyer, { invalidates: ['orders', 'home'], quiet: true });

  async function submit(password: string) {
    const buyer = contact.includes('@') ? { email: contact } : { phone: contact };
    const result = await erase.run({ body: { ...buyer, password } });
    if (!result.ok) return Object.keys(result.fields).length === 0 ? { '': result.message } : result.fields;
    onErased(result.answer.data);
    return {};
  }

  return (
    <Dialog isOpen title={`Erase ${contact}?`} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <PasswordForm
        submitLabel="Erase buyer"
        tone="critical"
        isPending={erase.isPending}
        onSubmit={submit}
        cancelLabel="Keep"
        onCancel={onClose}
        before={
          <Text>
            Name, contacts and address are erased from every order of this buyer, and can't be brought back.
          </Text>
        }
      />
    </Dialog>
  );
}

/** Erases one buyer who asks for it. Only an owner of the brand can. */
export function EraseBuyer({ isOwner }: { isOwner: boolean }) {
  const [contact, setContact] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState<string>();

  function ask() {
    const isMissing = contact.trim() === '';
    setProblem(isMissing ? "Enter the buyer's phone number or email" : undefined);
    setDone(undefined);
    setAsking(!isMissing);
  }

  return (
    <Card
      title="Erase a buyer"
      description="When a buyer asks you to delete their data. Orders on the way follow once settled. Invoices keep their recipient."
    >
      {isOwner ? (
        <Form onSubmit={ask}>
          <Stack gap={16}>
            <Grid columns={{ base: 1, md: 2 }} gap={16}>
              <TextField
                label="Phone or email of the buyer"
                name="contact"
                value={contact}
                onChange={(typed) => setContact(typed ?? '')}
                errorMessage={problem}
              />
            </Grid>
            <Inline>
              <Button type="submit" tone="critical" variant="outline">
                Erase buyer
              </Button>
            </Inline>
            {done !== undefined && <Callout isAlert>{done}</Callout>}
          </Stack>
        </Form>
      ) : (
        <Text tone="second">Ask an owner of the brand: only owners can erase a buyer.</Text>
      )}
      {isAsking && (
        <ConfirmErasure
          contact={contact.trim()}
          onClose={() => setAsking(false)}
          onErased={(result) => {
            setAsking(false);
            setDone(describeErasure(contact.trim(), result));
            setContact('');
          }}
        />
      )}
    </Card>
  );
}
