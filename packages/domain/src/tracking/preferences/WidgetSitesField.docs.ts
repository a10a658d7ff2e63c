import type { ComponentDocs } from '@khep/ui';

export const widgetSitesFieldDocs: ComponentDocs = {
  name: 'WidgetSitesField',
  group: 'shipping',
  purpose: 'For the sites that may show the tracking widget, and the snippet to embed there.',
  do: ['Show the error of the first site that is wrong.'],
  dont: ["Don't list the website of the brand: it is allowed already."],
};
