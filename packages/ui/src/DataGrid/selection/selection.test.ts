import { describe, expect, test, vi } from 'vitest';
import { createSelection } from './selection.ts';

describe('a selection', () => {
  test('counts and lists selected keys in order', () => {
    const selection = createSelection();
    selection.toggle('b');
    selection.toggle('a');
    expect(selection.count()).toBe(2);
    expect(selection.keys()).toEqual(['b', 'a']);
  });

  test('returns the same array until it changes', () => {
    const selection = createSelection(['a']);
    const before = selection.keys();
    expect(selection.keys()).toBe(before);
    selection.toggle('b');
    expect(selection.keys()).not.toBe(before);
  });

  test('notifies once for many rows, and not without changes', () => {
    const selection = createSelection();
    const listener = vi.fn();
    const stop = selection.subscribe(listener);
    selection.setMany(['a', 'b', 'c'], true);
    selection.setMany(['a', 'b'], true);
    selection.toggle('a', true);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    selection.clear();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('starts the next range at the row last toggled, until cleared', () => {
    const selection = createSelection();
    selection.toggle('a');
    selection.toggle('c', false);
    expect(selection.anchor()).toBe('c');
    selection.clear();
    expect(selection.anchor()).toBeUndefined();
  });

  test('counts all matching rows, minus exceptions', () => {
    const selection = createSelection(['a']);
    selection.selectMatching(12_800);
    selection.toggle('b');
    expect(selection.count()).toBe(12_799);
    expect([selection.isSelected('b'), selection.isSelected('never loaded')]).toEqual([false, true]);
    expect(selection.scope()).toEqual({ kind: 'matching', except: ['b'], count: 12_799 });
    expect(selection.keys()).toEqual([]);
    selection.setMany(['b', 'c'], true);
    expect(selection.count()).toBe(12_800);
    selection.clear();
    expect(selection.scope()).toEqual({ kind: 'keys', keys: [] });
  });

  test('removes pruned rows only', () => {
    const selection = createSelection(['a', 'b', 'other page']);
    const listener = vi.fn();
    selection.subscribe(listener);
    selection.toggle('b', true);
    selection.prune(['b', 'never selected']);
    expect(selection.keys()).toEqual(['a', 'other page']);
    expect(selection.anchor()).toBeUndefined();
    selection.prune(['b']);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('counts fewer matching rows after pruning', () => {
    const selection = createSelection();
    selection.selectMatching(3);
    selection.toggle('b');
    selection.prune(['a', 'b']);
    expect(selection.scope()).toEqual({ kind: 'matching', except: [], count: 1 });
    selection.prune(['c']);
    expect(selection.scope()).toEqual({ kind: 'keys', keys: [] });
  });
});
