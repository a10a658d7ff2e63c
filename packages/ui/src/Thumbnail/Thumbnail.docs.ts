import type { ComponentDocs } from '../componentDocs.ts';

export const thumbnailDocs: ComponentDocs = {
  name: 'Thumbnail',
  group: 'data',
  purpose: 'Shows a small picture of a product or a proof.',
  keywords: ['image'],
  alternatives: [{ name: 'Avatar', when: 'it is a person or a brand' }],
  do: ['Leave `alt` empty where the name stands beside it.'],
  dont: ['Do not let a missing picture change the height of a row: it does not.'],
  screenReader: ['Indigo saree, image'],
  requirements: {
    'keeps-its-size':
      'Without a picture, or when it does not come, it keeps its size and shows a plain sign.',
    'says-what-is-seen': 'Its alternative is said; an empty one is silent.',
  },
};
