import type { Json } from '../orders/tables.ts';

interface LeasesTable {
  name: string;
  holder: string;
  until: Date;
}

interface SimulatorParcelsTable {
  waybill: string;
  reference: string;
  booking: Json<unknown>;
  plan: Json<unknown>;
  booked_at: Date;
  pickup_asked_at: Date | null;
  cancelled_at: Date | null;
}

export interface CourierTables {
  leases: LeasesTable;
  simulator_parcels: SimulatorParcelsTable;
}
