import { Accordion, Card, DescriptionList, Stack, Text } from '@khep/ui';
import { formatDateTime } from '../../days/index.ts';
import { formatRupeeValue } from '../../money/index.ts';
import { ChargeBreakdown } from '../../rating/widgets/ChargeBreakdown.tsx';
import type { ChargesData } from '../../rating/widgets/ChargeBreakdown.tsx';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { codToCollect } from '../collectible.ts';
import type { CollectibleOrder } from '../collectible.ts';
import { PaymentTag } from '../OrderStatusBadge.tsx';
import { orderDetailsMessages } from '../../messages/orderDetails.ts';

const defaults = orderDetailsMessages.orderMoney;

/** A booked box with what it collects and what it costs, in rupees. */
export interface OrderMoneyBox {
  id: string;
  box_no: number;
  collectible: number;
  /** Null without a rate. */
  charges: ChargesData | null;
  scans: readonly { at: string; state_after: string }[];
}

export interface OrderMoneyProps {
  order: Pick<CollectibleOrder, 'needs' | 'shipments'> & {
    totals: { total: number; collect: number; is_cod: boolean };
  };
  /** Boxes with an AWB. */
  boxes: readonly OrderMoneyBox[];
}

const sum = (amounts: readonly number[]) =>
  amounts.reduce((all, one) => all + Math.round(one * 100), 0) / 100;

/** COD of each box, freight, and what is left of the order after freight. */
export function OrderMoney({ order, boxes }: OrderMoneyProps) {
  const messages = useDomainMessages('orderMoney', defaults);
  const charged = boxes.filter(({ charges }) => charges !== null);
  const freight = sum(charged.map(({ charges }) => charges?.total ?? 0));
  const { is_cod: isCod, total } = order.totals;
  const income = isCod ? codToCollect(order) : total;
  return (
    <Card title={messages.title} actions={<PaymentTag mode={isCod ? 'cod' : 'prepaid'} />}>
      <Stack gap={12}>
        <DescriptionList
          items={[
            ...(isCod
              ? boxes.map(({ box_no, scans, collectible }) => {
                  const delivered = scans.find(({ state_after }) => state_after === 'DELIVERED');
                  return {
                    term: delivered
                      ? messages.collected(box_no, formatDateTime(delivered.at))
                      : messages.toCollect(box_no),
                    detail: formatRupeeValue(collectible),
                  };
                })
              : [{ term: messages.paid, detail: formatRupeeValue(income) }]),
            ...(charged.length > 0
              ? [
                  { term: messages.freight, detail: formatRupeeValue(-freight) },
                  { term: messages.left, detail: formatRupeeValue(sum([income, -freight])), isStrong: true },
                ]
              : []),
          ]}
        />
        {charged.length > 0 && (
          <Accordion
            level={3}
            items={charged.map(({ id, box_no, charges }) => ({
              id,
              title: boxes.length > 1 ? messages.freightOf(box_no) : messages.freightAlone,
              summary: formatRupeeValue(charges?.total ?? 0),
              content: charges && <ChargeBreakdown charges={charges} />,
            }))}
          />
        )}
        {charged.length < boxes.length && (
          <Text size="secondary" tone="third">
            {messages.unrated(boxes.length - charged.length, boxes.length)}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
