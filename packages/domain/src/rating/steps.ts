/** Work in small steps, so that it can stop after each of them and let the page respond. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Does all steps at once. */
export function runSteps<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** Milliseconds of work in one task. */
const sliceMs = 6;

export interface SlicedWork {
  /** Does the remaining steps now. */
  finish: () => void;
  cancel: () => void;
}

/** Does the steps over several tasks, then reports the result. It never reports before it returns. */
export function runInSlices<T>(steps: Steps<T>, onDone: (result: T) => void): SlicedWork {
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(slice);
  function slice() {
    const until = performance.now() + sliceMs;
    let step = steps.next();
    while (step.done !== true && performance.now() < until) step = steps.next();
    timer = undefined;
    if (step.done === true) onDone(step.value);
    else timer = setTimeout(slice);
  }
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    cancel,
    finish: () => {
      if (timer === undefined) return;
      cancel();
      onDone(runSteps(steps));
    },
  };
}
