import { calls } from '@khep/api';
import type { Order, Shipment } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatRupeeValue } from '@khep/domain/money';
import {
  BookingDecisions,
  BuyerRequest,
  ExchangeOf,
  FoldedPackaging,
  OrderBuyer,
  OrderDocuments,
  OrderInvoice,
  OrderItems,
  OrderMoney,
  OrderPackaging,
  OrderRtoRisk,
  OrderStatusBadge,
  OrderTimeline,
  OrderTracking,
  SuggestedCourier,
} from '@khep/domain/orders/ui';
import { useState } from 'react';
import { useAction } from '../../data/useAction.ts';
import { useDocuments } from '../../data/useDocuments.ts';
import { useNow } from '../../data/useNow.ts';
import { paths } from '../../paths.ts';
import { formatDateTime } from '@khep/domain/days';
import { RecordPage } from '../../patterns/RecordPage.tsx';
import { Actions } from './details/Actions.tsx';
import { EwayBill } from './details/EwayBill.tsx';
import { Hold } from './details/Hold.tsx';
import { Labels } from './details/Labels.tsx';
import { OrderKeys } from './details/OrderKeys.tsx';
import { ShipmentBox } from './details/ShipmentBox.tsx';
import { useOrder } from './OrderLoader.tsx';

const isLive = ({ status }: Shipment): boolean => status !== 'CANCELLED';

interface PartProps {
  order: Order;
  /** With an AWB. */
  boxes: readonly Shipment[];
  onShowLabels: () => void;
}

/** Tracking, packaging and items; the timeline once the order is booked. */
function Main({ order, boxes, onShowLabels }: PartProps) {
  const now = useNow();
  const number = order.order_details.order_id;
  const isBooked = boxes.length > 0;
  // Items that wait for a box are the next work, also after the first boxes were shipped.
  const hasRest = order.needs.includes('packaging');
  return (
    <>
      {isBooked && (
        <OrderTracking
          orderNumber={number}
          boxes={boxes}
          now={new Date(now)}
          renderBox={(box) => <ShipmentBox shipment={box} isReadOnly={order.is_read_only} />}
        />
      )}
      {(!isBooked || hasRest) && (
        <OrderPackaging order={order} packHref={paths.packaging([order.id])} boxesHref={paths.boxes()} />
      )}
      <OrderItems order={order} />
      {isBooked && <OrderTimeline orderNumber={number} events={order.timeline} />}
      {!order.is_read_only && <OrderKeys order={order} boxes={boxes} onShowLabels={onShowLabels} />}
    </>
  );
}

/** Shows the order's cost, destination, documents and decisions. */
function Aside({ order, boxes, onShowLabels }: PartProps) {
  const { buyer_request, exchange_of, courier, actions, invoice, is_read_only } = order;
  const isBooked = boxes.length > 0;
  const now = useNow();
  const documents = useDocuments();
  const close = useAction(calls.orders.closeBuyerRequest, { invalidates: ['orders', 'home'] });
  const risk = useCall(calls.rtoRisk.order, isBooked || is_read_only ? null : { params: { id: order.id } }, {
    quiet: true,
  });
  const manifests = [...new Set(boxes.flatMap(({ manifest_id }) => manifest_id ?? []))];
  const save = (type: Parameters<typeof documents.save>[0]) =>
    void documents.save(type, { order_ids: [order.id] });
  return (
    <>
      {buyer_request && (
        <BuyerRequest
          request={buyer_request}
          isPending={close.isPending}
          onDone={is_read_only ? undefined : () => void close.run({ params: { id: order.id }, body: {} })}
        />
      )}
      {exchange_of && (
        <ExchangeOf
          of={exchange_of}
          href={is_read_only ? undefined : paths.orderDetails(exchange_of.order_id)}
        />
      )}
      <Hold order={order} />
      {isBooked && <OrderMoney order={order} boxes={boxes} />}
      {!isBooked && courier && (
        <SuggestedCourier
          courier={courier}
          compareHref={actions.can_allocate ? paths.allocate([order.id]) : undefined}
        />
      )}
      {risk.data && <OrderRtoRisk risk={risk.data.data} />}
      <OrderBuyer order={order} />
      {isBooked && !is_read_only && (
        <OrderDocuments
          boxCount={boxes.length}
          invoiceNumber={invoice?.number}
          events={order.timeline}
          now={new Date(now)}
          pending={documents.pending}
          manifestHrefs={manifests.map((id) => paths.manifestDetails(id))}
          onOpen={(type) => (type === 'label' ? onShowLabels() : save(type))}
        />
      )}
      <OrderInvoice
        order={order}
        pending={documents.pending}
        onDownload={is_read_only ? undefined : save}
        ewayBill={
          is_read_only ? null : (
            <EwayBill
              key={order.eway_bill.number}
              orderId={order.id}
              version={order.version}
              number={order.eway_bill.number}
              untold={order.eway_bill.untold}
            />
          )
        }
      />
      {isBooked && !order.needs.includes('packaging') && <FoldedPackaging boxes={order.packed_boxes} />}
      <BookingDecisions decisions={order.decisions} />
      {!isBooked && <OrderTimeline orderNumber={order.order_details.order_id} events={order.timeline} />}
    </>
  );
}

/** One order and everything that belongs to it. Packaging leads before it is shipped, tracking after. */
export default function OrderDetails() {
  const { call, order } = useOrder('orderId');
  const [areLabelsOpen, setLabels] = useState(false);
  return (
    <RecordPage
      kind="Order"
      call={call}
      record={order}
      list={{ label: 'Orders', href: paths.allOrders() }}
      content={(shown) => {
        const { order_id, order_date } = shown.order_details;
        const payment = `${shown.totals.is_cod ? 'COD' : 'Prepaid'} ${formatRupeeValue(shown.totals.total)}`;
        const list = { label: 'Orders', ...(!shown.is_read_only && { href: paths.allOrders() }) };
        const part = {
          order: shown,
          boxes: shown.shipments.filter((box) => isLive(box) && box.awb !== null),
          onShowLabels: () => setLabels(true),
        };
        return {
          title: order_id,
          badge: (
            <OrderStatusBadge
              status={shown.status}
              needs={shown.needs}
              hasUnpackable={shown.unpackable_items.length > 0}
              isPartlyPacked={shown.shipments.some(isLive)}
            />
          ),
          description: `${shown.channel_name} · placed ${formatDateTime(order_date)} · ${payment}`,
          breadcrumbs: [
            list,
            ...(shown.status === 'NEW' && !shown.is_read_only
              ? [{ label: 'New', href: paths.newOrders() }]
              : []),
            { label: order_id },
          ],
          ...(!shown.is_read_only && {
            actions: <Actions order={shown} onShowLabels={part.onShowLabels} />,
          }),
          main: (
            <>
              <Main {...part} />
              {areLabelsOpen && <Labels order={shown} onClose={() => setLabels(false)} />}
            </>
          ),
          aside: <Aside {...part} />,
        };
      }}
    />
  );
}
