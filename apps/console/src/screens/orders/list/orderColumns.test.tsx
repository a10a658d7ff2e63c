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
  label_printed_at: null,
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

test('asks to confirm the packaging of unpacked orders only', () => {
  expect(words('courier', order({ needs: ['packaging'] }))).toBe('—|Confirm packaging first');
  expect(words('courier', order({ status: 'CANCELLED' }))).toBe('—');
});

test('shows what the remaining items of a partially shipped order need', () => {
  expect(words('status', order({ needs: ['packaging'] }))).toBe('Confirm packaging');
  expect(words('status', order({ needs: ['packaging'], shipments: [box] }))).toBe('Pack remaining items');
  const parted = order({ status: 'PARTIALLY_SHIPPED', shipments: [box] });
  expect(words('status', { ...parted, needs: ['packaging'] })).toBe('Partially shipped|Pack remaining items');
  expect(words('status', { ...parted, needs: ['courier'] })).toBe(
    'Partially shipped|Remaining items need a courier',
  );
  expect(words('status', parted)).toBe('Partially shipped');
});

test('shows whether the labels of an order with an AWB were printed', () => {
  const ready = order({ status: 'READY_TO_SHIP', shipments: [box] });
  expect(words('status', ready)).toBe('Ready to ship|Label not printed');
  const printed = { ...ready, label_printed_at: new Date().toISOString() };
  expect(words('status', printed)).toBe('Ready to ship|Label printed just now');
  expect(words('status', { ...printed, status: 'DELIVERED' })).toBe('Delivered');
});
