import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { OnboardingChecklist } from '@khep/ui';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { setupStep } from './setupSteps.ts';

/** The set-up as a list to tick off. It stands where it was left: the server knows what is there already. */
export function SetupChecklist() {
  const { data, error, isLoading, reload } = useCall(calls.onboarding.step);
  const steps = (data?.data.steps ?? []).map(({ id, is_done }) => {
    const { title, why, href, verb } = setupStep(id);
    return { id, title, why, href, actionLabel: verb, isDone: is_done };
  });
  return (
    <AsyncContent isLoading={isLoading} error={error} onRetry={() => void reload()}>
      <OnboardingChecklist label="Set-up" steps={steps} />
    </AsyncContent>
  );
}
