import { ConfirmDialog } from '@khep/ui';
import type { ReactNode } from 'react';

export interface ConfirmRemovalProps {
  /** What goes: "Indigo saree". Absent while nothing is to be removed. */
  name: string | undefined;
  /** The deed: "Delete SKU". */
  confirmLabel: string;
  /** What will and will not change. */
  children: ReactNode;
  isPending: boolean;
  /** Removes it; answers whether that worked. */
  onRemove: () => Promise<boolean>;
  onClose: () => void;
}

/** Asks before something is deleted, and stays until it is. */
export function ConfirmDelete({
  name,
  confirmLabel,
  children,
  isPending,
  onRemove,
  onClose,
}: ConfirmRemovalProps) {
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
