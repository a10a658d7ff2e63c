import type { ComponentDocs } from '@khep/ui';

export const ndrAnswerFormDocs: ComponentDocs = {
  name: 'NdrAnswerForm',
  group: 'shipping',
  purpose: 'For answering a failed delivery: re-attempt, another address or phone, or a return.',
  do: ['Say for each action that is not allowed why.'],
  dont: ["Don't send an answer that the courier has no request for."],
  keyboard: [
    { keys: 'R, A, P, T', does: 'Choose re-attempt, address, phone or return.' },
    { keys: 'F', does: 'Reports the attempt as fake, or no longer.' },
    { keys: 'Mod+Enter', does: 'Sends the answer.' },
  ],
  requirements: {
    'answer-by-keys': 'A case can be answered by keyboard alone.',
    'says-why-not': 'An action that is not allowed says why.',
    'fake-needs-proof': 'A report of a fake attempt asks for the proof, and says how it reaches the courier.',
  },
};
