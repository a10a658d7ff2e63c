import { calls } from '@khep/api';
import { Button, Dialog, Form, Callout, PhoneField, Select, Stack, TextField } from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../data/useAction.ts';
import { useForm } from '../../forms/useForm.ts';

const volumes = ['Up to 500', '500 to 5,000', '5,000 to 50,000', 'More than 50,000'].map((label) => ({
  id: label,
  label,
}));
const blank = { name: '', email: '', mobile: '', brand_name: '', monthly_orders: '' };

/** Requests early access: a button and its dialog. */
export function EarlyAccess() {
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const form = useForm(calls.brands.earlyAccess.body, blank);
  const ask = useAction(calls.brands.earlyAccess, { quiet: true });
  const [refusal, setRefusal] = useState('');

  async function submit() {
    setRefusal('');
    const values = form.check();
    if (!values) return;
    const result = await ask.run({ body: values });
    if (result.ok) {
      setAsked(true);
      form.reset(blank);
    } else {
      form.refuse(result.fields);
      setRefusal(result.reason);
    }
  }

  return (
    <>
      <Button variant="ghost" onPress={() => setOpen(true)}>
        Request early access
      </Button>
      <Dialog
        title="Request early access"
        description="A few brands are invited each week. You'll get an email when it's your turn."
        isOpen={isOpen}
        onOpenChange={(next) => {
          setOpen(next);
          setAsked(false);
        }}
      >
        {(close) =>
          isAsked ? (
            <Stack gap={16}>
              <Callout tone="positive" isAlert>
                Request received.
              </Callout>
              <Button onPress={close}>Close</Button>
            </Stack>
          ) : (
            <Form errors={form.errors} problem={refusal} onSubmit={() => void submit()}>
              <Stack gap={16}>
                <TextField label="Name" autoComplete="name" autoFocus isRequired {...form.field('name')} />
                <TextField
                  label="Brand"
                  autoComplete="organization"
                  isRequired
                  {...form.field('brand_name')}
                />
                <TextField
                  label="Email"
                  type="email"
                  autoComplete="email"
                  isRequired
                  {...form.field('email')}
                />
                <PhoneField label="Mobile" isRequired {...form.field('mobile')} />
                <Select label="Orders per month" items={volumes} {...form.field('monthly_orders')} />
                <Button type="submit" tone="accent" isPending={ask.isPending} isWide>
                  Request access
                </Button>
              </Stack>
            </Form>
          )
        }
      </Dialog>
    </>
  );
}
