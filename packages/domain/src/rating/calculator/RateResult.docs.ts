import type { ComponentDocs } from '@khep/ui';

export const rateResultDocs: ComponentDocs = {
  name: 'RateResult',
  group: 'shipping',
  purpose: 'For comparing the services for a parcel by likely cost, price and promise.',
  do: ["Name the reason of each service that can't ship the parcel, and what to do about it."],
  dont: ["Don't sort by price alone: parcels that come back cost more."],
};
