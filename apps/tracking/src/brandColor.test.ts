import { describe, expect, it } from 'vitest';
import { brandColours } from './brandColour.ts';

describe('the colours of a tracking page', () => {
  it('keeps a colour that can be seen on white', () => {
    expect(brandColours('#1f7a54').color).toBe('#1f7a54');
    expect(brandColours('#1f7a54').onColor).toBe('#ffffff');
  });

  it('darkens a colour that could not be seen', () => {
    expect(brandColours('#fff3a0').color).not.toBe('#fff3a0');
  });

  it('falls back to the default for anything that is not a colour', () => {
    expect(brandColours('red;}body{display:none').color).toBe(brandColours('#4287f5').color);
  });
});
