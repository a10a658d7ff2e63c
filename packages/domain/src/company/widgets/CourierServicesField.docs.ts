import type { ComponentDocs } from '@khep/ui';

export const courierServicesFieldDocs: ComponentDocs = {
  name: 'CourierServicesField',
  group: 'shipping',
  purpose: 'For choosing the courier services that allocation may use.',
  do: ['Save all services together.'],
  dont: ["Don't use it for contracts or credentials."],
  keyboard: [{ keys: 'Space', does: 'Selects the service, or no longer.' }],
};
