import { formatPercent, groupIndian } from '../../money/index.ts';
import type { AllocationPlan, PassedTurn } from './allocationPlan.ts';
import { explainDecision } from './explainDecision.ts';
import type { DecisionSteps } from './explainDecision.ts';
import { filterCouriers } from './filterCouriers.ts';
import type { Courier, Rejection } from './filterCouriers.ts';
import { allocatedToday, orderByDeficit, pickByDeficit } from '../rules/loadDistribution.ts';
import type { CourierId, DistributionRow } from '../rules/loadDistribution.ts';
import { compileDecision, describeHold } from '../rules/holds.ts';
import type { OrderHold, RuleDecision } from '../rules/holds.ts';
import { byPrice } from './pricedCandidate.ts';
import type { AllocationOrder, PricedCandidate } from './pricedCandidate.ts';
import type { AllocationRule } from '../rules/rules.ts';

type Counts = Readonly<Record<string, number>>;

/** The orders of a day that have a courier, by courier ID. */
export interface DayLoad {
  /** All orders, for daily limits. */
  orders: Counts;
  /** Those that the load distribution decided, for its shares. */
  turns: Counts;
}

export const noLoad: DayLoad = { orders: {}, turns: {} };

export interface AllocationSettings {
  rules?: readonly AllocationRule[] | undefined;
  split?: readonly DistributionRow[] | undefined;
  /** @default no orders */
  load?: DayLoad | undefined;
}

/** A courier that a person chose. */
export interface ChosenCourier {
  courier_id: CourierId;
  /** Name of the person. */
  by: string;
}

export interface OrderToPlan<C extends PricedCandidate = PricedCandidate> {
  order: AllocationOrder;
  candidates: readonly C[];
  chosen?: ChosenCourier | undefined;
}

export interface PlannedAllocation<C extends PricedCandidate = PricedCandidate> {
  plan: AllocationPlan;
  /** Couriers that can take the order. */
  able: C[];
}

/**
 * Plans orders in sequence: each takes its turn of the load distribution before the next. It is the only place that
 * decides who ships an order. One planner can plan a long list in parts.
 */
export class AllocationPlanner {
  readonly #rules: readonly AllocationRule[];
  readonly #decideByRules: ReturnType<typeof compileDecision>;
  readonly #split: readonly DistributionRow[];
  readonly #limits: ReadonlyMap<string, number>;
  readonly #orders: Record<string, number>;
  readonly #turns: Record<string, number>;

  constructor({ rules = [], split = [], load = noLoad }: AllocationSettings = {}) {
    this.#rules = rules;
    this.#decideByRules = compileDecision(rules);
    this.#split = split;
    this.#limits = new Map(
      split.flatMap(({ courier_id, daily_capacity }) =>
        typeof daily_capacity === 'number' ? [[String(courier_id), daily_capacity]] : [],
      ),
    );
    this.#orders = { ...load.orders };
    this.#turns = { ...load.turns };
  }

  /**
   * Decides one order as the next and explains it, without counting it. A person's choice is not explained: it is the person.
   */
  explain<C extends PricedCandidate>({ order, candidates }: OrderToPlan<C>): DecisionSteps {
    const { plan } = this.preview({ order, candidates });
    const { rule } = this.#decideByRules(order.facts, order.is_released === true);
    return explainDecision({
      order,
      candidates,
      plan,
      rules: this.#rules,
      rule,
      split: this.#split,
      turns: this.#turns,
    });
  }

  /** Decides one order and counts it. */
  plan<C extends PricedCandidate>(order: OrderToPlan<C>): PlannedAllocation<C> {
    const planned = this.preview(order);
    const { couriers, decided_by } = planned.plan;
    const [first] = couriers;
    if (first !== undefined) {
      increment(this.#orders, first);
      if (decided_by === 'split') increment(this.#turns, first);
    }
    return planned;
  }

  /** Decides one order as the next, without counting it. */
  preview<C extends PricedCandidate>({ order, candidates, chosen }: OrderToPlan<C>): PlannedAllocation<C> {
    const { able, rejected } = filterCouriers(
      candidates.map((candidate) => this.#withinDay(candidate)),
      order,
    );
    const decision = this.#decideByRules(order.facts, order.is_released === true);
    // Before the choice of a person: whoever chooses a courier hasn't released the order.
    const plan = decision.hold
      ? planHeld(decision.hold, rejected)
      : chosen
        ? planChosen(chosen, candidates, rejected)
        : this.#decide(decision, candidates, able, rejected);
    return { plan, able };
  }

  /** Applies a courier's daily limit with the day's count. */
  #withinDay<C extends PricedCandidate>(candidate: C): C {
    const { courier } = candidate;
    const daily_capacity = this.#limits.get(String(courier.courier_id));
    if (daily_capacity === undefined) return candidate;
    const limited: Courier = {
      ...courier,
      daily_capacity,
      assigned_today: allocatedToday(this.#orders, courier.courier_id),
    };
    return { ...candidate, courier: limited };
  }

  /**
   * By rule, else by load distribution, else by price. If a rule matches but none of its couriers can take the order,
   * it stays unallocated: the rule is the brand's explicit choice.
   */
  #decide(
    { rule }: RuleDecision,
    candidates: readonly PricedCandidate[],
    able: readonly PricedCandidate[],
    rejected: Rejection[],
  ): AllocationPlan {
    const ids = able.map(({ courier }) => courier.courier_id);
    const none = (why: string, rule_id?: string): AllocationPlan => ({
      decided_by: 'none',
      why,
      rule_id,
      couriers: [],
      rejected,
    });
    if (rule) {
      const couriers = inSequence(rule.carrier_list, ids);
      return couriers.length > 0
        ? { decided_by: 'rule', why: `Rule "${rule.name}"`, rule_id: rule.id, couriers, rejected }
        : none(`Rule "${rule.name}" matched, but none of its couriers can ship this order`, rule.id);
    }
    if (ids.length === 0) return none('No courier can ship this order');
    if (this.#split.every(({ percentage }) => percentage <= 0))
      return {
        decided_by: 'price',
        why: 'Cheapest courier; no rule or load distribution applies',
        couriers: [...able].sort(byPrice).map(({ courier }) => courier.courier_id),
        rejected,
      };
    const couriers = inSequence(orderByDeficit(this.#turns, this.#split, ids), ids);
    const [first] = couriers;
    if (first === undefined) return none('None of the couriers in the load distribution can ship this order');
    const passed = this.#passedTurn(first, candidates, rejected);
    return {
      decided_by: 'split',
      why: this.#turnText(first, passed),
      ...(passed ? { passed } : {}),
      couriers,
      rejected,
    };
  }

  /** The courier whose turn it was, if it couldn't take the order. */
  #passedTurn(
    taker: CourierId,
    candidates: readonly PricedCandidate[],
    rejected: readonly Rejection[],
  ): PassedTurn | undefined {
    const ids = this.#split.map(({ courier_id }) => courier_id);
    const due = pickByDeficit(this.#turns, this.#split, ids);
    if (due === undefined || String(due) === String(taker)) return undefined;
    const isDue = ({ courier_id }: { courier_id: CourierId }) => String(courier_id) === String(due);
    const refusal = rejected.find(isDue);
    const name = candidates.find(({ courier }) => isDue(courier))?.courier.name ?? String(due);
    return { courier_id: due, name, reason: refusal?.reason ?? "Isn't a courier of this brand." };
  }

  #turnText(courier: CourierId, passed: PassedTurn | undefined): string {
    const share = this.#split.find(({ courier_id }) => String(courier_id) === String(courier))?.percentage;
    const turn = this.#split.reduce((sum, row) => sum + allocatedToday(this.#turns, row.courier_id), 1);
    const own = `Load distribution: ${formatPercent(share ?? 0)} share, turn ${groupIndian(String(turn))} today`;
    return passed ? `${own}; ${passed.name} passed: ${inner(passed.reason)}` : own;
  }
}

/** Plans a list of orders in sequence. */
export function planAllocations<C extends PricedCandidate>(
  orders: readonly OrderToPlan<C>[],
  settings: AllocationSettings = {},
): PlannedAllocation<C>[] {
  const planner = new AllocationPlanner(settings);
  return orders.map((order) => planner.plan(order));
}

/** Plans one order as if it was allocated now. */
export function planAllocation(
  order: AllocationOrder,
  candidates: readonly PricedCandidate[],
  settings: AllocationSettings = {},
): AllocationPlan {
  return new AllocationPlanner(settings).plan({ order, candidates }).plan;
}

const planHeld = (hold: OrderHold, rejected: Rejection[]): AllocationPlan => ({
  decided_by: 'none',
  why: describeHold(hold),
  rule_id: hold.rule_id,
  hold,
  couriers: [],
  rejected,
});

/** A person's choice is tried alone: no other courier ships the order at another price. */
function planChosen(
  { courier_id, by }: ChosenCourier,
  candidates: readonly PricedCandidate[],
  rejected: Rejection[],
): AllocationPlan {
  const isChosen = (id: CourierId) => String(id) === String(courier_id);
  const refusal = rejected.find((one) => isChosen(one.courier_id));
  const isKnown = candidates.some(({ courier }) => isChosen(courier.courier_id));
  const problem = isKnown
    ? refusal && `${refusal.name}: ${refusal.reason}`
    : 'The chosen courier is no longer offered. Choose another one.';
  return {
    decided_by: 'person',
    why: problem ?? (by === '' ? 'Chosen by a user' : `Chosen by ${by}`),
    couriers: problem === undefined ? [courier_id] : [],
    rejected,
  };
}

/** Passed turns with their number: "One XpressBees turn went to Blue Dart: no COD at 160022." */
export function describePassedTurns(passed: readonly (PassedTurn & { to: string })[]): string[] {
  const groups = Map.groupBy(passed, ({ name, to, reason }) => JSON.stringify([name, to, reason]));
  return [...groups.values()].flatMap((turns) => {
    const [first] = turns;
    if (!first) return [];
    const many = turns.length === 1 ? 'One' : groupIndian(String(turns.length));
    const noun = turns.length === 1 ? 'turn' : 'turns';
    return [`${many} ${first.name} ${noun} went to ${first.to}: ${inner(first.reason)}.`];
  });
}

/** A reason inside a sentence. */
const inner = (reason: string): string => {
  const text = reason.replace(/\.$/, '');
  // Abbreviations such as COD stay in capitals.
  return /^[A-Z](?![A-Z])/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
};

const increment = (counts: Record<string, number>, id: CourierId): void => {
  counts[String(id)] = allocatedToday(counts, id) + 1;
};

/** Of these couriers, those that are wanted, in the wanted sequence. */
const inSequence = (wanted: readonly CourierId[], ids: readonly CourierId[]): CourierId[] =>
  wanted.flatMap((one) => ids.filter((id) => String(id) === String(one)));
