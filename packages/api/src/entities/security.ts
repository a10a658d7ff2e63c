import { z } from 'zod';
import { auditAreas, teamRoles } from '@khep/domain/team';
import { day, exact, idText, line, maxLength, required } from './fields.ts';
import { Page } from './paging.ts';

const password = exact(maxLength.line, 'Enter your password').min(1, 'Enter your password');

/** Two-step log-in of the signed-in user. */
export const TwoStep = z.object({
  /** ISO 8601; null while it is off. */
  enabled_at: z.string().nullable(),
  /** Unused recovery codes. */
  recovery_codes: z.number().int(),
  /** The user's role requires it. */
  is_required: z.boolean(),
  /** Roles that must use it, chosen by an owner. */
  required_roles: z.array(z.enum(teamRoles)),
  /** Of the required roles. */
  version: z.number().int(),
});
export type TwoStep = z.output<typeof TwoStep>;

/** The newest backup of the installation. */
export const NewestBackup = z.object({
  /** ISO 8601, when it was made, restored and compared; null without one in the place of backups. */
  verified_at: z.string().nullable(),
  /** Hours between scheduled backups; null where the server makes none, as with PostgreSQL. */
  every_hours: z.number().nullable(),
  /** Older than two rounds of the schedule, or than two days without one. */
  is_late: z.boolean(),
});

export const TwoStepStart = z.object({ password });
/** The secret is shown once. It counts only after a code of it was entered. */
export const TwoStepSecret = z.object({
  /** Base32, for typing it into the app. */
  secret: z.string(),
  /** `otpauth://`, for a QR code. */
  uri: z.string(),
});
export const TwoStepConfirm = z.object({
  code: required('Enter the 6-digit code of the app', 40),
});
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
/** A change of a working two-step log-in: password, and a code of the app or a recovery code. */
export const TwoStepChange = z.object({ password, code: required('Enter a code of the app', 40) });
export const TwoStepRoles = z.object({ roles: z.array(z.enum(teamRoles)) });
export const PasswordOnly = z.object({ password });

/** A device that is logged in. */
export const UserSession = z.object({
  id: z.string(),
  /** `Chrome on Windows`. */
  device: z.string(),
  is_handheld: z.boolean(),
  /** IP address, or the network of an IPv6 address; empty if unknown. */
  address: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  /** The session of this request. */
  is_current: z.boolean(),
});
export type UserSession = z.output<typeof UserSession>;

/** One change that a user made. */
export const AuditEntry = z.object({
  id: z.string(),
  at: z.string(),
  user_id: z.string(),
  user_name: z.string(),
  /** Group of the change: `orders`, `users`, … */
  area: z.string(),
  kind: z.string(),
  /** The action, in words. */
  title: z.string(),
  detail: z.string(),
  /** Of an order's change. */
  order_id: z.string().nullable(),
});
export type AuditEntry = z.output<typeof AuditEntry>;

export const AuditFilter = Page.pick({ page_size: true, after: true }).extend({
  user_id: idText.optional(),
  area: z.enum(auditAreas).optional(),
  start_date: day.optional(),
  end_date: day.optional(),
  search: line(maxLength.name).optional(),
});
