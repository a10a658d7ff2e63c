import { expect, test } from 'vitest';
import { calls } from '../contract/index.ts';
import { errorFromResponse } from './errors.ts';

test.each([
  [{ message: 'Ask the owner for access.', error: 'forbidden' }, 'Ask the owner for access.'],
  [{ error: 'Only the owner may add users.' }, 'Only the owner may add users.'],
  [{ detail: 'Your access ended.', error: 'forbidden' }, 'Your access ended.'],
])('a denial shows what its body says: %j', (body, message) => {
  expect(errorFromResponse(calls.users.add, 403, body).message).toBe(message);
});

test('an error that isn’t a denial isn’t shown by its code', () => {
  expect(errorFromResponse(calls.users.add, 500, { error: 'internal_error' }).message).not.toContain(
    'internal',
  );
});
