import { scoreOpenOrders } from '../../orders/rtoRisk/refresh.ts';
import type { Db } from '../../platform/db/schema.ts';
import { demoSession } from './brand.ts';

/** Scores the unshipped orders by the fortnight's outcomes, as saving them would. */
export const seedRtoRisk = (db: Db, now: Date): Promise<void> =>
  scoreOpenOrders(db, demoSession.brand_id, now);
