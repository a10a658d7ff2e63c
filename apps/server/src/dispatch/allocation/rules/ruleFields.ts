import type { RuleField } from '@khep/api';
import { ruleFields } from '@khep/domain/allocation';
import { indianStates } from '@khep/domain/india';
import { isRiskProven } from '@khep/domain/rtoRisk';
import { channelName } from '../../../orders/core/channels.ts';
import { loadRtoModel } from '../../../orders/rtoRisk/model.ts';
import type { Db } from '../../../platform/db/schema.ts';

/** Lists the fields of rules, with the values that are known. */
export async function loadRuleFields(db: Db, brand_id: string, now: Date): Promise<RuleField[]> {
  const [options, { calibration }] = await Promise.all([
    optionsOf(db, brand_id),
    loadRtoModel(db, brand_id, now),
  ]);
  const waiting = isRiskProven(calibration) ? [] : ['rto_risk'];
  return ruleFields.map(({ field_name, field_type, key, operators }): RuleField => {
    const field = { field_name, label: field_name, field_type, operators: [...operators] };
    const known = options[key];
    if (waiting.includes(key)) return { ...field, label: `${field_name} (not proven yet)`, is_waiting: true };
    return known ? Object.assign(field, { options: known }) : field;
  });
}

type Options = NonNullable<RuleField['options']>;

/** Known values of rules' fields; others are typed. */
async function optionsOf(db: Db, brand_id: string): Promise<Partial<Record<string, Options>>> {
  const [warehouses, categories] = await Promise.all([
    db
      .selectFrom('warehouses')
      .select('name')
      .where('brand_id', '=', brand_id)
      .where('removed_at', 'is', null)
      .orderBy('name')
      .execute(),
    db
      .selectFrom('skus')
      .select('sku_category')
      .distinct()
      .where('brand_id', '=', brand_id)
      .where('removed_at', 'is', null)
      .where('sku_category', '!=', '')
      .orderBy('sku_category')
      .limit(200)
      .execute(),
  ]);
  const plain = (values: readonly string[]): Options => values.map((value) => ({ value, label: value }));
  const states = plain(indianStates.map(({ name }) => name));
  return {
    channel: ['manual', 'shopify', 'custom'].map((value) => ({ value, label: channelName(value) })),
    payment_mode: [
      { value: 'prepaid', label: 'Prepaid' },
      { value: 'cod', label: 'Cash on delivery' },
    ],
    zone: plain(['A', 'B', 'C', 'D', 'E']),
    source_state: states,
    destination_state: states,
    warehouse: plain(warehouses.map(({ name }) => name)),
    category: plain(categories.map(({ sku_category }) => sku_category)),
    is_cod: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  };
}
