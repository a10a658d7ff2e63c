import { Button, Callout, Inline } from '@khep/ui';
import type { PersistedFormState } from './usePersistedForm.ts';

export interface RestoredProps {
  form: Pick<PersistedFormState<object>, 'isRestored' | 'startOver'>;
}

/** Says that a form came back as it was left, and offers it as it was saved. */
export function RestoredNotice({ form: { isRestored, startOver } }: RestoredProps) {
  if (!isRestored) return null;
  return (
    <Callout tone="info">
      <Inline gap={12} justify="space-between">
        What you typed here before is back. It is not saved yet.
        <Button size="small" onPress={startOver}>
          Start over
        </Button>
      </Inline>
    </Callout>
  );
}
