import { NumberInput, type NumberInputOptions, type NumberValueProps } from './NumberInput.tsx';

interface NumberFieldOptions extends NumberInputOptions {
  /** Shown after the number: "%", "kg", "days". */
  unit?: string;
  /** Digits after the point, at most. @default 3 */
  maxDecimals?: number;
}

export type NumberFieldProps = NumberFieldOptions & NumberValueProps;

/** A number. The arrow keys change it by one; `onChange` is called on blur and on Enter. */
export function NumberField({ unit, maxDecimals = 3, ...props }: NumberFieldProps) {
  return (
    <NumberInput
      {...props}
      component="NumberField"
      format={{ maximumFractionDigits: maxDecimals }}
      suffix={props.suffix ?? unit}
    />
  );
}
