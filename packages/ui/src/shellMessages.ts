/**
 * Messages of overlays, shell and data components, each exported separately: a component bundles only its
 * own.
 */

export const closeWord = 'Close';
export const backWord = 'Back';
export const menuWords = { more: 'More actions' } as const;
export const toastWords = {
  region: 'Notifications',
  dismiss: 'Dismiss',
  tones: { positive: 'Done', critical: 'Failed', caution: 'Warning', info: 'Note' },
} as const;
export const calloutWords = {
  dismiss: 'Dismiss',
  tones: { positive: 'Done', critical: 'Error', caution: 'Warning', info: 'Note', neutral: 'Note' },
} as const;
export const errorScreenWords = {
  title: 'Something went wrong',
  body: "We've been notified about this issue and are working to fix it.",
  unreported: 'This screen failed, and no report was sent. Try again, or report the problem.',
  retry: 'Try Again',
  report: 'Report Problem',
  reference: (id: string) => `Reference ${id}`,
} as const;
export const emptyWords = {
  noMatch: 'No results',
  noPermission: "You don't have access",
  error: "Couldn't load this",
  retry: 'Try again',
} as const;
export const loaderWords = { loading: 'Loading' } as const;
export const sidebarWords = {
  label: 'Main',
  collapse: 'Collapse sidebar',
  expand: 'Expand sidebar',
  open: 'Open menu',
  close: 'Close menu',
  count: (label: string, count: string) => `${label}, ${count}`,
} as const;
export const shellWords = { skip: 'Skip to content', search: 'Search', help: 'Help' } as const;
export const stepperWords = {
  label: 'Progress',
  done: 'done',
  current: 'current step',
  upcoming: 'upcoming',
  position: (at: number, of: number) => `Step ${at} of ${of}`,
} as const;
export const paletteWords = {
  label: 'Search and commands',
  placeholder: 'Search',
  results: 'Results',
  searching: 'Searching',
  nothing: (text: string) => `No results for “${text}”`,
  failed: 'Search failed. Try again.',
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  hintMove: 'to move',
  hintOpen: 'to open',
  hintClose: 'to close',
} as const;
export const filterWords = { remove: (label: string) => `Remove filter ${label}` } as const;
export const breadcrumbsWord = 'Breadcrumbs';

/** Part of `messages`. */
export const shellMessages = {
  close: closeWord,
  back: backWord,
  menu: menuWords,
  toast: toastWords,
  callout: calloutWords,
  errorScreen: errorScreenWords,
  empty: emptyWords,
  loader: loaderWords,
  sidebar: sidebarWords,
  shell: shellWords,
  stepper: stepperWords,
  palette: paletteWords,
  filter: filterWords,
  breadcrumbs: breadcrumbsWord,
};
