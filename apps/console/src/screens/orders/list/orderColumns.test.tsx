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
  for (const words of [order.order_id, order.buyer.name, order.first_item, '1 item', 'Delhivery Surface'])
    expect(card).toContain(words);
});
