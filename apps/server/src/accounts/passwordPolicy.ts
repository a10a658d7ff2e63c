import { validationError } from '../errors.ts';

/** Minimum length. Length matters; no characters are required. */
const minPasswordLength = 8;
const maxPasswordLength = 128;

const wellKnown = new Set([
  'password',
  'password1',
  '12345678',
  '123456789',
  '1234567890',
  'qwertyuiop',
  'qwerty123',
  'iloveyou',
  'india123',
  'admin123',
  '11111111',
  '00000000',
]);

/** @throws ApiError if the password is too short, common, or the user's name */
export function assertPasswordAllowed(
  password: string,
  about: readonly string[] = [],
  field = 'password',
): void {
  if (password.length < minPasswordLength)
    throw validationError({ [field]: `Use at least ${minPasswordLength} characters.` });
  if (password.length > maxPasswordLength)
    throw validationError({ [field]: `Use at most ${maxPasswordLength} characters.` });
  const plain = password.toLowerCase();
  if (wellKnown.has(plain) || about.some((word) => word.trim().toLowerCase() === plain)) {
    throw validationError({ [field]: 'This password is easy to guess. Choose a different one.' });
  }
}
