import type { ComponentDocs } from '@khep/ui';

export const recoveryCodesDocs: ComponentDocs = {
  name: 'RecoveryCodes',
  group: 'shipping',
  purpose: 'For showing the recovery codes of a two-step log-in once, right after they were made.',
  do: ['Show it until the user says that the codes are saved.'],
  dont: ["Don't show it on a later visit: the server has no readable copy."],
  keyboard: [{ keys: 'Tab, Enter', does: 'Downloads the codes, then confirms that they are saved.' }],
};
