import type { ComponentDocs } from '@khep/ui';

export const scaleStatusDocs: ComponentDocs = {
  name: 'ScaleStatus',
  group: 'shipping',
  purpose: 'For the state of a connected scale, beside the field that it fills.',
  do: ['Let the weight be typed in every state.'],
  dont: ["Don't fill in a weight that isn't stable."],
};
