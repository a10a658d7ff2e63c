import type { GridView } from '@khep/ui';
import { expect, test } from 'vitest';
import { toGridView, toViewSettings } from './useListViews.ts';

test('a saved view is stored in the words of the API and read back the same', () => {
  const view: GridView = {
    columns: [{ id: 'order', width: 160, pin: 'start' }, { id: 'items', isHidden: true }, { id: 'total' }],
    sort: [{ column: 'total', direction: 'descending' }],
    density: 'compact',
    isWrapped: true,
    filter: 'payment_mode=cod',
  };
  expect(toViewSettings({ ...view, columns: [{ id: 'order', width: 160.4 }] }).columns).toEqual([
    { column: 'order', width: 160 },
  ]);
  expect(toGridView(toViewSettings(view))).toEqual(view);
});
