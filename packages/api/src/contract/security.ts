import { z } from 'zod';
import { byId, data, done, endpoint } from '../endpoint.ts';
import * as s from '../entities/security.ts';

const extension = { errorMessage: 'Something went wrong', isExtension: true } as const;
/** The user's own log-in: open to every user. */
const own = { module: 'open', forbidden: 'notice', ...extension } as const;
const settings = { module: 'settings', ...extension } as const;
const sessionList = data(z.object({ sessions: z.array(s.UserSession) }));

/** Two-step log-in and sessions. */
export const security = {
  twoStep: endpoint({
    id: 'security.twoStep',
    method: 'GET',
    path: '/security/two-step',
    ...own,
    response: data(s.TwoStep),
    isOpenWithoutTwoStep: true,
  }),
  /** When the data of this installation was last backed up. For owners. */
  backup: endpoint({
    id: 'security.backup',
    method: 'GET',
    path: '/security/backup',
    ...own,
    response: data(s.NewestBackup),
  }),
  /** Makes a secret for an authenticator app. Two-step log-in stays off until it is confirmed. */
  twoStepStart: endpoint({
    id: 'security.twoStepStart',
    method: 'POST',
    path: '/security/two-step/start',
    ...own,
    body: s.TwoStepStart,
    response: data(s.TwoStepSecret),
    isOpenWithoutTwoStep: true,
  }),
  /** Turns two-step log-in on; the response has the recovery codes, once. Ends the user's other sessions. */
  twoStepConfirm: endpoint({
    id: 'security.twoStepConfirm',
    method: 'POST',
    path: '/security/two-step/confirm',
    ...own,
    body: s.TwoStepConfirm,
    response: data(s.RecoveryCodes),
    successMessage: 'Two-step log-in turned on',
    isOpenWithoutTwoStep: true,
  }),
  /** Replaces the recovery codes. */
  recoveryCodes: endpoint({
    id: 'security.recoveryCodes',
    method: 'POST',
    path: '/security/two-step/recovery-codes',
    ...own,
    body: s.TwoStepChange,
    response: data(s.RecoveryCodes),
    successMessage: 'Recovery codes replaced',
  }),
  twoStepOff: endpoint({
    id: 'security.twoStepOff',
    method: 'POST',
    path: '/security/two-step/off',
    ...own,
    body: s.TwoStepChange,
    response: done,
    successMessage: 'Two-step log-in turned off',
  }),
  /** Chooses the roles that must use two-step log-in. For owners. */
  twoStepRoles: endpoint({
    id: 'security.twoStepRoles',
    method: 'PUT',
    path: '/security/two-step/roles',
    ...settings,
    body: s.TwoStepRoles,
    isVersioned: true,
    response: data(s.TwoStep),
    successMessage: 'Two-step log-in rule saved',
  }),
  /** Turns off another user's two-step log-in, for a lost phone. For owners. */
  twoStepReset: endpoint({
    id: 'security.twoStepReset',
    method: 'POST',
    path: '/security/users/{id}/two-step/reset',
    ...settings,
    params: byId,
    body: s.PasswordOnly,
    response: done,
    successMessage: 'Two-step log-in reset',
  }),
  sessions: endpoint({
    id: 'security.sessions',
    method: 'GET',
    path: '/security/sessions',
    ...own,
    response: sessionList,
  }),
  /** Ends one session: the user's own, or with access to settings that of a user whom they may change. */
  endSession: endpoint({
    id: 'security.endSession',
    method: 'DELETE',
    path: '/security/sessions/{id}',
    ...own,
    params: byId,
    response: done,
  }),
  /** Ends the user's sessions on other devices. */
  endOtherSessions: endpoint({
    id: 'security.endOtherSessions',
    method: 'DELETE',
    path: '/security/sessions',
    ...own,
    response: done,
  }),
  userSessions: endpoint({
    id: 'security.userSessions',
    method: 'GET',
    path: '/security/users/{id}/sessions',
    ...settings,
    params: byId,
    response: sessionList,
  }),
  endUserSessions: endpoint({
    id: 'security.endUserSessions',
    method: 'DELETE',
    path: '/security/users/{id}/sessions',
    ...settings,
    params: byId,
    response: done,
  }),
};

/** Changes by the brand's users, newest first. */
export const audit = {
  list: endpoint({
    id: 'audit.list',
    method: 'GET',
    path: '/audit',
    ...settings,
    query: s.AuditFilter,
    response: data(
      z.object({
        entries: z.array(s.AuditEntry),
        total: z.number(),
        total_is_capped: z.boolean(),
        next: z.string().nullable(),
      }),
    ),
    rows: 'entries',
  }),
  /** The same as a CSV file. */
  download: endpoint({
    id: 'audit.download',
    method: 'GET',
    path: '/audit/download',
    ...settings,
    query: s.AuditFilter,
    response: 'blob',
  }),
};
