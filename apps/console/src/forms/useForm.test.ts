import { expect, test } from 'vitest';
import { firstErrors } from './useForm.ts';

test('a field shows the first of its messages only', () => {
  const issues = [
    { path: ['combo_products', 0, 'sku_id'], message: 'Choose a SKU' },
    { path: ['gst'], message: 'Enter a percentage' },
    { path: ['gst'], message: 'Enter at most 100' },
  ];
  expect(firstErrors(issues)).toEqual({
    'combo_products.0.sku_id': 'Choose a SKU',
    gst: 'Enter a percentage',
  });
});
