import { expect, test } from 'vitest';
import { sidesAsOne } from './sidesAsOne.ts';

test('three empty sides are one line of the summary', () => {
  const errors = {
    name: 'Enter a name',
    length: 'Enter the side',
    width: 'Enter the side',
    height: 'Enter the side',
  };
  expect(sidesAsOne(errors, ['length', 'width', 'height'])).toEqual({
    name: 'Enter a name',
    length: 'Enter the side',
  });
});

test('without a wrong side nothing changes', () => {
  expect(sidesAsOne({ name: 'Enter a name' }, ['length', 'width', 'height'])).toEqual({
    name: 'Enter a name',
  });
});
