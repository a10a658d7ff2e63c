import { invalid } from '../errors.ts';

/** The shortest password. Length is what counts; no characters are prescribed. */
const shortestPassword = 8;
const longestPassword = 128;

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

/** Refuses a password that is short, known to everyone, or the person's own name. */
export function checkPassword(password: string, about: readonly string[] = [], field = 'password'): void {
  if (password.length < shortestPassword)
    throw invalid({ [field]: `Use at least ${shortestPassword} characters.` });
  if (password.length > longestPassword)
    throw invalid({ [field]: `Use at most ${longestPassword} characters.` });
  const plain = password.toLowerCase();
  if (wellKnown.has(plain) || about.some((word) => word.trim().toLowerCase() === plain)) {
    throw invalid({ [field]: 'This password is easy to guess. Choose another.' });
  }
}
