import { expect, test } from 'vitest';
import { boxTypeLabel, boxTypes } from './boxTypes.ts';

test('the default kind of the API is offered first, and a number of another program has a name', () => {
  expect(boxTypes[0]).toBe(1);
  expect(boxTypes.map(boxTypeLabel)).toEqual(['Carton', 'Bag or mailer', 'Tube']);
  expect(boxTypeLabel(7)).toBe('Kind 7');
});
