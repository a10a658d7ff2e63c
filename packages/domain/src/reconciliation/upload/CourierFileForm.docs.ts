import type { ComponentDocs } from '@khep/ui';

export const courierFileFormDocs: ComponentDocs = {
  name: 'CourierFileForm',
  group: 'shipping',
  purpose: 'For choosing the invoice or the COD remittance of a courier, with what it must tie with.',
  do: ['Leave everything but the courier empty if the file says it.'],
  dont: ["Don't ask for columns here: they are matched in the next step."],
};
