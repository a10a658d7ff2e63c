import type { ComponentDocs } from '@khep/ui';

export const fairCouriersDocs: ComponentDocs = {
  name: 'FairCouriers',
  group: 'shipping',
  purpose:
    'For comparing couriers that carry different parcels: each rate as if all had carried the same ones.',
  do: ['Show the plain rate beside the fair one: they differ by the mix of parcels.'],
  dont: ["Don't rank couriers whose intervals overlap: the verdict says when a difference is clear."],
  requirements: {
    'interval-in-words': 'Each fair rate has its interval as text, not only as a bar.',
    'move-in-parcels':
      'What a move of load would have changed is in parcels with its interval, and opens as a rule.',
    'own-rate-opens': 'A courier’s own rate opens the parcels that it is counted from.',
    'too-few-is-said': 'A courier with too few like parcels has no fair rate, and it is written why.',
  },
};
