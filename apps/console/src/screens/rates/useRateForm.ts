import type { RateFormProps } from '@khep/domain/rating/ui';
import { useState } from 'react';
import { errorsOfAddress, toRateQuestion } from './rateQuestion.ts';
import type { RateValues } from './rateQuestion.ts';

/** The parcel while it is typed. @param given of the address @param onSubmit with a complete parcel */
export function useRateForm(given: RateValues, onSubmit: (values: RateValues) => void): RateFormProps {
  const [value, setValue] = useState(given);
  const [errors, setErrors] = useState(() => errorsOfAddress(given));
  const [shown, setShown] = useState(given);
  // The address changes without the form too: by Back, by a link, by "Price it prepaid".
  if (shown !== given) {
    setShown(given);
    setValue(given);
    setErrors(errorsOfAddress(given));
  }
  return {
    value,
    errors,
    onChange(patch) {
      setValue((before) => ({ ...before, ...patch }));
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in patch))));
    },
    onSubmit() {
      const { errors: found } = toRateQuestion(value);
      setErrors(found ?? {});
      if (!found) onSubmit(value);
    },
  };
}
