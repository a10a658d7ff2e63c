import { calls } from '@khep/api';
import { notificationTextProblems } from '@khep/domain/notifications';
import { validationError } from '../../base/errors.ts';
import { changeContext } from '../../platform/db/events.ts';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { listNotifications } from './listNotifications.ts';
import { saveNotificationSettings, saveNotificationText } from './saveSettings.ts';
import { isNotificationKind } from './serialize.ts';
import { loadNotificationSettings, loadTexts, serializeSettings, serializeText } from './settings.ts';

export const routes: Route[] = [
  bindRoute(calls.notifications.list, ({ query, db, session }) =>
    listNotifications(db, session.brand_id, query),
  ),

  bindRoute(calls.notifications.texts, async ({ db, session }) => ({
    data: { texts: (await loadTexts(db, session.brand_id)).map(serializeText) },
  })),

  bindRoute(calls.notifications.saveText, async ({ body, db, services, session, ifMatch }) => {
    const { kind, language, sms_template, whatsapp_template } = body;
    if (!isNotificationKind(kind)) throw validationError({ kind: 'Choose one of the messages.' });
    const isRestored = body.body === '';
    const problems = isRestored ? {} : notificationTextProblems(kind, body);
    if (Object.keys(problems).length > 0) throw validationError(problems);
    const text = await saveNotificationText(
      db,
      changeContext(session, ifMatch),
      {
        kind,
        language,
        subject: isRestored ? '' : body.subject,
        body: body.body,
        sms_template,
        whatsapp_template,
      },
      services.clock.now(),
    );
    return { data: { text: serializeText(text) }, message: 'Message saved' };
  }),

  bindRoute(calls.notifications.settings, async ({ db, services, session }) => ({
    data: {
      settings: serializeSettings(await loadNotificationSettings(db, session.brand_id)),
      is_simulated: services.messenger.kind === 'simulator',
      template_channels: [...services.messenger.templateChannels],
    },
  })),

  bindRoute(calls.notifications.saveSettings, async ({ body, db, services, session, ifMatch }) => ({
    data: {
      settings: serializeSettings(
        await saveNotificationSettings(db, changeContext(session, ifMatch), body, services.clock.now()),
      ),
    },
    message: 'Message settings saved',
  })),
];
