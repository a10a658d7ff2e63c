import type { ComponentDocs } from '../componentDocs.ts';

export const tagsFieldDocs: ComponentDocs = {
  name: 'TagsField',
  group: 'choices',
  purpose: 'Takes free words, each kept by itself: the tags of an order.',
  keywords: ['chips', 'tokens', 'multi input'],
  alternatives: [
    { name: 'MultiSelect', when: 'the words are known' },
    { name: 'TextField', when: 'it is one answer' },
  ],
  do: ['Offer in `placeholder` how: "Type and press Enter".'],
  dont: ['Do not split what was typed at spaces: a tag may have two words.'],
  keyboard: [
    { keys: 'Enter or ,', does: 'keeps the word' },
    { keys: 'Backspace', does: 'in an empty field takes the last away' },
    { keys: '← →, Delete', does: 'go from tag to tag, and take one away' },
  ],
  screenReader: ['Tags, edit text; wedding, row; Remove wedding, button'],
  requirements: {
    'keeps-words': 'Enter and a comma keep a word, once; Backspace takes the last away.',
    'removed-by-mouse': 'A cross takes a tag away, and the focus stays in the field.',
    'disabled-keeps-all': 'Disabled, nothing can be taken away.',
    'no-empty-line': 'In a narrow place its tags are not followed by an empty line.',
  },
};
