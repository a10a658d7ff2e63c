import type { ComponentDocs } from '../componentDocs.ts';

export const jobTrayDocs: ComponentDocs = {
  name: 'JobTray',
  group: 'feedback',
  purpose: 'For the progress of background jobs: labels, imports, reports.',
  keywords: ['background jobs', 'progress', 'queue'],
  alternatives: [
    { name: 'ProgressBar', when: 'people wait for it on this screen' },
    { name: 'toast', when: 'it takes a few seconds' },
  ],
  do: [
    "Put one at the app's root with the server's jobs, so that it survives a reload.",
    'Give results in numbers, and link to failures.',
    'Keep finished jobs until dismissed: people may have been away.',
  ],
  dont: ['Don’t ask "leave this page?": jobs keep running.'],
  keyboard: [
    { keys: 'Enter or Space on the head', does: 'collapses and expands the list' },
    { keys: 'Tab', does: 'moves to the list and the buttons of each job' },
  ],
  screenReader: [
    'Jobs, region. 1 job running, button, expanded',
    'at the end: Creating 1,000 labels: Done. 997 created, 3 failed',
  ],
  requirements: {
    'says-the-end': "A job's result is announced once, wherever focus is.",
    'cancel-retry-dismiss': 'Jobs can be cancelled, retried and dismissed by mouse and keyboard, if allowed.',
    'leaving-is-safe': 'While jobs run it says that the tab can be closed.',
    'folds-away': 'Collapsed, it still shows the number of running jobs.',
    'clears-finished': 'All finished jobs can be cleared at once.',
    'absent-without-jobs': 'Without jobs it renders nothing.',
    'result-by-button': 'A result can be a link or a button.',
    'says-what-failed': 'What failed, and where its records are, is in the tray.',
  },
};
