import type { ComponentDocs } from '../componentDocs.ts';

export const wizardDocs: ComponentDocs = {
  name: 'Wizard',
  group: 'navigation',
  purpose: 'For a task in several steps.',
  keywords: ['steps', 'multi-step form'],
  alternatives: [
    { name: 'Form', when: 'it fits one screen: one page is faster than three steps' },
    { name: 'Tabs', when: "the order of parts doesn't matter" },
    { name: 'OnboardingChecklist', when: 'the parts are done over days' },
  ],
  do: [
    'Store input outside the steps, so that going back loses nothing.',
    'Validate a step when leaving it, and stay on errors.',
    'Name the last button by the action: "Create order".',
  ],
  dont: ["Don't use more than five steps.", "Don't disable Next: show what is missing when it is clicked."],
  keyboard: [
    { keys: 'Tab', does: 'moves to completed steps, the fields, Start again, Back and Next' },
    { keys: 'Enter on a step that is done', does: 'returns to it' },
  ],
  screenReader: ['after Next: Step 2 of 3: Products and payment, heading level 2'],
  requirements: {
    'focus-moves-to-the-heading': "After a step change, focus is on the new step's heading.",
    'stays-when-refused': 'A step with errors stays, and focus stays where the step set it.',
    'waits-for-a-promise': 'While a step is saved, its button is pending and a second click does nothing.',
    'reset-goes-to-the-first': 'Start again clears the task and returns to the first step.',
    'address-keeps-the-step': 'The step can be controlled, for example by the address.',
    'finishes-once': 'The last step finishes the task once.',
  },
};
