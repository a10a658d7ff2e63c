/** Steps of a run, in sequence. */
export const shipSteps = ['pack', 'courier', 'labels', 'pickups', 'manifests'] as const;
export type ShipStep = (typeof shipSteps)[number];

/** Why an order can't be shipped today until a person fixes it. */
export const shipProblems = [
  'address',
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

/** What new orders that aren't in today's plan wait for: stock, a job that books them, or the packing of more items. */
export const waitReasons = ['stock', 'run', 'packing'] as const;
export type WaitReason = (typeof waitReasons)[number];
