import type { Json, NullableTimestamp, Timestamp } from '../db/schema.ts';

interface LeasesTable {
  name: string;
  holder: string;
  until: Timestamp;
}

interface SimulatorParcelsTable {
  waybill: string;
  reference: string;
  booking: Json<unknown>;
  plan: Json<unknown>;
  booked_at: Timestamp;
  pickup_asked_at: NullableTimestamp;
  cancelled_at: NullableTimestamp;
}

export interface CourierTables {
  leases: LeasesTable;
  simulator_parcels: SimulatorParcelsTable;
}
