import type { ComponentDocs } from '@khep/ui';

export const comboPartsFieldDocs: ComponentDocs = {
  name: 'ComboPartsField',
  group: 'shipping',
  purpose: 'For the products of a combo, with the units of each.',
  do: ['Leave the combo itself out of the choice.'],
  dont: ["Don't use it for the lines of an order; use ProductLines."],
  requirements: {
    'no-part-of-itself': 'A combo cannot be its own part.',
  },
};
