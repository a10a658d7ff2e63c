import { calls } from '@khep/api';
import type { OrderRow } from '@khep/api';
import { isBeforePickup } from '@khep/domain/shipments';
import { navigate } from 'wouter/use-browser-location';
import { paths } from '../../../paths.ts';
import type { BulkWork, ConfirmCopy, ListAction } from '../../../patterns/list/defineList.ts';
import { failureOf } from '@khep/api/client';
import { formatNumber } from '@khep/domain/money';
import { idsOf } from './orderList.ts';

/** Failures by order, as the list shows them. */
export const toRowFailures = (failures: readonly { order_id: string; message: string }[]) =>
  failures.map(({ order_id, message }) => ({ key: order_id, message }));

/** Cancels orders. */
export const cancelOrders = (reason: string): BulkWork<OrderRow> => ({
  success: calls.orders.cancel.successMessage,
  invalidates: ['orders', 'home', 'wallet'],
  async send(client, orders) {
    const { data } = await client.call(
      calls.orders.cancel,
      { body: { order_ids: idsOf(orders), reason } },
      { quiet: true },
    );
    return toRowFailures(data.failures);
  },
});

/** Cancels the shipments that couriers haven't picked up. */
export const cancelShipments = (reason: string): BulkWork<OrderRow> => ({
  success: calls.orders.shipmentCancel.successMessage,
  invalidates: ['orders', 'home', 'wallet'],
  // An order has several shipments, and a request takes 500 of them.
  batchSize: 50,
  async send(client, orders) {
    const orderOf = new Map(
      orders.flatMap(({ id, shipments }) =>
        shipments.filter(({ status }) => isBeforePickup(status)).map((shipment) => [shipment.id, id]),
      ),
    );
    const withNone = orders.filter(({ id }) => ![...orderOf.values()].includes(id));
    const none = withNone.map(({ id }) => ({ key: id, message: 'No shipment to cancel.' }));
    if (orderOf.size === 0) return none;
    const shipment_ids = [...orderOf.keys()];
    const failed = (shipment_id: string, message: string) => ({
      key: orderOf.get(shipment_id) ?? '',
      message,
    });
    try {
      const { data } = await client.call(
        calls.orders.shipmentCancel,
        { body: { shipment_ids, reason } },
        { quiet: true },
      );
      return [...none, ...data.failures.map(({ shipment_id, message }) => failed(shipment_id, message))];
    } catch (error) {
      // The places in its fields are those of shipments, not of rows.
      return [...none, ...shipment_ids.map((id, index) => failed(id, failureOf(error, index)))];
    }
  },
});

/** Changes the pickup warehouse of orders. */
export const changeWarehouse = (warehouse_id: string): BulkWork<OrderRow> => ({
  success: calls.orders.pickupWarehouse.successMessage,
  invalidates: ['orders'],
  async send(client, orders) {
    const { data } = await client.call(
      calls.orders.pickupWarehouse,
      { body: { order_ids: idsOf(orders), warehouse_id } },
      { quiet: true },
    );
    return toRowFailures(data.failures);
  },
});

/** The question before orders or their shipments are cancelled. */
export const confirmCancel =
  (noun: 'order' | 'shipment', description: string) =>
  ({ length }: readonly OrderRow[]): ConfirmCopy => {
    const count = formatNumber(length);
    const nouns = length === 1 ? noun : `${noun}s`;
    const many = noun === 'order' ? `${count} orders` : `the shipments of ${count} orders`;
    return {
      title: `Cancel ${length === 1 ? noun : many}?`,
      confirmLabel: `Cancel ${nouns}`,
      cancelLabel: `Keep ${nouns}`,
      description,
    };
  };

/** The box is with the seller, and has an AWB. */
const isLabelled = ({ awb, status }: OrderRow['shipments'][number]) => awb !== null && isBeforePickup(status);

export const isNew = ({ status }: OrderRow): boolean => status === 'NEW';
/** It has a label to print, and a shipment to cancel. */
export const hasLabel = ({ shipments }: OrderRow): boolean => shipments.some(isLabelled);
/** A box that waits for the courier may have no label on it. */
export const hasUnprintedLabel = (order: OrderRow): boolean =>
  hasLabel(order) && order.label_printed_at === null;
export const hasUnscheduledBox = ({ shipments }: OrderRow): boolean =>
  shipments.some(({ status }) => status === 'AWB_ASSIGNED');
/** It has an AWB or had one on the way: its invoice may be printed. */
export const hasInvoice = ({ status }: OrderRow): boolean => status !== 'NEW' && status !== 'CANCELLED';

export const duplicateOrder: ListAction<OrderRow> = {
  id: 'duplicate',
  label: 'Duplicate',
  max: 1,
  run: ([order]) => navigate(paths.duplicateOrder(order?.id ?? '')),
};
