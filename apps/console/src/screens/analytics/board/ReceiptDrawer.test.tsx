import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { StoryClient } from '../../../patterns/storyClient.fixture.tsx';
import type { StoryAnswers } from '../../../patterns/storyClient.fixture.tsx';
import { ReceiptDrawer } from './ReceiptDrawer.tsx';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const answers: StoryAnswers = {
  '/analytics/emailed-sendings': () => ({ body: { data: { sendings: [] } } }),
  '/analytics/receipt': () => ({
    body: {
      data: {
        known_since: '2026-10-01T00:00:00.000Z',
        numbers: [
          { id: 'rto', label: 'RTO', unit: 'count', known: 11, now: 12 },
          { id: 'ended', label: 'Ended', unit: 'count', known: 80, now: 80 },
        ],
        unknown: ['Billed'],
      },
    },
  }),
  '/analytics/receipt/changes': () => ({
    body: {
      data: {
        changes: [
          {
            order_id: 'ord_1',
            order_number: 'KH-100482',
            awbs: '34958210011',
            known_at: '2026-11-20T04:00:00.000Z',
            kind: 'late',
            day_before: '',
            day_after: '2026-11-12',
            values: [],
            value: 1,
          },
        ],
        known: 11,
        now: 12,
        total: 1,
        left_out: 0,
      },
    },
  }),
};
const text = () => document.body.textContent;

test('shows numbers then and now, and lists order by order why they differ', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  root.render(
    <StoryClient answers={answers}>
      <ReceiptDrawer page="rto" title="RTO" query={{ dateRange: 'last_30_days' }} onClose={() => undefined} />
    </StoryClient>,
  );
  await vi.waitFor(() => expect(text()).toContain('Known then'));
  expect(text()).toContain('Not remembered, as couriers’ files decide it: Billed.');
  const buttons = [...document.querySelectorAll('button')];
  expect(buttons.filter((one) => one.textContent === 'Same')).toHaveLength(1);
  buttons.find((one) => one.textContent === 'Changed')!.click();
  await vi.waitFor(() => expect(text()).toContain('11 then, 12 now. 1 of 1 changes.'));
  expect(text()).toContain('Known late: counts on 12 Nov 2026');
  const link = document.querySelector('table a');
  expect(link?.textContent).toBe('Open order KH-100482');
  expect(link?.getAttribute('href')).toContain('/oms/order-details/ord_1');
});
