import { nextPickups } from '@khep/domain/shipments';
import type { PickupDays } from '@khep/domain/shipments';
import { findCourierService } from './courierServices.ts';
import { courierDefinitions } from './definitions.ts';
import type { BrandCouriers } from './port.ts';

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

/** When the next pickup of a brand's couriers closes; null without couriers. */
export function nextCutOff(couriers: Pick<BrandCouriers, 'list'>, now: Date): Date | null {
  const times = couriers
    .list()
    .filter(({ offered }) => offered)
    .map(({ courier_id }) => new Date(pickupsOf(courier_id, now).cut_off_at).getTime());
  return times.length === 0 ? null : new Date(Math.min(...times));
}
