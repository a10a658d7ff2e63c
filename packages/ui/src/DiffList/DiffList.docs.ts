import type { ComponentDocs } from '../componentDocs.ts';

export const diffListDocs: ComponentDocs = {
  name: 'DiffList',
  group: 'data',
  purpose: 'For changes field by field, before and after.',
  keywords: ['changes', 'before and after', 'audit'],
  alternatives: [
    { name: 'DescriptionList', when: 'nothing changed: it is the record' },
    { name: 'Timeline', when: 'several changes follow one another' },
  ],
  do: ['Write readable values: a name, not an ID.'],
  dont: ["Don't pass only changed fields: unchanged ones are omitted automatically."],
  screenReader: ['PIN code, was 560034, is now 560035'],
  requirements: {
    'only-what-changed': 'Unchanged fields are omitted; without changes it says so.',
    'heard-without-colour': 'Before and after are distinguished in words, not only by colour.',
  },
};
