import type { ComponentDocs } from '@khep/ui';

export const rackDrawingDocs: ComponentDocs = {
  name: 'RackDrawing',
  group: 'shipping',
  purpose: 'For the shelf of a rack to reach into.',
  do: ['Show it beside the name of the bin.'],
  dont: ["Don't use it without the name of the bin."],
};
