import { describe, expect, it } from 'vitest';
import { hsnProblem } from './hsn.ts';

const small = 50_000_000;
const large = 50_000_001;

describe('the HSN code that invoices show', () => {
  it('has four digits up to ₹5 crore and six above', () => {
    for (const code of ['6913', '691390', '69139000']) expect(hsnProblem(code, small)).toBeUndefined();
    expect(hsnProblem('6913', large)).toBe(
      'Enter at least 6 digits of the HSN code: your turnover is above ₹5 crore.',
    );
    for (const code of ['691390', ' 69139000 ']) expect(hsnProblem(code, large)).toBeUndefined();
  });
  it('is missing where it is empty, on every turnover', () => {
    expect(hsnProblem('', small)).toContain('4 digits');
    expect(hsnProblem(' ', large)).toContain('6 digits');
  });
  it('may be missing up to ₹5 crore for a buyer without a GSTIN, and may not be too short', () => {
    expect(hsnProblem('', small, true)).toBeUndefined();
    expect(hsnProblem('', large, true)).toContain('6 digits');
    expect(hsnProblem('691', small, true)).toBe('Enter an HSN code of 4, 6 or 8 digits.');
  });
  it('is not judged by a turnover that is not known', () => {
    expect(hsnProblem('', undefined)).toBeUndefined();
    expect(hsnProblem('6913', undefined)).toBeUndefined();
  });
  it.each([undefined, small, large])('is never five digits or letters, at %s', (turnover) => {
    for (const code of ['69139', '691', 'ABCD', '6913901'])
      expect(hsnProblem(code, turnover)).toBe('Enter an HSN code of 4, 6 or 8 digits.');
  });
});
