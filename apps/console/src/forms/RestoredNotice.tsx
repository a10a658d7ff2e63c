import { Button, Callout, Inline } from '@khep/ui';
import type { PersistedFormState } from './usePersistedForm.ts';

export interface RestoredProps {
  form: Pick<PersistedFormState<object>, 'isRestored' | 'startOver'>;
}

/** Says that a draft was restored, and offers to discard it. */
export function RestoredNotice({ form: { isRestored, startOver } }: RestoredProps) {
  if (!isRestored) return null;
  return (
    <Callout tone="info">
      <Inline gap={12} justify="space-between">
        Unsaved changes restored.
        <Button size="small" onPress={startOver}>
          Discard
        </Button>
      </Inline>
    </Callout>
  );
}
