import { describe, expect, test } from 'vitest';
import { openTo, visibleNodes } from './nodes.ts';

const order = { order_id: 'KH-1', boxes: [{ 'length cm': 30 }, { 'length cm': 20 }], note: null };

describe('the nodes of a value', () => {
  test('are those of what is open, and no others', () => {
    expect(visibleNodes(order, new Set()).map(({ path }) => path)).toEqual(['$']);
    expect(visibleNodes(order, openTo(order, 1)).map(({ path }) => path)).toEqual([
      '$',
      '$.order_id',
      '$.boxes',
      '$.note',
    ]);
  });
  test('have their place, their level and the way to them', () => {
    const nodes = visibleNodes(order, openTo(order, 3));
    expect(nodes.at(-2)).toMatchObject({
      path: '$.boxes[1]["length cm"]',
      name: 'length cm',
      level: 4,
      place: 1,
      siblings: 1,
      parent: '$.boxes[1]',
    });
    expect(nodes.find(({ path }) => path === '$.boxes')).toMatchObject({ size: 2, place: 2, siblings: 3 });
  });
  test('hold nothing where they are no list and no object, and an empty one cannot be open', () => {
    const nodes = visibleNodes({ none: [], text: 'a' }, new Set(['$', '$.none']));
    expect(nodes.map(({ size, isOpen }) => [size, isOpen])).toEqual([
      [2, true],
      [0, false],
      [undefined, false],
    ]);
  });
});
