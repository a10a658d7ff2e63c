import { calls } from '@khep/api';
import { notificationTextProblems } from '@khep/domain/notifications';
import { countMatching, queryKeyset } from '../../platform/db/pagination.ts';
import { validationError } from '../../base/errors.ts';
import { changeContext } from '../../platform/db/events.ts';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { saveNotificationSettings, saveNotificationText } from './saveSettings.ts';
import { isNotificationKind, serializeNotification } from './serialize.ts';
import { loadNotificationSettings, loadTexts, serializeSettings, serializeText } from './settings.ts';

export const routes: Route[] = [
  bindRoute(calls.notifications.list, async ({ query, db, session }) => {
    let matching = db.selectFrom('notifications').selectAll().where('brand_id', '=', session.brand_id);
    if (query.state) matching = matching.where('state', '=', query.state);
    if (query.shipment_id) matching = matching.where('shipment_id', '=', query.shipment_id);
    const [{ total, total_is_capped }, { rows, next }] = await Promise.all([
      countMatching(db, matching),
      queryKeyset(
        matching,
        { column: 'created_at', holds: 'moment', id: 'notification_id', direction: 'desc' },
        query,
      ),
    ]);
    return { notifications: rows.map(serializeNotification), total, total_is_capped, next };
  }),

  bindRoute(calls.notifications.texts, async ({ db, session }) => ({
    data: { texts: (await loadTexts(db, session.brand_id)).map(serializeText) },
  })),

  bindRoute(calls.notifications.saveText, async ({ body, db, services, session, ifMatch }) => {
    const { kind, language } = body;
    if (!isNotificationKind(kind)) throw validationError({ kind: 'Choose one of the messages.' });
    const isRestored = body.body === '';
    const problems = isRestored ? {} : notificationTextProblems(kind, body);
    if (Object.keys(problems).length > 0) throw validationError(problems);
    const text = await saveNotificationText(
      db,
      changeContext(session, ifMatch),
      { kind, language, subject: isRestored ? '' : body.subject, body: body.body },
      services.clock.now(),
    );
    return { data: { text: serializeText(text) }, message: 'Message saved' };
  }),

  bindRoute(calls.notifications.settings, async ({ db, services, session }) => ({
    data: {
      settings: serializeSettings(await loadNotificationSettings(db, session.brand_id)),
      is_simulated: services.messenger.kind === 'simulator',
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
