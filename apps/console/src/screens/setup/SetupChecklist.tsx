import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { CheckIcon, LinkButton, ProgressBar, Stack, VisuallyHidden } from '@khep/ui';
import { AnswerGate } from '../../data/AnswerGate.tsx';
import * as styles from './SetupChecklist.css.ts';
import { setupStep } from './setupSteps.ts';

/** The set-up as a list to tick off. It stands where it was left: the server knows what is there already. */
export function SetupChecklist() {
  const { data, error, isLoading, reload } = useCall(calls.onboarding.step);
  const steps = data?.data.steps ?? [];
  const done = steps.filter((step) => step.is_done).length;
  const next = steps.find((step) => !step.is_done)?.id;
  return (
    <AnswerGate isLoading={isLoading} error={error} onRetry={() => void reload()}>
      <Stack gap={16}>
        <ProgressBar
          label="Set-up"
          value={done}
          max={Math.max(1, steps.length)}
          valueText={`${done} of ${steps.length} done`}
        />
        <ol className={styles.list}>
          {steps.map(({ id, is_done }, index) => {
            const step = setupStep(id);
            return (
              <li key={id} className={styles.item} aria-current={id === next ? 'step' : undefined}>
                <span className={is_done ? styles.done : styles.open} aria-hidden>
                  {is_done ? <CheckIcon size={14} /> : index + 1}
                </span>
                <span className={styles.words}>
                  <span className={styles.title}>
                    {step.title}
                    {is_done && <VisuallyHidden>, done</VisuallyHidden>}
                  </span>
                  <span className={styles.why}>{step.why}</span>
                </span>
                {!is_done && (
                  <LinkButton size="small" href={step.href} {...(id === next && { tone: 'accent' as const })}>
                    {step.verb}
                  </LinkButton>
                )}
              </li>
            );
          })}
        </ol>
      </Stack>
    </AnswerGate>
  );
}
