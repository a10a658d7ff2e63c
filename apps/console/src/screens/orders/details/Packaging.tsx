import type { Order } from '@khep/api';
import { unpackedLines } from '@khep/domain/orders';
import { PackedBoxCard } from '@khep/domain/packing/ui';
import { Card, EmptyState, Grid, Link, LinkButton, Callout, Stack } from '@khep/ui';
import { paths } from '../../../paths.ts';

/** Items of a partially packed order that are in no box. */
function UnpackedItems({ order }: { order: Order }) {
  const unpacked = unpackedLines(order.order_details.product_details, [
    order.cancelled_items,
    ...order.packed_boxes.map(({ items }) => items),
  ]);
  return (
    <Callout
      tone="caution"
      title="Some items aren't packed"
      actions={
        <LinkButton size="small" href={paths.packaging([order.id])}>
          Pack remaining items
        </LinkButton>
      }
    >
      {`Not packed: ${unpacked.map(({ sku_id, sku_name, quantity }) => `${quantity} × ${sku_name || sku_id}`).join(', ')}.`}
    </Callout>
  );
}

/** The boxes of an order, packed or suggested. */
export function Packaging({ order }: { order: Order }) {
  const canChange = order.actions.can_pack;
  const isPackedInPart = order.needs.includes('packaging') && !order.is_packing_suggested;
  return (
    <Card
      title="Packaging"
      description={
        order.is_packing_suggested && order.packed_boxes.length > 0 ? 'Suggested, not confirmed' : undefined
      }
      actions={canChange && !isPackedInPart && <Link href={paths.packaging([order.id])}>Change boxes</Link>}
    >
      <Stack gap={16}>
        {isPackedInPart && <UnpackedItems order={order} />}
        {order.unpackable_items.length > 0 && (
          <Callout
            tone="caution"
            title="Some items don't fit"
            actions={
              <LinkButton size="small" href={paths.boxes()}>
                Add a box size
              </LinkButton>
            }
          >
            {order.unpackable_items
              .map((item) => `${item.quantity} × ${item.sku_name ?? item.sku_id}: ${item.reason}`)
              .join(' ')}
          </Callout>
        )}
        {order.packed_boxes.length === 0 ? (
          order.unpackable_items.length === 0 && (
            <EmptyState
              title="Not packed"
              {...(canChange && {
                action: <LinkButton href={paths.packaging([order.id])}>Suggest boxes</LinkButton>,
              })}
            />
          )
        ) : (
          <Grid columns={order.packed_boxes.length === 1 ? 1 : { base: 1, md: 2 }} gap={16}>
            {order.packed_boxes.map((box, index) => (
              <PackedBoxCard key={`${box.box_id}-${index}`} box={box} number={index + 1} />
            ))}
          </Grid>
        )}
      </Stack>
    </Card>
  );
}
