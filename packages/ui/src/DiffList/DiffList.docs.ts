import type { ComponentDocs } from '../componentDocs.ts';

export const diffListDocs: ComponentDocs = {
  name: 'DiffList',
  group: 'data',
  purpose: 'Shows what changed, field by field, before and after.',
  keywords: ['changes', 'before and after', 'audit'],
  alternatives: [
    { name: 'DescriptionList', when: 'nothing changed: it is the record itself' },
    { name: 'Timeline', when: 'several changes follow one another' },
  ],
  do: ['Write the values out as people know them: a name, not an id.'],
  dont: ['Do not list fields that did not change: they are left out.'],
  screenReader: ['Pincode, was 560034, is now 560035'],
  requirements: {
    'only-what-changed': 'Fields with two like values are left out; with none left it says so.',
    'heard-without-colour': 'Before and after are told apart in words, and by more than colour.',
  },
};
