import {
  Button,
  Card,
  DatePicker,
  DimensionsField,
  MoneyField,
  PincodeField,
  SegmentedControl,
  Stack,
  WeightField,
} from '@khep/ui';
import type { FormEvent } from 'react';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { ratingMessages } from '../../messages/rating.ts';

const defaults = ratingMessages.rateForm;

/** A parcel as it is typed, and as an address has it: empty is not given. */
export interface RateFormValues {
  from: string;
  to: string;
  /** Grams. */
  weight: string;
  /** Centimetres. */
  length: string;
  width: string;
  height: string;
  mode: 'prepaid' | 'cod';
  /** Rupees. */
  collect: string;
  /** YYYY-MM-DD. */
  on: string;
}

export interface RateFormProps {
  value: RateFormValues;
  onChange: (patch: Partial<RateFormValues>) => void;
  errors: Readonly<Partial<Record<keyof RateFormValues, string>>>;
  onSubmit: () => void;
}

const number = (text: string): number | undefined => (text === '' ? undefined : Number(text));
const text = (value: number | undefined): string => (value === undefined ? '' : String(value));

/** Asks for the parcel to price: two PIN codes, weight, dimensions and payment. Enter calculates. */
export function RateForm({ value, onChange, errors, onSubmit }: RateFormProps) {
  const messages = useDomainMessages('rateForm', defaults);
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <Card>
      <form onSubmit={submit} noValidate aria-label={messages.label}>
        <Stack gap={16}>
          <PincodeField
            label={messages.from}
            value={value.from}
            onChange={(from) => onChange({ from })}
            errorMessage={errors.from}
          />
          <PincodeField
            label={messages.to}
            value={value.to}
            onChange={(to) => onChange({ to })}
            errorMessage={errors.to}
          />
          <WeightField
            label={messages.weight}
            value={number(value.weight)}
            onChange={(weight) => onChange({ weight: text(weight) })}
            errorMessage={errors.weight}
          />
          <DimensionsField
            label={messages.size}
            value={{
              length: number(value.length),
              width: number(value.width),
              height: number(value.height),
            }}
            onChange={({ length, width, height }) =>
              onChange({ length: text(length), width: text(width), height: text(height) })
            }
            errorMessage={errors.length}
          />
          <SegmentedControl
            label={messages.payment}
            items={[
              { id: 'prepaid', label: messages.modes.prepaid },
              { id: 'cod', label: messages.modes.cod },
            ]}
            value={value.mode}
            onChange={(mode) => onChange({ mode: mode === 'cod' ? 'cod' : 'prepaid' })}
          />
          {value.mode === 'cod' && (
            <MoneyField
              label={messages.collect}
              value={number(value.collect)}
              onChange={(collect) => onChange({ collect: text(collect) })}
              errorMessage={errors.collect}
            />
          )}
          <DatePicker
            label={messages.on}
            description={messages.onHelp}
            value={value.on === '' ? undefined : value.on}
            onChange={(on) => onChange({ on: on ?? '' })}
            errorMessage={errors.on}
          />
          <Button type="submit" tone="accent" isWide>
            {messages.submit}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
