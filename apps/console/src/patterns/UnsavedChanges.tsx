import { Button, Inline, Text, announce } from '@khep/ui';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { DraftForm } from '../forms/useDraftForm.tsx';
import { getAt } from '../forms/valuePaths.ts';
import type { DescribedValue } from './formFields.ts';

export interface UnsavedChangesProps<Values extends object> {
  form: DraftForm<Values>;
  /** The saved values. */
  initial: Partial<Values>;
  /** Labels of the values by path. */
  values: ReadonlyMap<string, DescribedValue>;
  /** The button that saves. */
  children: ReactNode;
}

/** Most names in a line; more are counted. */
const maxNames = 3;

/** Names the unsaved changes of a form beside its button, with a way back. Announced when they begin. */
export function UnsavedChanges<Values extends object>({
  form: { values: now, isChanged, isPending, startOver },
  initial,
  values,
  children,
}: UnsavedChangesProps<Values>) {
  useEffect(() => {
    if (isChanged) announce('Unsaved changes');
  }, [isChanged]);
  const changed = isChanged
    ? [...values].flatMap(([path, { label }]) =>
        JSON.stringify(getAt(now, path)) === JSON.stringify(getAt(initial, path)) ? [] : [label],
      )
    : [];
  const more = changed.length - maxNames;
  return (
    <Inline gap={12} justify="end">
      {isChanged && (
        <>
          <Text size="secondary" tone="caution">
            Not saved: {changed.slice(0, maxNames).join(', ')}
            {more > 0 && ` and ${more} more`}
          </Text>
          <Button isDisabled={isPending} onPress={startOver}>
            Discard changes
          </Button>
        </>
      )}
      {children}
    </Inline>
  );
}
