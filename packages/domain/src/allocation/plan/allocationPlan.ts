import type { Rejection } from './filterCouriers.ts';
import type { OrderHold } from '../rules/holds.ts';
import type { CourierId } from '../rules/loadDistribution.ts';

/** Basis of an order's courier allocation: an override rule, the load distribution, the price or a person. */
export const courierDecisions = ['rule', 'split', 'price', 'person'] as const;
/** `none`: no courier was found. */
export const decisionKinds = [...courierDecisions, 'none'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** A turn of the load distribution that another courier took. */
export interface PassedTurn {
  courier_id: CourierId;
  name: string;
  /** Why the courier couldn't take the order. */
  reason: string;
}

export interface AllocationPlan {
  decided_by: DecisionKind;
  /** Human-readable reason: the rule, the share, the person, or why no courier was found. */
  why: string;
  rule_id?: string | undefined;
  passed?: PassedTurn | undefined;
  /** A rule holds the order, so no courier is planned until a person releases it. */
  hold?: OrderHold | undefined;
  /** Couriers to try in order; the next one is tried if booking fails. Empty if unallocated. */
  couriers: CourierId[];
  rejected: Rejection[];
}

/**
 * Returns the courier that books an order, whatever is allocated before it; undefined where the load distribution still
 * chooses among several. Only this courier is shown as planned.
 */
export const certainCourier = ({
  decided_by,
  couriers,
}: Pick<AllocationPlan, 'decided_by' | 'couriers'>): CourierId | undefined =>
  decided_by === 'split' && couriers.length > 1 ? undefined : couriers[0];
