import { RateQuestion } from '@khep/api';
import { serviceSorts } from '@khep/domain/rating';
import { choiceParam, dayParam, textParam } from '../../url/urlState.ts';
import type { UrlValues } from '../../url/urlState.ts';

/** The calculator's inputs in its address, so that a link shows the same prices. */
export const rateParams = {
  from: textParam(),
  to: textParam(),
  weight: textParam(),
  length: textParam(),
  width: textParam(),
  height: textParam(),
  mode: choiceParam(['prepaid', 'cod'], 'prepaid'),
  collect: textParam(),
  on: dayParam(),
  sort: choiceParam(serviceSorts, 'likely'),
};
export type RateValues = UrlValues<typeof rateParams>;

/** Names of the question's fields in the form. */
const fieldNames: Record<string, keyof RateValues> = {
  from_pincode: 'from',
  to_pincode: 'to',
  cod_amount: 'collect',
};

export type RateErrors = Partial<Record<keyof RateValues, string>>;

/** The question of the address, or what is missing in it, by field of the form. */
export function toRateQuestion(
  values: RateValues,
): { question: Record<string, string>; errors?: undefined } | { question?: undefined; errors: RateErrors } {
  const question = Object.fromEntries(
    Object.entries({
      from_pincode: values.from,
      to_pincode: values.to,
      weight: values.weight,
      length: values.length,
      width: values.width,
      height: values.height,
      payment_mode: values.mode,
      cod_amount: values.mode === 'cod' ? values.collect : '',
      on: values.on,
    }).filter(([, value]) => value !== ''),
  );
  const result = RateQuestion.safeParse(question);
  const errors: RateErrors = {};
  if (!result.success)
    for (const { path, message } of result.error.issues) {
      const name = String(path[0] ?? '');
      errors[fieldNames[name] ?? (name as keyof RateValues)] ??= message;
    }
  if (values.mode === 'cod' && !(Number(values.collect) > 0)) errors.collect = 'Enter the COD amount';
  return Object.keys(errors).length > 0 ? { errors } : { question };
}

/** Returns the errors in the URL of a parcel; none while it has no complete parcel. */
export function errorsOfAddress(values: RateValues): RateErrors {
  const { from, to, weight } = values;
  return from === '' || to === '' || weight === '' ? {} : (toRateQuestion(values).errors ?? {});
}
