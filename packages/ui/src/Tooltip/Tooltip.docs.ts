import type { ComponentDocs } from '../componentDocs.ts';

export const tooltipDocs: ComponentDocs = {
  name: 'Tooltip',
  group: 'overlays',
  purpose: 'For naming a control that shows only an icon.',
  keywords: ['hint', 'popover'],
  alternatives: [{ name: 'description of a field', when: 'it explains: write it below the field' }],
  do: ["Use the control's label."],
  dont: ["Don't put required information in it: touch screens don't show it.", "Don't put it on text."],
  keyboard: [
    { keys: 'Tab to the control', does: 'shows it immediately' },
    { keys: 'Esc', does: 'hides it' },
  ],
  screenReader: ['Print, button, Print label'],
  requirements: {
    'shows-on-focus': 'Keyboard focus shows it immediately.',
    'escape-hides': 'Escape hides it, and focus stays.',
    'describes-its-control': 'It describes the control for screen readers.',
    'silent-when-disabled': "Disabled, it doesn't show.",
  },
};
