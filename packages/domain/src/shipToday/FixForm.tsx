import { Button, Inline } from '@khep/ui';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import type { FixLinks, FixOptions, ShipExceptionData, ShipFix } from './data.ts';
import * as styles from './ShipFixes.css.ts';

/** One exception and what fixes it. */
export interface ExceptionFixProps {
  exception: ShipExceptionData;
  links: FixLinks;
  options: FixOptions;
  /** Saves a fix. Resolves with what is wrong, or undefined once it is saved. */
  onFix: (fix: ShipFix) => Promise<string | undefined>;
}

interface FixFormProps {
  /** Label of the button; Enter in a field does the same. */
  label: string;
  onSave: () => Promise<string | undefined>;
  /** A second way to fix it, without the fields. */
  alternative?: { label: string; onSave: () => Promise<string | undefined> };
  children: ReactNode;
  /** Beside the button. */
  other?: ReactNode;
}

/** Fields and the button that saves them; a press while it is being saved is ignored. */
export function FixForm({ label, onSave, alternative, children, other }: FixFormProps) {
  const [pending, setPending] = useState<'main' | 'alternative'>();
  const [problem, setProblem] = useState<string>();
  async function save(which: 'main' | 'alternative', request: () => Promise<string | undefined>) {
    if (pending !== undefined) return;
    setPending(which);
    try {
      setProblem(await request());
    } finally {
      setPending(undefined);
    }
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save('main', onSave);
      }}
    >
      {children}
      <Inline gap={8}>
        <Button type="submit" size="small" tone="accent" isPending={pending === 'main'}>
          {label}
        </Button>
        {alternative && (
          <Button
            size="small"
            isPending={pending === 'alternative'}
            onPress={() => void save('alternative', alternative.onSave)}
          >
            {alternative.label}
          </Button>
        )}
        {other}
      </Inline>
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
