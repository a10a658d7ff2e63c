import { describe, expect, test } from 'vitest';
import { passwordStrength } from './strength.ts';

describe('a password', () => {
  test.each([
    '',
    'a',
    'password',
    'Passw0rd!',
    '12345678',
    'qwertyuiop',
    'aaaaaaaaaaaa',
    'Welcome1',
    'India123',
  ])('is weak: %j', (password) => {
    expect(passwordStrength(password).strength).toBe('weak');
  });
  test.each(['correct horse battery staple', 'vK7#pq!mZ2&t', 'नमस्ते जयपुर 302017 खेप'])(
    'is strong: %j',
    (password) => {
      expect(passwordStrength(password)).toEqual({ strength: 'strong' });
    },
  );
  test('is better the longer it is', () => {
    const steps = ['blue', 'bluegate', 'bluegate dog', 'bluegate dog runs'].map(
      (password) => passwordStrength(password).strength,
    );
    expect(steps).toEqual(['weak', 'fair', 'good', 'strong']);
  });
  test("scores lower if it contains the user's own words [knows-own-words]", () => {
    expect(passwordStrength('ananya1990', ['ananya@loomcraft.in', 'Loomcraft'])).toEqual({
      strength: 'weak',
      advice: 'personal',
    });
  });
  test('suggests improvements', () => {
    expect(passwordStrength('admin99').advice).toBe('common');
    expect(passwordStrength('abcdefg').advice).toBe('pattern');
    expect(passwordStrength('gxtw').advice).toBe('longer');
  });
});
