import type { ComponentDocs } from '@khep/ui';

export const fileNotesPanelDocs: ComponentDocs = {
  name: 'FileNotesPanel',
  group: 'shipping',
  purpose: 'For what was noticed in an uploaded file: what the user decides, and what is changed on the way.',
  do: ['Show it beside the matched columns, and again with the result.'],
  dont: ["Don't import a file whose dates contradict each other before an order is chosen."],
  requirements: {
    'asks-about-two-columns':
      'Two columns of one heading are named with their positions until one is matched.',
    'shows-the-order-of-dates':
      'Each column of dates has one order of day and month, with the rows that prove it.',
    'names-hidden-rows': 'Hidden rows are named, and the user includes or skips them.',
    'lists-changed-values': 'Values that are stored otherwise than shown are listed with both.',
  },
};
