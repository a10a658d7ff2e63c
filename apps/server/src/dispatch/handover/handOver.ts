import { floorConflict, floorInvalid } from '../../base/floorProblem.ts';
import type { Handover, HandoverDraft } from '@khep/api';
import { couriers } from '@khep/domain/couriers';
import { shipmentStateLabel } from '@khep/domain/shipments';
import { awbsOnPile, brokenEvidence, evidenceRoot, isOnPile } from '@khep/domain/warehouse';
import { notFound } from '../../base/errors.ts';
import { sealManifests } from '../shipments/manifests/sealManifests.ts';
import { lockShipmentsById } from '../../orders/shipments/queries.ts';
import { lockOrders } from '../../orders/state/orderState.ts';
import type { ShipmentRecord } from '../../orders/shipments/tables.ts';
import { findCourierService } from '../../partners/couriers/courierServices.ts';
import { appendEvents } from '../../platform/db/events.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';
import { findHandover } from './loadHandovers.ts';

/** Reasons that are listed; the others are counted. */
const maxReasons = 5;

/**
 * Records what a courier's van took: the parcels that were scanned, and no others, are on its manifest. The same id again
 * returns what was recorded.
 * @throws ApiError 422 for evidence that was changed; 409 with each parcel that can't be handed over, or for other scans
 */
export async function handOver(
  db: Db,
  services: Services,
  { brand_id, actor }: ChangeContext,
  { id, warehouse_id, partner, received_by, evidence }: HandoverDraft,
): Promise<Handover> {
  const seal = await evidenceRoot(id, evidence);
  const before = await findHandover(db, brand_id, id);
  if (before) return assertSame(before, seal);
  const broken = await brokenEvidence(id, evidence);
  if (broken !== undefined)
    throw floorInvalid(
      'evidence_changed',
      { entry: broken },
      { evidence: `Entry ${broken} of the scans was changed. Scan the pile again.` },
    );
  const awbs = [...awbsOnPile(evidence)];
  if (awbs.length === 0)
    throw floorInvalid('no_parcel_scanned', {}, { evidence: 'Scan at least one parcel.' });
  const found = await db
    .selectFrom('shipments')
    .select(['order_id', 'shipment_id'])
    .where('brand_id', '=', brand_id)
    .where('awb', 'in', awbs)
    .execute();
  const now = services.clock.now();
  const ids = found.map(({ shipment_id }) => shipment_id);
  await db.transaction().execute(async (tx) => {
    const added = await tx
      .insertInto('handovers')
      .values({
        brand_id,
        handover_id: id,
        warehouse_id,
        partner,
        evidence: json(evidence),
        seal,
        received_by,
        handed_over_by: actor.name ?? '',
        handed_over_at: now,
      })
      .onConflict((conflicting) => conflicting.columns(['brand_id', 'handover_id']).doNothing())
      .returning('handover_id')
      .executeTakeFirst();
    // The same one was sent at the same moment, and is recorded.
    if (!added) return;
    // From here on nobody cancels one of them.
    await lockOrders(
      tx,
      brand_id,
      found.map(({ order_id }) => order_id),
    );
    const parcels = [...(await lockShipmentsById(tx, brand_id, ids)).values()];
    await assertTakes(tx, { brand_id, warehouse_id, partner }, awbs, parcels);
    const taken = await tx
      .insertInto('handover_parcels')
      .values(ids.map((shipment_id) => ({ brand_id, shipment_id, handover_id: id })))
      .onConflict((conflicting) => conflicting.columns(['brand_id', 'shipment_id']).doNothing())
      .returning('shipment_id')
      .execute();
    if (taken.length < ids.length)
      throw floorConflict(
        'parcels_gone',
        {},
        'Parcels of this pile were handed over on another device. Load the page again.',
      );
    const handover = { seal, received_by, handed_over_by: actor.name ?? '', at: now.toISOString() };
    await sealManifests(tx, brand_id, parcels, handover, { now, actor });
    await appendEvents(
      tx,
      parcels.map(({ order_id, shipment_id }) => ({
        brand_id,
        order_id,
        shipment_id,
        kind: 'shipment.handed_over',
        actor,
        data: { courier: couriers[partner].name, received_by, seal: seal.slice(0, 8) },
        at: now,
      })),
    );
  });
  const made = await findHandover(db, brand_id, id);
  if (!made) throw notFound('handover');
  return assertSame(made, seal);
}

/** @throws ApiError 409 where the id has other scans: what this device scanned is not what was recorded */
function assertSame(recorded: Handover, seal: string): Handover {
  if (recorded.seal === seal) return recorded;
  throw floorConflict(
    'pile_recorded',
    { parcels: recorded.parcels, person: recorded.received_by },
    `This pile was handed over before, with other scans: ${recorded.parcels} to ${recorded.received_by}. Load the page again and scan what is left.`,
  );
}

/** @throws ApiError 409 with each parcel that the van can't take */
async function assertTakes(
  db: Tx,
  { brand_id, warehouse_id, partner }: { brand_id: string } & Pick<HandoverDraft, 'warehouse_id' | 'partner'>,
  awbs: readonly string[],
  parcels: readonly ShipmentRecord[],
): Promise<void> {
  const ids = ['', ...parcels.map(({ shipment_id }) => shipment_id)];
  const earlier = await db
    .selectFrom('handover_parcels')
    .select('shipment_id')
    .where('brand_id', '=', brand_id)
    .where('shipment_id', 'in', ids)
    .execute();
  const holds = await db
    .selectFrom('box_holds')
    .select('shipment_id')
    .where('brand_id', '=', brand_id)
    .where('shipment_id', 'in', ids)
    .execute();
  const held = new Set(holds.map(({ shipment_id }) => shipment_id));
  const gone = new Set(earlier.map(({ shipment_id }) => shipment_id));
  const byAwb = new Map(parcels.map((parcel) => [parcel.awb, parcel]));
  const refused = awbs.flatMap((awb) => {
    const parcel = byAwb.get(awb);
    if (!parcel) return { awb, reason: `${awb} is unknown` };
    if (gone.has(parcel.shipment_id)) return { awb, reason: `${awb} was handed over before` };
    if (held.has(parcel.shipment_id)) return { awb, reason: `${awb} is on hold` };
    if (parcel.warehouse_id !== warehouse_id) return { awb, reason: `${awb} belongs to another warehouse` };
    const service = findCourierService(parcel.courier_id ?? 0);
    if (service?.partner !== partner)
      return { awb, reason: `${awb} goes with ${service?.name ?? 'no courier'}` };
    if (!isOnPile({ ...parcel, awb, order_number: '', partner }, partner))
      return { awb, reason: `${awb} is ${shipmentStateLabel(parcel.state)}` };
    return [];
  });
  if (refused.length === 0) return;
  const shown = refused.slice(0, maxReasons);
  const more = refused.length - shown.length;
  throw floorConflict(
    'pile_refused',
    { awbs: shown.map(({ awb }) => awb).join(', '), more },
    `Take these off the pile: ${shown.map(({ reason }) => reason).join('; ')}${more > 0 ? `; and ${more} more` : ''}.`,
  );
}
