import { nextPickups } from '@khep/domain/shipments';
import type { PickupDays } from '@khep/domain/shipments';
import { findCourierService } from './courierServices.ts';
import { courierDefinitions } from './definitions.ts';

/** The pickups of a service that can still be booked. */
export function pickupsOf(courier_id: number, now: Date): PickupDays {
  const partner = findCourierService(courier_id)?.partner;
  const definition = courierDefinitions.find((one) => one.partner === partner);
  return nextPickups(
    definition?.pickups ?? {
      cut_off: '14:00',
      windows: [{ from: '16:00', to: '18:00' }],
      closed_weekdays: [],
    },
    now,
  );
}
