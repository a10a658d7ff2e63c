import type { CourierPartner } from '@khep/domain/tracking';

/** A courier's service as a brand chooses it. Ids are integers: load split rows carry them so. */
export interface CourierService {
  courier_id: number;
  /** The name on screens and labels. */
  name: string;
  /** Which adapter carries it. */
  partner: CourierPartner;
  mode: 'Surface' | 'Air';
  /** Grams: the slab's first and further steps are of this size. */
  conversion_factor: number;
  /** How much dearer than the example card, per cent. */
  rate_percent: number;
  /** Delivery days by zone, from pickup; a brand's SLA table goes first where it has one. */
  tat_days: Readonly<Record<'A' | 'B' | 'C' | 'D' | 'E', number>>;
}

/** Every service that the product knows; `Couriers.list` says which can be booked here. */
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

/** The service of an id. */
export function findCourierService(courier_id: number | null): CourierService | undefined {
  return courierServices.find((service) => service.courier_id === courier_id);
}

/** The name of an id, for screens; empty where none is given. */
export function courierName(courier_id: number | null): string {
  return findCourierService(courier_id)?.name ?? '';
}
