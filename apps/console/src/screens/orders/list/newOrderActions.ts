import type { OrderRow } from '@khep/api';
import { formatNumber } from '@khep/domain/money';
import { navigate } from 'wouter/use-browser-location';
import { paths } from '../../../paths.ts';
import type { ListAction } from '../../../patterns/list/defineList.ts';
import { confirmSuggestedBoxes } from '../packing/confirmSuggestedBoxes.ts';
import { AllocateByRules } from './AllocateByRules.tsx';
import { AnswerHolds } from './AnswerHolds.tsx';
import { CancelSelectedOrders } from './CancelSelected.tsx';
import { ChangeWarehouse } from './ChangeWarehouse.tsx';
import { duplicateOrder } from './orderActions.ts';
import { idsOf } from './orderList.ts';

const allocateByRules: ListAction<OrderRow> = {
  id: 'by-rules',
  label: 'Allocate by rules',
  dialog: AllocateByRules,
};

export const suggestBoxes: ListAction<OrderRow> = {
  id: 'pack',
  label: 'Suggest boxes',
  max: 200,
  run: (orders) => navigate(paths.packaging(idsOf(orders))),
  beyondMax: {
    id: 'pack-suggested',
    label: 'Confirm suggested boxes',
    confirm: ({ length }) => ({
      title: `Confirm the suggested boxes of ${formatNumber(length)} orders?`,
      confirmLabel: 'Confirm boxes',
      cancelLabel: 'Cancel',
      description:
        'These are too many to check one by one. Orders that fit in no box stay as they are, with the reason.',
    }),
    work: confirmSuggestedBoxes,
  },
};

export const allocateCouriers: ListAction<OrderRow> = {
  id: 'allocate',
  label: 'Allocate couriers',
  isPrimary: true,
  max: 200,
  run: (orders) => navigate(paths.allocate(idsOf(orders))),
  // A grid of more is no help: the plan is shown by courier, and booked as a job.
  beyondMax: allocateByRules,
};

export const cancelSelectedOrders: ListAction<OrderRow> = {
  id: 'cancel',
  label: 'Cancel',
  dialog: CancelSelectedOrders,
};

/** Actions for new orders. */
export const newOrderActions: readonly ListAction<OrderRow>[] = [
  suggestBoxes,
  { id: 'warehouse', label: 'Change warehouse', dialog: ChangeWarehouse },
  duplicateOrder,
  { id: 'hold', label: 'Answer holds', dialog: AnswerHolds },
  cancelSelectedOrders,
  allocateByRules,
  allocateCouriers,
];
