import type { ComponentDocs } from '../componentDocs.ts';

export const jobTrayDocs: ComponentDocs = {
  name: 'JobTray',
  group: 'feedback',
  purpose: 'Keeps long work in sight while one does something else: labels, imports, reports.',
  keywords: ['background jobs', 'progress', 'queue'],
  alternatives: [
    { name: 'ProgressBar', when: 'one has to wait for it anyway, on this screen' },
    { name: 'toast', when: 'it is done within a few seconds' },
  ],
  do: [
    'Put one at the root of the app, fed with the jobs that the server knows: it is there after a reload.',
    'Say what came of it in figures, and link to what was refused.',
    'Let an ended job stay until it is dismissed: the person may have been away.',
  ],
  dont: ['Do not ask "leave this page?": the work goes on without the page.'],
  keyboard: [
    { keys: 'Enter or Space on the head', does: 'folds the list away and out' },
    { keys: 'Tab', does: 'goes to the list and to the buttons of each job' },
  ],
  screenReader: [
    'Jobs, region. 1 job running, button, expanded',
    'when it ends: Creating 1,000 labels: Done. 997 made, 3 refused',
  ],
  requirements: {
    'says-the-end': 'When a job ends, its result is said once, wherever the focus is.',
    'cancel-retry-dismiss':
      'A job that allows it can be stopped, tried again and dismissed, by mouse and keys.',
    'leaving-is-safe': 'While something runs it says that one may leave.',
    'folds-away': 'It folds to one line that still says how many run.',
    'clears-finished': 'All ended jobs can be put away at once.',
    'absent-without-jobs': 'Without jobs there is nothing on the page.',
    'result-by-button': 'A result may be a link, or a button that fetches it.',
  },
};
