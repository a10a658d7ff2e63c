import type { CourierLabelChoice, SavedLabelChoice } from '@khep/api';
import { couriers } from '@khep/domain/couriers';
import type { CourierPartner } from '@khep/domain/couriers';
import { VersionConflict, validationError } from '../../base/errors.ts';
import { requirePartner } from '../../partners/couriers/courierServices.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';

/** Loads whose label a brand prints for a courier. */
export async function loadLabelChoice(
  db: Db | Tx,
  brand_id: string,
  courier_id: number,
): Promise<SavedLabelChoice> {
  const partner = requirePartner(courier_id);
  const choice = await db
    .selectFrom('courier_label_choices')
    .select(['label', 'version'])
    .where('brand_id', '=', brand_id)
    .where('partner', '=', partner)
    .executeTakeFirst();
  return {
    label: choice?.label ?? 'khep',
    version: choice?.version ?? 0,
    courier: couriers[partner].name,
    has_own: couriers[partner].hasOwnLabel,
  };
}

/** Saves whose label is printed for a courier. @throws VersionConflict */
export async function saveLabelChoice(
  tx: Tx,
  courier_id: number,
  { label }: CourierLabelChoice,
  { brand_id, actor, ifMatch }: ChangeContext,
  now: Date,
): Promise<void> {
  const partner = requirePartner(courier_id);
  const { name, hasOwnLabel } = couriers[partner];
  if (label === 'courier' && !hasOwnLabel)
    throw validationError({ label: `${name} offers no label to download. Choose Khep's label.` });
  const before = await tx
    .selectFrom('courier_label_choices')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('partner', '=', partner)
    .forUpdate()
    .executeTakeFirst();
  const version = before?.version ?? 0;
  if (ifMatch !== undefined && ifMatch !== version)
    throw new VersionConflict({
      current: await loadLabelChoice(tx, brand_id, courier_id),
      changedBy: before?.updated_by ?? '',
      changedAt: before?.updated_at ?? now,
    });
  const values = { label, updated_at: now, updated_by: actor.name ?? '' };
  await tx
    .insertInto('courier_label_choices')
    .values({ brand_id, partner, version: 1, ...values })
    .onConflict((conflict) =>
      conflict.columns(['brand_id', 'partner']).doUpdateSet({ ...values, version: version + 1 }),
    )
    .execute();
  await appendEvent(tx, {
    brand_id,
    kind: 'courier.label_chosen',
    actor,
    data: { courier: name, label },
    at: now,
  });
}

/** Couriers whose own label the brand prints. */
export async function couriersWithOwnLabel(db: Db, brand_id: string): Promise<ReadonlySet<CourierPartner>> {
  const rows = await db
    .selectFrom('courier_label_choices')
    .select('partner')
    .where('brand_id', '=', brand_id)
    .where('label', '=', 'courier')
    .execute();
  return new Set(rows.map(({ partner }) => partner));
}
