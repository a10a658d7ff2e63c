import type { Order } from '@khep/api';
import { formatRupeeValue } from '@khep/domain/money';
import { OrderStatusBadge } from '@khep/domain/orders/ui';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { RecordPage } from '../../patterns/RecordPage.tsx';
import { formatDateTime } from '@khep/domain/days';
import { Actions } from './details/Actions.tsx';
import { Buyer } from './details/Buyer.tsx';
import { RtoRisk } from './details/RtoRisk.tsx';
import { Courier } from './details/Courier.tsx';
import { Decisions } from './details/Decisions.tsx';
import { Documents } from './details/Documents.tsx';
import { FoldedPackaging } from './details/FoldedPackaging.tsx';
import { BuyerRequest } from './details/BuyerRequest.tsx';
import { ExchangeOf } from './details/ExchangeOf.tsx';
import { Hold } from './details/Hold.tsx';
import { Invoice } from './details/Invoice.tsx';
import { Items } from './details/Items.tsx';
import { Labels } from './details/Labels.tsx';
import { Money } from './details/Money.tsx';
import { OrderKeys } from './details/OrderKeys.tsx';
import { Packaging } from './details/Packaging.tsx';
import { Timeline } from './details/Timeline.tsx';
import { Tracking } from './details/Tracking.tsx';
import { useOrder } from './OrderLoader.tsx';

const isLive = ({ status }: Order['shipments'][number]): boolean => status !== 'CANCELLED';

function Badge({ order }: { order: Order }) {
  return (
    <OrderStatusBadge
      status={order.status}
      needs={order.needs}
      hasUnpackable={order.unpackable_items.length > 0}
      isPartlyPacked={order.shipments.some(isLive)}
    />
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
        const booked = shown.shipments.filter((box) => isLive(box) && box.awb !== null);
        const isBooked = booked.length > 0;
        // Items that wait for a box are the next work, also after the first boxes were shipped.
        const hasRest = shown.needs.includes('packaging');
        return {
          title: order_id,
          badge: <Badge order={shown} />,
          description: `${shown.channel_name} · placed ${formatDateTime(order_date)} · ${payment}`,
          breadcrumbs: [
            { label: 'Orders', href: paths.allOrders() },
            ...(shown.status === 'NEW' ? [{ label: 'New', href: paths.newOrders() }] : []),
            { label: order_id },
          ],
          actions: <Actions order={shown} onShowLabels={() => setLabels(true)} />,
          main: (
            <>
              {isBooked && <Tracking order={shown} boxes={booked} />}
              {(!isBooked || hasRest) && <Packaging order={shown} />}
              <Items order={shown} />
              {isBooked && <Timeline order={shown} />}
              <OrderKeys order={shown} boxes={booked} onShowLabels={() => setLabels(true)} />
              {areLabelsOpen && <Labels order={shown} onClose={() => setLabels(false)} />}
            </>
          ),
          aside: (
            <>
              <BuyerRequest order={shown} />
              <ExchangeOf order={shown} />
              <Hold order={shown} />
              {isBooked ? <Money order={shown} boxes={booked} /> : <Courier order={shown} />}
              {!isBooked && <RtoRisk orderId={shown.id} />}
              <Buyer order={shown} />
              {isBooked && <Documents order={shown} boxes={booked} onShowLabels={() => setLabels(true)} />}
              <Invoice order={shown} />
              {isBooked && !hasRest && <FoldedPackaging order={shown} />}
              <Decisions order={shown} />
              {!isBooked && <Timeline order={shown} />}
            </>
          ),
        };
      }}
    />
  );
}
