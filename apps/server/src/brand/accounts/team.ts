import { randomBytes } from 'node:crypto';
import type { User, UserChange, UserDraft } from '@khep/api';
import type { Selectable } from 'kysely';
import { beyondGranter, canGrant, grantedModules } from '@khep/domain/team';
import type { Access } from '@khep/domain/team';
import { claimVersion } from '../../platform/db/documentVersions.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { conflict, forbidden, validationError, notFound } from '../../base/errors.ts';
import { appendEvent, changeContext, userActor } from '../../platform/db/events.ts';
import type { Session } from '../../platform/http/session.ts';
import { newId } from '../../base/ids.ts';
import type { Services } from '../../start/services.ts';
import { consumeAttempt } from '../../platform/db/attemptLimit.ts';
import { issueCode } from './oneTimeCodes.ts';
import { unusablePasswordHash } from './passwords.ts';
import { findBrand, findLogin, findUser, lockUser } from './queries.ts';
import { endAllSessions } from './sessions.ts';
import { deleteTwoStep } from './twoStep/twoStep.ts';
import type { UsersTable } from './tables.ts';
import { serializeUser } from './serializers.ts';
import { getUser, userDocument } from './users.ts';
import { invitationEmail, invitationOfKnownUserEmail } from './emails.ts';

type UserRecord = Selectable<UsersTable>;

const inviteLivesMs = 7 * 24 * 60 * 60_000;

/** Adds a user to the brand and sends an invitation to set a password. */
export async function addUser(db: Db, services: Services, session: Session, draft: UserDraft): Promise<User> {
  assertCanGrant(session, draft);
  await consumeAttempt(db, services.clock, {
    key: `invite:${session.brand_id}`,
    limit: 100,
    windowSeconds: 86_400,
  });
  const now = services.clock.now();
  const row = {
    brand_id: session.brand_id,
    user_id: newId('usr'),
    login_id: newId('log'),
    name: draft.name,
    email: draft.email,
    mobile: draft.mobile,
    business_role: draft.business_role,
    profile_photo: draft.profile_photo || null,
    created_at: now,
  };
  const { user, secret, brand } = await db.transaction().execute(async (tx) => {
    await assertNotInBrand(tx, session.brand_id, row);
    // An address of another brand's account gets no log-in here. The response is the same: it must not tell.
    const isKnown = (await findLogin(tx, { email: row.email })) !== undefined;
    const isKnownPhone = (await findLogin(tx, { phone: row.mobile })) !== undefined;
    await tx
      .insertInto('users')
      .values({ ...row, module_access: json<string[]>(draft.module_access) })
      .execute();
    if (!isKnown)
      await tx
        .insertInto('logins')
        .values({
          login_id: row.login_id,
          email: row.email,
          phone: isKnownPhone ? null : row.mobile,
          password_hash: unusablePasswordHash,
          home_brand_id: row.brand_id,
          home_user_id: row.user_id,
          created_at: now,
        })
        .execute();
    await appendEvent(tx, {
      brand_id: row.brand_id,
      kind: 'user.added',
      actor: userActor(session),
      data: { user_id: row.user_id, ...rightsOf(draft) },
      at: now,
    });
    return {
      user: (await findUser(tx, row.brand_id, row.user_id))!,
      brand: await findBrand(tx, row.brand_id),
      secret: isKnown
        ? undefined
        : await issueCode(tx, services, 'invite', row.login_id, {
            code: randomBytes(24).toString('base64url'),
            livesMs: inviteLivesMs,
          }),
    };
  });
  const names = { by: session.name, to: brand?.name ?? '' };
  // Not awaited: both emails must take as long.
  void (secret === undefined
    ? tellKnownUser(services, user, names)
    : sendInvite(services, user, `${row.login_id}.${secret}`, names));
  return serializeUser(user);
}

/** Updates a user's name, photo, role or modules. */
export async function changeUser(
  db: Db,
  services: Services,
  session: Session,
  id: string,
  change: UserChange,
  ifMatch: number | undefined,
): Promise<User> {
  const { name, business_role, module_access, profile_photo } = change;
  return db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, session.brand_id, id);
    assertCanEditUser(session, user);
    assertCanGrant(session, change);
    if (change.email !== undefined && change.email !== user.email)
      throw validationError({ email: 'Confirm the new email address with its one-time code.' });
    if (change.mobile !== undefined && change.mobile !== user.mobile)
      throw validationError({ mobile: 'Confirm the new mobile number with its one-time code.' });
    if (business_role !== undefined && business_role !== 'owner') await assertOwnerRemains(tx, user);
    const set = {
      ...(name === undefined ? {} : { name }),
      ...(business_role === undefined ? {} : { business_role }),
      ...(module_access === undefined ? {} : { module_access: json<string[]>(module_access) }),
      ...(profile_photo === undefined ? {} : { profile_photo: profile_photo || null }),
    };
    if (Object.keys(set).length === 0) return serializeUser(user);
    await claimVersion(tx, changeContext(session, ifMatch), {
      document: userDocument(id),
      now: services.clock.now(),
      load: () => getUser(tx, session.brand_id, id, services.clock.now()),
    });
    const changed = await tx
      .updateTable('users')
      .set(set)
      .where('brand_id', '=', session.brand_id)
      .where('user_id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await appendEvent(tx, {
      brand_id: session.brand_id,
      kind: 'user.changed',
      actor: userActor(session),
      data: { user_id: id, before: rightsOf(user), after: rightsOf(changed) },
      at: services.clock.now(),
    });
    return serializeUser(changed);
  });
}

/** Removes a user from the brand: ends their sessions and frees the address for another account. */
export async function removeUser(db: Db, services: Services, session: Session, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, session.brand_id, id);
    assertCanEditUser(session, user);
    await assertOwnerRemains(tx, user);
    await tx
      .updateTable('users')
      .set({ is_active: false })
      .where('brand_id', '=', session.brand_id)
      .where('user_id', '=', id)
      .execute();
    await tx.deleteFrom('logins').where('login_id', '=', user.login_id).execute();
    await deleteTwoStep(tx, user);
    await endAllSessions(tx, user);
    await tx
      .updateTable('api_keys')
      .set({ revoked_at: services.clock.now() })
      .where('brand_id', '=', session.brand_id)
      .where('user_id', '=', id)
      .where('revoked_at', 'is', null)
      .execute();
    await appendEvent(tx, {
      brand_id: session.brand_id,
      kind: 'user.removed',
      actor: userActor(session),
      data: { user_id: id, name: user.name },
      at: services.clock.now(),
    });
  });
}

/** Owners can edit anyone, managers users with no more access than theirs. Log-ins have stricter rules. */
export function assertCanEditUser(
  session: Session,
  user: Pick<UserRecord, 'business_role' | 'user_id' | 'name' | 'module_access'>,
): void {
  if (session.business_role === 'owner' || user.user_id === session.user_id) return;
  if (!canGrant(session.business_role)) throw forbidden('Only owners and managers can change other users.');
  const beyond = beyondGranter(session, user);
  if (beyond.role) throw forbidden(`Only an owner of the brand can change another ${user.business_role}.`);
  if (beyond.modules.length > 0)
    throw forbidden(
      `${user.name} has access to ${labelsOf(beyond.modules)}, which you don't have. Ask an owner of the brand.`,
    );
}

/** Users can grant only access that they have, and only owners and managers grant any. */
function assertCanGrant(session: Session, given: Partial<Access>): void {
  const isGrant = given.business_role !== undefined || given.module_access !== undefined;
  if (isGrant && !canGrant(session.business_role))
    throw forbidden('Only owners and managers can grant access.');
  const beyond = beyondGranter(session, given);
  if (beyond.role) throw forbidden('Only an owner of the brand can add an owner.');
  if (beyond.modules.length > 0)
    throw forbidden(`You can't grant access to ${labelsOf(beyond.modules)}: you don't have it.`);
}

/** Modules as the sidebar names them. */
function labelsOf(modules: readonly string[]): string {
  return modules
    .map((id) =>
      id === 'all' ? 'every module' : (grantedModules.find((module) => module.id === id)?.label ?? id),
    )
    .join(', ');
}

async function assertOwnerRemains(tx: Tx, leaving: UserRecord): Promise<void> {
  if (leaving.business_role !== 'owner') return;
  const other = await tx
    .selectFrom('users')
    .select('user_id')
    .where('brand_id', '=', leaving.brand_id)
    .where('business_role', '=', 'owner')
    .where('is_active', '=', true)
    .where('user_id', '!=', leaving.user_id)
    .executeTakeFirst();
  if (!other)
    throw conflict(`${leaving.name} is the last owner of the brand. Make another user an owner first.`);
}

/** Rejects an email address or phone number of another user of the brand. Whether other brands know it is not told. */
export async function assertNotInBrand(
  tx: Tx,
  brand_id: string,
  contact: { email?: string; mobile?: string },
  except = '',
): Promise<void> {
  const users = await tx
    .selectFrom('users')
    .select(['email', 'mobile'])
    .where('brand_id', '=', brand_id)
    .where('is_active', '=', true)
    .where('user_id', '!=', except)
    .where((where) =>
      where.or([where('email', '=', contact.email ?? ''), where('mobile', '=', contact.mobile ?? '')]),
    )
    .execute();
  const taken = 'Mobile or email is already registered';
  if (users.some(({ email }) => email !== '' && email === contact.email))
    throw conflict(taken, { email: `${taken}. Enter a different email address.` });
  if (users.some(({ mobile }) => mobile !== '' && mobile === contact.mobile))
    throw conflict(taken, { mobile: `${taken}. Enter a different mobile number.` });
}

/** Sends the invitation of a user who has chosen no password yet again. The earlier link stops working. */
export async function inviteAgain(db: Db, services: Services, session: Session, id: string): Promise<void> {
  const user = await findUser(db, session.brand_id, id);
  if (!user?.is_active) throw notFound('user');
  assertCanEditUser(session, user);
  const login = await db
    .selectFrom('logins')
    .select(['login_id', 'password_hash'])
    .where('login_id', '=', user.login_id)
    .executeTakeFirst();
  if (login !== undefined && login.password_hash !== unusablePasswordHash)
    throw conflict(`${user.name} has joined already and can log in.`);
  await consumeAttempt(db, services.clock, {
    key: `invite:${session.brand_id}`,
    limit: 100,
    windowSeconds: 86_400,
  });
  const brand = await findBrand(db, session.brand_id);
  const names = { by: session.name, to: brand?.name ?? '' };
  const secret =
    login &&
    (await db.transaction().execute(async (tx) => {
      await appendEvent(tx, {
        brand_id: session.brand_id,
        kind: 'user.invited_again',
        actor: userActor(session),
        data: { user_id: id },
        at: services.clock.now(),
      });
      return issueCode(tx, services, 'invite', login.login_id, {
        code: randomBytes(24).toString('base64url'),
        livesMs: inviteLivesMs,
      });
    }));
  void (login === undefined || secret === undefined
    ? tellKnownUser(services, user, names)
    : sendInvite(services, user, `${login.login_id}.${secret}`, names));
}

function rightsOf(user: { business_role: string; module_access: readonly string[] }) {
  return { business_role: user.business_role, module_access: user.module_access };
}

/** The address has an account of another brand: only its owner learns that. */
async function tellKnownUser(
  services: Services,
  user: UserRecord,
  { by, to }: { by: string; to: string },
): Promise<void> {
  await services.mailer
    .send({
      to: user.email,
      ...invitationOfKnownUserEmail({ user: user.name, by, to }),
    })
    .catch((error: unknown) => services.log.error({ err: error }, 'an email could not be sent'));
}

async function sendInvite(
  services: Services,
  user: UserRecord,
  token: string,
  { by, to }: { by: string; to: string },
): Promise<void> {
  const base = services.config.PUBLIC_URL ?? `http://localhost:${services.config.PORT}`;
  const link = new URL('/auth/forgot-password', base);
  // After the #, which browsers send neither to servers nor as a referrer.
  link.hash = `token=${token}`;
  await services.mailer
    .send({
      to: user.email,
      ...invitationEmail({ user: user.name, by, to }, link.href),
    })
    // The user is added anyway, and can request a code.
    .catch((error: unknown) => services.log.error({ err: error }, 'an invitation could not be sent'));
}
