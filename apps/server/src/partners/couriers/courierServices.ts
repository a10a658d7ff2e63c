import { couriers } from '@khep/domain/couriers';
import type { CourierPartner } from '@khep/domain/couriers';
import { notFound } from '../../base/errors.ts';
import { courierDefinitions } from './definitions.ts';
import type { CourierDefinitions } from './definitions.ts';
import type { CourierService } from './port.ts';

/** All services of the couriers. */
export function servicesOf(definitions: CourierDefinitions): CourierService[] {
  return definitions.flatMap(({ partner, services }) => services.map((service) => ({ ...service, partner })));
}

/** All known services; `Couriers.list` returns which can be booked. */
export const courierServices: readonly CourierService[] = servicesOf(courierDefinitions);

/** Finds a service by its id. */
export function findCourierService(courier_id: number | null): CourierService | undefined {
  return courierServices.find((service) => service.courier_id === courier_id);
}

/** Requires a service by its id. @throws ApiError 404 */
export function requireService(
  courier_id: number,
  services: readonly CourierService[] = courierServices,
): CourierService {
  const service = services.find((one) => one.courier_id === courier_id);
  if (!service) throw notFound('courier');
  return service;
}

/** Requires whose service it is. Services are never deleted, so that of a parcel is always known. @throws ApiError 404 */
export const requirePartner = (courier_id: number): CourierPartner => requireService(courier_id).partner;

/** Whether a return gets the check at the buyer's door that it asks for. Few couriers make one. */
export function getsDoorCheck(
  { with_qc }: { with_qc: boolean },
  service: Pick<CourierService, 'partner'> | undefined,
): boolean {
  return with_qc && service !== undefined && couriers[service.partner].checksReturns;
}

/** Name of a service for screens; empty without one. */
export function courierName(courier_id: number | null): string {
  return findCourierService(courier_id)?.name ?? '';
}
