import { describe, expect, test } from 'vitest';
import { ValidationResponse, toCheck } from './bank.ts';

/** Answers in the shapes that RazorpayX documents for fund account validations; both are in use. */
describe('the answer about a bank account', () => {
  const answer = (more: object) =>
    toCheck(ValidationResponse.parse({ id: 'fav_00000000000001', status: 'completed', ...more }));

  test('is active with the results of today and of before', () => {
    const results = { account_status: 'active', registered_name: 'GAURAV KUMAR' };
    const active = { state: 'active', id: 'fav_00000000000001', registered_name: 'GAURAV KUMAR' };
    expect(answer({ validation_results: { ...results, details: null, name_match_score: 90 } })).toEqual(
      active,
    );
    expect(answer({ results })).toEqual(active);
  });

  test('is invalid with the bank’s words', () => {
    expect(
      answer({
        validation_results: { account_status: 'invalid', registered_name: null },
        status_details: { description: 'Account is closed', source: 'beneficiary_bank', reason: 'closed' },
      }),
    ).toEqual({ state: 'invalid', id: 'fav_00000000000001', reason: 'Account is closed' });
  });
});
