import type { ComponentDocs } from '../componentDocs.ts';

export const breadcrumbsDocs: ComponentDocs = {
  name: 'Breadcrumbs',
  group: 'navigation',
  purpose: 'For showing where a page is and navigating up.',
  alternatives: [
    { name: 'Tabs', when: 'the pages are siblings' },
    { name: 'nothing', when: 'there is one level: the sidebar shows it' },
  ],
  do: ['Link a list with its filter, so that going back restores it.'],
  dont: ["Don't link the page to itself.", "Don't use it for the steps of a task; use Stepper."],
  keyboard: [
    { keys: 'Tab', does: 'moves between levels' },
    { keys: 'Enter on …', does: 'opens the hidden levels' },
  ],
  screenReader: ['Breadcrumbs, navigation. Orders, link. KH-100482, current page'],
  requirements: {
    'page-is-no-link': 'The last level is the current page and not a link.',
    'middle-goes-into-a-menu':
      'A long path shows its first and last levels; the others are in a menu, in order.',
    'short-way-whole': 'A short path is shown completely.',
  },
};
