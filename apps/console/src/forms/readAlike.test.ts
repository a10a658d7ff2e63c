import { normalizeMobile } from '@khep/domain/india';
import { parseDecimal } from '@khep/domain/money';
import { expect, test } from 'vitest';
import { pastedNumber } from '../../../../packages/ui/src/NumberField/pastedNumber.ts';
import { phoneDigits } from '../../../../packages/ui/src/PhoneField/phoneDigits.ts';

// The kit knows nothing of the domain, so its fields read for themselves: what they read is what the server reads.
test.each([
  '+91 98450-12345',
  '919845012345',
  '09845012345',
  '9845012345 / 9845099999',
  '9198450123 / 9845099999',
  '+91-+919845012345',
  '९८४५०१२३४५',
  '+91 98450 12345 ext. 22',
  '\u202A+91 98450 12345\u202C',
  '98450\u00A012345',
  '0091 98450 12345',
])('a form and an import read the phone %j alike', (text) => {
  expect(normalizeMobile(text)).toBe(phoneDigits(text));
});

test.each([
  '1.299,50',
  'Rs. 1,299/-',
  '₹1,23,456.00',
  '1299 INR',
  '(500)',
  '1,5',
  '1,2,3',
  '1234,567',
  '6298 Cr',
  '',
])('a form and an import read the amount %j alike', (text) => {
  expect(parseDecimal(text)).toBe(pastedNumber(text));
});
