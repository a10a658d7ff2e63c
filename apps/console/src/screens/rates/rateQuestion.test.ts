import { expect, test } from 'vitest';
import { errorsOfAddress, toRateQuestion } from './rateQuestion.ts';
import type { RateValues } from './rateQuestion.ts';

const values: RateValues = {
  from: '400001',
  to: '110001',
  weight: '500',
  length: '',
  width: '',
  height: '',
  mode: 'prepaid',
  collect: '',
  on: '',
  sort: 'likely',
};

test('a parcel is priced by its weight, or by its weight and all three dimensions', () => {
  expect(toRateQuestion(values).errors).toBeUndefined();
  expect(toRateQuestion({ ...values, length: '90', width: '60', height: '30' }).errors).toBeUndefined();
  // With two of them the volumetric weight would be left out without a word.
  expect(toRateQuestion({ ...values, length: '90', width: '60' }).errors).toEqual({
    length: 'Enter length, width and height, or none of them',
  });
});

test('an address with a wrong value shows the error at once, an incomplete one none', () => {
  expect(errorsOfAddress({ ...values, weight: 'abc' })).toEqual({ weight: 'Enter the weight of the parcel' });
  expect(Object.keys(errorsOfAddress({ ...values, length: '90' }))).toEqual(['length']);
  expect(errorsOfAddress({ ...values, weight: '', length: '90' })).toEqual({});
});
