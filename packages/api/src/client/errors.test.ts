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

test.each([
  [
    'the detail, where the server gives one',
    { message: 'No', detail: 'Ask again in a minute.' },
    'Ask again in a minute.',
  ],
  [
    'the message, where it gives none',
    { message: 'The code has expired', detail: '' },
    'The code has expired',
  ],
  ['the message of the call, for a page that isn’t Khep’s', '<h1>Bad gateway</h1>', 'Something went wrong'],
])('the reason is %s', (_, body, reason) => {
  expect(errorFromResponse(calls.auth.signup, 502, body).reason).toBe(reason);
});
