import type { ComponentDocs } from '../componentDocs.ts';

export const bannerDocs: ComponentDocs = {
  name: 'Banner',
  group: 'feedback',
  purpose: 'Says over every screen what concerns all of them.',
  keywords: ['alert', 'notice', 'announcement'],
  alternatives: [
    { name: 'Callout', when: 'it concerns one part of one screen' },
    { name: 'toast', when: 'it tells what just happened' },
  ],
  do: [
    'Say what is so, what it means here and until when: "Delhivery is not answering. Labels wait and are made when it does."',
    'Keep one at a time: the worst one.',
    'Remember that it was put away, so that it does not come back on the next screen.',
  ],
  dont: ['Do not advertise in it.', 'Do not give it a cross where work stops until something is done.'],
  keyboard: [{ keys: 'Tab', does: 'goes to its action, then to the cross' }],
  screenReader: ['Delhivery is not answering, region. Warning: Delhivery is not answering. Labels wait.'],
  requirements: {
    'is-a-landmark': 'It can be found among the landmarks of the page by its title.',
    'dismiss-by-mouse-and-keys': 'The cross puts it away, by a click and by Enter.',
    'no-cross-when-it-must-stay': 'Without `onDismiss` nothing puts it away.',
  },
};
