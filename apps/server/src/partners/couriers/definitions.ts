import type { CourierPartner } from '@khep/domain/couriers';
import { bluedartCourier } from './bluedart/index.ts';
import type { CourierDefinition } from './definition.ts';
import { delhiveryCourier } from './delhivery/index.ts';
import { dtdcCourier } from './dtdc/index.ts';
import { ekartCourier } from './ekart/index.ts';
import { xpressbeesCourier } from './xpressbees/index.ts';

export type CourierDefinitions = readonly CourierDefinition[];

/** A courier of the domain's registry without an adapter here is a type error. */
const byPartner: Readonly<Record<CourierPartner, CourierDefinition>> = {
  delhivery: delhiveryCourier,
  xpressbees: xpressbeesCourier,
  bluedart: bluedartCourier,
  dtdc: dtdcCourier,
  ekart: ekartCourier,
};

export const courierDefinitions: CourierDefinitions = Object.values(byPartner);

/** Requires the definition of a courier. */
export function definitionOf(
  partner: CourierPartner,
  definitions: CourierDefinitions = courierDefinitions,
): CourierDefinition {
  const found = definitions.find((definition) => definition.partner === partner);
  if (!found) throw new Error(`No courier ${partner} in couriers/definitions.ts`);
  return found;
}

/** One value for each courier. */
export function byCourier<T>(
  definitions: CourierDefinitions,
  valueOf: (definition: CourierDefinition) => T,
): Record<CourierPartner, T> {
  const entries = definitions.map((definition) => [definition.partner, valueOf(definition)] as const);
  return Object.fromEntries(entries) as Record<CourierPartner, T>;
}
