import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { EmptyState, Sheet, Skeleton } from '@khep/ui';
import { useEffect, useState } from 'react';
import { LoadError } from '../../data/AsyncContent.tsx';
import { useAccess } from '../../data/useAccess.ts';
import { useConsoleMessages } from '../../ConsoleMessagesProvider.tsx';
import { useShipTodayAddress } from '../../url/shipTodayAddress.ts';
import { PlanActions, PlanFacts, PlanStatus, PlanSteps, PlanSummary, PlanWork } from './PlanParts.tsx';
import { PlanSide } from './PlanSide.tsx';
import {
  RunActions,
  RunFacts,
  RunFailures,
  RunLeftOut,
  RunStatus,
  RunSteps,
  RunSummary,
  RunWork,
  isAwaitingLabels,
  isRunOpen,
  runTitle,
} from './RunParts.tsx';
import { useNow } from '../../data/useNow.ts';
import { usePlan } from './usePlan.ts';

const title = 'Ship today';
/** Progress also comes with each event of the job; this is for a browser without the stream. */
const progressMs = 2000;

interface OpenSheetProps {
  address: ReturnType<typeof useShipTodayAddress>;
}

/** The plan of today, or the run of it. */
function OpenSheet({ address }: OpenSheetProps) {
  const now = useNow();
  const { runId, showRun, showPlan, close } = address;
  const state = usePlan(showRun);
  const { plan } = state;
  // Any member may have started a run: it is shown instead of a plan.
  const openRun = plan?.run_id;
  useEffect(() => {
    if (openRun && runId === undefined) showRun(openRun);
  }, [openRun, runId, showRun]);

  const [isLive, setLive] = useState(true);
  const progress = useCall(calls.shipToday.progress, runId === undefined ? null : { params: { id: runId } }, {
    refreshInterval: isLive ? progressMs : 0,
  });
  const run = progress.data?.data;
  // The file of the labels is made after the run has ended.
  const isOpenRun = run === undefined || isRunOpen(run) || isAwaitingLabels(run);
  if (isLive !== isOpenRun) setLive(isOpenRun);
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) close();
  };

  if (runId !== undefined) {
    if (run === undefined)
      return (
        <Sheet title={title} isOpen onOpenChange={onOpenChange}>
          {progress.error ? (
            <LoadError
              error={progress.error}
              onRetry={() => void progress.reload()}
              notFound="Run not found"
            />
          ) : (
            <Skeleton lines={12} />
          )}
        </Sheet>
      );
    return (
      <Sheet
        title={runTitle(run)}
        isOpen
        onOpenChange={onOpenChange}
        summary={<RunSummary run={run} />}
        status={<RunStatus run={run} now={now} />}
        top={<RunSteps run={run} />}
        sideLabel="Failed and not shipped"
        side={
          <>
            <RunFailures run={run} />
            <RunLeftOut run={run} />
            <PlanSide state={state} />
          </>
        }
        foot={<RunFacts run={run} />}
        actions={
          <RunActions
            run={run}
            canPlan={plan !== undefined && plan.orders.length + plan.exceptions.length > 0}
            onPlan={showPlan}
          />
        }
      >
        <RunWork run={run} />
      </Sheet>
    );
  }
  return (
    <Sheet
      title={title}
      isOpen
      onOpenChange={onOpenChange}
      {...(plan && { summary: <PlanSummary plan={plan} /> })}
      {...(plan &&
        plan.orders.length > 0 && {
          status: <PlanStatus plan={plan} now={now} />,
          top: <PlanSteps plan={plan} />,
          foot: <PlanFacts plan={plan} />,
          actions: <PlanActions state={state} />,
        })}
      {...(plan &&
        plan.exceptions.length + plan.excluded.length > 0 && {
          sideLabel: 'Needs you',
          side: <PlanSide state={state} />,
        })}
    >
      <PlanWork state={state} now={now} />
    </Sheet>
  );
}

/** Ship today, over any screen: shown while the address says so. */
export default function ShipToday() {
  const messages = useConsoleMessages();
  const address = useShipTodayAddress();
  const { isLoading, allows } = useAccess();
  if (!address.isOpen) return null;
  if (isLoading || !allows('orders'))
    return (
      <Sheet title={title} isOpen onOpenChange={(isOpen) => !isOpen && address.close()}>
        {isLoading ? (
          <Skeleton lines={12} />
        ) : (
          <EmptyState kind="no-permission" description={messages.states.noAccessHelp} />
        )}
      </Sheet>
    );
  return <OpenSheet address={address} />;
}
