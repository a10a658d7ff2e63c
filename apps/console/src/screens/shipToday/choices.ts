import type { PlannedOrder, ShipTodayChoices } from '@khep/api';
import { getSession } from '../../session.ts';

/** A user's changes to the plan, and the excluded orders as they were planned: they stay in sight, unticked. */
export interface PlanChoices {
  choices: ShipTodayChoices;
  excluded: readonly { order: PlannedOrder; at: number }[];
}

export const noChoices: PlanChoices = {
  choices: { left_out: [], accepted_addresses: [], couriers: [], slots: [] },
  excluded: [],
};

type Change =
  | { type: 'exclude'; order: PlannedOrder; at: number }
  | { type: 'include'; orderId: string }
  | { type: 'accept-address'; orderId: string }
  | { type: 'courier'; orderId: string; courierId: number }
  | { type: 'suggested-courier'; orderId: string }
  | { type: 'slot'; group: string; date: string; time: string }
  | { type: 'clear' };

export function changeChoices({ choices, excluded }: PlanChoices, change: Change): PlanChoices {
  const without = (orderId: string) => choices.couriers.filter(({ order_id }) => order_id !== orderId);
  switch (change.type) {
    case 'exclude': {
      const { order, at } = change;
      if (choices.left_out.includes(order.order_id)) return { choices, excluded };
      return {
        choices: { ...choices, left_out: [...choices.left_out, order.order_id] },
        excluded: [...excluded, { order, at }],
      };
    }
    case 'include':
      return {
        choices: { ...choices, left_out: choices.left_out.filter((id) => id !== change.orderId) },
        excluded: excluded.filter(({ order }) => order.order_id !== change.orderId),
      };
    case 'accept-address':
      return {
        choices: { ...choices, accepted_addresses: [...choices.accepted_addresses, change.orderId] },
        excluded,
      };
    case 'courier':
      return {
        choices: {
          ...choices,
          couriers: [...without(change.orderId), { order_id: change.orderId, courier_id: change.courierId }],
        },
        excluded,
      };
    case 'suggested-courier':
      return { choices: { ...choices, couriers: without(change.orderId) }, excluded };
    case 'slot': {
      const { group, date, time } = change;
      const others = choices.slots.filter((slot) => slot.group !== group);
      return { choices: { ...choices, slots: [...others, { group, date, time }] }, excluded };
    }
    default:
      return noChoices;
  }
}

/** The planned orders with the excluded ones where they were. */
export function withExcluded(
  orders: readonly PlannedOrder[],
  excluded: PlanChoices['excluded'],
): readonly PlannedOrder[] {
  const planned = new Set(orders.map(({ order_id }) => order_id));
  const shown = [...orders];
  for (const { order, at } of excluded
    .filter(({ order }) => !planned.has(order.order_id))
    .sort((a, b) => a.at - b.at))
    shown.splice(at, 0, order);
  return shown;
}

const storageKey = () => `khep-ship-today:${getSession().brand_id}`;

/** The choices of this tab; none where nothing usable is stored. */
export function readChoices(): PlanChoices {
  try {
    const stored = sessionStorage.getItem(storageKey());
    if (stored === null) return noChoices;
    const { choices, excluded } = JSON.parse(stored) as PlanChoices;
    // Stored by an earlier version, it may lack a kind of choice.
    return { choices: { ...noChoices.choices, ...choices }, excluded };
  } catch {
    return noChoices;
  }
}

export function saveChoices(choices: PlanChoices): void {
  if (choices === noChoices) sessionStorage.removeItem(storageKey());
  else sessionStorage.setItem(storageKey(), JSON.stringify(choices));
}
