import type { ComponentDocs } from '@khep/ui';

export const emailedReportsDocs: ComponentDocs = {
  name: 'EmailedReports',
  group: 'shipping',
  purpose: 'For the pages of analytics that people get by email, so that each can be stopped.',
  do: ['Show those of everyone in the brand, so that each can be stopped.'],
  dont: ["Don't use it for messages to buyers; use the settings of messages."],
  requirements: {
    'says-when': 'Each has its days, its hour and when it was sent last.',
    'each-can-leave':
      'Of several recipients, each can stop the email for themselves; anyone can stop it for all.',
    'problem-is-said': 'An email that could not be sent says why.',
  },
};
