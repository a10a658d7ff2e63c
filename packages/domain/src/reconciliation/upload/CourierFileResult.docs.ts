import type { ComponentDocs } from '@khep/ui';

export const courierFileResultDocs: ComponentDocs = {
  name: 'CourierFileResult',
  group: 'shipping',
  purpose: 'For what came of an uploaded courier file, with the way to its lines.',
  do: ['Put the rows to correct below it.'],
  dont: ["Don't call a file reconciled while its job is running."],
};
