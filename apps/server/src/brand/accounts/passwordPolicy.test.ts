import { describe, expect, test } from 'vitest';
import type { ApiError } from '../../base/errors.ts';
import { assertPasswordAllowed } from './passwordPolicy.ts';

const problemOf = (password: string, about?: string[]) => {
  try {
    assertPasswordAllowed(password, about);
    return undefined;
  } catch (error) {
    return (error as ApiError).fields['password'];
  }
};

describe('a new password', () => {
  test.each([
    'password12',
    'Password123',
    'P@ssw0rd123',
    '1234567890',
    'qwertyuiop',
    'iloveyou12',
    'welcome2026',
    'admin@1234',
    'letmein123',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'Summer2026!',
  ])('is refused as easy to guess: %s', (password) => {
    expect(problemOf(password)).toMatch(/easy to guess/);
  });

  test('is refused when it is made of the words of its user', () => {
    const about = ['asha.rao@riverandreed.in', 'Asha Rao', 'River & Reed'];
    expect(problemOf('asha.rao@riverandreed.in', about)).toMatch(/easy to guess/);
    expect(problemOf('riverandreed1', about)).toMatch(/easy to guess/);
  });

  test.each(['a quiet river 9', 'monsoon over the ghats', 'k7#vQ2!mzR'])('is accepted: %s', (password) => {
    expect(problemOf(password)).toBeUndefined();
  });
});
