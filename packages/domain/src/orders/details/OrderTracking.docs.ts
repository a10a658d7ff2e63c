import type { ComponentDocs } from '@khep/ui';

export const orderTrackingDocs: ComponentDocs = {
  name: 'OrderTracking',
  group: 'shipping',
  purpose: 'For where each box of an order is, on one time axis, with its scans.',
  do: ['Pass the time, so that it is drawn the same everywhere.'],
  dont: ["Don't use it before the first AWB."],
  requirements: {
    'says-when': 'The expected day is shown, once if it is the same for all boxes.',
  },
};
