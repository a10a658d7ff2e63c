import type { HomeSummary } from '@khep/api';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { saveSession } from '../../session.ts';
import { TodoList } from './TodoList.tsx';

const todo = (kind: string, to: string): HomeSummary['todo'][number] => ({
  kind,
  count: 7,
  title: `To do: ${kind}`,
  detail: '',
  to,
});

test('links to screens that exist and that the user can access', () => {
  saveSession({ token: 't', brand_id: 'brd_1' });
  const list = document.createElement('div');
  list.innerHTML = renderToStaticMarkup(
    <TodoList
      items={[
        todo('ndr', '/procurement'),
        todo('packaging', '/oms/new-orders?needs=packaging'),
        todo('warehouse', '/setting/warehouse'),
      ]}
      allows={(module) => module !== 'settings'}
    />,
  );
  expect([...list.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '7To do: ndr',
    '7To do: packagingPack',
    '7To do: warehouse',
  ]);
  expect([...list.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/brand/brd_1/oms/new-orders?needs=packaging',
  ]);
});
