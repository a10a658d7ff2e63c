import { acrossBrands } from '../../platform/db/acrossBrands.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';
import { sendInquiry } from './sendInquiry.ts';

const perRound = 100;

/** Sends inquiries that couldn't be sent at once, and asks for answers. An error of one doesn't stop the others. */
export async function sweepInquiries(db: Db, services: Services): Promise<void> {
  const due = await acrossBrands(db, services.log, (brands) =>
    db
      .selectFrom('courier_inquiries')
      .select(['brand_id', 'inquiry_id'])
      .where('due_at', '<=', services.clock.now())
      .where(brands)
      .orderBy('due_at')
      .limit(perRound)
      .execute(),
  );
  for (const inquiry of due) {
    try {
      await sendInquiry(db, services, inquiry);
    } catch (error) {
      services.log.error({ ...inquiry, err: error }, 'courier inquiry not sent');
    }
  }
}
