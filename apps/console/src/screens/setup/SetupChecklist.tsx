import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { OnboardingChecklist } from '@khep/ui';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { availableSteps } from './setupSteps.ts';

/** The set-up steps with their state, from the server. */
export function SetupChecklist() {
  const { data, error, isLoading, reload } = useCall(calls.onboarding.step);
  const steps = availableSteps(data?.data.steps ?? []);
  return (
    <AsyncContent isLoading={isLoading} error={error} onRetry={() => void reload()}>
      <OnboardingChecklist label="Set-up" steps={steps} />
    </AsyncContent>
  );
}
