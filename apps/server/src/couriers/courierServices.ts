import type { CourierPartner } from '@khep/domain/tracking';

/** A courier service that a brand can book. Ids are integers, as in load distribution rows. */
export interface CourierService {
  courier_id: number;
  /** Name on screens and labels. */
  name: string;
  /** The adapter that books it. */
  partner: CourierPartner;
  mode: 'Surface' | 'Air';
  /** Grams: size of the first and further slabs. */
  conversion_factor: number;
  /** Surcharge over the example rate card, per cent. */
  rate_percent: number;
  /** Delivery days by zone, from pickup; a brand's SLA has priority. */
  tat_days: Readonly<Record<'A' | 'B' | 'C' | 'D' | 'E', number>>;
}

/** All known services; `Couriers.list` returns which can be booked. */
export const courierServices: readonly CourierService[] = [
  {
    courier_id: 1,
    name: 'Delhivery Surface',
    partner: 'delhivery',
    mode: 'Surface',
    conversion_factor: 5000,
    rate_percent: 100,
    tat_days: { A: 1, B: 2, C: 3, D: 4, E: 7 },
  },
  {
    courier_id: 2,
    name: 'Delhivery Express',
    partner: 'delhivery',
    mode: 'Air',
    conversion_factor: 5000,
    rate_percent: 138,
    tat_days: { A: 1, B: 2, C: 2, D: 2, E: 4 },
  },
  {
    courier_id: 3,
    name: 'XpressBees Surface',
    partner: 'xpressbees',
    mode: 'Surface',
    conversion_factor: 5000,
    rate_percent: 96,
    tat_days: { A: 1, B: 2, C: 3, D: 5, E: 8 },
  },
  {
    courier_id: 4,
    name: 'Blue Dart Air',
    partner: 'bluedart',
    mode: 'Air',
    conversion_factor: 5000,
    rate_percent: 182,
    tat_days: { A: 1, B: 1, C: 2, D: 2, E: 4 },
  },
];

/** Finds a service by its id. */
export function findCourierService(courier_id: number | null): CourierService | undefined {
  return courierServices.find((service) => service.courier_id === courier_id);
}

/** Name of a service for screens; empty without one. */
export function courierName(courier_id: number | null): string {
  return findCourierService(courier_id)?.name ?? '';
}
