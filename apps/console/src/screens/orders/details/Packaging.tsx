import type { Order } from '@khep/api';
import { PackedBoxCard } from '@khep/domain/packing/ui';
import { Card, EmptyState, Grid, Link, LinkButton, Callout, Stack } from '@khep/ui';
import { paths } from '../../../paths.ts';

/** The boxes of an order: what they are in, or what is suggested. */
export function Packaging({ order }: { order: Order }) {
  const canChange = order.actions.can_pack;
  return (
    <Card
      title="Packaging"
      description={
        order.is_packing_suggested && order.packed_boxes.length > 0
          ? 'Suggested; nobody has confirmed it yet'
          : undefined
      }
      actions={canChange && <Link href={paths.packaging([order.id])}>Change boxes</Link>}
    >
      <Stack gap={16}>
        {order.unpackable_items.length > 0 && (
          <Callout
            tone="caution"
            title="Not everything fits"
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
