import type { ComponentDocs } from '@khep/ui';

export const fakeProofFieldDocs: ComponentDocs = {
  name: 'FakeProofField',
  group: 'shipping',
  purpose: 'For the proof of a fake attempt: a call recording or a screenshot.',
  do: ['Upload the file at once.'],
  dont: ["Don't ask for it before the attempt is reported as fake."],
};
