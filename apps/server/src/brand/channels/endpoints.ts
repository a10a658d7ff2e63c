import { randomBytes } from 'node:crypto';
import type { WebhookEndpoint, WebhookEndpointDraft } from '@khep/api';
import { json } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/schema.ts';
import { VersionConflict, conflict, forbidden, notFound, validationError } from '../../base/errors.ts';
import { appendEvent, changeContext } from '../../platform/db/events.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import { canAccessModule } from '../../platform/http/session.ts';
import type { Session } from '../../platform/http/session.ts';
import { newId } from '../../base/ids.ts';
import type { Services } from '../../start/services.ts';
import { confirmPassword } from '../accounts/confirmPassword.ts';
import { webhookTargetProblem } from './safeTarget.ts';
import { webhookSecretOwner } from './secretOwner.ts';
import type { EndpointRecord } from './tables.ts';

const maxEndpoints = 10;

/** Webhooks carry orders and their buyers. @throws ApiError 403 without access to them */
export function assertCanSendOrders(session: Session): void {
  if (!canAccessModule(session, 'orders'))
    throw forbidden('Webhooks send orders to another server. Your account has no access to orders.');
}

/** A receiver on this machine is for development, and only where the installation says so. */
export const allowsInternal = ({ config }: Services): boolean => config.KHEP_WEBHOOKS_INSIDE;

const serializeEndpoint = (row: EndpointRecord): WebhookEndpoint => ({
  id: row.endpoint_id,
  url: row.url,
  topics: row.topics,
  is_active: row.is_active,
  failures: row.failures,
  created_at: row.created_at.toISOString(),
  version: row.version,
});

export async function listEndpoints(db: Db, brand_id: string): Promise<WebhookEndpoint[]> {
  const rows = await db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .orderBy('created_at')
    .limit(maxEndpoints)
    .execute();
  return rows.map(serializeEndpoint);
}

/** An address without its query, which may hold a secret of the receiver. */
function addressOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

async function assertTarget(services: Services, url: string): Promise<void> {
  const problem = await webhookTargetProblem(url, allowsInternal(services));
  if (problem !== undefined) throw validationError({ url: problem });
}

/**
 * Confirms an address with the password of the session's user: it receives orders long after the session has ended.
 * @throws ApiError 422 on `url` or `password`
 */
async function confirmTarget(
  db: Db,
  services: Services,
  session: Session,
  { url, password }: WebhookEndpointDraft,
): Promise<void> {
  await assertTarget(services, url);
  if (password === undefined) throw missingPassword();
  await confirmPassword(db, services, session, password);
}

const missingPassword = () => validationError({ password: 'Enter your password' });

/** Creates an endpoint for events from now on. Its secret is returned once. */
export async function createEndpoint(
  db: Db,
  services: Services,
  session: Session,
  draft: WebhookEndpointDraft,
): Promise<{ endpoint: WebhookEndpoint; secret: string }> {
  const { brand_id, actor } = changeContext(session);
  await confirmTarget(db, services, session, draft);
  if ((await listEndpoints(db, brand_id)).length >= maxEndpoints)
    throw conflict(`A brand can have ${maxEndpoints} webhooks. Delete one first.`);
  const now = services.clock.now();
  const endpoint_id = newId('whk');
  const secret = `whsec_${randomBytes(24).toString('base64url')}`;
  const row = await db.transaction().execute(async (tx) => {
    await appendEvent(tx, {
      brand_id,
      kind: 'webhook.added',
      actor,
      data: { url: addressOf(draft.url) },
      at: now,
    });
    return tx
      .insertInto('webhook_endpoints')
      .values({
        brand_id,
        endpoint_id,
        url: draft.url,
        topics: json(draft.topics),
        secret: services.couriers.vault.seal(secret, webhookSecretOwner(brand_id, endpoint_id)),
        is_active: draft.is_active,
        failures: 0,
        read_until: newId('evt'),
        updated_by: actor.name ?? '',
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return { endpoint: serializeEndpoint(row), secret };
}

/** Saves an endpoint; another address needs the password. @throws ApiError 404, 422, VersionConflict */
export async function updateEndpoint(
  db: Db,
  services: Services,
  { session, ifMatch }: { session: Session; ifMatch: number | undefined },
  endpoint_id: string,
  draft: WebhookEndpointDraft,
): Promise<WebhookEndpoint> {
  const { brand_id, actor } = changeContext(session);
  const { url: confirmed } = await requireEndpoint(db, brand_id, endpoint_id);
  if (confirmed === draft.url) await assertTarget(services, draft.url);
  else await confirmTarget(db, services, session, draft);
  return db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('webhook_endpoints')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('endpoint_id', '=', endpoint_id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw notFound('webhook');
    if (ifMatch !== undefined && ifMatch !== before.version)
      throw new VersionConflict({
        current: { data: { endpoint: serializeEndpoint(before) } },
        changedBy: before.updated_by,
        changedAt: before.updated_at,
      });
    // Another address was saved meanwhile, so that this one is new again.
    if (before.url !== draft.url && confirmed === draft.url) throw missingPassword();
    const row = await tx
      .updateTable('webhook_endpoints')
      .set({
        url: draft.url,
        topics: json(draft.topics),
        is_active: draft.is_active,
        // It starts again with what happens from now on.
        ...(draft.is_active && !before.is_active ? { failures: 0, read_until: newId('evt') } : {}),
        version: before.version + 1,
        updated_by: actor.name ?? '',
        updated_at: services.clock.now(),
      })
      .where('brand_id', '=', brand_id)
      .where('endpoint_id', '=', endpoint_id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await appendEvent(tx, {
      brand_id,
      kind: 'webhook.changed',
      actor,
      data: {
        url: addressOf(draft.url),
        ...(before.url !== draft.url && { before: addressOf(before.url) }),
      },
      at: services.clock.now(),
    });
    return serializeEndpoint(row);
  });
}

/** Deletes an endpoint and its deliveries. @throws ApiError 404 */
export async function deleteEndpoint(
  db: Db,
  { clock }: Pick<Services, 'clock'>,
  { brand_id, actor }: ChangeContext,
  endpoint_id: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const gone = await tx
      .deleteFrom('webhook_endpoints')
      .where('brand_id', '=', brand_id)
      .where('endpoint_id', '=', endpoint_id)
      .returning('url')
      .executeTakeFirst();
    if (!gone) throw notFound('webhook');
    await appendEvent(tx, {
      brand_id,
      kind: 'webhook.deleted',
      actor,
      data: { url: addressOf(gone.url) },
      at: clock.now(),
    });
    await tx
      .deleteFrom('webhook_deliveries')
      .where('brand_id', '=', brand_id)
      .where('endpoint_id', '=', endpoint_id)
      .execute();
  });
}

/** @throws ApiError 404 */
export async function requireEndpoint(
  db: Db,
  brand_id: string,
  endpoint_id: string,
): Promise<EndpointRecord> {
  const row = await db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('endpoint_id', '=', endpoint_id)
    .executeTakeFirst();
  if (!row) throw notFound('webhook');
  return row;
}
