import type { CourierAdapter, Lane, LaneServiceability, PincodeServiceability } from './port.ts';

/** Serviceability of both ends, from a courier's answer for the lane. */
export const endsOf = (lane: Lane, answer: PincodeServiceability | null): LaneServiceability => ({
  to: answer,
  from: answer && { ...answer, pincode: lane.from },
});

/**
 * Asks a courier whether it serves a lane: for the pair where it answers for pairs, else for both ends. Allocation, quotes
 * and the checks of a courier's page have it from here.
 */
export async function askLane(adapter: CourierAdapter, lane: Lane): Promise<LaneServiceability> {
  if (adapter.laneServiceability) return endsOf(lane, await adapter.laneServiceability(lane));
  const [from, to] = await Promise.all([adapter.serviceability(lane.from), adapter.serviceability(lane.to)]);
  return { from, to };
}
