import { NumberInput, type NumberInputProps } from '../NumberField/NumberInput.tsx';

export interface MoneyFieldProps extends Omit<NumberInputProps, 'component' | 'format' | 'prefix' | 'step'> {
  /** Rupees with at most two decimals, as on the wire. */
  value?: number | undefined;
}

const rupees: Intl.NumberFormatOptions = {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
};

/** An amount in rupees. The sign is part of the text, so that an amount copied with its sign can be pasted. */
export function MoneyField({ minValue = 0, placeholder = '₹0.00', ...props }: MoneyFieldProps) {
  return (
    <NumberInput
      {...props}
      component="MoneyField"
      format={rupees}
      minValue={minValue}
      placeholder={placeholder}
    />
  );
}
