import type { ComponentDocs } from '@khep/ui';

export const repricedLinesDocs: ComponentDocs = {
  name: 'RepricedLines',
  group: 'shipping',
  purpose: 'For showing what another price of a file changed, line by line.',
  do: ['Show it after a contract was corrected and the file priced again.'],
  dont: ["Don't use it for the first result of a file; use CourierFileResult."],
};
