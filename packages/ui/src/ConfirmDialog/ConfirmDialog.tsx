import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Callout } from '../Callout/index.ts';
import { Dialog, type OpenProps, type TriggerProps } from '../Dialog/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextField } from '../TextField/index.ts';
import { structureMessages } from '../structureMessages.ts';
import { matchesPhrase } from './matchesPhrase.ts';

const defaults = structureMessages.confirm;

interface ConfirmDialogOptions extends Partial<TriggerProps> {
  /** The question: "Cancel 3 orders?" */
  title: string;
  /** The consequences, and whether they can be undone. */
  children?: ReactNode;
  /** The action, as a verb: "Cancel orders". */
  confirmLabel: string;
  /** The way out. @default 'Cancel' */
  cancelLabel?: string;
  /** `critical` when something is lost. @default 'accent' */
  tone?: 'accent' | 'critical';
  /** Text to type before confirming what cannot be undone: the name of what is deleted. */
  phrase?: string;
  /** The action is running. Of an `onConfirm` that returns a promise the dialog knows it. */
  isPending?: boolean;
  /** Why the action failed, and what to do. */
  errorMessage?: string;
  /** The action. Until the promise that it returns is settled, a second press does nothing. */
  onConfirm: () => void | Promise<void>;
}

export type ConfirmDialogProps = ConfirmDialogOptions & OpenProps;

interface TypedAnswerProps {
  formId: string;
  phrase: string;
  onConfirm: () => void;
}

/** The phrase to type. Unmounts with the dialog, which clears it. */
function TypedAnswer({ formId, phrase, onConfirm }: TypedAnswerProps) {
  const words = useMessages('confirm', defaults);
  const [typed, setTyped] = useState('');
  const [isMistyped, setMistyped] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (matchesPhrase(typed, phrase)) onConfirm();
    else {
      setMistyped(true);
      form.current?.querySelector('input')?.focus();
    }
  }

  return (
    <form id={formId} ref={form} onSubmit={submit} noValidate>
      <TextField
        label={words.type(phrase)}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          setMistyped(false);
        }}
        autoComplete="off"
        autoFocus
        {...(isMistyped && { errorMessage: words.mistyped(phrase) })}
      />
    </form>
  );
}

/** Asks before an action that cannot be undone. Stays open until the screen closes it. */
export function ConfirmDialog({
  children,
  confirmLabel,
  cancelLabel,
  tone = 'accent',
  phrase,
  isPending = false,
  errorMessage,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) {
  const words = useMessages('confirm', defaults);
  const formId = useId();
  const [isRunning, setRunning] = useState(false);
  const isBusy = isPending || isRunning;
  const action = { tone, isPending: isBusy, children: confirmLabel };
  const confirm = async () => {
    if (isBusy) return;
    const done = onConfirm();
    if (done === undefined) return;
    setRunning(true);
    try {
      await done;
    } finally {
      setRunning(false);
    }
  };
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      size="small"
      actions={(close) => (
        <>
          {/* The safe choice has the focus, so that a hasty Enter loses nothing. */}
          <Button onPress={close} autoFocus={tone === 'critical' && phrase === undefined}>
            {cancelLabel ?? words.cancel}
          </Button>
          {phrase === undefined ? (
            <Button {...action} onPress={() => void confirm()} />
          ) : (
            <Button {...action} type="submit" form={formId} />
          )}
        </>
      )}
    >
      <Stack gap={16}>
        {children && <div>{children}</div>}
        {phrase !== undefined && (
          <TypedAnswer formId={formId} phrase={phrase} onConfirm={() => void confirm()} />
        )}
        {errorMessage !== undefined && (
          <Callout tone="critical" isAlert title={words.failed}>
            {errorMessage}
          </Callout>
        )}
      </Stack>
    </Dialog>
  );
}
