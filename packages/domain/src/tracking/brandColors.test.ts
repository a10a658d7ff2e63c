import { describe, expect, it } from 'vitest';
import { brandColors } from './brandColors.ts';

describe('brandColors', () => {
  it('keeps a colour with enough contrast on white', () => {
    expect(brandColors('#1f7a54').color).toBe('#1f7a54');
    expect(brandColors('#1f7a54').onColor).toBe('#ffffff');
  });

  it('darkens a colour with too little contrast', () => {
    expect(brandColors('#fff3a0').color).not.toBe('#fff3a0');
  });

  it('falls back to the default for anything that is not a colour', () => {
    expect(brandColors('red;}body{display:none').color).toBe(brandColors('#4287f5').color);
  });
});
