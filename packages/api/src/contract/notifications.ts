import { z } from 'zod';
import { data, endpoint } from '../endpoint.ts';
import * as n from '../entities/notification.ts';

const ours = { module: 'settings', errorMessage: 'Something went wrong', isExtension: true } as const;

/** Messages to buyers and couriers: their log, their texts, and when and how they are sent. */
export const notifications = {
  /** Newest first. */
  list: endpoint({
    id: 'notifications.list',
    method: 'GET',
    path: '/notifications',
    ...ours,
    query: n.NotificationFilter,
    response: n.NotificationList,
    rows: 'notifications',
  }),
  texts: endpoint({
    id: 'notifications.texts',
    method: 'GET',
    path: '/notifications/texts',
    ...ours,
    response: data(z.object({ texts: z.array(n.NotificationText) })),
  }),
  /** Saves the brand's own text. 422 with the variable that doesn't exist or is missing. */
  saveText: endpoint({
    id: 'notifications.saveText',
    method: 'PUT',
    path: '/notifications/texts',
    ...ours,
    body: n.NotificationTextDraft,
    response: data(z.object({ text: n.NotificationText })),
    successMessage: 'Message saved',
    isVersioned: true,
  }),
  settings: endpoint({
    id: 'notifications.settings',
    method: 'GET',
    path: '/notifications/settings',
    ...ours,
    response: data(
      z.object({
        settings: n.NotificationSettings,
        is_simulated: z.boolean(),
        /** Channels on which only registered templates are delivered. */
        template_channels: z.array(n.NotificationChannel),
      }),
    ),
  }),
  saveSettings: endpoint({
    id: 'notifications.saveSettings',
    method: 'PUT',
    path: '/notifications/settings',
    ...ours,
    body: n.NotificationSettings,
    isVersioned: true,
    response: data(z.object({ settings: n.NotificationSettings })),
    successMessage: 'Message settings saved',
  }),
};
