import type { ComponentDocs } from '../componentDocs.ts';

export const onboardingChecklistDocs: ComponentDocs = {
  name: 'OnboardingChecklist',
  group: 'navigation',
  purpose: 'Shows what is left to do before one can begin, and leads there.',
  keywords: ['setup guide', 'getting started'],
  alternatives: [
    { name: 'Wizard', when: 'it is done in one sitting, in one order' },
    { name: 'EmptyState', when: 'one thing is missing' },
  ],
  do: [
    'Let the server say what is done: a step is ticked wherever it was done.',
    'Say what each step is good for, in the brand’s terms.',
  ],
  dont: ['Do not tick off what was only looked at.', 'Do not show it again once it was put away.'],
  keyboard: [{ keys: 'Tab', does: 'goes to the buttons of the steps that are left' }],
  screenReader: [
    'Set-up, progress bar, 2 of 4 done. Add a pickup address, done. Connect Shopify, current step',
  ],
  requirements: {
    'next-is-marked': 'The first needed step that is not done is marked as the current one, and no other.',
    'done-in-words': 'A step that is done says so in words, and has no button.',
    'leads-there': 'The button of a step goes there, or does it, by mouse and keys.',
    'folds-and-goes': 'It can be folded away, and put away for good when that is offered.',
  },
};
