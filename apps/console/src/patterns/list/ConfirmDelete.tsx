import { ConfirmDialog } from '@khep/ui';
import type { ReactNode } from 'react';

export interface ConfirmDeleteProps {
  /** What is deleted: "Indigo saree". Absent while the dialog is closed. */
  name: string | undefined;
  /** "Delete SKU". */
  confirmLabel: string;
  /** What is affected and what isn't. */
  children: ReactNode;
  isPending: boolean;
  /** Deletes it. Resolves with false if that failed. */
  onRemove: () => Promise<boolean>;
  onClose: () => void;
}

/** Asks before a delete, and stays open until it succeeded. */
export function ConfirmDelete(props: ConfirmDeleteProps) {
  const { name, confirmLabel, children, isPending, onRemove, onClose } = props;
  async function remove() {
    if (await onRemove()) onClose();
  }
  return (
    <ConfirmDialog
      title={`Delete ${name ?? ''}?`}
      confirmLabel={confirmLabel}
      tone="critical"
      isOpen={name !== undefined}
      isPending={isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => void remove()}
    >
      {children}
    </ConfirmDialog>
  );
}
