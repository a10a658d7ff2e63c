import { ConfirmDialog } from '@khep/ui';
import type { ReactNode } from 'react';

export interface ConfirmDeleteProps {
  /** Name of the record to delete: "Indigo saree". Absent while the dialog is closed. */
  name: string | undefined;
  /** "Delete SKU". */
  confirmLabel: string;
  /** The affected and unaffected data. */
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
