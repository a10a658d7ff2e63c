import { calls } from '@khep/api';
import type { BodyInputOf, ReturnTab, RtoRow } from '@khep/api';
import { returnTabActions } from '@khep/domain/returns';
import type { ReturnAction } from '@khep/domain/returns';
import type { ListAction } from '../../patterns/list/defineList.ts';
import {
  BookReturns,
  CancelReturns,
  ReceiveReturns,
  RefundReturns,
  RejectReturns,
  ScheduleReturns,
} from './BatchDialogs.tsx';

/** Sends a batch that needs no further question; its job shows a result for each return. */
const runNow =
  (action: 'approve' | 'label') =>
  async (
    rows: readonly RtoRow[],
    {
      client,
      invalidate,
      clearSelection,
    }: Parameters<Extract<ListAction<RtoRow>, { run: unknown }>['run']>[1],
  ) => {
    const body: BodyInputOf<typeof calls.returns.batch> = { action, return_ids: rows.map(({ id }) => id) };
    await client.call(calls.returns.batch, { body }, { quiet: true });
    await invalidate('jobs');
    clearSelection();
  };

const actions: Record<ReturnAction, ListAction<RtoRow>> = {
  approve: { id: 'approve', label: 'Approve', max: 2000, run: runNow('approve') },
  reject: { id: 'reject', label: 'Reject', max: 2000, dialog: RejectReturns },
  book: { id: 'book', label: 'Book pickup', max: 2000, dialog: BookReturns },
  schedule: { id: 'schedule', label: 'Schedule pickup', max: 2000, dialog: ScheduleReturns },
  label: { id: 'label', label: 'Print labels', max: 2000, run: runNow('label') },
  cancel: { id: 'cancel', label: 'Cancel', max: 2000, dialog: CancelReturns },
  receive: { id: 'receive', label: 'Receive and restock', keys: 'r', max: 2000, dialog: ReceiveReturns },
  refund: { id: 'refund', label: 'Record refunds', keys: 'f', max: 2000, dialog: RefundReturns },
};

/** Returns the actions for several returns of a list. The last one is the list's main action. */
export const returnActionsOf = (tab: ReturnTab): readonly ListAction<RtoRow>[] =>
  returnTabActions[tab].map((action, index, all) => ({
    ...actions[action],
    isPrimary: tab !== 'all' && index === all.length - 1,
  }));
