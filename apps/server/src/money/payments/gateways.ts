import type { Gateway, GatewayDraft } from '@khep/api';
import { maskedSecret } from '../../partners/couriers/credentials.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/schema.ts';
import { VersionConflict, notFound, validationError } from '../../base/errors.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import type { Services } from '../../start/services.ts';
import { gatewaySecretOwner } from './secretOwner.ts';

/** A payment gateway that brands can connect, and what its keys look like. */
interface GatewayDefinition {
  id: string;
  name: string;
  /** Key IDs say themselves whether they are for tests. */
  keyPattern: RegExp;
  keyExample: string;
}

const definitions: readonly GatewayDefinition[] = [
  {
    id: 'razorpay',
    name: 'Razorpay',
    keyPattern: /^rzp_(test|live)_[A-Za-z0-9]{8,40}$/,
    keyExample: 'rzp_live_8dKx2mQ0wZt1Ab',
  },
];

interface Secrets {
  key_secret: string;
  webhook_secret: string;
}

function requireDefinition(id: string): GatewayDefinition {
  const found = definitions.find((one) => one.id === id);
  if (!found) throw notFound('payment gateway');
  return found;
}

/** Lists the gateways with what the brand has connected; secrets are masked. */
export async function listGateways(db: Db, services: Services, brand_id: string): Promise<Gateway[]> {
  const rows = await db
    .selectFrom('payment_gateways')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('is_active', '=', true)
    .execute();
  return definitions.map(({ id, name }): Gateway => {
    const row = rows.find(({ gateway }) => gateway === id);
    const secrets = row ? openSecrets(services, brand_id, id, row.credentials) : undefined;
    return {
      id,
      name,
      is_connected: row !== undefined,
      mode: row?.mode ?? 'test',
      key_id: row?.key_id ?? '',
      key_secret: maskedSecret(secrets?.key_secret ?? ''),
      webhook_secret: maskedSecret(secrets?.webhook_secret ?? ''),
      charges: row?.charges ?? [],
      banks: row?.banks ?? [],
      version: row?.version ?? 0,
      updated_at: row?.updated_at.toISOString() ?? null,
    };
  });
}

function openSecrets(services: Services, brand_id: string, gateway: string, sealed: string): Secrets {
  return JSON.parse(services.couriers.vault.open(sealed, gatewaySecretOwner(brand_id, gateway))) as Secrets;
}

/**
 * Saves the credentials and terms of a gateway. The key ID decides between test and live: a live key can't be saved as
 * a test, nor the other way round.
 * @throws ApiError 422, VersionConflict
 */
export async function saveGateway(
  db: Db,
  services: Services,
  { brand_id, actor, ifMatch }: ChangeContext,
  id: string,
  draft: GatewayDraft,
): Promise<Gateway> {
  const definition = requireDefinition(id);
  const problems: Record<string, string> = {};
  const keyMode = definition.keyPattern.exec(draft.key_id)?.[1];
  if (keyMode === undefined)
    problems['key_id'] = `Enter the key ID from ${definition.name}, such as ${definition.keyExample}.`;
  else if (keyMode !== draft.mode)
    problems['key_id'] =
      keyMode === 'test'
        ? 'This is a test key. Choose test mode, or enter the live key.'
        : 'This is a live key. Choose live mode, or enter the test key.';
  const methods = draft.charges.map(({ method }) => method);
  draft.charges.forEach(({ method }, index) => {
    if (methods.indexOf(method) !== index)
      problems[`charges.${index}.method`] = 'This method is already listed. Choose another.';
  });
  const before = await db
    .selectFrom('payment_gateways')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('gateway', '=', id)
    .executeTakeFirst();
  const saved =
    before?.is_active === true ? openSecrets(services, brand_id, id, before.credentials) : undefined;
  // A secret belongs to its key.
  const kept = before?.key_id === draft.key_id ? saved : undefined;
  const secrets: Secrets = {
    key_secret: draft.key_secret || (kept?.key_secret ?? ''),
    webhook_secret: draft.webhook_secret || (saved?.webhook_secret ?? ''),
  };
  if (secrets.key_secret === '') problems['key_secret'] = 'Enter the key secret of this key.';
  if (Object.keys(problems).length > 0) throw validationError(problems);
  if (ifMatch !== undefined && before && ifMatch !== before.version && before.is_active)
    throw new VersionConflict({
      current: {
        data: { gateway: (await listGateways(db, services, brand_id)).find((one) => one.id === id) },
      },
      changedBy: before.updated_by,
      changedAt: before.updated_at,
    });
  const now = services.clock.now();
  const values = {
    mode: draft.mode,
    key_id: draft.key_id,
    credentials: services.couriers.vault.seal(JSON.stringify(secrets), gatewaySecretOwner(brand_id, id)),
    charges: json(draft.charges),
    banks: json(draft.banks),
    is_active: true,
    updated_by: actor.name ?? '',
    updated_at: now,
  };
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('payment_gateways')
      .values({ brand_id, gateway: id, ...values, created_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['brand_id', 'gateway'])
          .doUpdateSet((eb) => ({ ...values, version: eb('payment_gateways.version', '+', 1) })),
      )
      .execute();
    await appendEvent(tx, {
      brand_id,
      kind: 'payment_gateway.saved',
      actor,
      data: { gateway: definition.name, mode: draft.mode, key_id: draft.key_id },
      at: now,
    });
  });
  return (await listGateways(db, services, brand_id)).find((one) => one.id === id)!;
}

/** Disconnects a gateway and forgets its secrets. @throws ApiError 404 */
export async function removeGateway(
  db: Db,
  services: Services,
  { brand_id, actor }: ChangeContext,
  id: string,
): Promise<void> {
  const { name } = requireDefinition(id);
  const now = services.clock.now();
  const none: Secrets = { key_secret: '', webhook_secret: '' };
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('payment_gateways')
      .set((eb) => ({
        is_active: false,
        credentials: services.couriers.vault.seal(JSON.stringify(none), gatewaySecretOwner(brand_id, id)),
        version: eb('version', '+', 1),
        updated_at: now,
        updated_by: actor.name ?? '',
      }))
      .where('brand_id', '=', brand_id)
      .where('gateway', '=', id)
      .where('is_active', '=', true)
      .returning('gateway')
      .executeTakeFirst();
    if (!row) throw notFound('payment gateway');
    await appendEvent(tx, {
      brand_id,
      kind: 'payment_gateway.removed',
      actor,
      data: { gateway: name },
      at: now,
    });
  });
}
