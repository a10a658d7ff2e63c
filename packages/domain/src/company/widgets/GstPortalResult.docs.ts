import type { ComponentDocs } from '@khep/ui';

export const gstPortalResultDocs: ComponentDocs = {
  name: 'GstPortalResult',
  group: 'shipping',
  purpose: 'For what the GST portal has about a GSTIN that is typed.',
  do: ['Show it below the parts of the GSTIN.'],
  dont: ["Don't show it before the GSTIN is well-formed."],
};
