import type { Order, Shipment } from '@khep/api';
import { formatRupeeValue } from '@khep/domain/money';
import { PaymentTag } from '@khep/domain/orders/ui';
import { ChargeBreakdown } from '@khep/domain/rating/ui';
import { Accordion, Card, DescriptionList, Stack, Text } from '@khep/ui';
import { formatDateTime } from '@khep/domain/days';
import { codToCollect } from './partialCancel.ts';

const sum = (amounts: readonly number[]) =>
  amounts.reduce((all, one) => all + Math.round(one * 100), 0) / 100;

/** COD of each box, freight, and what is left of the order after freight. */
export function Money({ order, boxes }: { order: Order; boxes: readonly Shipment[] }) {
  const charged = boxes.filter(({ charges }) => charges !== null);
  const freight = sum(charged.map(({ charges }) => charges?.total ?? 0));
  const isCod = order.totals.is_cod;
  const income = isCod ? codToCollect(order) : order.totals.total;
  return (
    <Card title="Money" actions={<PaymentTag mode={isCod ? 'cod' : 'prepaid'} />}>
      <Stack gap={12}>
        <DescriptionList
          items={[
            ...(isCod
              ? boxes.map((box) => {
                  const delivered = box.scans.find(({ state_after }) => state_after === 'DELIVERED');
                  return {
                    term: delivered
                      ? `Box ${box.box_no}, collected ${formatDateTime(delivered.at)}`
                      : `Box ${box.box_no}, to collect`,
                    detail: formatRupeeValue(box.collectible),
                  };
                })
              : [{ term: 'Paid by the buyer', detail: formatRupeeValue(income) }]),
            ...(charged.length > 0
              ? [
                  { term: 'Freight with GST', detail: formatRupeeValue(-freight) },
                  {
                    term: 'Left after freight',
                    detail: formatRupeeValue(sum([income, -freight])),
                    isStrong: true,
                  },
                ]
              : []),
          ]}
        />
        {charged.length > 0 && (
          <Accordion
            level={3}
            items={charged.map((box) => ({
              id: box.id,
              title: boxes.length > 1 ? `Freight of box ${box.box_no}` : 'Freight',
              summary: formatRupeeValue(box.charges?.total ?? 0),
              content: box.charges && <ChargeBreakdown charges={box.charges} />,
            }))}
          />
        )}
        {charged.length < boxes.length && (
          <Text size="secondary" tone="third">
            {boxes.length - charged.length} of {boxes.length} boxes have no rate.
          </Text>
        )}
      </Stack>
    </Card>
  );
}
