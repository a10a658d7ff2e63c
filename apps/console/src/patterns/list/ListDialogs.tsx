import { CallError } from '@khep/api/client';
import { useClient, useInvalidate } from '@khep/api/hooks';
import { ConfirmDialog } from '@khep/ui';
import { useState } from 'react';
import { ConfirmDelete } from './ConfirmDelete.tsx';
import type { ConfirmCopy, ListAction, ListRemoval, ListTools, MatchingRows } from './defineList.ts';

export interface OpenAction<Row> {
  action: ListAction<Row>;
  rows: readonly Row[];
  tools: ListTools<Row>;
  /** In place of `rows`: all of the filter, with their question. */
  matching?: { rows: MatchingRows; copy: ConfirmCopy };
}

/** The question or the dialog of an action. */
export function ActionDialog<Row>({ open, onClose }: { open: OpenAction<Row>; onClose: () => void }) {
  const { action, rows, tools, matching } = open;
  if ('dialog' in action) {
    const Dialog = action.dialog;
    return <Dialog rows={rows} tools={tools} onClose={onClose} />;
  }
  if (!('confirm' in action)) return null;
  const copy = matching?.copy ?? action.confirm(rows);
  if (typeof copy === 'string') return null;
  const { title, confirmLabel, cancelLabel, description } = copy;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      tone="critical"
      onConfirm={() => {
        onClose();
        void (matching ? tools.runMatching(matching.rows, action.work) : tools.run(rows, action.work));
      }}
    >
      {description}
    </ConfirmDialog>
  );
}

interface RemovalDialogProps<Row> {
  removal: ListRemoval<Row>;
  /** The row to delete; undefined while the dialog is closed. */
  row: Row | undefined;
  name: string | undefined;
  onClose: () => void;
}

/** Deletes one row after a question. */
export function RemovalDialog<Row>({ removal, row, name, onClose }: RemovalDialogProps<Row>) {
  const client = useClient();
  const invalidate = useInvalidate();
  const [isPending, setPending] = useState(false);

  async function remove(): Promise<boolean> {
    if (row === undefined) return false;
    setPending(true);
    try {
      await removal.send(client, row);
      void invalidate(...removal.invalidates);
      return true;
    } catch (error) {
      // The client has shown a notice of it; anything else is a fault of ours.
      if (!(error instanceof CallError)) throw error;
      return false;
    } finally {
      setPending(false);
    }
  }
  return (
    <ConfirmDelete
      name={name}
      confirmLabel={removal.label}
      isPending={isPending}
      onClose={onClose}
      onRemove={remove}
    >
      {removal.consequence}
    </ConfirmDelete>
  );
}
