import { Button, Card, CardSection, DescriptionList, Stack, Text } from '@khep/ui';
import { formatNumber, formatRupees } from '../../money/index.ts';
import { orderTotals } from '../../tax/totals.ts';
import type { OrderTotals } from '../../tax/totals.ts';
import type { BoxData } from '../../packing/view/boxData.ts';
import { totalWeight } from '../weight.ts';
import { toOrderInput } from './orderInput.ts';
import type { DraftOrder } from './draftTypes.ts';
import { domainMessages } from '../../messages.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import type { DomainMessagesOf } from '../../DomainMessagesProvider.tsx';

const defaults = domainMessages.orderSummary;

const finite = (value: number | undefined) => (value !== undefined && Number.isFinite(value) ? value : 0);

/** Computes the totals of a draft with the server's rules. */
export function draftTotals(draft: DraftOrder): OrderTotals & { weight: number; pieces: number } {
  const lines = draft.lines.map((line) => ({
    ...line,
    quantity: finite(line.quantity),
    unit_price: finite(line.unit_price),
    discount: finite(line.discount),
  }));
  return {
    ...orderTotals({
      product_details: lines,
      payment_details: toOrderInput(draft).order_details.payment_details,
    }),
    weight: totalWeight(lines),
    pieces: lines.reduce((sum, line) => sum + line.quantity, 0),
  };
}

export interface OrderSummaryProps {
  draft: DraftOrder;
  /** Suggested boxes; omitted or empty while unknown. */
  boxes?: readonly BoxData[];
  /** Returns to step 1. If omitted, there is no edit button. */
  onEditBuyer?: () => void;
}

const noBoxes: readonly BoxData[] = [];
const kilograms = (kg: number) => `${formatNumber(kg, 2)} kg`;

/** Shows boxes and charged weight early, so that expensive parcels are noticed while choosing products. */
function boxFacts(boxes: readonly BoxData[], messages: DomainMessagesOf<'orderSummary'>) {
  if (boxes.length === 0) return [];
  const names = [...Map.groupBy(boxes, ({ name }) => name)];
  return [
    {
      term: messages.boxes,
      detail: names.map(([name, { length }]) => (length > 1 ? `${length} × ${name}` : name)).join(', '),
    },
    {
      term: messages.chargedWeight,
      detail: kilograms(
        boxes.reduce((sum, box) => sum + Math.max(box.total_weight, box.volumetric_weight), 0),
      ),
    },
  ];
}

/** The totals and shipping address, shown beside every step. */
export function OrderSummary({ draft, boxes = noBoxes, onEditBuyer }: OrderSummaryProps) {
  const messages = useDomainMessages('orderSummary', defaults);
  const totals = draftTotals(draft);
  const { buyer } = draft;
  return (
    <Card hasSections title={messages.title}>
      <CardSection>
        <DescriptionList
          items={[
            {
              term: messages.products(totals.pieces),
              detail: formatRupees(totals.items),
            },
            ...totals.lines
              .filter((line) => line.kind !== 'items')
              .map((line) => ({ term: line.label, detail: formatRupees(line.amount) })),
            ...(totals.total > totals.collect && totals.is_cod
              ? [{ term: messages.paidInAdvance, detail: formatRupees(totals.collect - totals.total) }]
              : []),
            {
              term: totals.is_cod ? messages.codAmount : messages.paid,
              detail: formatRupees(totals.is_cod ? totals.collect : totals.total),
              isStrong: true,
            },
          ]}
        />
      </CardSection>
      {buyer.name !== '' && (
        <CardSection
          title={messages.shipTo}
          level={3}
          actions={
            onEditBuyer && (
              <Button size="small" variant="ghost" tone="accent" onPress={onEditBuyer}>
                {messages.edit}
              </Button>
            )
          }
        >
          <Stack gap={2}>
            <Text weight="medium">{buyer.name}</Text>
            <Text tone="second">{[buyer.address, buyer.landmark].filter(Boolean).join(', ')}</Text>
            <Text tone="second">
              {[buyer.city, buyer.state].filter(Boolean).join(', ')} {buyer.pincode}
            </Text>
            <Text tone="second" isNumeric>
              {buyer.phone}
            </Text>
          </Stack>
        </CardSection>
      )}
      <CardSection>
        <DescriptionList
          items={[
            { term: messages.deadWeight, detail: kilograms(totals.weight) },
            ...boxFacts(boxes, messages),
          ]}
        />
      </CardSection>
    </Card>
  );
}
