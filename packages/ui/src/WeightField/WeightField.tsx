import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { fieldMessages } from '../fieldMessages.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import * as styles from '../Field/field.css.ts';
import { useValue } from '../Field/useValue.ts';
import { NumberInput, type NumberInputOptions, type NumberValueProps } from '../NumberField/NumberInput.tsx';

type Unit = 'g' | 'kg';

/** The value is whole grams, whatever unit is shown. */
export type WeightFieldProps = Omit<
  NumberInputOptions,
  'prefix' | 'suffix' | 'step' | 'minValue' | 'maxValue'
> &
  NumberValueProps & {
    /** The unit it starts in. @default kilograms from 1 kg up */
    unit?: Unit;
  };

/** A weight, typed in grams or kilograms and stored in grams. From 1 kg up it starts in kilograms. */
export function WeightField({ unit: initialUnit, ...props }: WeightFieldProps) {
  const weightMessages = useMessages('weight', fieldMessages.weight);
  const [value, setValue] = useValue(props);
  const [chosen, setChosen] = useState(initialUnit);
  /** "1.5" typed in grams, which probably means kilograms. */
  const [fraction, setFraction] = useState<number>();
  const unit = chosen ?? (value !== undefined && value >= 1000 ? 'kg' : 'g');
  const isKilograms = unit === 'kg';
  const pending = value === undefined ? fraction : undefined;

  function change(typed: number | undefined) {
    // From the first change on the unit stays, so that it does not change while typing.
    setChosen(unit);
    const isFraction = !isKilograms && typed !== undefined && !Number.isInteger(typed);
    setFraction(isFraction ? typed : undefined);
    if (typed === undefined || isFraction) setValue(undefined);
    else setValue(isKilograms ? Math.round(typed * 1000) : typed);
  }

  function changeUnit() {
    setChosen(isKilograms ? 'g' : 'kg');
    if (pending === undefined) return;
    setFraction(undefined);
    setValue(Math.round(pending * 1000));
  }

  return (
    <NumberInput
      {...props}
      component="WeightField"
      format={{ maximumFractionDigits: 3 }}
      minValue={0}
      value={pending ?? (value !== undefined && isKilograms ? value / 1000 : value)}
      onChange={change}
      {...(pending !== undefined && { errorMessage: weightMessages.wholeGrams })}
      suffix={
        <Button
          slot={null}
          className={styles.insideButton}
          aria-label={isKilograms ? weightMessages.toGrams : weightMessages.toKilograms}
          onPress={changeUnit}
          isDisabled={props.isDisabled ?? false}
        >
          {isKilograms ? weightMessages.kilograms : weightMessages.grams}
        </Button>
      }
    />
  );
}
