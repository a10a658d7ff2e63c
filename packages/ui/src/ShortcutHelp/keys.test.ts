import { describe, expect, it } from 'vitest';
import { capsOf, matches, parseKeys, type Pressed } from './keys.ts';

const pressed = (over: Partial<Pressed>): Pressed => ({
  key: 'k',
  code: 'KeyK',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...over,
});
const stroke = (keys: string) => parseKeys(keys)[0]!;

describe('a shortcut', () => {
  it('is read as strokes, one after the other', () => {
    expect(parseKeys('g o').map(({ key }) => key)).toEqual(['g', 'o']);
    expect(parseKeys('mod+shift+Enter')).toEqual([{ mod: true, alt: false, shift: true, key: 'enter' }]);
    expect(stroke('mod+plus').key).toBe('+');
  });

  it('takes Ctrl for mod, and ⌘ on a Mac, but never both', () => {
    expect(matches(stroke('mod+k'), pressed({ ctrlKey: true }), false)).toBe(true);
    expect(matches(stroke('mod+k'), pressed({ metaKey: true }), true)).toBe(true);
    expect(matches(stroke('mod+k'), pressed({ ctrlKey: true }), true)).toBe(false);
    expect(matches(stroke('mod+k'), pressed({ ctrlKey: true, metaKey: true }), false)).toBe(false);
    expect(matches(stroke('k'), pressed({ ctrlKey: true }), false)).toBe(false);
  });

  it('takes a sign however it is typed, and a letter only as it was asked for', () => {
    expect(matches(stroke('?'), pressed({ key: '?', code: 'Slash', shiftKey: true }), false)).toBe(true);
    expect(matches(stroke('?'), pressed({ key: '?', code: 'Minus' }), false)).toBe(true);
    expect(matches(stroke('k'), pressed({ key: 'K', shiftKey: true }), false)).toBe(false);
    expect(matches(stroke('shift+k'), pressed({ key: 'K', shiftKey: true }), false)).toBe(true);
  });

  it('works on a keyboard that writes Devanagari', () => {
    expect(matches(stroke('k'), pressed({ key: 'क', code: 'KeyK' }), false)).toBe(true);
    expect(matches(stroke('j'), pressed({ key: 'क', code: 'KeyK' }), false)).toBe(false);
  });

  it('follows the letter, not its place, where the layout is another Latin one', () => {
    expect(matches(stroke('a'), pressed({ key: 'a', code: 'KeyQ' }), false)).toBe(true);
    expect(matches(stroke('q'), pressed({ key: 'a', code: 'KeyQ' }), false)).toBe(false);
  });

  it('is shown as the caps of the machine', () => {
    expect(capsOf(stroke('mod+shift+k'), false)).toEqual(['Ctrl', 'Shift', 'K']);
    expect(capsOf(stroke('mod+k'), true)).toEqual(['⌘', 'K']);
    expect(capsOf(stroke('alt+arrowdown'), false)).toEqual(['Alt', '↓']);
    expect(capsOf(stroke('space'), false)).toEqual(['Space']);
  });
});
