import { Button, Dialog, Select, Stack, Text, TextField } from '@khep/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { orderDetailsMessages } from '../../messages/orderDetails.ts';

const defaults = orderDetailsMessages.cancelReason;
const other = 'other';

export interface CancelReasonDialogProps {
  /** "Cancel order KH-100482?" */
  title: string;
  /** Consequences of cancelling. */
  children: string;
  /** Reasons to choose from; another can be entered. */
  reasons: readonly string[];
  /** A reason in the language of the screen. @default the reason as it is stored */
  labelOf?: (reason: string) => string;
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
export function CancelReasonDialog(props: CancelReasonDialogProps) {
  const { title, children, reasons, confirmLabel, cancelLabel, fields, onConfirm, onClose } = props;
  const { isPending = false, isDisabled = false, labelOf = (one) => one } = props;
  const messages = useDomainMessages('cancelReason', defaults);
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
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="small"
      title={title}
      actions={
        <>
          <Button onPress={onClose}>{cancelLabel}</Button>
          <Button tone="critical" isPending={isPending} isDisabled={isDisabled} onPress={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <Text tone="second">{children}</Text>
        {fields}
        <Select
          label={messages.reason}
          isRequired
          items={[
            ...reasons.map((one) => ({ id: one, label: labelOf(one) })),
            { id: other, label: messages.other },
          ]}
          value={chosen}
          onChange={setChosen}
          {...(isAsked && chosen === undefined && { errorMessage: messages.choose })}
        />
        {chosen === other && (
          <TextField
            label={messages.typed}
            isRequired
            maxLength={200}
            value={typed}
            onChange={setTyped}
            {...(isAsked && reason === '' && { errorMessage: messages.enter })}
          />
        )}
      </Stack>
    </Dialog>
  );
}
