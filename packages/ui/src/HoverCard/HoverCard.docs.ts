import type { ComponentDocs } from '../componentDocs.ts';

export const hoverCardDocs: ComponentDocs = {
  name: 'HoverCard',
  group: 'overlays',
  purpose: 'Shows what is behind a link, so that one need not go there and back.',
  keywords: ['preview', 'popover'],
  alternatives: [
    { name: 'Tooltip', when: 'it names a control in a few words' },
    { name: 'Popover', when: 'one presses a button to see it, or works in it' },
    { name: 'SplitPanel', when: 'one reads on, record after record' },
  ],
  do: [
    'Show the three or four facts that decide whether one goes there.',
    'Keep everything in it reachable elsewhere.',
  ],
  dont: ['Do not put the only way to an action in it.', 'Do not put it on every link of a page.'],
  keyboard: [
    { keys: 'Tab to the link', does: 'shows the card after a moment' },
    { keys: 'Tab again', does: 'goes to what can be pressed in it' },
    { keys: 'Esc', does: 'closes it; the link keeps the focus' },
  ],
  screenReader: ['KH-100482, link, has a popup dialog'],
  requirements: {
    'shows-on-hover-and-focus':
      'It shows when the pointer rests on the link and when the keyboard reaches it.',
    'escape-closes': 'Escape closes it and leaves the focus on the link.',
    'tab-goes-in': 'Tab goes from the link into the card.',
  },
};
