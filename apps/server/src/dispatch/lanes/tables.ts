import type { Leg } from '@khep/domain/shipments';
import type { Generated } from 'kysely';
import type { Json, Timestamp } from '../../platform/db/columns.ts';

/** A leg that ended, with the groups that it counts for. */
interface LaneJourneysTable {
  brand_id: string;
  shipment_id: string;
  leg: Leg;
  courier_id: number;
  /** Keys of `laneKeys`. */
  lane: string;
  zone: string;
  /** The longest time without a scan, hours. */
  silence_h: number;
  transit_h: number;
  ended_at: Timestamp;
  is_counted: Generated<boolean>;
}

/** The times of a group of journeys. */
interface LaneTimesTable {
  brand_id: string;
  /** A key of `laneKeys`. */
  lane: string;
  sample: number;
  silence_p50_h: number;
  silence_p95_h: number;
  /** By `transitPercentiles`. */
  transit_h: Json<number[]>;
  computed_at: Timestamp;
}

export interface LaneTables {
  lane_journeys: LaneJourneysTable;
  lane_times: LaneTimesTable;
}
