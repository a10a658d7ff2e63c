import { expect, test } from 'vitest';
import { blankWarehouse, noReturnAddress, returnsToItself } from './returnAddress.ts';

const jaipur = { address: '12 MI Road', pincode: '302001', city: 'Jaipur', phone: '9829012345' };

test('an empty return address, and the same one, is the warehouse itself', () => {
  expect(returnsToItself({ ...jaipur, ...noReturnAddress })).toBe(true);
  expect(returnsToItself({ ...jaipur, return_address: '12 MI Road', return_pincode: '302001' })).toBe(true);
  expect(returnsToItself({ ...jaipur, return_pincode: '302018' })).toBe(false);
});

test('a new warehouse has hours, and no return address', () => {
  expect(blankWarehouse).toMatchObject({
    opening_time: '10:00',
    country: 'India',
    return_country: 'India',
    return_opening_time: '',
    return_latitude: null,
  });
});
