import type { OrderRow } from '@khep/api';
import { cancelReasons, shipmentCancelReasons } from '@khep/domain/orders';
import type { ListDialogProps } from '../../../patterns/list/defineList.ts';
import { CancelReasonDialog } from '@khep/domain/orders/ui';
import { cancelOrders, cancelShipments, confirmCancel } from './orderActions.ts';

interface Cancellation {
  noun: 'order' | 'shipment';
  /** The effect of cancelling, shown below the count. */
  consequence: string;
  reasons: readonly string[];
  send: typeof cancelOrders;
}

/** Returns a dialog of the selected rows: it asks for a reason, and the list shows the result of each row. */
function cancelSelected({ noun, consequence, reasons, send }: Cancellation) {
  return function CancelSelected({ rows, tools, onClose }: ListDialogProps<OrderRow>) {
    const { title, description, confirmLabel, cancelLabel } = confirmCancel(noun, consequence)(rows);
    return (
      <CancelReasonDialog
        {...{ title, confirmLabel, cancelLabel, reasons, onClose }}
        onConfirm={(reason) => {
          onClose();
          void tools.run(rows, send(reason));
        }}
      >
        {description}
      </CancelReasonDialog>
    );
  };
}

/** Cancels the selected orders. */
export const CancelSelectedOrders = cancelSelected({
  noun: 'order',
  consequence: "AWBs are cancelled and the buyer isn't notified. You can't reopen a cancelled order.",
  reasons: cancelReasons,
  send: cancelOrders,
});

/** Cancels the unshipped boxes of the selected orders. */
export const CancelSelectedShipments = cancelSelected({
  noun: 'shipment',
  consequence: 'AWBs are cancelled with the courier. The orders go back to New orders.',
  reasons: shipmentCancelReasons,
  send: cancelShipments,
});
