import type { ComponentDocs } from '../componentDocs.ts';

export const tagsFieldDocs: ComponentDocs = {
  name: 'TagsField',
  group: 'choices',
  purpose: 'For free-text values: the tags of an order.',
  keywords: ['chips', 'tokens', 'multi input'],
  alternatives: [
    { name: 'MultiSelect', when: 'the values are known' },
    { name: 'TextField', when: 'it is one value' },
  ],
  do: ['Explain it in `placeholder`: "Type and press Enter".'],
  dont: ["Don't split at spaces: a tag may have two words."],
  keyboard: [
    { keys: 'Enter or ,', does: 'adds the tag' },
    { keys: 'Backspace', does: 'in an empty field removes the last tag' },
    { keys: '← →, Delete', does: 'move between tags, remove a tag' },
  ],
  screenReader: ['Tags, edit text; wedding, row; Remove wedding, button'],
  requirements: {
    'keeps-words': 'Enter and a comma add a tag once; Backspace removes the last.',
    'removed-by-mouse': 'The cross removes a tag, and focus stays in the field.',
    'disabled-keeps-all': "Disabled, tags can't be removed.",
    'no-empty-line': 'In narrow places there is no empty line after its tags.',
  },
};
