import type { ComponentDocs } from '../componentDocs.ts';

export const skeletonDocs: ComponentDocs = {
  name: 'Skeleton',
  group: 'feedback',
  purpose: 'For reserving the space of loading content.',
  keywords: ['placeholder', 'shimmer', 'loading'],
  alternatives: [
    { name: 'Loader', when: 'the layout is unknown' },
    { name: 'DataGrid', when: 'rows are loading: it has its own skeleton' },
  ],
  do: ['Use the height of the content.', 'Set `aria-busy` on the loading part.'],
  dont: ["Don't draw every detail.", "Don't use it for waits under a second."],
  screenReader: ['nothing: it is hidden'],
  requirements: {
    'hidden-from-screen-readers': 'It is hidden from screen readers.',
    'keeps-its-height': 'A block has the given height; text has the height of its lines.',
  },
};
