import type { ComponentDocs } from '@khep/ui';

export const commonCausesDocs: ComponentDocs = {
  name: 'CommonCauses',
  group: 'shipping',
  purpose: 'For causes that many billed lines share, so that they are disputed together.',
  do: ['Link to the lines of each cause, and to the same lines with all of them selected.'],
  dont: ["Don't list causes of lines that are decided already."],
};
