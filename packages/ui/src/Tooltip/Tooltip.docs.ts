import type { ComponentDocs } from '../componentDocs.ts';

export const tooltipDocs: ComponentDocs = {
  name: 'Tooltip',
  group: 'overlays',
  purpose: 'Names a control that shows only an icon.',
  keywords: ['hint', 'popover'],
  alternatives: [
    { name: 'description of a field', when: 'it explains: write it under the field' },
    { name: 'HoverCard', when: 'it previews what is behind a link' },
  ],
  do: ['Use the same words as the control’s own label.'],
  dont: [
    'Do not put anything in it that is needed to go on: a touch screen never shows it.',
    'Do not put it on text.',
  ],
  keyboard: [
    { keys: 'Tab to the control', does: 'shows it at once' },
    { keys: 'Esc', does: 'hides it' },
  ],
  screenReader: ['Print, button, Print label'],
  requirements: {
    'shows-on-focus': 'The keyboard’s focus shows it at once.',
    'escape-hides': 'Escape hides it, and the focus stays.',
    'describes-its-control': 'It describes the control for a screen reader.',
    'silent-when-disabled': 'Disabled, it does not show.',
  },
};
