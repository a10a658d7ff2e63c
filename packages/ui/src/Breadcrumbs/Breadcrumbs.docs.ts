import type { ComponentDocs } from '../componentDocs.ts';

export const breadcrumbsDocs: ComponentDocs = {
  name: 'Breadcrumbs',
  group: 'navigation',
  purpose: 'Shows where a page lies, and leads back up.',
  alternatives: [
    { name: 'Tabs', when: 'the pages lie beside one another' },
    { name: 'nothing', when: 'there is one level: the sidebar says it already' },
  ],
  do: ['Link a list with its filter, so that going back finds it as it was.'],
  dont: ['Do not link the page to itself.', 'Do not use it for the steps of a task: that is Stepper.'],
  keyboard: [
    { keys: 'Tab', does: 'goes from level to level' },
    { keys: 'Enter on …', does: 'opens the levels that are left out' },
  ],
  screenReader: ['Breadcrumbs, navigation. Orders, link. KH-100482, current page'],
  requirements: {
    'page-is-no-link': 'The last level is the page itself: marked as current, and no link.',
    'middle-goes-into-a-menu':
      'A long way shows its first and its nearest levels; the others are in a menu, in order.',
    'short-way-whole': 'A way that is short enough is shown whole.',
  },
};
