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
import { useState } from 'react';
import type { FormEvent } from 'react';
import { errorsOfAddress, toRateQuestion } from './rateQuestion.ts';
import type { RateValues } from './rateQuestion.ts';

interface RateFormProps {
  /** Of the address. */
  values: RateValues;
  onSubmit: (values: RateValues) => void;
}

const number = (text: string): number | undefined => (text === '' ? undefined : Number(text));
const text = (value: number | undefined): string => (value === undefined ? '' : String(value));

/** What to price. Enter calculates. */
export function RateForm({ values: given, onSubmit }: RateFormProps) {
  const [values, setValues] = useState(given);
  const [errors, setErrors] = useState(() => errorsOfAddress(given));
  const [shown, setShown] = useState(given);
  // The address changes without the form too: by Back, by a link, by "Price it prepaid".
  if (shown !== given) {
    setShown(given);
    setValues(given);
    setErrors(errorsOfAddress(given));
  }
  const set = (patch: Partial<RateValues>) => {
    setValues((before) => ({ ...before, ...patch }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in patch))));
  };
  const error = (name: keyof RateValues) => {
    const message = errors[name];
    return message === undefined ? {} : { errorMessage: message };
  };
  function submit(event: FormEvent) {
    event.preventDefault();
    const { errors: found } = toRateQuestion(values);
    setErrors(found ?? {});
    if (!found) onSubmit(values);
  }
  return (
    <Card>
      <form onSubmit={submit} noValidate aria-label="Parcel">
        <Stack gap={16}>
          <PincodeField
            label="From"
            value={values.from}
            onChange={(from) => set({ from })}
            {...error('from')}
          />
          <PincodeField label="To" value={values.to} onChange={(to) => set({ to })} {...error('to')} />
          <WeightField
            label="Weight on the scale"
            value={number(values.weight)}
            onChange={(weight) => set({ weight: text(weight) })}
            {...error('weight')}
          />
          <DimensionsField
            label="Outside, length × width × height"
            value={{
              length: number(values.length),
              width: number(values.width),
              height: number(values.height),
            }}
            onChange={({ length, width, height }) =>
              set({ length: text(length), width: text(width), height: text(height) })
            }
            {...error('length')}
          />
          <SegmentedControl
            label="Payment"
            items={[
              { id: 'prepaid', label: 'Prepaid' },
              { id: 'cod', label: 'COD' },
            ]}
            value={values.mode}
            onChange={(mode) => set({ mode: mode === 'cod' ? 'cod' : 'prepaid' })}
          />
          {values.mode === 'cod' && (
            <MoneyField
              label="COD amount"
              value={number(values.collect)}
              onChange={(collect) => set({ collect: text(collect) })}
              {...error('collect')}
            />
          )}
          <DatePicker
            label="Pickup day"
            description="Empty: today."
            value={values.on === '' ? undefined : values.on}
            onChange={(on) => set({ on: on ?? '' })}
            {...error('on')}
          />
          <Button type="submit" tone="accent" isWide>
            Calculate rates
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
