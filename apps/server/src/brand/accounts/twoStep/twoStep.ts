import type { TwoStep } from '@khep/api';
import { teamRoles } from '@khep/domain/team';
import type { TeamRole } from '@khep/domain/team';
import { confirmPassword } from '../confirmPassword.ts';
import { endAllSessions, endOtherSessions } from '../sessions.ts';
import { lockUser } from '../queries.ts';
import { claimVersion, loadVersion } from '../../../platform/db/documentVersions.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { json } from '../../../platform/db/schema.ts';
import { conflict, forbidden, validationError } from '../../../base/errors.ts';
import { appendEvent, changeContext, userActor } from '../../../platform/db/events.ts';
import type { ChangeContext } from '../../../platform/db/events.ts';
import type { Session } from '../../../platform/http/session.ts';
import type { Services } from '../../../start/services.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recoveryCodes.ts';
import { matchTwoStepCode, newTwoStepSecret, twoStepSecretOwner, twoStepUri } from './twoStepSecret.ts';
import { redeemTwoStepCode } from './redeemTwoStepCode.ts';

const rolesDocument = 'two_step_roles';

type User = Pick<Session, 'brand_id' | 'user_id'>;

export const findTwoStep = (db: Db | Tx, { brand_id, user_id }: User) =>
  db
    .selectFrom('two_step')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();

/** The user's two-step log-in, and whether their role requires it. */
export async function loadTwoStep(db: Db | Tx, session: Session): Promise<TwoStep> {
  const [version, own, brand] = await Promise.all([
    loadVersion(db, session.brand_id, rolesDocument),
    findTwoStep(db, session),
    db
      .selectFrom('brands')
      .select('two_step_roles')
      .where('brand_id', '=', session.brand_id)
      .executeTakeFirstOrThrow(),
  ]);
  const required_roles = teamRoles.filter((role) => brand.two_step_roles.includes(role));
  return {
    enabled_at: own?.enabled_at?.toISOString() ?? null,
    recovery_codes: own?.enabled_at ? own.recovery_hashes.length : 0,
    is_required: required_roles.some((role) => role === session.business_role),
    required_roles,
    version,
  };
}

/** Makes a secret for an authenticator app. It replaces one that was not confirmed. */
export async function startTwoStep(
  db: Db,
  services: Services,
  session: Session,
  password: string,
): Promise<{ secret: string; uri: string }> {
  const { brand_id, user_id } = session;
  await confirmPassword(db, services, session, password);
  if ((await findTwoStep(db, session))?.enabled_at)
    throw conflict('Two-step log-in is on already. Turn it off to use another app.');
  const secret = newTwoStepSecret();
  const row = {
    secret: services.couriers.vault.seal(secret, twoStepSecretOwner(brand_id, user_id)),
    enabled_at: null,
    last_counter: 0,
    recovery_hashes: json<string[]>([]),
    created_at: services.clock.now(),
  };
  await db
    .insertInto('two_step')
    .values({ brand_id, user_id, ...row })
    .onConflict((on) =>
      on.columns(['brand_id', 'user_id']).doUpdateSet(row).where('two_step.enabled_at', 'is', null),
    )
    .execute();
  return { secret, uri: twoStepUri(secret, session.email) };
}

/**
 * Turns two-step log-in on with a first code of the app. Other devices are logged out, because they logged in without it.
 * @returns the recovery codes, which are stored as hashes
 */
export async function confirmTwoStep(
  db: Db,
  services: Services,
  session: Session,
  { code, token }: { code: string; token: string | undefined },
): Promise<string[]> {
  const { clock, couriers } = services;
  const { brand_id, user_id } = session;
  const started = await findTwoStep(db, session);
  if (started === undefined) throw conflict('Scan the QR code first.');
  if (started.enabled_at) throw conflict('Two-step log-in is on already.');
  const now = clock.now();
  const secret = couriers.vault.open(started.secret, twoStepSecretOwner(brand_id, user_id));
  const counter = matchTwoStepCode(secret, code, { now, lastCounter: 0 });
  if (counter === undefined)
    throw validationError({
      code: "This code doesn't match. Check the time of your phone, and enter the next code.",
    });
  const codes = newRecoveryCodes();
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('two_step')
      .set({ enabled_at: now, last_counter: counter, recovery_hashes: json(codes.map(hashRecoveryCode)) })
      .where('brand_id', '=', brand_id)
      .where('user_id', '=', user_id)
      .where('secret', '=', started.secret)
      .where('enabled_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw conflict('Two-step log-in was changed elsewhere. Start again.');
    await endOtherSessions(tx, session, token);
    await recordTwoStep(tx, session, 'user.two_step_on', now);
  });
  return codes;
}

function recordTwoStep(tx: Tx, session: Session, kind: string, at: Date, data: Record<string, unknown> = {}) {
  return appendEvent(tx, {
    brand_id: session.brand_id,
    kind,
    actor: userActor(session),
    data: { user_id: session.user_id, ...data },
    at,
  });
}

interface Change {
  password: string;
  code: string;
}

async function assertOwnCode(
  db: Db,
  services: Services,
  session: Session,
  { password, code }: Change,
): Promise<void> {
  await confirmPassword(db, services, session, password);
  if (!(await findTwoStep(db, session))?.enabled_at) throw conflict('Two-step log-in is off.');
  if (!(await redeemTwoStepCode(db, services, session, code)))
    throw validationError({ code: 'This code is wrong or was used. Enter the next code of the app.' });
}

/** Replaces the recovery codes; the earlier ones stop working. */
export async function replaceRecoveryCodes(
  db: Db,
  services: Services,
  session: Session,
  change: Change,
): Promise<string[]> {
  await assertOwnCode(db, services, session, change);
  const codes = newRecoveryCodes();
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('two_step')
      .set({ recovery_hashes: json(codes.map(hashRecoveryCode)) })
      .where('brand_id', '=', session.brand_id)
      .where('user_id', '=', session.user_id)
      .execute();
    await recordTwoStep(tx, session, 'user.recovery_codes_replaced', services.clock.now());
  });
  return codes;
}

/** Turns two-step log-in off, unless the user's role requires it. */
export async function turnTwoStepOff(
  db: Db,
  services: Services,
  session: Session,
  change: Change,
): Promise<void> {
  if ((await loadTwoStep(db, session)).is_required)
    throw forbidden('Your role requires two-step log-in. An owner can change that in Settings > Users.');
  await assertOwnCode(db, services, session, change);
  await db.transaction().execute(async (tx) => {
    await deleteTwoStep(tx, session);
    await recordTwoStep(tx, session, 'user.two_step_off', services.clock.now());
  });
}

/** Deletes the secret and the recovery codes of a user. */
export async function deleteTwoStep(tx: Tx, { brand_id, user_id }: User): Promise<void> {
  await tx.deleteFrom('two_step').where('brand_id', '=', brand_id).where('user_id', '=', user_id).execute();
}

/** Turns a user's two-step log-in off and logs them out, because they lost their second step. @throws ApiError 404 */
export async function resetTwoStep(
  db: Db,
  { brand_id, actor }: ChangeContext,
  user_id: string,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, brand_id, user_id);
    await deleteTwoStep(tx, user);
    await endAllSessions(tx, user);
    await appendEvent(tx, {
      brand_id,
      kind: 'user.two_step_reset',
      actor,
      data: { user_id: user.user_id, name: user.name },
      at: now,
    });
  });
}

/**
 * Chooses the roles that must use two-step log-in. An owner who hasn't set it up can't require it of owners: the request
 * would lock them into the set-up.
 */
export async function saveTwoStepRoles(
  db: Db,
  services: Services,
  session: Session,
  roles: readonly TeamRole[],
  ifMatch: number | undefined,
): Promise<TwoStep> {
  if (session.business_role !== 'owner')
    throw forbidden('Only an owner of the brand can require two-step log-in.');
  const own = await findTwoStep(db, session);
  if (roles.includes('owner') && !own?.enabled_at)
    throw validationError({ roles: 'Turn on your own two-step log-in before you require it of owners.' });
  const now = services.clock.now();
  await db.transaction().execute(async (tx) => {
    await claimVersion(tx, changeContext(session, ifMatch), {
      document: rolesDocument,
      now,
      load: () => loadTwoStep(tx, session),
    });
    await tx
      .updateTable('brands')
      .set({ two_step_roles: json([...roles]) })
      .where('brand_id', '=', session.brand_id)
      .execute();
    await recordTwoStep(tx, session, 'user.two_step_required', now, { roles });
  });
  return loadTwoStep(db, session);
}
