import type { ComponentDocs } from '../componentDocs.ts';

export const wizardDocs: ComponentDocs = {
  name: 'Wizard',
  group: 'navigation',
  purpose: 'Leads through a task that is too much for one screen, a step at a time.',
  keywords: ['steps', 'multi-step form'],
  alternatives: [
    { name: 'Form', when: 'it fits on one screen: one page is quicker than three steps' },
    { name: 'Tabs', when: 'the parts can be filled in any order' },
    { name: 'OnboardingChecklist', when: 'the parts are done over days' },
  ],
  do: [
    'Keep what was filled in outside the steps, so that going back loses nothing.',
    'Check a step when it is left, show what is wrong in it, and stay.',
    'Name the last button with the deed: "Create order".',
  ],
  dont: [
    'Do not put more than five steps in it.',
    'Do not disable Next: say what is missing when it is pressed.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the steps that are done, the fields, Start again, Back and Next' },
    { keys: 'Enter on a step that is done', does: 'goes back to it' },
  ],
  screenReader: ['after Next: Step 2 of 3: Products and payment, heading level 2'],
  requirements: {
    'focus-moves-to-the-heading': 'After a step changes, the focus is on the heading of the new step.',
    'stays-when-refused':
      'A step that refuses keeps one where one is, and leaves the focus where the step put it.',
    'waits-for-a-promise': 'While a step is saved, its button waits and a second press does nothing.',
    'reset-goes-to-the-first': 'Start again empties the task and goes to the first step.',
    'address-keeps-the-step': 'The step can be kept outside, as in the address.',
    'finishes-once': 'The last step finishes the task, once.',
  },
};
