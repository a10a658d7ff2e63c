import type { ComponentDocs } from '../componentDocs.ts';

export const sliderDocs: ComponentDocs = {
  name: 'Slider',
  group: 'inputs',
  purpose: 'For an approximate number on a scale: a share, a threshold.',
  alternatives: [
    { name: 'NumberField', when: 'the exact number is known' },
    { name: 'PercentSplitter', when: 'several shares make a whole' },
  ],
  do: [
    'Set `unit`, so that it is announced.',
    'Do expensive work in `onChangeEnd`, and show the number in `onChange`.',
  ],
  dont: ["Don't use it for exact numbers on a wide scale: 1 in 10,000 is less than a pixel."],
  keyboard: [
    { keys: '← → ↑ ↓', does: 'change it by a step' },
    { keys: 'Page Up, Page Down', does: 'change it by ten steps' },
    { keys: 'Home, End', does: 'move to an end of the scale' },
  ],
  screenReader: ['COD share, slider, 40%'],
  requirements: {
    'moves-by-keys': 'Arrows, Page keys, Home and End move it within its limits.',
    'moves-by-mouse': 'A click on the track moves it there.',
  },
};
