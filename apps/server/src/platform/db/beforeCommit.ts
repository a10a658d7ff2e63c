/** Steps of each running transaction, in the order of their registration. */
const stepsOf = new WeakMap<object, (() => Promise<void>)[]>();

/** Runs the work of a transaction, then the steps it registered with `beforeCommit`. */
export async function runWithLastSteps<T>(tx: object, work: () => Promise<T>): Promise<T> {
  const steps: (() => Promise<void>)[] = [];
  stepsOf.set(tx, steps);
  const result = await work();
  for (const step of steps) await step();
  return result;
}

/** Registers a step that runs once, after all other work of the transaction and just before it commits. */
export function beforeCommit(tx: object, step: () => Promise<void>): void {
  const steps = stepsOf.get(tx);
  if (!steps)
    throw new Error("Use a transaction of the server's database: others run no steps before commit.");
  steps.push(step);
}
