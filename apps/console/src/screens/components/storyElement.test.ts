import { describe, expect, it } from 'vitest';
import { isOverPage } from './storyElement.ts';

describe('what is shown on a press', () => {
  it('is what is out from the first, by its own arguments or those of its file', () => {
    expect(isOverPage({}, { args: { isOpen: true } })).toBe(true);
    expect(isOverPage({ args: { isOpen: true } }, {})).toBe(true);
    expect(isOverPage({}, { args: { isMobileOpen: true } })).toBe(true);
  });

  it('is not what waits to be opened', () => {
    expect(isOverPage({}, {})).toBe(false);
    expect(isOverPage({ args: { isOpen: true } }, { args: { isOpen: false } })).toBe(false);
  });

  it('is what says so of itself, the story before its file', () => {
    const tray = { parameters: { isOverPage: true } };
    expect(isOverPage(tray, {})).toBe(true);
    expect(isOverPage(tray, { parameters: { isOverPage: false } })).toBe(false);
  });
});
