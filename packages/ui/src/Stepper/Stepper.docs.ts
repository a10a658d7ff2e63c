import type { ComponentDocs } from '../componentDocs.ts';

export const stepperDocs: ComponentDocs = {
  name: 'Stepper',
  group: 'navigation',
  purpose: 'For the progress of a task in a few steps, with links to completed ones.',
  keywords: ['steps', 'progress'],
  alternatives: [
    { name: 'Wizard', when: "it needs the steps' content and buttons" },
    { name: 'Tabs', when: 'there is no order' },
  ],
  do: ['Name a step by its content.', 'Use up to five steps.'],
  dont: ["Don't allow jumping over an unvalidated step."],
  keyboard: [
    { keys: 'Tab', does: 'moves to the completed steps' },
    { keys: 'Enter', does: 'returns to that step' },
  ],
  screenReader: ['Create order, navigation. Buyer, done, button. Products and payment, current step'],
  requirements: {
    'back-never-ahead': "Completed steps can be clicked; current and upcoming ones can't.",
    'state-in-words': 'Each step says in words whether it is done, current or upcoming.',
  },
};
