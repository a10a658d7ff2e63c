import { NumberInput, type NumberInputProps } from './NumberInput.tsx';

export interface NumberFieldProps extends Omit<NumberInputProps, 'component' | 'format'> {
  /** Said after the number: "%", "kg", "days". */
  unit?: string;
  /** Digits after the point, at most. @default 3 */
  maxDecimals?: number;
}

/** A number. The arrows change it by one; it reports when the person leaves it or presses Enter. */
export function NumberField({ unit, maxDecimals = 3, suffix, ...props }: NumberFieldProps) {
  return (
    <NumberInput
      {...props}
      component="NumberField"
      format={{ maximumFractionDigits: maxDecimals }}
      suffix={suffix ?? unit}
    />
  );
}
