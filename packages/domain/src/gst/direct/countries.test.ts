import { expect, test } from 'vitest';
import { countryName, isCurrency, listCountries } from '../index.ts';

test('countries are the 249 of ISO 3166-1', () => {
  expect(listCountries()).toHaveLength(249);
  expect(listCountries().find(({ code }) => code === 'AE')).toEqual({
    code: 'AE',
    name: 'United Arab Emirates',
  });
});

test.each(['EU', 'UN', 'XK', 'QQ', 'ZZ', 'SU', 'YU', 'ae', 'UAE', ''])('%s is no country', (code) => {
  expect(countryName(code)).toBeUndefined();
});

test('a currency has a code that exists', () => {
  expect(['AED', 'USD', 'EUR', 'INR'].every(isCurrency)).toBe(true);
  expect(['ABC', 'aed', ''].some(isCurrency)).toBe(false);
});
