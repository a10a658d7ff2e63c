import type { ComponentDocs } from '@khep/ui';

export const scanBandDocs: ComponentDocs = {
  name: 'ScanBand',
  group: 'shipping',
  purpose: 'For what came of a scan, readable at arm’s length.',
  do: ['Say what was scanned and what is wanted, and play a sound with it.'],
  dont: ["Don't use it for messages that aren't about a scan; use Callout."],
};
