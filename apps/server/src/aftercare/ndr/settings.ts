import type { NdrSettings } from '@khep/api';
import { defaultNdrCutOff } from '@khep/domain/ndr';
import type { NdrRule, OwnReason } from '@khep/domain/ndr';
import { rupeesToPaise } from '@khep/domain/money';
import { isCourierPartner } from '@khep/domain/couriers';
import type { CourierPartner } from '@khep/domain/couriers';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { VersionConflict, validationError } from '../../base/errors.ts';
import type { StoredNdrSettings } from './tables.ts';

/** Without settings of the brand: buyers are asked, and a person confirms their answers. */
const defaults: StoredNdrSettings = {
  rules: [],
  cut_offs: {},
  reasons: [],
  asks_buyers: true,
  sends_buyer_answers: false,
};

/** Loads how a brand answers failed deliveries. */
export async function loadNdrSettings(db: Db | Tx, brand_id: string): Promise<NdrSettings> {
  const row = await db
    .selectFrom('ndr_settings')
    .select(['settings', 'version'])
    .where('brand_id', '=', brand_id)
    .executeTakeFirst();
  return row ? { ...defaults, ...row.settings, version: row.version } : { ...defaults, version: 0 };
}

export const cutOffOf = ({ cut_offs }: NdrSettings, partner: CourierPartner): string =>
  cut_offs[partner] ?? defaultNdrCutOff;

export const ownReasons = ({ reasons }: NdrSettings, partner: CourierPartner): OwnReason[] =>
  reasons
    .filter((one) => one.partner === partner)
    .map(({ code, reason_id }) => ({ code, bucket: reason_id }));

/** The rules as the domain matches them, in their order. */
export const toNdrRules = ({ rules }: NdrSettings): NdrRule[] =>
  rules.map((rule, index) => ({
    rule_id: String(index),
    name: rule.name,
    priority: index,
    is_active: rule.is_active,
    buckets: rule.reason_ids,
    partners: rule.partners.filter(isCourierPartner),
    min_value_paise: rule.min_value === null ? null : rupeesToPaise(rule.min_value),
    max_value_paise: rule.max_value === null ? null : rupeesToPaise(rule.max_value),
    payment_mode: rule.payment_mode,
    action: rule.action,
  }));

/** Saves the settings whole. They apply to attempts from now on. @throws VersionConflict */
export async function saveNdrSettings(
  tx: Tx,
  {
    brand_id,
    name,
    now,
    ifMatch,
  }: { brand_id: string; name: string; now: Date; ifMatch: number | undefined },
  { version: _version, ...settings }: NdrSettings,
): Promise<NdrSettings> {
  const before = await tx
    .selectFrom('ndr_settings')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .forUpdate()
    .executeTakeFirst();
  if (ifMatch !== undefined && ifMatch !== (before?.version ?? 0))
    throw new VersionConflict({
      current: { data: await loadNdrSettings(tx, brand_id) },
      changedBy: before?.updated_by ?? '',
      changedAt: before?.updated_at ?? now,
    });
  const row = { settings: json(settings), updated_by: name, updated_at: now };
  await tx
    .insertInto('ndr_settings')
    .values({ brand_id, ...row })
    .onConflict((conflict) =>
      conflict
        .column('brand_id')
        .doUpdateSet((eb) => ({ ...row, version: eb('ndr_settings.version', '+', 1) })),
    )
    .execute();
  return loadNdrSettings(tx, brand_id);
}

/** Checks settings that are entered: a typed courier that doesn't exist would never match. @throws ApiError 422 */
export function assertNdrSettings({ rules, reasons, cut_offs }: NdrSettings): void {
  const wrong = rules.findIndex(
    ({ min_value, max_value }) => min_value !== null && max_value !== null && min_value > max_value,
  );
  if (wrong >= 0)
    throw validationError({ [`rules.${wrong}.max_value`]: 'Maximum must not be below the minimum.' });
  const isUnknown = (partner: string) => !isCourierPartner(partner);
  const fields = {
    ...Object.fromEntries(
      rules.flatMap(({ partners }, index) =>
        partners.some(isUnknown) ? [[`rules.${index}.partners`, 'Choose couriers of the list.']] : [],
      ),
    ),
    ...Object.fromEntries(
      reasons.flatMap(({ partner }, index) =>
        isUnknown(partner) ? [[`reasons.${index}.partner`, 'Choose a courier of the list.']] : [],
      ),
    ),
    ...(Object.keys(cut_offs).some(isUnknown) && { cut_offs: 'Choose couriers of the list.' }),
  };
  if (Object.keys(fields).length > 0) throw validationError(fields);
}
