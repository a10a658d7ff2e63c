import type { ResponseOf, calls } from '@khep/api';
import type { Actor } from '../../base/actor.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { courierName, requireService } from '../../partners/couriers/courierServices.ts';
import { appendEvent } from '../../platform/db/events.ts';
import { newId } from '../../base/ids.ts';
import type { StoredPincodeChange } from './tables.ts';

type Changes = ResponseOf<typeof calls.contracts.pincodeChanges>['data'];

interface Upload {
  brand_id: string;
  courier_id: number;
  actor: Actor;
  now: Date;
}

/** The zone of a PIN code, and whether the courier serves it. */
export interface MappedZone {
  zone: string;
  is_active: boolean;
}

/** Loads a courier's mapping before an upload changes it. */
export async function zonesBefore(
  tx: Tx,
  brand_id: string,
  courier_id: number,
): Promise<ReadonlyMap<string, MappedZone>> {
  const rows = await tx
    .selectFrom('pincode_zones')
    .select(['pincode', 'zone', 'is_active'])
    .where('brand_id', '=', brand_id)
    .where('courier_id', '=', courier_id)
    .execute();
  return new Map(rows.map(({ pincode, ...mapped }) => [pincode, mapped]));
}

/** Records what an upload changed, in place of the upload before. Returns how many PIN codes are new. */
export async function recordChanges(
  tx: Tx,
  { brand_id, courier_id, actor, now }: Upload,
  before: ReadonlyMap<string, MappedZone>,
  rows: readonly (MappedZone & { pincode: string })[],
): Promise<number> {
  const changes = rows
    .filter(({ pincode, zone, is_active }) => {
      const old = before.get(pincode);
      return old?.zone !== zone || old.is_active !== is_active;
    })
    .map(({ pincode, zone, is_active }): StoredPincodeChange => {
      const old = before.get(pincode);
      return [pincode, old?.zone ?? null, zone, old?.is_active ?? null, is_active];
    });
  const added = changes.filter(([, old]) => old === null).length;
  const counts = { added, changed: changes.length - added, same: rows.length - changes.length };
  const row = { upload_id: newId('pcu'), at: now, actor: json(actor), changes: json(changes), ...counts };
  await tx
    .insertInto('pincode_uploads')
    .values({ brand_id, courier_id, ...row })
    .onConflict((conflict) => conflict.columns(['brand_id', 'courier_id']).doUpdateSet(row))
    .execute();
  await appendEvent(tx, {
    brand_id,
    kind: 'contract.pincodes_uploaded',
    actor,
    data: { courier: courierName(courier_id), ...counts },
    at: now,
  });
  return added;
}

/** Loads the changes of the last upload of a courier's mapping. */
export async function loadPincodeChanges(db: Db, brand_id: string, courier_id: number): Promise<Changes> {
  requireService(courier_id);
  const row = await db
    .selectFrom('pincode_uploads')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('courier_id', '=', courier_id)
    .executeTakeFirst();
  if (!row) return { upload: null, changes: [] };
  const { upload_id: id, at, actor, added, changed, same } = row;
  return {
    upload: { id, at: at.toISOString(), by: actor.name ?? '', added, changed, same },
    changes: row.changes.map(([pincode, zone_before, zone, is_active_before = null, is_active = null]) => ({
      pincode,
      zone_before,
      zone,
      is_active_before,
      is_active,
    })),
  };
}
