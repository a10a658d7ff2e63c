import type { BenchSplit } from '@khep/api';
import type { ChangeContext } from '../../platform/db/events.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';
import { splitBox } from '../../warehouse/bench/splitBox.ts';
import { allocateNow } from '../allocation/book/allocateNow.ts';

/**
 * Splits a box on the bench and books the second one with the courier of the first. Where the courier refuses or doesn't
 * respond, the split stays, and the second box waits for a courier like any other.
 * @returns the second box, and why it has no AWB; empty if it has one
 */
export async function splitAndBook(
  db: Db,
  services: Services,
  author: ChangeContext,
  shipment_id: string,
  draft: BenchSplit,
): Promise<{ second_id: string; problem: string }> {
  const { brand_id, actor } = author;
  const split = await splitBox(db, author, shipment_id, draft, services.clock.now());
  const { order_id, second_id, courier_id, hasOtherDrafts } = split;
  if (courier_id === null || hasOtherDrafts)
    return { second_id, problem: 'The order has more boxes without a courier. Allocate one in Orders.' };
  const [result] = await allocateNow(db, services, {
    brand_id,
    actor,
    order_ids: [order_id],
    chosen: new Map([[order_id, { courier_id, by: actor.name ?? '' }]]),
  });
  return { second_id, problem: result?.failure?.reason ?? '' };
}
