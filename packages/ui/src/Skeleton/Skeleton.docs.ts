import type { ComponentDocs } from '../componentDocs.ts';

export const skeletonDocs: ComponentDocs = {
  name: 'Skeleton',
  group: 'feedback',
  purpose: 'Keeps the place of what is coming, in its shape, so that nothing jumps.',
  keywords: ['placeholder', 'shimmer', 'loading'],
  alternatives: [
    { name: 'Loader', when: 'the shape is not known' },
    { name: 'DataGrid', when: 'rows are coming: it brings skeleton rows of its own' },
  ],
  do: ['Give it the height of what it stands in for.', 'Say `aria-busy` on the part that is loading.'],
  dont: ['Do not draw every detail.', 'Do not use it for waits under a second.'],
  screenReader: ['nothing: it is hidden'],
  requirements: {
    'hidden-from-screen-readers': 'A screen reader hears nothing of it.',
    'keeps-its-height': 'A block is as high as it was told; text is as high as its lines.',
  },
};
