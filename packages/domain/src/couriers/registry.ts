import { bluedart } from './bluedart.ts';
import type { CourierRules } from './definition.ts';
import { delhivery } from './delhivery.ts';
import { dtdc } from './dtdc.ts';
import { ekart } from './ekart.ts';
import { xpressbees } from './xpressbees.ts';

const all = { delhivery, xpressbees, bluedart, dtdc, ekart } satisfies Record<string, CourierRules>;

/** Couriers with an adapter. */
export type CourierPartner = keyof typeof all;
/** All couriers. Add a new one here: the types then ask for its adapter in the server. */
export const couriers: Readonly<Record<CourierPartner, CourierRules>> = all;
export const courierPartners = Object.keys(all) as readonly CourierPartner[];

export const isCourierPartner = (id: string): id is CourierPartner => Object.hasOwn(all, id);
