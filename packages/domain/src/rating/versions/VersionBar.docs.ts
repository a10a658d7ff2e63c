import type { ComponentDocs } from '@khep/ui';

export const versionBarDocs: ComponentDocs = {
  name: 'VersionBar',
  group: 'shipping',
  purpose: "For showing which version of a courier's rate card prices parcels on which days.",
  keywords: ['contract', 'validity', 'timeline'],
  alternatives: [{ name: 'Timeline', when: 'events happened at a moment' }],
  do: ['Lay it out with `layOutVersions`, which draws the draft as if it were saved.'],
  dont: ["Don't use it alone: list the versions too, with what each has priced."],
  screenReader: ['Versions by date, list with 3 items: v2 in force, 1 Apr 2026, 30 Nov 2026'],
  requirements: {
    'says-each-span': 'Each version says its state and days in words.',
    'narrow-screens': 'The versions are below each other on narrow screens.',
  },
};
