import { ConfirmDialog, SavedViews } from '@khep/ui';
import type { SavedViewsProps } from '@khep/ui';
import type { ViewConflict } from './useListViews.ts';

/** The saved views of a list. Asks whether another user's changes of a view are replaced. */
export function ListSavedViews({
  savedViews,
  conflict,
}: {
  savedViews: SavedViewsProps;
  conflict: ViewConflict | undefined;
}) {
  return (
    <>
      <SavedViews {...savedViews} />
      {conflict && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && conflict.resolve(false)}
          title={`${conflict.changedBy === '' ? 'Someone else' : conflict.changedBy} changed “${conflict.name}” too`}
          confirmLabel="Replace with mine"
          cancelLabel="Keep theirs"
          onConfirm={() => conflict.resolve(true)}
        >
          Replacing the view changes it for everyone in the brand.
        </ConfirmDialog>
      )}
    </>
  );
}
