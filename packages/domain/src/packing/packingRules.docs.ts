import type { ComponentDocs } from '@khep/ui';

const group = 'shipping';

export const packingRulesFieldsDocs: ComponentDocs = {
  name: 'PackingRulesFields',
  group,
  purpose: 'How one product may be packed: how it may lie, what may stand on it, what may lie beside it.',
  do: ['Give it the tags that other products have, so that one thing has one tag.'],
  dont: ['Do not ask again what its weight and sides already say.'],
  requirements: {
    'says-nothing-at-first': 'Until somebody says otherwise, anything goes.',
    'tells-only-what-changed': 'Each rule is reported by itself, and what it means is said beside it.',
    'own-box-is-not-turned': 'What ships in its own box cannot be given a way to lie.',
  },
};

export const packingTrialDocs: ComponentDocs = {
  name: 'PackingTrial',
  group,
  purpose: 'By what aim and into which boxes an order is packed, with what becomes of it at once.',
  do: ['Ask the server when it is confirmed: its word is the one that is kept.'],
  dont: ['Do not wait for the trial: it is an answer in advance, and may be absent.'],
  requirements: {
    'answers-while-choosing': 'Each change is answered without a button and without the server.',
    'says-what-does-not-fit': 'What fits none of the chosen boxes is named with the reason.',
    'size-at-hand': 'A size that the brand does not stock counts as soon as it has three sides.',
    'same-as-server': 'The answer is the one that the server has for the same question.',
  },
};

export const packingRuleBadgesDocs: ComponentDocs = {
  name: 'PackingRuleBadges',
  group,
  purpose: 'The rules of a product as small facts beside its name.',
  do: ['Show it where somebody picks, packs or looks a product up.'],
  dont: ['Do not let it stand for the rules in a form: there they are said in full.'],
  requirements: {
    'is-nothing-without-rules': 'A product without rules has no badges, and they take no room.',
  },
};
