import type { ComponentDocs } from '@khep/ui';

const group = 'shipping';

export const packingRulesFieldsDocs: ComponentDocs = {
  name: 'PackingRulesFields',
  group,
  purpose: "For editing a product's packing rules: rotation, stacking and mixing.",
  do: ['Pass the tags of other products, so that tags are reused.'],
  dont: ["Don't repeat weight and dimensions."],
  requirements: {
    'says-nothing-at-first': 'The defaults allow everything.',
    'tells-only-what-changed': 'Each rule is changed separately and explained beside its field.',
    'own-box-is-not-turned': 'Rotation is disabled for products that ship in their own box.',
  },
};

export const packingRuleBadgesDocs: ComponentDocs = {
  name: 'PackingRuleBadges',
  group,
  purpose: "For showing packing rules beside a product's name.",
  do: ['Use it for picking, packing and product lookup.'],
  dont: ["Don't use it in forms; use PackingRulesFields."],
  requirements: {
    'is-nothing-without-rules': 'A product without rules renders nothing.',
  },
};
