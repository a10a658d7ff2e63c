import type { Db } from '../src/platform/db/schema.ts';
import { json } from '../src/platform/db/schema.ts';

interface DisputeKeys {
  brand_id: string;
  dispute_id: string;
  order_id: string;
  shipment_id: string;
}

/** Inserts a dispute of no amount that waits for an answer. */
export async function insertDispute(db: Db, keys: DisputeKeys): Promise<void> {
  const now = new Date();
  const parcel = json({ dead_g: 500, size: null, volumetric_g: null, charged_g: 500, cost_paise: 0 });
  await db
    .insertInto('disputes')
    .values({
      ...keys,
      source: 'notice',
      category: 'weight',
      state: 'NEW',
      order_number: 'KH-1',
      awb: '1490810000011',
      courier_id: 1,
      items: 'Terracotta cup',
      box_name: 'Box S',
      declared: parcel,
      billed: parcel,
      zone: 'D',
      more_slabs: 0,
      formula: '',
      card: '',
      amount_paise: 0,
      photos: json([]),
      evidence_count: 0,
      scale_g: null,
      points: json([]),
      remark: '',
      reference: '',
      is_frozen: false,
      search_text: '',
      noticed_at: now,
      act_by: new Date(now.getTime() + 86_400_000),
      created_at: now,
      updated_at: now,
    })
    .execute();
}
