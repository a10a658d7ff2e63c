import type { OrderRow } from '@khep/api';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { orderColumns } from './orderColumns.tsx';

const order = (parts: Partial<OrderRow>): OrderRow => ({
  ...({} as OrderRow),
  status: 'NEW',
  needs: [],
  packaging: { is_suggested: true, boxes: [], unpackable: [] },
  shipments: [],
  courier: null,
  ...parts,
});
const box = {} as OrderRow['shipments'][number];

/** The words of a cell, with a bar between its lines. */
function words(column: string, row: OrderRow): string {
  const cell = orderColumns.find(({ id }) => id === column)?.cell;
  return renderToStaticMarkup(cell?.(row))
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|')
    .replaceAll(/^\||\|$/g, '');
}

test('only an order that waits for packaging asks to be packed for its couriers', () => {
  expect(words('courier', order({ needs: ['packaging'] }))).toBe('—|Pack it to see couriers');
  expect(words('courier', order({ status: 'CANCELLED' }))).toBe('—');
});

test('an order that is packed or shipped in part says what the rest needs', () => {
  expect(words('status', order({ needs: ['packaging'] }))).toBe('Confirm packaging');
  expect(words('status', order({ needs: ['packaging'], shipments: [box] }))).toBe('Pack the rest');
  const parted = order({ status: 'PARTIALLY_SHIPPED', shipments: [box] });
  expect(words('status', { ...parted, needs: ['packaging'] })).toBe('Partially shipped|Pack the rest');
  expect(words('status', { ...parted, needs: ['courier'] })).toBe(
    'Partially shipped|The rest needs a courier',
  );
  expect(words('status', parted)).toBe('Partially shipped');
});
