import { calls } from '@khep/api';
import { confirmPassword } from '../accounts/confirmPassword.ts';
import { endOtherSessions } from '../accounts/sessions.ts';
import { assertCanEditUser } from '../accounts/team.ts';
import { findUser } from '../accounts/queries.ts';
import type { Db } from '../../platform/db/schema.ts';
import { forbidden, notFound, validationError } from '../../base/errors.ts';
import { changeContext } from '../../platform/db/events.ts';
import { backupPlaces, newestBackupAt } from '../../platform/backup/backup.ts';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { canAccessModule } from '../../platform/http/session.ts';
import type { Session } from '../../platform/http/session.ts';
import { endSessionById, endUserSessions, findSessionById, listSessions } from './sessionList.ts';
import {
  confirmTwoStep,
  loadTwoStep,
  replaceRecoveryCodes,
  resetTwoStep,
  saveTwoStepRoles,
  startTwoStep,
  turnTwoStepOff,
} from '../accounts/twoStep/twoStep.ts';

/** Without a schedule of the server, the person who runs it should back up once a day. */
const usualBackupHours = 24;

/** Requires a user whose sessions the signed-in user may see and end. */
async function requireEditable(db: Db, session: Session, id: string) {
  const user = await findUser(db, session.brand_id, id);
  if (!user?.is_active) throw notFound('user');
  assertCanEditUser(session, user);
  return { brand_id: user.brand_id, user_id: user.user_id };
}

/** Two-step log-in, and the sessions of the user and of the team. */
export const routes: Route[] = [
  bindRoute(calls.security.twoStep, async ({ session, db }) => ({ data: await loadTwoStep(db, session) })),
  bindRoute(calls.security.backup, async ({ session, services: { config, clock } }) => {
    if (session.business_role !== 'owner') throw forbidden('Only an owner of the brand sees its backups.');
    const at = await newestBackupAt(backupPlaces(config).backups);
    const isScheduled = config.DATABASE_URL === undefined && config.KHEP_BACKUP_HOURS > 0;
    const every_hours = isScheduled ? config.KHEP_BACKUP_HOURS : null;
    const latest = 2 * (every_hours ?? usualBackupHours) * 3_600_000;
    return {
      data: {
        verified_at: at?.toISOString() ?? null,
        every_hours,
        is_late: at !== undefined && clock.now().getTime() - at.getTime() > latest,
      },
    };
  }),
  bindRoute(calls.security.twoStepStart, async ({ session, body, db, services }) => ({
    data: await startTwoStep(db, services, session, body.password),
  })),
  bindRoute(calls.security.twoStepConfirm, async ({ session, body, db, services, token }) => ({
    data: { recovery_codes: await confirmTwoStep(db, services, session, { code: body.code, token }) },
  })),
  bindRoute(calls.security.recoveryCodes, async ({ session, body, db, services }) => ({
    data: { recovery_codes: await replaceRecoveryCodes(db, services, session, body) },
  })),
  bindRoute(calls.security.twoStepOff, async ({ session, body, db, services }) => {
    await turnTwoStepOff(db, services, session, body);
    return { message: 'Two-step log-in turned off' };
  }),
  bindRoute(calls.security.twoStepRoles, async ({ session, body, db, services, ifMatch }) => ({
    data: await saveTwoStepRoles(db, services, session, body.roles, ifMatch),
  })),
  bindRoute(calls.security.twoStepReset, async ({ session, params, body, db, services }) => {
    if (session.business_role !== 'owner')
      throw forbidden('Only an owner of the brand can reset two-step log-in.');
    if (params.id === session.user_id)
      throw validationError({ id: 'Turn off your own two-step log-in in Account security.' });
    await confirmPassword(db, services, session, body.password);
    await resetTwoStep(db, changeContext(session), params.id, services.clock.now());
    return { message: 'Two-step log-in reset' };
  }),

  bindRoute(calls.security.sessions, async ({ session, db, services, token }) => ({
    data: { sessions: await listSessions(db, session, { now: services.clock.now(), token }) },
  })),
  bindRoute(calls.security.endSession, async ({ session, params, db }) => {
    const { user_id } = await findSessionById(db, session.brand_id, params.id);
    if (user_id !== session.user_id) {
      if (!canAccessModule(session, 'settings')) throw notFound('session');
      await requireEditable(db, session, user_id);
    }
    await endSessionById(db, session.brand_id, params.id);
    return { message: 'Logged out on the other device' };
  }),
  bindRoute(calls.security.endOtherSessions, async ({ session, db, token }) => {
    await endOtherSessions(db, session, token);
    return { message: 'Logged out on all other devices' };
  }),
  bindRoute(calls.security.userSessions, async ({ session, params, db, services, token }) => {
    const user = await requireEditable(db, session, params.id);
    return { data: { sessions: await listSessions(db, user, { now: services.clock.now(), token }) } };
  }),
  bindRoute(calls.security.endUserSessions, async ({ session, params, db, services, token }) => {
    const user = await requireEditable(db, session, params.id);
    await endUserSessions(db, changeContext(session), user, { token, now: services.clock.now() });
    return { message: 'Logged out on all devices' };
  }),
];
