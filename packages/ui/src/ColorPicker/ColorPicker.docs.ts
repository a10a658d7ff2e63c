import type { ComponentDocs } from '../componentDocs.ts';

export const colorPickerDocs: ComponentDocs = {
  name: 'ColorPicker',
  group: 'inputs',
  purpose: 'Chooses a colour of the brand and says while it is chosen whether text in it can be read.',
  alternatives: [{ name: 'Select', when: 'there are a few colours and they have names' }],
  do: [
    'Give `against` the ground that it is seen on, or the colour of the words that stand on it.',
    'Offer the brand’s own colours as `presets`.',
  ],
  dont: ['Do not use the chosen colour for text while its verdict says that it is too faint.'],
  keyboard: [
    { keys: 'Enter on the swatch', does: 'opens the picker' },
    { keys: '← → ↑ ↓', does: 'change saturation and brightness, or the hue' },
    { keys: 'Escape', does: 'closes it; the focus is on the swatch again' },
    { keys: 'digits in the field', does: 'are the hex of a colour, taken with Enter' },
  ],
  screenReader: [
    'Brand colour, open the picker, button; Brand colour, hex, edit text, #2D4FC7',
    '7.0:1 on white. Best for all text.',
  ],
  requirements: {
    'types-hex': 'A typed hex is taken with Enter, in small letters.',
    'picks-by-keys': 'Opened and changed from the keyboard alone.',
    'judges-live':
      'The verdict follows the colour, never rounds up, and offers the nearest shade that can be read.',
  },
};
