/** Steps of a run, in sequence. */
export const shipSteps = ['pack', 'courier', 'labels', 'pickups', 'manifests'] as const;
export type ShipStep = (typeof shipSteps)[number];

/** Why an order can't be shipped today until a person fixes it. */
export const shipProblems = [
  'address',
  'receiver',
  'no-courier',
  'eway-bill',
  'packaging',
  'warehouse',
  'chosen-courier',
  'held',
] as const;
export type ShipProblem = (typeof shipProblems)[number];

export const shipRowStates = ['waiting', 'working', 'done', 'failed', 'left_out'] as const;
/** State of an order of a run. */
export type ShipRowState = (typeof shipRowStates)[number];

/** Reasons why new orders aren't in today's plan yet: stock, a job that books them, or the packing of more items. */
export const waitReasons = ['stock', 'run', 'packing'] as const;
export type WaitReason = (typeof waitReasons)[number];

/** Orders of a run by their state. */
export interface RunCounts {
  /** Without those that were left out. */
  all: number;
  /** Booked, labelled and waiting for the courier: shipped only when they are picked up. */
  done: number;
  failed: number;
  toGo: number;
}

/** Counts the orders of a run by what happened. */
export function countRun(orders: readonly { state: ShipRowState }[]): RunCounts {
  const of = (state: ShipRowState) => orders.filter((order) => order.state === state).length;
  return {
    all: orders.length - of('left_out'),
    done: of('done'),
    failed: of('failed'),
    toGo: of('waiting') + of('working'),
  };
}
