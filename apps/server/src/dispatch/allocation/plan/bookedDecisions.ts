import { AllocationDecision } from '@khep/api';
import type { Db } from '../../../platform/db/schema.ts';
import { asText } from '../../../base/jsonText.ts';

/** How the courier of a booked shipment was chosen. */
export type BookedDecision = Pick<AllocationDecision, 'why' | 'decided_by'> & {
  /** The job that booked it, if one did. */
  job_id?: string;
};

/** Reads a decision from its event; old events have none. */
export function parseDecision(data: Readonly<Record<string, unknown>>): BookedDecision {
  const decided_by = AllocationDecision.shape.decided_by.safeParse(data['decided_by']);
  const job_id = asText(data['job_id']);
  return {
    why: asText(data['why']),
    decided_by: decided_by.data ?? null,
    ...(job_id !== '' && { job_id }),
  };
}

/** Loads how the couriers of shipments were chosen, by shipment ID: the last booking decides. */
export async function loadBookedDecisions(
  db: Db,
  brand_id: string,
  shipment_ids: readonly string[],
): Promise<Map<string, BookedDecision>> {
  if (shipment_ids.length === 0) return new Map();
  const events = await db
    .selectFrom('events')
    .select(['shipment_id', 'data'])
    .where('brand_id', '=', brand_id)
    .where('shipment_id', 'in', [...shipment_ids])
    .where('kind', '=', 'shipment.allocated')
    .orderBy('at')
    .execute();
  return new Map(events.map(({ shipment_id, data }) => [shipment_id ?? '', parseDecision(data)]));
}
