import type { PickupSlot, ShipGroup, ShipTodayChoices } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import type { ServiceCandidate } from '../../dispatch/allocation/plan/candidates.ts';
import type { LoadedOrder } from '../../dispatch/allocation/plan/loadOrders.ts';
import type { PlannedOrder } from '../../dispatch/allocation/plan/plan.ts';
import { pickupsOf } from '../../partners/couriers/pickupDays.ts';

/** Groups are shipped by one courier from one warehouse: one pickup, one manifest. */
export const groupKey = (warehouse_id: string, courier_id: number): string => `${warehouse_id}:${courier_id}`;

/** The candidate that is planned for an order. */
export function plannedCandidate({
  candidates,
  planned,
}: Pick<PlannedOrder<LoadedOrder>, 'candidates' | 'planned'>): ServiceCandidate | undefined {
  const id = Number(planned.plan.couriers[0]);
  return candidates.find(({ service }) => service.courier_id === id);
}

/** Rupees, with GST; 0 for a courier without a rate card. */
export const priceOf = (candidate: ServiceCandidate | undefined): number =>
  candidate?.price?.rated === true ? paiseToRupees(candidate.price.total) : 0;

/** Average days; null where none has a promise. */
export function averageDays(days: readonly (number | null | undefined)[]): number | null {
  const known = days.filter((one) => typeof one === 'number');
  return known.length === 0
    ? null
    : Math.round((known.reduce((sum, one) => sum + one, 0) / known.length) * 10) / 10;
}

/** Rupees without the errors of floating point. */
export const sumRupees = (amounts: readonly number[]): number =>
  Math.round(amounts.reduce((sum, one) => sum + one, 0) * 100) / 100;

/** Groups planned orders, the largest first, each with its chosen slot or the first one. */
export function buildGroups(
  { now }: { now: Date },
  planned: readonly PlannedOrder<LoadedOrder>[],
  slots: ShipTodayChoices['slots'],
): ShipGroup[] {
  const groups = Map.groupBy(planned, (one) =>
    groupKey(one.loaded.origin.warehouse_id, Number(one.planned.plan.couriers[0])),
  );
  return [...groups]
    .flatMap(([key, own]): ShipGroup[] => {
      const [first] = own;
      const service = first && plannedCandidate(first)?.service;
      if (!first || !service) return [];
      const { origin } = first.loaded;
      const pickups = pickupsOf(service.courier_id, now);
      const chosen = slots.find(({ group }) => group === key);
      const [earliest = { date: '', time: '', label: '' }] = pickups.slots;
      const slot: PickupSlot =
        pickups.slots.find(({ date, time }) => date === chosen?.date && time === chosen.time) ?? earliest;
      return [
        {
          key,
          warehouse_id: origin.warehouse_id,
          warehouse_name: origin.name,
          warehouse_pincode: origin.pincode,
          courier_id: service.courier_id,
          courier_name: service.name,
          orders: own.length,
          boxes: own.reduce((sum, { loaded }) => sum + loaded.parcels.length, 0),
          price: sumRupees(own.map((one) => priceOf(plannedCandidate(one)))),
          tat_days: averageDays(own.map((one) => plannedCandidate(one)?.quotes[0]?.tat_days)),
          cut_off_at: pickups.cut_off_at,
          slot,
          slots: pickups.slots,
        },
      ];
    })
    .sort(
      (a, b) =>
        b.orders - a.orders ||
        a.warehouse_name.localeCompare(b.warehouse_name) ||
        a.courier_id - b.courier_id,
    );
}
