import { describe, expect, it } from 'vitest';
import { matchesPhrase } from './matchesPhrase.ts';

describe('what is typed to confirm', () => {
  it('reads the same in other capitals and with spaces round it', () => {
    expect(matchesPhrase('  jaipur   Warehouse ', 'Jaipur warehouse')).toBe(true);
  });

  it('reads the same however a Devanagari letter was composed', () => {
    expect(matchesPhrase('\u0915\u093c\u093f\u0932\u093e', '\u0958\u093f\u0932\u093e')).toBe(true);
  });

  it('does not read the same when a letter is missing, or nothing was typed', () => {
    expect(matchesPhrase('Jaipu', 'Jaipur')).toBe(false);
    expect(matchesPhrase('', 'Jaipur')).toBe(false);
  });
});
