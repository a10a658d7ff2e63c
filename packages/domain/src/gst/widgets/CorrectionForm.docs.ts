import type { ComponentDocs } from '@khep/ui';

export const correctionFormDocs: ComponentDocs = {
  name: 'CorrectionForm',
  group: 'shipping',
  purpose: 'For the file that corrects a filed GSTR-1: GSTR-1A, or the GSTR-1 of a later month.',
  do: ['Show one for each form that has corrections.'],
  dont: ["Don't offer a month whose return is filed after the last day for corrections."],
};
