import type { ComponentDocs } from '@khep/ui';

export const ndrAnswersDocs: ComponentDocs = {
  name: 'NdrAnswers',
  group: 'shipping',
  purpose: 'For the answers that were given to a failed delivery.',
  do: ['List the newest first.'],
  dont: ["Don't use it for scans; use TrackingTimeline."],
};
