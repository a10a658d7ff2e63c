import { describe, expect, it } from 'vitest';
import { findCircles } from './circles.ts';

const graph = (edges: Record<string, string[]>) =>
  new Map(Object.entries(edges).map(([folder, imported]) => [folder, new Set(imported)]));

describe('circles of folders', () => {
  it('finds none where imports go one way, even along two ways', () => {
    expect(findCircles(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([]);
  });

  it('finds folders that import each other and names each circle once', () => {
    expect(findCircles(graph({ a: ['b'], b: ['a'], c: ['a', 'd'], d: ['c'] }))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('finds a circle that goes through several folders, and leaves out who only leads to it', () => {
    expect(findCircles(graph({ lead: ['a'], a: ['b'], b: ['c', 'end'], c: ['a'] }))).toEqual([
      ['a', 'b', 'c'],
    ]);
  });

  it('joins circles that share a folder', () => {
    expect(findCircles(graph({ a: ['b', 'c'], b: ['a'], c: ['a'] }))).toEqual([['a', 'b', 'c']]);
  });
});
