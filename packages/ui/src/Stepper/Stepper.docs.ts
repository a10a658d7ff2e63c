import type { ComponentDocs } from '../componentDocs.ts';

export const stepperDocs: ComponentDocs = {
  name: 'Stepper',
  group: 'navigation',
  purpose: 'Shows where one is in a task of a few steps, and leads back to those that are done.',
  keywords: ['steps', 'progress'],
  alternatives: [
    { name: 'Wizard', when: 'the steps and their buttons are wanted too' },
    { name: 'Tabs', when: 'there is no order' },
  ],
  do: ['Name a step by what is settled in it.', 'Keep to five steps.'],
  dont: ['Do not let one jump ahead over a step that has not been checked.'],
  keyboard: [
    { keys: 'Tab', does: 'goes to the steps that are done' },
    { keys: 'Enter', does: 'goes back to that step' },
  ],
  screenReader: ['Create order, navigation. Buyer, done, button. Products and payment, current step'],
  requirements: {
    'back-never-ahead':
      'Steps that are done can be gone back to; the present one and those to come cannot be pressed.',
    'state-in-words': 'Each step says in words whether it is done, current or to come.',
  },
};
