import { calls } from '@khep/api';
import type { CallError } from '@khep/api/client';
import { Button, Callout, ComboBox, Form, Inline, Stack, TextField } from '@khep/ui';
import { useMemo } from 'react';
import { useCall } from '@khep/api/hooks';
import type { FormState } from '../../forms/useForm.ts';
import type { SignupValues } from './signupValues.ts';

/** The fields of the second step. */
export const brandFields = ['brand_name', 'timezone', 'currency'] as const;

export interface BrandStepProps {
  form: FormState<SignupValues>;
  problem: string;
  isPending: boolean;
  onBack: () => void;
  onDone: () => void;
}

/** Says that only the default can be chosen, and offers to load the list again. */
function ListNotLoaded({
  call,
  notice,
}: {
  call: { error: CallError | undefined; reload: () => Promise<void> };
  notice: string;
}) {
  if (!call.error) return null;
  return (
    <Callout tone="caution" title={notice}>
      <Inline gap={12} justify="space-between">
        {call.error.message === notice ? call.error.detail : call.error.message}
        <Button size="small" onPress={() => void call.reload()}>
          Try again
        </Button>
      </Inline>
    </Callout>
  );
}

/** The brand: its name, time zone and currency. */
export function BrandStep({ form, problem, isPending, onBack, onDone }: BrandStepProps) {
  const timezones = useCall(calls.utils.timezones);
  const currencies = useCall(calls.utils.currencies);
  const zones = useMemo(
    () =>
      (timezones.data?.data.timezones ?? [{ id: 'Asia/Kolkata', name: 'India', offset: '+05:30' }]).map(
        ({ id, name, offset }) => ({ id, label: `${name} (${offset})` }),
      ),
    [timezones.data],
  );
  const moneys = useMemo(
    () =>
      (currencies.data?.data.currencies ?? [{ code: 'INR', name: 'Indian rupee', symbol: '₹' }]).map(
        ({ code, name, symbol }) => ({ id: code, label: `${name} (${symbol})` }),
      ),
    [currencies.data],
  );
  return (
    <Form errors={form.errors} problem={problem} onSubmit={onDone}>
      <Stack gap={16}>
        <TextField
          label="Brand name"
          description="Buyers see it on labels and tracking pages."
          autoComplete="organization"
          autoFocus
          isRequired
          {...form.field('brand_name')}
        />
        <ListNotLoaded call={timezones} notice={calls.utils.timezones.errorMessage} />
        <ListNotLoaded call={currencies} notice={calls.utils.currencies.errorMessage} />
        <ComboBox label="Time zone" items={zones} isRequired {...form.field('timezone')} />
        <ComboBox label="Currency" items={moneys} isRequired {...form.field('currency')} />
        <Inline gap={12}>
          <Button size="large" onPress={onBack}>
            Back
          </Button>
          <Button type="submit" tone="accent" size="large" isPending={isPending}>
            Send code
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
