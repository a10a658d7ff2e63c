import type { ComponentDocs } from '../../componentDocs.ts';

export const bandChartDocs: ComponentDocs = {
  name: 'BandChart',
  group: 'charts',
  purpose: 'For a forecast whose interval matters, with the events that move it.',
  alternatives: [
    { name: 'LineChart', when: 'the values are known, or no interval is' },
    { name: 'StackedBarChart', when: 'the parts of each period matter' },
  ],
  do: [
    'Fill what is certain, and outline what is a forecast.',
    'Name the one label that matters, and what a reader can do about it beside the chart.',
  ],
  dont: ["Don't draw a band where nothing is known of the interval: low, middle and high are then the same."],
  keyboard: [
    { keys: 'Tab', does: 'moves to the chart' },
    { keys: 'Left and Right', does: 'move between labels, or between the events of a row' },
    { keys: 'Up and Down', does: 'move to the nearest event of another row' },
    { keys: 'T', does: 'shows the table' },
    { keys: 'Enter', does: 'opens the focused event' },
    { keys: 'Escape', does: 'exits' },
  ],
  screenReader: ['Balance, forecast chart', '20 Dec, Middle ₹63,707, −₹1,91,000 – ₹3,11,000'],
  requirements: {
    'certain-is-filled': 'Events that are forecasts are outlined, others are filled.',
    'below-the-limit-is-marked': 'The limit is a line with a name, and the mark has a line and words.',
    'rows-share-the-axis': 'Up and Down keep the place on the axis between rows.',
    'opens-what-it-counts': 'Enter or clicking an event reports it.',
  },
};
