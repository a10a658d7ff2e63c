import { describe, expect, it } from 'vitest';
import { readsAs } from './readsAs.ts';

describe('what is typed to confirm', () => {
  it('reads the same in other capitals and with spaces round it', () => {
    expect(readsAs('  jaipur   Warehouse ', 'Jaipur warehouse')).toBe(true);
  });

  it('reads the same however a Devanagari letter was composed', () => {
    expect(readsAs('\u0915\u093c\u093f\u0932\u093e', '\u0958\u093f\u0932\u093e')).toBe(true);
  });

  it('does not read the same when a letter is missing, or nothing was typed', () => {
    expect(readsAs('Jaipu', 'Jaipur')).toBe(false);
    expect(readsAs('', 'Jaipur')).toBe(false);
  });
});
