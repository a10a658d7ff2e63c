import { describe, expect, it } from 'vitest';
import { isOverPage } from './storyElement.ts';

describe('isOverPage', () => {
  it("is true for a story that is open initially, by its own arguments or its file's", () => {
    expect(isOverPage({}, { args: { isOpen: true } })).toBe(true);
    expect(isOverPage({ args: { isOpen: true } }, {})).toBe(true);
    expect(isOverPage({}, { args: { isMobileOpen: true } })).toBe(true);
    expect(isOverPage({}, { args: { defaultOpen: true } })).toBe(true);
  });

  it('is false for a story that opens later', () => {
    expect(isOverPage({}, {})).toBe(false);
    expect(isOverPage({ args: { isOpen: true } }, { args: { isOpen: false } })).toBe(false);
  });

  it('follows the parameter of the story, then of its file', () => {
    const tray = { parameters: { isOverPage: true } };
    expect(isOverPage(tray, {})).toBe(true);
    expect(isOverPage(tray, { parameters: { isOverPage: false } })).toBe(false);
  });
});
