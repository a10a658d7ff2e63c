import type { ComponentDocs } from '@khep/ui';

export const manifestBoxesDocs: ComponentDocs = {
  name: 'ManifestBoxes',
  group: 'shipping',
  purpose: 'For the boxes of a manifest, to be counted and signed at the handover.',
  do: ['Show ManifestHandover with the sums beside it.'],
  dont: ["Don't hide boxes that were not picked up."],
  requirements: { 'sums-match': 'Number, weight and COD amount are those of the boxes shown.' },
};
