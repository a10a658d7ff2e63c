import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { makeOrder } from '../../../patterns/list/listStory.fixture.tsx';
import { orderColumns } from './orderColumns.tsx';

test('shows what was ordered and which courier ships it on a phone card', () => {
  const order = makeOrder(0);
  const card = orderColumns
    .filter(({ priority }) => priority !== undefined)
    .map((column) => renderToStaticMarkup(column.cell(order)))
    .join(' ');
  for (const words of [
    order.order_id,
    order.buyer.name,
    order.first_item,
    '1 item',
    'Delhivery Surface',
    'Cheapest',
  ])
    expect(card).toContain(words);
});

test.each([
  [{ decided_by: 'rule', why: 'Rule "Fragile by surface"' }, 'By rule'],
  [{ decided_by: 'split', why: 'Load distribution: 100% share, turn 3 today' }, 'By share'],
  [{ decided_by: 'price', why: 'Cheapest courier; no rule or load distribution applies' }, 'Cheapest'],
  [{ decided_by: 'person', why: 'Chosen by Ritika' }, 'Chosen'],
] as const)('says who or what chose the courier in its column: %o', (decision, label) => {
  const order = makeOrder(0);
  const column = orderColumns.find(({ id }) => id === 'courier')!;
  const cell = renderToStaticMarkup(column.cell({ ...order, courier: { ...order.courier!, ...decision } }));
  expect(cell).toContain(label);
  // Whole in the title, as the plan words it.
  expect(cell).toContain(`title="${decision.why.replaceAll('"', '&quot;')}"`);
});

test('names no courier that is not decided, and does not say that it is being checked', () => {
  const column = orderColumns.find(({ id }) => id === 'courier')!;
  const row = { ...makeOrder(0), status: 'NEW' as const, courier: null, courier_problem: null };
  const cell = renderToStaticMarkup(column.cell({ ...row, is_courier_undecided: true }));
  for (const words of ['Checking', 'Blue Dart', 'next']) expect(cell).not.toContain(words);
});

test('says why a packed order has no courier', () => {
  const column = orderColumns.find(({ id }) => id === 'courier')!;
  const courier_problem = 'No courier can ship this order';
  const cell = renderToStaticMarkup(column.cell({ ...makeOrder(0), courier: null, courier_problem }));
  expect(cell).toContain(courier_problem);
});

test.each([
  ['Checking couriers', {}],
  ['Choose packaging first', { packaging: { ...makeOrder(0).packaging, boxes: [] } }],
  ['Choose a warehouse first', { warehouse_name: '' }],
])('says what the courier of a new order waits for: %s', (words, order) => {
  const column = orderColumns.find(({ id }) => id === 'courier')!;
  const row = { ...makeOrder(0), status: 'NEW' as const, courier: null, courier_problem: null, ...order };
  expect(renderToStaticMarkup(column.cell(row))).toContain(words);
});
