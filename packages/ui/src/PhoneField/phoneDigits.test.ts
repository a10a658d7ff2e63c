import { expect, test } from 'vitest';
import { phoneDigits } from './phoneDigits.ts';

test.each([
  ['98450 12345', '9845012345'],
  ['+91 98450-12345', '9845012345'],
  ['09845012345', '9845012345'],
  ['919845012345', '9845012345'],
  ['9198', '9198'],
  ['9198450123', '9198450123'],
  ['98450123456', '9845012345'],
  ['call me', ''],
])('%s is %s', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits);
});
