import type { ComponentDocs } from '@khep/ui';

export const returnItemCheckDocs: ComponentDocs = {
  name: 'ReturnItemCheck',
  group: 'shipping',
  purpose: 'For checking a returned item on the bench and deciding where it goes.',
  do: [
    'Show one item per screen on a phone.',
    'Set `isReadOnly` until the courier has delivered the return.',
  ],
  dont: ["Don't hide checks that failed: the reason is proof."],
  keyboard: [
    { keys: 'Space on a check', does: 'passed, failed, not checked' },
    { keys: 'P', does: 'Passes the checks without a result, where the bench registers it.' },
  ],
  requirements: {
    'three-results': 'A check passes, fails, and is cleared by further presses.',
    'passes-the-remaining': 'One press passes the checks without a result, and keeps what failed.',
    'skips-the-match': 'What came damaged or wrong is compared with nothing.',
    'read-only': 'Before it is received, nothing can be changed.',
    'reports-changes': 'Disposition, bin and note are reported as they are entered.',
  },
};
