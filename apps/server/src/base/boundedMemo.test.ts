import { expect, test } from 'vitest';
import { BoundedMemo } from './boundedMemo.ts';

test('computes a result once, until it is the oldest of too many', () => {
  const memo = new BoundedMemo<string>(2);
  const computed: string[] = [];
  const get = (key: string) =>
    memo.get(key, () => {
      computed.push(key);
      return key.toUpperCase();
    });
  expect(['a', 'b', 'a', 'b'].map(get)).toEqual(['A', 'B', 'A', 'B']);
  expect(computed).toEqual(['a', 'b']);
  get('c');
  expect(memo.find('a')).toBeUndefined();
  expect(memo.find('b')).toBe('B');
});

test('replaces a result without dropping another', () => {
  const memo = new BoundedMemo<number>(2);
  memo.set('a', 1);
  memo.set('b', 2);
  memo.set('b', 3);
  expect([memo.find('a'), memo.find('b')]).toEqual([1, 3]);
});
