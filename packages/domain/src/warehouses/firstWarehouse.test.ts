import { expect, test } from 'vitest';
import { firstWarehouse } from './firstWarehouse.ts';

test('the first warehouse begins at the address of the company, under its GSTIN', () => {
  const company = {
    mobile: '9829012345',
    email: 'asha@example.in',
    address: '12 MI Road',
    city: 'Jaipur',
    state: 'Rajasthan',
    pincode: '302001',
    gst_no: '08AAMCM4821L1Z2',
  };
  expect(firstWarehouse(company)).toMatchObject({
    name: '',
    phone: '9829012345',
    address: '12 MI Road',
    pincode: '302001',
    gst_in: '08AAMCM4821L1Z2',
    is_primary_warehouse: true,
    return_address: '',
  });
});
