import type { AnalyticsSubject } from '@khep/api';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { StoryClient } from '../../../patterns/storyClient.fixture.tsx';
import type { StoryAnswers } from '../../../patterns/storyClient.fixture.tsx';
import { FigureDrawer } from './FigureDrawer.tsx';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const parcel: AnalyticsSubject = {
  id: 'shp_1',
  kind: 'shipment',
  order_id: 'ord_1',
  order_number: 'KH-100482',
  awb: '34958210011',
  courier: 'Delhivery Surface',
  state: 'Delivered',
  sku: '',
  amount: 1650,
  value: 1,
};
const answer = (subjects: readonly AnalyticsSubject[]) => () => ({
  body: { data: { subjects, figure: subjects.length, total: subjects.length, next: null } },
});

function show(answers: StoryAnswers, metric: 'delivered' | 'rto_rate' = 'delivered') {
  const host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  root.render(
    <StoryClient answers={answers}>
      <FigureDrawer
        figure={{ metric, group: {} }}
        query={{ dateRange: 'last_30_days' }}
        onClose={() => undefined}
      />
    </StoryClient>,
  );
}
const text = () => document.body.textContent;

test('lists what a number counts, each with a link to its order', async () => {
  show({ '/analytics/subjects': answer([parcel, { ...parcel, id: 'shp_2', order_id: null, awb: '7' }]) });
  await vi.waitFor(() => expect(text()).toContain('2 of 2'));
  const links = [...document.querySelectorAll('table a')];
  expect(links.map((link) => link.textContent)).toEqual(['Open order KH-100482']);
  expect(links[0]?.getAttribute('href')).toContain('/oms/order-details/ord_1');
  expect(text()).toContain('Delhivery Surface');
  expect(text()).toContain('₹1,650');
  expect(text()).toContain('No order of yours');
  // One more each: that needs no column.
  expect(text()).not.toContain('Adds');
  expect(document.querySelector('[role=radiogroup]')).toBeNull();
});

test('offers both parts of a rate', async () => {
  show({ '/analytics/subjects': answer([parcel]) }, 'rto_rate');
  await vi.waitFor(() => expect(text()).toContain('1 of 1'));
  expect([...document.querySelectorAll('[role=radiogroup] label')].map((one) => one.textContent)).toEqual([
    'Counted',
    'Divided by',
  ]);
});

test('says that a number counts nothing, and what failed', async () => {
  show({ '/analytics/subjects': answer([]) });
  await vi.waitFor(() => expect(text()).toContain('This number counts nothing now'));
  root?.unmount();
  show({ '/analytics/subjects': () => ({ status: 422, body: { message: 'Choose a period', detail: '' } }) });
  await vi.waitFor(() => expect(text()).toContain('Choose a period'));
});
