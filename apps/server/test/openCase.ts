import type { TestServer } from './server.ts';

/** Lets the delivery of a shipment fail for the first time, without a courier. Its case can be answered for a day. */
export async function openCase(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  ids: { brand_id: string; order_id: string; shipment_id: string },
): Promise<void> {
  const now = clock.now();
  await db
    .updateTable('shipments')
    .set({ state: 'UNDELIVERED' })
    .where('brand_id', '=', ids.brand_id)
    .where('shipment_id', '=', ids.shipment_id)
    .execute();
  await db
    .insertInto('ndr_cases')
    .values({
      ...ids,
      awb: '',
      courier_id: 1,
      partner: 'delhivery',
      status: 'response-needed',
      state: 'UNDELIVERED',
      bucket: 'CNA',
      attempts: 1,
      first_ndr_at: now,
      ndr_at: now,
      deadline_at: new Date(now.getTime() + 24 * 3_600_000),
      payment_mode: 'prepaid',
      value_paise: 0,
      pincode: '302001',
      created_at: now,
      updated_at: now,
    })
    .execute();
}
