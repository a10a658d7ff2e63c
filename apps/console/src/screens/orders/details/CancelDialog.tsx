import { Button, Dialog, Select, Stack, Text, TextField } from '@khep/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';

const other = 'other';

export interface CancelDialogProps {
  /** "Cancel order KH-100482?" */
  title: string;
  /** What cancelling does. */
  children: string;
  /** Reasons to choose from; another can be entered. */
  reasons: readonly string[];
  /** "Cancel order" */
  confirmLabel: string;
  /** "Keep order" */
  cancelLabel: string;
  isPending?: boolean;
  /** Nothing is chosen yet. @default false */
  isDisabled?: boolean;
  /** Above the reason: what to cancel. */
  fields?: ReactNode;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks why before something is cancelled. The reason is shown on the timeline. */
export function CancelDialog(props: CancelDialogProps) {
  const {
    title,
    children,
    reasons,
    confirmLabel,
    cancelLabel,
    isPending = false,
    onConfirm,
    onClose,
  } = props;
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const reason = chosen === other ? typed.trim() : (chosen ?? '');

  function confirm() {
    if (reason === '') setAsked(true);
    else onConfirm(reason);
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="small"
      title={title}
      actions={
        <>
          <Button onPress={onClose}>{cancelLabel}</Button>
          <Button
            tone="critical"
            isPending={isPending}
            isDisabled={props.isDisabled ?? false}
            onPress={confirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <Text tone="second">{children}</Text>
        {props.fields}
        <Select
          label="Reason"
          isRequired
          items={[...reasons.map((one) => ({ id: one, label: one })), { id: other, label: 'Other' }]}
          value={chosen}
          onChange={setChosen}
          {...(isAsked && chosen === undefined && { errorMessage: 'Choose a reason' })}
        />
        {chosen === other && (
          <TextField
            label="What happened"
            isRequired
            maxLength={200}
            value={typed}
            onChange={setTyped}
            {...(isAsked && reason === '' && { errorMessage: 'Enter the reason' })}
          />
        )}
      </Stack>
    </Dialog>
  );
}
