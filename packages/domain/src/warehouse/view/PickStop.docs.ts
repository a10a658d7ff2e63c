import type { ComponentDocs } from '@khep/ui';

export const pickStopDocs: ComponentDocs = {
  name: 'PickStop',
  group: 'shipping',
  purpose: 'For one stop of a picker’s walk: the bin, the product, and the tote of the next piece.',
  do: ['Show it alone; it is read while walking.'],
  dont: ["Don't use it for a list of picks; use a table."],
};
