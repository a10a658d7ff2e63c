import type { Db } from '../../../platform/db/schema.ts';
import { parseJson } from '../schemas.ts';
import * as shapes from './schemas.ts';

/** AWBs of bookings by our reference. Ekart has no request for them: it tells of a booking in its response and by webhook. */
export interface BookedAwbs {
  keep(reference: string, awb: string): Promise<void>;
  /** Finds the AWB of a reference whose response arrived. */
  of(reference: string): Promise<string | undefined>;
  /** Finds the AWBs of a reference whose response was lost in stored webhooks, the newest first. */
  told(reference: string): Promise<string[]>;
  /** After a cancellation: the reference can be booked again. */
  forget(awb: string): Promise<void>;
}

const partner = 'ekart';

export function createBookedAwbs(db: Db, brand_id: string): BookedAwbs {
  return {
    async keep(reference, awb) {
      await db
        .insertInto('courier_awbs')
        .values({ brand_id, partner, awb, kind: 'BOOKED', reference })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async of(reference) {
      const row = await db
        .selectFrom('courier_awbs')
        .select('awb')
        .where('brand_id', '=', brand_id)
        .where('partner', '=', partner)
        .where('reference', '=', reference)
        .executeTakeFirst();
      return row?.awb;
    },

    async told(reference) {
      const rows = await db
        .selectFrom('courier_inbox')
        .select('body')
        .where('brand_id', '=', brand_id)
        .where('partner', '=', partner)
        .where((eb) => eb(eb.fn<number>('strpos', ['body', eb.val(reference)]), '>', 0))
        .orderBy('received_at', 'desc')
        .limit(100)
        .execute();
      const awbs = rows.flatMap(({ body }) => {
        const push = shapes.pushedBooking.safeParse(parseJson(body)).data;
        // Ekart may write a prefix before our number, to keep it unique.
        return push?.orderNumber.endsWith(reference) ? [push.id] : [];
      });
      return [...new Set(awbs)];
    },

    async forget(awb) {
      await db
        .updateTable('courier_awbs')
        .set({ reference: null })
        .where('brand_id', '=', brand_id)
        .where('partner', '=', partner)
        .where('awb', '=', awb)
        .execute();
    },
  };
}
