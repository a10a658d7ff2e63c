import { expect, test } from 'vitest';
import { mergeDimensionErrors } from './mergeDimensionErrors.ts';

test('three empty sides are one line of the summary', () => {
  const errors = {
    name: 'Enter a name',
    length: 'Enter the dimension',
    width: 'Enter the dimension',
    height: 'Enter the dimension',
  };
  expect(mergeDimensionErrors(errors, ['length', 'width', 'height'])).toEqual({
    name: 'Enter a name',
    length: 'Enter the dimension',
  });
});

test('without a wrong side nothing changes', () => {
  expect(mergeDimensionErrors({ name: 'Enter a name' }, ['length', 'width', 'height'])).toEqual({
    name: 'Enter a name',
  });
});
