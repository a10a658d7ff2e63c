/** Orders of a list of tasks. */
export const todoOrders = ['deadline', 'stake'] as const;
export type TodoOrder = (typeof todoOrders)[number];

interface SortedTask {
  /** ISO time; null without a deadline. */
  until: string | null;
  /** Rupees; null where none are known. */
  at_stake: number | null;
}

/** Sorts tasks: the earliest deadline first, or the largest amount. Those without one stay behind, in their order. */
export function sortTodo<Task extends SortedTask>(tasks: readonly Task[], order: TodoOrder): Task[] {
  const byDeadline = (a: Task, b: Task) =>
    (a.until === null ? 1 : 0) - (b.until === null ? 1 : 0) || (a.until ?? '').localeCompare(b.until ?? '');
  const byStake = (a: Task, b: Task) => (b.at_stake ?? -1) - (a.at_stake ?? -1);
  return tasks.toSorted(order === 'deadline' ? byDeadline : byStake);
}

/** The rupees of all tasks together. */
export const totalAtStake = (tasks: readonly SortedTask[]): number =>
  tasks.reduce((sum, { at_stake }) => sum + (at_stake ?? 0), 0);

/** Numbers of today that are compared with the week before. */
export const comparedNumbers = ['orders', 'revenue', 'delivered', 'ndr'] as const;
export type ComparedNumber = (typeof comparedNumbers)[number];

/** Fewer are no basis for a percentage. */
const fewestCompared = 20;

/** The change of a count in per cent, rounded; null where the other one is too small to compare with. */
export const countChange = (now: number, before: number): number | null =>
  before < fewestCompared ? null : Math.round(((now - before) / before) * 100);
