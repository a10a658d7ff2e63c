import { describe, expect, it } from 'vitest';
import { tokenTable, tokensOf } from './tokenTable.ts';

const sheet = `
@layer khep.tokens {
  :root, :host, .khep-light { --khep-color-ink: black; --khep-space-8: 8px; --khep-size-control: 34px; }
}
@layer khep.tokens { .khep-more-contrast { --khep-color-ink: navy; } }
@layer khep.tokens { [data-density="compact"] { --khep-size-control: 30px; } }
@layer khep.tokens {
  @media (prefers-contrast: more) { :root { --khep-color-ink: red; } }
}
@layer khep.components { .grid { --khep-grid-row: 44px; } }
`;

describe('the page of tokens', () => {
  it('knows each token and its value in every mode', () => {
    expect(tokensOf(sheet)).toEqual([
      { name: '--khep-color-ink', light: 'black', more: 'navy' },
      { name: '--khep-space-8', light: '8px' },
      { name: '--khep-size-control', light: '34px', compact: '30px' },
    ]);
  });

  it('shows a mode only where it changes something', () => {
    expect(tokenTable(sheet)).toContain('| name | value | more contrast |');
    expect(tokenTable(sheet)).toContain('| `--khep-space-8` | `8px` |');
  });
});
