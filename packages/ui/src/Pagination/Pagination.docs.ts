import type { ComponentDocs } from '../componentDocs.ts';

export const paginationDocs: ComponentDocs = {
  name: 'Pagination',
  group: 'navigation',
  purpose: 'Leads from page to page of a list that the server cuts.',
  keywords: ['pager'],
  alternatives: [{ name: 'DataGrid', when: 'rows can be loaded as one scrolls: nobody looks for page 7' }],
  do: [
    'Give `hrefOf`, so that a page can be reloaded, shared and opened in a new tab.',
    'Go to the top of the list after a page.',
  ],
  dont: ['Do not leave it out on the last page: say that it is the last.'],
  keyboard: [
    { keys: 'Tab', does: 'goes from page to page' },
    { keys: 'Enter', does: 'goes to that page' },
  ],
  screenReader: ['Pages, navigation. 51–100 of 1,234. Page 2, current page', 'after a press: Page 3 of 25'],
  requirements: {
    'goes-by-mouse-and-keys': 'A page is gone to by a click and by Enter, and the new page is said.',
    'says-the-range': 'It says which things are shown and of how many.',
    'ends-keep-the-focus': 'At an end the arrow does nothing, is marked as such and keeps the focus.',
    'links-when-asked': 'With `hrefOf` the pages are links.',
    'one-page-only-the-range': 'A list of one page has no buttons.',
  },
};
