import type { StoryAnswers } from '../../../patterns/storyClient.fixture.tsx';

/** Numbers of the RTO page then and now, and one late scan that is behind the difference. */
export const receiptAnswers: StoryAnswers = {
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
