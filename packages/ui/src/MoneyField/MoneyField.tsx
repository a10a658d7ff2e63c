import { NumberInput, type NumberInputOptions, type NumberValueProps } from '../NumberField/NumberInput.tsx';

/** The value is rupees with at most two decimals, as in the API. */
export type MoneyFieldProps = Omit<NumberInputOptions, 'prefix' | 'step'> & NumberValueProps;

const rupees: Intl.NumberFormatOptions = {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
};

/** An amount in rupees. The sign is part of the text, so that an amount copied with its sign can be pasted. */
export function MoneyField(props: MoneyFieldProps) {
  return (
    <NumberInput
      {...props}
      component="MoneyField"
      format={rupees}
      minValue={props.minValue ?? 0}
      placeholder={props.placeholder ?? '₹0.00'}
    />
  );
}
