import type { ComponentDocs } from '../componentDocs.ts';

export const onboardingChecklistDocs: ComponentDocs = {
  name: 'OnboardingChecklist',
  group: 'navigation',
  purpose: 'For the remaining setup steps, with links.',
  keywords: ['setup guide', 'getting started'],
  alternatives: [
    { name: 'Wizard', when: 'it is done in one sitting, in order' },
    { name: 'EmptyState', when: 'one thing is missing' },
  ],
  do: ['Take completion from the server: a step counts wherever it was done.', 'Say what each step is for.'],
  dont: ["Don't complete a step that was only viewed.", "Don't show it again after it was dismissed."],
  keyboard: [{ keys: 'Tab', does: 'moves to the buttons of the remaining steps' }],
  screenReader: [
    'Set-up, progress bar, 2 of 4 done. Add a pickup address, done. Connect Shopify, current step',
  ],
  requirements: {
    'next-is-marked': 'The first required open step is marked as current.',
    'done-in-words': 'A completed step says so in words, without a button.',
    'leads-there': "A step's button opens or performs it, by mouse and keyboard.",
    'folds-and-goes': 'It can be collapsed, and dismissed if offered.',
  },
};
