import type { ComponentDocs } from '@khep/ui';

export const companyProfileDetailsDocs: ComponentDocs = {
  name: 'CompanyProfileDetails',
  group: 'shipping',
  purpose: 'For the profile of a company, to read.',
  do: ['Put it into a card with a button that edits the profile.'],
  dont: ["Don't hide what isn't entered: it says so."],
};
