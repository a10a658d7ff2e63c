import type { ComponentDocs } from '@khep/ui';

export const suggestedCourierDocs: ComponentDocs = {
  name: 'SuggestedCourier',
  group: 'shipping',
  purpose: 'For the courier that a new order would get now, with its reason.',
  do: ['Link to the comparison of couriers.'],
  dont: ["Don't use it once an AWB is assigned."],
  requirements: {
    'says-why': 'The reason of the suggestion is shown.',
  },
};
