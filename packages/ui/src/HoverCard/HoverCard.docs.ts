import type { ComponentDocs } from '../componentDocs.ts';

export const hoverCardDocs: ComponentDocs = {
  name: 'HoverCard',
  group: 'overlays',
  purpose: "For previewing a link's target.",
  keywords: ['preview', 'popover'],
  alternatives: [
    { name: 'Tooltip', when: 'it names a control' },
    { name: 'Popover', when: 'it is opened by a button, or interactive' },
    { name: 'SplitPanel', when: 'people read record after record' },
  ],
  do: [
    'Show the three or four facts that help decide whether to open it.',
    'Keep all content reachable elsewhere.',
  ],
  dont: ["Don't put the only access to an action in it.", "Don't use it on every link."],
  keyboard: [
    { keys: 'Tab to the link', does: 'shows the card after a delay' },
    { keys: 'Tab again', does: 'moves to its controls' },
    { keys: 'Esc', does: 'closes it; the link keeps focus' },
  ],
  screenReader: ['KH-100482, link, has a popup dialog'],
  requirements: {
    'shows-on-hover-and-focus': 'It shows on hover and on keyboard focus.',
    'escape-closes': 'Escape closes it; focus stays on the link.',
    'tab-goes-in': 'Tab moves from the link into the card.',
  },
};
