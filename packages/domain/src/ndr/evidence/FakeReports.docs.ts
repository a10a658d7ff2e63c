import type { ComponentDocs } from '@khep/ui';

export const fakeReportsDocs: ComponentDocs = {
  name: 'FakeReports',
  group: 'shipping',
  purpose: 'For the attempts that were reported as fake, with their files.',
  do: ['Offer an email where the courier takes no files.'],
  dont: ["Don't show it without reports: it draws nothing."],
  requirements: {
    'email-where-needed': 'Reports that no courier gets with the answer can be emailed.',
  },
};
