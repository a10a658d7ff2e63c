import { calls } from '@khep/api';
import type { CashCalendar, PlannedPayment, PlannedPayments } from '@khep/api';
import { plannedRepeatLabels, plannedRepeats } from '@khep/domain/cash';
import { Button, Card, DatePicker, Grid, MoneyField, Select, Stack, TextField, toast } from '@khep/ui';
import { useAction } from '../../data/useAction.ts';
import type { DraftForm } from '../../forms/useDraftForm.tsx';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';

const stale = { quiet: true, invalidates: ['finance.cash'] };
const repeats = plannedRepeats.map((id) => ({ id, label: plannedRepeatLabels[id] }));

/** Salaries, rent, a loan: payments that no other record has. */
export function PlannedPaymentsDrawer({
  planned,
  today,
  onClose,
}: {
  planned: CashCalendar['planned'];
  today: string;
  onClose: () => void;
}) {
  const { run } = useAction(calls.finance.savePlannedPayments, stale);
  return (
    <FormDrawer
      title="Planned payments"
      description="What no other record has. Each counts on its day, and can be moved where it makes the balance last."
      submitLabel="Save payments"
      onClose={onClose}
      form={{
        name: 'cash:planned',
        schema: calls.finance.savePlannedPayments.body,
        initial: { payments: planned.payments },
        version: planned.version,
        save: ({ payments }, options) => run({ body: { payments } }, options),
        onSaved: () => {
          toast.success('Planned payments saved');
          onClose();
        },
      }}
      sections={(form) => [
        {
          fields: [
            {
              kind: 'custom',
              labels: { payments: 'Payments' },
              format: (payments) =>
                Array.isArray(payments) ? payments.map(({ label }) => String(label)).join(', ') : 'None',
              content: <PaymentFields form={form} today={today} />,
            },
          ],
        },
      ]}
    />
  );
}

function PaymentFields({ form, today }: { form: DraftForm<PlannedPayments>; today: string }) {
  const payments = form.values.payments ?? [];
  const set = (next: readonly Partial<PlannedPayment>[]) => form.set({ payments: next as PlannedPayment[] });
  const edit = (index: number, patch: Partial<PlannedPayment>) =>
    set(payments.map((one, at) => (at === index ? { ...one, ...patch } : one)));
  const field = (index: number, name: keyof PlannedPayment) => {
    const path = `payments.${index}.${name}`;
    return { name: path, errorMessage: form.errors[path], isRequired: true };
  };
  return (
    <Stack gap={12}>
      {payments.map((payment, index) => (
        // Rows have no id of their own; each field has its value from the form.
        // oxlint-disable-next-line react/no-array-index-key
        <Card key={index} title={payment.label || `Payment ${index + 1}`} level={3}>
          <Stack gap={8}>
            <TextField
              {...field(index, 'label')}
              label="What for"
              value={payment.label ?? ''}
              onChange={(label) => edit(index, { label })}
            />
            <Grid columns={{ base: 1, md: 2 }} gap={8}>
              <MoneyField
                {...field(index, 'amount')}
                label="Amount"
                value={payment.amount}
                onChange={(amount) => edit(index, { amount })}
              />
              <DatePicker
                {...field(index, 'day')}
                label="Day"
                value={payment.day ?? null}
                onChange={(day) => edit(index, { day })}
              />
            </Grid>
            <Select
              {...field(index, 'repeats')}
              label="How often"
              items={repeats}
              value={payment.repeats}
              onChange={(id) => edit(index, { repeats: plannedRepeats.find((one) => one === id) ?? 'once' })}
            />
            <Button size="small" onPress={() => set(payments.filter((_, at) => at !== index))}>
              {`Delete ${payment.label || `payment ${index + 1}`}`}
            </Button>
          </Stack>
        </Card>
      ))}
      <Button onPress={() => set([...payments, { label: '', day: today, repeats: 'once' }])}>
        Add payment
      </Button>
    </Stack>
  );
}
