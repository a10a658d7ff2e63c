import type { ComponentDocs } from '../componentDocs.ts';

export const thumbnailDocs: ComponentDocs = {
  name: 'Thumbnail',
  group: 'data',
  purpose: 'For a small image of a product or a proof.',
  keywords: ['image'],
  alternatives: [{ name: 'Avatar', when: 'it is a person or a brand' }],
  do: ['Leave `alt` empty if the name is beside it.'],
  dont: ["Don't reserve space for missing images: it keeps its size."],
  screenReader: ['Indigo saree, image'],
  requirements: {
    'keeps-its-size': 'Without an image, or if it fails to load, it keeps its size and shows a placeholder.',
    'says-what-is-seen': 'Its alternative text is announced; an empty one is silent.',
  },
};
