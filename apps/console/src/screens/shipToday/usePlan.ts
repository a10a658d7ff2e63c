import { calls } from '@khep/api';
import type { PlannedOrder, ShipTodayPlan } from '@khep/api';
import type { CallError } from '@khep/api/client';
import { useCall, useInvalidate, useMutation } from '@khep/api/hooks';
import { announce } from '@khep/ui';
import { useCallback, useMemo, useReducer, useRef, useState } from 'react';
import { changeChoices, noChoices, readChoices, saveChoices, withExcluded } from './choices.ts';

/** New orders and passed cut-offs change the plan while it is open. */
const refreshMs = 60_000;

type Change = Parameters<typeof changeChoices>[1];

function reduce(now: ReturnType<typeof readChoices>, change: Change) {
  const next = changeChoices(now, change);
  saveChoices(next);
  return next;
}

export interface PlanState {
  plan: ShipTodayPlan | undefined;
  error: CallError | undefined;
  /** The plan for the current choices hasn't arrived: the one before is shown. */
  isStale: boolean;
  reload: () => void;
  change: (change: Change) => void;
  /** The planned orders and, in their places, the excluded ones. */
  orders: readonly PlannedOrder[];
  excludedIds: ReadonlySet<string>;
  /** Starts the run. Further presses are ignored until it has started or failed. */
  ship: () => void;
  isStarting: boolean;
  /** Why it was not started: the plan has changed, or the server refused. */
  notice: string | undefined;
  dismissNotice: () => void;
}

/** Today's plan for the choices of the user, and the start of its run. */
export function usePlan(onStarted: (runId: string) => void): PlanState {
  const [stored, change] = useReducer(reduce, noChoices, readChoices);
  const { choices, excluded } = stored;
  const call = useCall(
    calls.shipToday.plan,
    { body: choices },
    { keepPrevious: true, quiet: true, refreshInterval: refreshMs },
  );
  const failure = useRef<CallError>(undefined);
  const run = useMutation(calls.shipToday.run, {
    quiet: true,
    onError: (error) => {
      failure.current = error;
    },
  });
  const invalidate = useInvalidate();
  const isBusy = useRef(false);
  const [notice, setNotice] = useState<string>();
  const plan = call.data?.data;
  const isStale = plan !== undefined && call.isLoading;

  async function start() {
    if (isBusy.current || plan === undefined || plan.orders.length === 0) return;
    if (isStale) {
      announce('The plan is being updated. Press Ship again in a moment.');
      return;
    }
    isBusy.current = true;
    setNotice(undefined);
    try {
      failure.current = undefined;
      const answer = await run.send({ body: { ...choices, digest: plan.digest } });
      const refused = failure.current as CallError | undefined;
      if (answer) {
        change({ type: 'clear' });
        onStarted(answer.data.job_id);
        void invalidate('jobs', 'shipToday', 'orders', 'home', 'wallet');
      } else if (refused) {
        setNotice(refused.reason);
        // 409: the orders or settings are others now. The new plan is shown for a second look.
        if (refused.status === 409) await call.reload();
      }
    } finally {
      isBusy.current = false;
    }
  }

  const orders = useMemo(() => withExcluded(plan?.orders ?? [], excluded), [plan, excluded]);
  const excludedIds = useMemo(() => new Set(choices.left_out), [choices]);
  const { reload } = call;
  return {
    plan,
    error: call.error,
    isStale,
    reload: useCallback(() => void reload(), [reload]),
    change,
    orders,
    excludedIds,
    ship: () => void start(),
    isStarting: run.isPending,
    notice,
    dismissNotice: () => setNotice(undefined),
  };
}
