import type { ComponentDocs } from '@khep/ui';

export const returnActionBarDocs: ComponentDocs = {
  name: 'ReturnActionBar',
  group: 'shipping',
  purpose: 'For what can be done with a return now; the last button is what it waits for.',
  do: ['Let the last button of the check name what it does.'],
  dont: ["Don't disable what is not possible: hide it."],
  keyboard: [{ keys: 'Mod+Enter', does: 'Finishes the check, where the screen registers it.' }],
  requirements: {
    'only-what-is-possible': 'Only actions that are possible now are shown.',
  },
};
