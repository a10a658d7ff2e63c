import type { CourierPartner } from '@khep/domain/couriers';
import { courierServices } from '../../partners/couriers/courierServices.ts';

/** The services of a courier, for the filters of lists. */
export const servicesOf = (partner: CourierPartner): number[] =>
  courierServices.filter((service) => service.partner === partner).map(({ courier_id }) => courier_id);
