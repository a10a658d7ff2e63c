import type { ComponentDocs } from '@khep/ui';

export const gstRegistrationDocs: ComponentDocs = {
  name: 'GstRegistration',
  group: 'shipping',
  purpose: 'For one GST registration: its parts, how far its check is, and what it means for invoices.',
  do: ['Give it the state of the address, so that a difference is marked.'],
  dont: ["Don't use it while a GSTIN is typed; use GstinBreakdown."],
  requirements: {
    'says-what-follows': 'A rejected or unverified GSTIN says what invoices carry.',
  },
};
