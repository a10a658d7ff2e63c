import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import * as styles from '../Field/field.css.ts';
import { messages } from '../messages.ts';
import { NumberInput, type NumberInputProps } from '../NumberField/NumberInput.tsx';

type Unit = 'g' | 'kg';

export interface WeightFieldProps extends Omit<
  NumberInputProps,
  'component' | 'format' | 'prefix' | 'suffix' | 'step' | 'minValue' | 'maxValue'
> {
  /** Whole grams, whatever the unit on screen. */
  value?: number | undefined;
}

/** A weight: typed in grams or kilograms, kept in grams. A weight from 1 kg up begins in kilograms. */
export function WeightField({ value, onChange, ...props }: WeightFieldProps) {
  const [chosen, setChosen] = useState<Unit>();
  const unit = chosen ?? (value !== undefined && value >= 1000 ? 'kg' : 'g');
  const isKilograms = unit === 'kg';
  const grams = (typed: number) => Math.round(isKilograms ? typed * 1000 : typed);

  return (
    <NumberInput
      {...props}
      component="WeightField"
      format={{ maximumFractionDigits: isKilograms ? 3 : 0 }}
      minValue={0}
      value={value !== undefined && isKilograms ? value / 1000 : value}
      onChange={(typed) => {
        // from the first change on, the unit is the person's own: it must not turn under their hands
        setChosen(unit);
        onChange?.(typed === undefined ? undefined : grams(typed));
      }}
      suffix={
        <Button
          slot={null}
          className={styles.insideButton}
          aria-label={isKilograms ? messages.weight.toGrams : messages.weight.toKilograms}
          onPress={() => setChosen(isKilograms ? 'g' : 'kg')}
          isDisabled={props.isDisabled ?? false}
        >
          {isKilograms ? messages.weight.kilograms : messages.weight.grams}
        </Button>
      }
    />
  );
}
