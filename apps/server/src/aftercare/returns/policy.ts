import { ReturnPolicyPreference } from '@khep/api';
import { rupeesToPaise } from '@khep/domain/money';
import type { ReturnPolicy } from '@khep/domain/returns';
import { loadPreference } from '../../brand/catalogue/preferences.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';

/** Loads what a brand allows its buyers to return; the defaults if it has saved nothing. */
export async function loadReturnPolicy(db: Db | Tx, brand_id: string): Promise<ReturnPolicy> {
  const { preferences } = await loadPreference(db, brand_id, 'return_preference');
  const { fee, approve_up_to, ...policy } = ReturnPolicyPreference.parse(preferences);
  return { ...policy, fee: rupeesToPaise(fee), approve_up_to: rupeesToPaise(approve_up_to) };
}
