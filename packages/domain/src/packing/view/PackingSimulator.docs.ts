import type { ComponentDocs } from '@khep/ui';

export const packingSimulatorDocs: ComponentDocs = {
  name: 'PackingTrial',
  group: 'shipping',
  purpose: 'For choosing the packing preference and boxes of an order, with an immediate preview.',
  do: ['Request the packing from the server on confirmation: only that one is saved.'],
  dont: ["Don't wait for the preview: it may be unavailable."],
  requirements: {
    'answers-while-choosing': 'Every change updates the preview without a button or request.',
    'says-what-does-not-fit': 'Items that fit no selected box are listed with the reason.',
    'size-at-hand': 'A custom size is used once all three dimensions are entered.',
    'same-as-server': "The result equals the server's for the same input.",
  },
};
