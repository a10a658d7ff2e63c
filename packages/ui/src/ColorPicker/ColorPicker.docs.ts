import type { ComponentDocs } from '../componentDocs.ts';

export const colorPickerDocs: ComponentDocs = {
  name: 'ColorPicker',
  group: 'inputs',
  purpose: 'For choosing a brand colour, with a live contrast check.',
  alternatives: [{ name: 'Select', when: 'there are a few named colours' }],
  do: [
    'Set `contrastWith` to the background, or to the text colour on it.',
    "Offer the brand's colours as `presets`.",
  ],
  dont: ["Don't use a colour for text if its contrast is too low."],
  keyboard: [
    { keys: 'Enter on the swatch', does: 'opens the picker' },
    { keys: '← → ↑ ↓', does: 'change saturation and brightness, or the hue' },
    { keys: 'Escape', does: 'closes it; focus returns to the swatch' },
    { keys: 'digits in the field', does: 'enter a hex colour, applied with Enter' },
  ],
  screenReader: [
    'Brand colour, open the picker, button; Brand colour, hex, edit text, #2D4FC7',
    '7.0:1 on white. Best for all text.',
  ],
  requirements: {
    'types-hex': 'A typed hex colour is applied with Enter, in lower case.',
    'picks-by-keys': 'It can be opened and changed by keyboard.',
    'leaves-judging-out': 'With `isContrastHidden` there is no rating, for a screen that has its own.',
    'judges-live':
      'The contrast rating updates live, never rounds up, and offers the nearest readable shade.',
  },
};
