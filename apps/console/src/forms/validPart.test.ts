import { TrackingPreference } from '@khep/api';
import { expect, test } from 'vitest';
import { validPart } from './validPart.ts';

test('shows the default for a value that is half typed', () => {
  const { branding, customer_support } = validPart(TrackingPreference, {
    branding: { brand_color: '#4', description: 'Handmade' },
    customer_support: { mail: 'care@' },
  });
  expect(branding).toMatchObject({ brand_color: '#4287f5', description: 'Handmade' });
  expect(customer_support.mail).toBe('');
});

test('leaves a product without a title out, and keeps the others', () => {
  const { product_suggestions } = validPart(TrackingPreference, {
    product_suggestions: { enabled: true, products: [{ title: '' }, { title: 'Planter' }] },
  });
  expect(product_suggestions.products.map(({ title }) => title)).toEqual(['Planter']);
});
