import { Button, Callout, Dialog, Stack, Text } from '@khep/ui';
import { useId } from 'react';
import type { FormEvent, ReactNode } from 'react';

export interface AskDialogProps {
  title: string;
  /** The consequences of the action. */
  description?: string | undefined;
  /** The action, as a verb. */
  confirmLabel: string;
  isPending?: boolean;
  /** The content says why. */
  isDisabled?: boolean;
  /** Why the action failed, and what to do. */
  errorMessage?: string | undefined;
  /** Further actions, before the last. */
  actions?: ReactNode;
  /** The fields. Enter in one of them confirms. */
  children: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for what an action needs: a few fields. Stays open until the screen closes it. For a yes or no: `ConfirmDialog`. */
export function AskDialog(props: AskDialogProps) {
  const {
    title,
    description,
    confirmLabel,
    isPending = false,
    isDisabled = false,
    actions,
    children,
  } = props;
  const { errorMessage, onConfirm, onClose } = props;
  const formId = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    // React passes it on to a form around the dialog.
    event.stopPropagation();
    if (!isPending && !isDisabled) onConfirm();
  }

  return (
    <Dialog
      isOpen
      size="small"
      title={title}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          {actions}
          <Button tone="accent" type="submit" form={formId} isPending={isPending} isDisabled={isDisabled}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {/* The screen shows what is wrong with a field, in its own words. */}
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={12}>
          {description !== undefined && <Text tone="second">{description}</Text>}
          {children}
          {errorMessage !== undefined && (
            <Callout tone="critical" isAlert>
              {errorMessage}
            </Callout>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
