import type { ComponentDocs } from '@khep/ui';

export const cancelReasonDialogDocs: ComponentDocs = {
  name: 'CancelReasonDialog',
  group: 'shipping',
  purpose: 'For asking why something is cancelled.',
  do: ['Name the two choices on the buttons: "Cancel order" and "Keep order".'],
  dont: ["Don't cancel without a reason."],
  requirements: {
    'needs-a-reason': 'Without a reason it says what is missing and confirms nothing.',
    'own-reason': 'Another reason can be entered.',
  },
};
