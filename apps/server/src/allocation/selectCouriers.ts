import type { AllocationOrder, AllocationSettings, DecisionKind } from '@khep/domain/allocation';
import { planAllocation } from '@khep/domain/allocation';
import type { Contracts } from '../contracts/contracts.ts';
import type { Db } from '../db/schema.ts';
import type { Actor } from '../actor.ts';
import { istDay } from '../orders/days.ts';
import type { Services } from '../services.ts';
import { toAllocationOrder } from './candidates.ts';
import type { ServiceCandidate } from './candidates.ts';
import type { LoadedOrder } from './loadOrders.ts';
import { claimLoadShare, incrementLoadCount, loadAllocationSettings } from './settings.ts';

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

export interface AllocateInit {
  brand_id: string;
  actor: Actor;
  contracts: Contracts;
  /** The courier a user chose; absent to use the plan. */
  courier_id?: number | undefined;
}

/** Who decided: a user, or the plan. */
export type Decision = DecisionKind | 'person';

interface CourierSelection {
  courier_ids: number[];
  why: string;
  decided_by: Decision;
  rejected: NotAllocated['couriers'];
}

/** Selects the couriers to try, by rules, load distribution and rate, or by a user's choice. */
export async function selectCouriers(
  db: Db,
  services: Services,
  loaded: LoadedOrder,
  candidates: readonly ServiceCandidate[],
  init: AllocateInit,
): Promise<CourierSelection> {
  const before = lastSelection.get(init.brand_id) ?? Promise.resolve();
  const selection = before.then(() => selectInTurn(db, services, loaded, candidates, init));
  const ended = selection.then(
    () => undefined,
    () => undefined,
  );
  lastSelection.set(init.brand_id, ended);
  void ended.then(() => lastSelection.get(init.brand_id) === ended && lastSelection.delete(init.brand_id));
  return selection;
}

/** Of each brand. Its selections run one after the other in this process, so that few find a changed count. */
const lastSelection = new Map<string, Promise<void>>();

async function selectInTurn(
  db: Db,
  services: Services,
  loaded: LoadedOrder,
  candidates: readonly ServiceCandidate[],
  init: AllocateInit,
): Promise<CourierSelection> {
  const { brand_id } = init;
  const question = toAllocationOrder(loaded, candidates[0]?.quotes[0]?.zone ?? null);
  const day = istDay(services.clock.now());
  for (;;) {
    const settings = await loadAllocationSettings(db, brand_id, day);
    const selection = planSelection(question, candidates, settings, init);
    const [courier_id] = selection.courier_ids;
    if (courier_id === undefined) return selection;
    if (await claimLoadShare(db, brand_id, day, { courier_id, counts: settings.counts })) return selection;
    // Another order was counted at the same moment: plan again with its count.
  }
}

function planSelection(
  question: AllocationOrder,
  candidates: readonly ServiceCandidate[],
  settings: AllocationSettings,
  init: AllocateInit,
): CourierSelection {
  const plan = planAllocation(question, candidates, settings);
  const rejected = plan.rejected.map((one) => ({ ...one, courier_id: Number(one.courier_id) }));
  const planned = plan.couriers.map(Number);
  // A user's choice first, then the plan as fallback.
  const refused = rejected.find(({ courier_id }) => courier_id === init.courier_id);
  if (refused) return { courier_ids: [], why: refused.reason, decided_by: 'person', rejected };
  if (init.courier_id === undefined)
    return { courier_ids: planned, why: plan.why, decided_by: plan.decided_by, rejected };
  return {
    courier_ids: [init.courier_id, ...planned.filter((id) => id !== init.courier_id)],
    why: 'Chosen by hand',
    decided_by: 'person',
    rejected,
  };
}

/** The load was counted for the first courier; moves the count if another one ships the order. */
export async function correctLoadCount(
  db: Db,
  services: Services,
  { brand_id }: AllocateInit,
  courier_ids: readonly number[],
  allocated: readonly Allocated[],
): Promise<void> {
  const [taken] = courier_ids;
  const carrier = allocated[0]?.courier_id;
  if (taken === undefined || taken === carrier) return;
  const day = istDay(services.clock.now());
  await incrementLoadCount(db, brand_id, day, taken, -1);
  if (carrier !== undefined) await incrementLoadCount(db, brand_id, day, carrier, 1);
}
