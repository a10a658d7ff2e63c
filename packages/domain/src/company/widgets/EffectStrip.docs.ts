import type { ComponentDocs } from '@khep/ui';

export const effectStripDocs: ComponentDocs = {
  name: 'EffectStrip',
  group: 'shipping',
  purpose: "For showing what a company's details change for parcels, invoices, HSN and payouts.",
  do: ['Pass the effects of companyEffects, so that the texts are those of Home and the set-up.'],
  dont: ["Don't use it for numbers; use Stat."],
  requirements: {
    'effect-in-words': 'Each effect says in words what happens now; its tone only repeats it.',
    'narrow-screens': 'The effects are below each other on narrow screens.',
  },
};
