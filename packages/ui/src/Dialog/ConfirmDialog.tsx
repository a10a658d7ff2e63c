import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { shellMessages } from '../shellMessages.ts';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  /** The question: "Cancel 3 orders?" */
  title: string;
  /** What will happen, and whether it can be undone. */
  children?: ReactNode;
  /** The deed, in a verb: "Cancel orders". */
  confirmLabel: string;
  /** The way out. @default 'Cancel' */
  cancelLabel?: string;
  /** `critical` when something is lost. @default 'accent' */
  tone?: 'accent' | 'critical';
  /** The deed is running: the dialog waits. */
  isPending?: boolean;
  onConfirm: () => void;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

type Answers = Pick<ConfirmDialogProps, 'confirmLabel' | 'cancelLabel' | 'tone' | 'isPending' | 'onConfirm'>;

function answers({ confirmLabel, cancelLabel, tone = 'accent', isPending = false, onConfirm }: Answers) {
  return (close: () => void) => (
    <>
      <Button onPress={close}>{cancelLabel ?? shellMessages.dialog.cancel}</Button>
      <Button tone={tone} isPending={isPending} onPress={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
}

/** Asks before a deed that cannot be taken back. It stays open until the screen closes it. */
export function ConfirmDialog({
  children,
  confirmLabel,
  cancelLabel,
  tone,
  isPending,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      size="small"
      actions={answers({ confirmLabel, cancelLabel, tone, isPending, onConfirm })}
    >
      {children}
    </Dialog>
  );
}
