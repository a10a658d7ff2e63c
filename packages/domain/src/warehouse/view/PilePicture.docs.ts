import type { ComponentDocs } from '@khep/ui';

export const pilePictureDocs: ComponentDocs = {
  name: 'PilePicture',
  group: 'shipping',
  purpose: 'For showing which parcels of a van are on its pile, and how many are missing.',
  do: ['List the missing parcels by name below it.'],
  dont: ["Don't use it for progress that isn't made of countable things; use a meter."],
};
