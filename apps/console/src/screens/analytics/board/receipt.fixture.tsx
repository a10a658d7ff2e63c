import { useState } from 'react';
import { StoryClient } from '../../../patterns/storyClient.fixture.tsx';
import type { StoryAnswers } from '../../../patterns/storyClient.fixture.tsx';
import { ReceiptDrawer } from './ReceiptDrawer.tsx';
import type { OpenReceipt } from './receiptLink.ts';

/** Numbers of the RTO page then and now, and one late scan that is behind the difference. */
const receiptAnswers: StoryAnswers = {
  '/analytics/emailed-sendings': () => ({
    body: {
      data: {
        sendings: [
          {
            id: 'snd_1',
            sent_at: '2026-11-21T03:30:00.000Z',
            known_at: '2026-11-21T03:30:00.000000Z',
            from: '2026-11-13',
            to: '2026-11-19',
            filters: { compare: 'previous' },
            filter_text: 'State: Bihar',
          },
        ],
      },
    },
  }),
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

/** The drawer of the RTO page, with what its address would have; `more` replaces answers of the server. */
export function ShownReceipt({ start, more = {} }: { start: OpenReceipt; more?: StoryAnswers }) {
  const [receipt, setReceipt] = useState<OpenReceipt | undefined>(start);
  return (
    <StoryClient answers={{ ...receiptAnswers, ...more }}>
      <span hidden id="address">
        {JSON.stringify(receipt)}
      </span>
      {receipt && (
        <ReceiptDrawer
          page="rto"
          title="RTO"
          query={{ dateRange: 'last_30_days' }}
          receipt={receipt}
          onChange={setReceipt}
        />
      )}
    </StoryClient>
  );
}
