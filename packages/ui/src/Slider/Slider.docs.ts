import type { ComponentDocs } from '../componentDocs.ts';

export const sliderDocs: ComponentDocs = {
  name: 'Slider',
  group: 'inputs',
  purpose: 'Sets an approximate number on a scale with ends: a share, a threshold.',
  alternatives: [
    { name: 'NumberField', when: 'the number is known: it is typed sooner than found' },
    { name: 'PercentSplitter', when: 'several shares make a whole' },
  ],
  do: [
    'Give `unit`, so that the number is heard with it.',
    'Follow what is costly on `onChangeEnd`, and show the number on `onChange`.',
  ],
  dont: ['Do not ask for an exact number of a wide scale with it: 1 in 10,000 is less than a pixel.'],
  keyboard: [
    { keys: '← → ↑ ↓', does: 'change it by a step' },
    { keys: 'Page Up, Page Down', does: 'change it by ten steps' },
    { keys: 'Home, End', does: 'go to an end of the scale' },
  ],
  screenReader: ['COD share, slider, 40%'],
  requirements: {
    'moves-by-keys': 'Arrows, Page and Home and End move it, within its ends.',
    'moves-by-mouse': 'A press on the scale takes it there.',
  },
};
