import type { DecisionKind } from '@khep/domain/allocation';
import type { Actor } from '../../../base/actor.ts';
import type { LoadChange } from './dayLoad.ts';
import type { ServiceCandidate } from './candidates.ts';
import type { LoadedOrder } from './loadOrders.ts';
import type { PlannedOrder } from './plan.ts';

export interface Allocated {
  order_id: string;
  order_number: string;
  shipment_id: string;
  courier_id: number;
  courier_name: string;
  awb: string;
  charge_paise: number;
  why: string;
}

export interface NotAllocated {
  order_id: string;
  order_number: string;
  reason: string;
  /** Reasons by courier. */
  couriers: { courier_id: number; name: string; reason: string }[];
}

/** Who decided; null for a booking that was found at the courier. */
export type Decision = DecisionKind | null;

/** Couriers planned for an order, to try in sequence, and why. */
export interface CourierSelection {
  couriers: number[];
  why: string;
  decided_by: Decision;
  rejected: NotAllocated['couriers'];
}

export interface AllocateInit {
  brand_id: string;
  actor: Actor;
  candidates: readonly ServiceCandidate[];
  selection: CourierSelection;
  /** The job that books, so that it knows its own bookings after a crash. */
  job_id?: string;
}

/** The couriers to try for a planned order. */
export function toCourierSelection({
  planned: { plan },
}: Pick<PlannedOrder<LoadedOrder>, 'planned'>): CourierSelection & { decided_by: DecisionKind } {
  return {
    couriers: plan.couriers.map(Number),
    why: plan.why,
    decided_by: plan.decided_by,
    rejected: plan.rejected.map((one) => ({ ...one, courier_id: Number(one.courier_id) })),
  };
}

/** A count of the planned courier, or of the one that ships the order. */
export function loadChange(
  { decided_by }: Pick<CourierSelection, 'decided_by'>,
  courier_id: number | undefined,
  by: 1 | -1,
): LoadChange[] {
  return courier_id === undefined ? [] : [{ courier_id, is_turn: decided_by === 'split', by }];
}
