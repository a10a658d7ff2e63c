import type { AllocationImpact, AllocationSettingDraft } from '@khep/api';
import { ImpactReplay } from '@khep/domain/allocation';
import type { Db } from '../../../platform/db/schema.ts';
import { createTurns } from '../../../base/mapInTurns.ts';
import { istDay, startOfDay } from '@khep/domain/days';
import type { Services } from '../../../start/services.ts';
import { pastOrders, pastShipments, replayAfter } from './pastOrders.ts';
import { listRules, findDistribution } from './settings.ts';

const days = 30;
/** Maximum of orders, the newest. More don't change the result. */
const maxOrders = 20_000;

/** Compares draft rules with the current ones on a brand's orders of the last thirty days. */
export async function computeImpact(
  db: Db,
  services: Services,
  brand_id: string,
  proposed: AllocationSettingDraft,
): Promise<AllocationImpact> {
  const { allocation_type, override_rules, distribution_percentage } = proposed;
  const today = istDay(services.clock.now());
  const from = new Date(startOfDay(today).getTime() - (days - 1) * 86_400_000);
  const [rules, { rows: split }, couriers] = await Promise.all([
    listRules(db, brand_id, allocation_type),
    findDistribution(db, brand_id, allocation_type),
    services.couriers.forBrand(brand_id),
  ]);
  const replay = new ImpactReplay(
    { rules, split },
    { rules: override_rules, split: distribution_percentage },
  );
  const pause = createTurns();
  for await (const shipments of pastShipments(db, { brand_id, from })) {
    for (const shipment of shipments) {
      replay.measure(shipment);
      await pause();
    }
  }
  const after = await replayAfter(db, { brand_id, from }, maxOrders);
  for await (const orders of pastOrders(db, brand_id, after, couriers.list(), today)) {
    for (const order of orders) {
      replay.order(order);
      await pause();
    }
  }
  return { ...replay.result(), days, from: istDay(after.order_date), to: today };
}
