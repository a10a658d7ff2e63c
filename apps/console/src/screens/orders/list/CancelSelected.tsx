import type { OrderRow } from '@khep/api';
import { cancelReasons, shipmentCancelReasons } from '@khep/domain/orders';
import type { ListDialogProps } from '../../../patterns/list/defineList.ts';
import { CancelDialog } from '../details/CancelDialog.tsx';
import { cancelOrders, cancelShipments, confirmCancel } from './orderActions.ts';

/** Cancels the selected orders with a reason; the list shows the result of each. */
export function CancelSelectedOrders({ rows, tools, onClose }: ListDialogProps<OrderRow>) {
  const copy = confirmCancel(
    'order',
    "AWBs are cancelled and the buyer isn't notified. You can't reopen a cancelled order.",
  )(rows);
  return (
    <CancelDialog
      title={copy.title}
      confirmLabel={copy.confirmLabel}
      cancelLabel={copy.cancelLabel}
      reasons={cancelReasons}
      onClose={onClose}
      onConfirm={(reason) => {
        onClose();
        void tools.run(rows, cancelOrders(reason));
      }}
    >
      {copy.description}
    </CancelDialog>
  );
}

/** Cancels the unshipped boxes of the selected orders with a reason. */
export function CancelSelectedShipments({ rows, tools, onClose }: ListDialogProps<OrderRow>) {
  const copy = confirmCancel(
    'shipment',
    'AWBs are cancelled with the courier. The orders go back to New orders.',
  )(rows);
  return (
    <CancelDialog
      title={copy.title}
      confirmLabel={copy.confirmLabel}
      cancelLabel={copy.cancelLabel}
      reasons={shipmentCancelReasons}
      onClose={onClose}
      onConfirm={(reason) => {
        onClose();
        void tools.run(rows, cancelShipments(reason));
      }}
    >
      {copy.description}
    </CancelDialog>
  );
}
