import { Accordion, Callout, Card, EmptyState, Grid, Link, LinkButton, Stack } from '@khep/ui';
import { formatPercent } from '../../money/index.ts';
import type { BoxData } from '../../packing/view/boxData.ts';
import { PackedBoxCard } from '../../packing/view/PackedBoxCard.tsx';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import type { OrderNeed } from '../needs.ts';
import { unpackedLines } from '../partialShipment.ts';
import type { ItemQuantity } from '../partialShipment.ts';
import { orderDetailsMessages } from '../../messages/orderDetails.ts';
import { UnpackableItems } from './UnpackableItems.tsx';
import type { UnpackableItemData } from './UnpackableItems.tsx';

const defaults = orderDetailsMessages.orderPackaging;

/** The boxes of an order, packed or suggested, and what is in none. */
export interface OrderPackagingData {
  needs: readonly OrderNeed[];
  is_packing_suggested: boolean;
  packed_boxes: readonly (BoxData & { box_id: string })[];
  unpackable_items: readonly UnpackableItemData[];
  cancelled_items: readonly ItemQuantity[];
  order_details: {
    product_details: readonly { sku_id: string; sku_name: string; quantity: number }[];
  };
  actions: { can_pack: boolean };
}

export interface OrderPackagingProps {
  order: OrderPackagingData;
  /** Where boxes are suggested and changed. */
  packHref: string;
  /** Where box sizes are added. */
  boxesHref: string;
}

/** The boxes of an order with the position of each item, and what is not packed yet. */
export function OrderPackaging({ order, packHref, boxesHref }: OrderPackagingProps) {
  const messages = useDomainMessages('orderPackaging', defaults);
  const { packed_boxes, unpackable_items, is_packing_suggested } = order;
  const canChange = order.actions.can_pack;
  const isPackedInPart = order.needs.includes('packaging') && !is_packing_suggested;
  const unpacked = isPackedInPart
    ? unpackedLines(order.order_details.product_details, [
        order.cancelled_items,
        ...packed_boxes.map(({ items }) => items),
      ])
    : [];
  return (
    <Card
      title={messages.title}
      description={is_packing_suggested && packed_boxes.length > 0 ? messages.suggested : undefined}
      actions={canChange && !isPackedInPart && <Link href={packHref}>{messages.change}</Link>}
    >
      <Stack gap={16}>
        {isPackedInPart && (
          <Callout
            tone="caution"
            title={messages.unpacked}
            actions={
              <LinkButton size="small" href={packHref}>
                {messages.packRest}
              </LinkButton>
            }
          >
            {messages.unpackedItems(
              unpacked
                .map(({ sku_id, sku_name, quantity }) => `${quantity} × ${sku_name || sku_id}`)
                .join(', '),
            )}
          </Callout>
        )}
        <UnpackableItems
          items={unpackable_items}
          action={
            <LinkButton size="small" href={boxesHref}>
              {messages.addBox}
            </LinkButton>
          }
        />
        {packed_boxes.length > 0 && (
          <Grid columns={packed_boxes.length === 1 ? 1 : { base: 1, md: 2 }} gap={16}>
            {packed_boxes.map((box, index) => (
              <PackedBoxCard key={`${box.box_id}-${index}`} box={box} number={index + 1} />
            ))}
          </Grid>
        )}
        {packed_boxes.length === 0 && unpackable_items.length === 0 && (
          <EmptyState
            title={messages.none}
            {...(canChange && { action: <LinkButton href={packHref}>{messages.suggest}</LinkButton> })}
          />
        )}
      </Stack>
    </Card>
  );
}

export interface FoldedPackagingProps {
  boxes: readonly BoxData[];
}

/** The boxes of a shipped order, one line each; opened, with the position of each item. Draws nothing without boxes. */
export function FoldedPackaging({ boxes }: FoldedPackagingProps) {
  const messages = useDomainMessages('orderPackaging', defaults);
  if (boxes.length === 0) return null;
  return (
    <Card title={messages.title}>
      <Accordion
        items={boxes.map((box, index) => {
          const { length, width, height } = box.dimensions;
          return {
            id: String(index),
            title: messages.box(index + 1, box.name || messages.ownPackaging),
            summary: messages.dimensions(
              `${length} × ${width} × ${height}`,
              formatPercent(box.volume_utilized, { decimals: 0 }),
            ),
            content: <PackedBoxCard box={box} number={index + 1} level={4} />,
          };
        })}
      />
    </Card>
  );
}
