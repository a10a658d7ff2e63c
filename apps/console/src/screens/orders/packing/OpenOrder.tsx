import type { OrderPacking } from '@khep/api';
import { UnpackableItems } from '@khep/domain/orders/ui';
import { PackedBoxCard } from '@khep/domain/packing/ui';
import { Card, Grid, Link, LinkButton, Stack } from '@khep/ui';
import { useBoxes } from '../../../data/useLookups.ts';
import { paths } from '../../../paths.ts';
import { Repack } from './Repack.tsx';

interface OpenOrderProps {
  order: OrderPacking;
  /** The page is about this order alone. */
  isOnly: boolean;
  onRepacked: (packing: OrderPacking) => void;
}

/** The boxes of one order with the position of each item, and other boxes to choose. */
export function OpenOrder({ order, isOnly, onRepacked }: OpenOrderProps) {
  const hasBoxes = useBoxes().rows.length > 0;
  const { packed_boxes, unpackable_items } = order;
  return (
    <Card
      title={<Link href={paths.orderDetails(order.order_id)}>{order.order_number}</Link>}
      description={packed_boxes.length === 1 ? '1 box suggested' : `${packed_boxes.length} boxes suggested`}
      actions={hasBoxes && <Repack order={order} onRepacked={onRepacked} />}
    >
      <Stack gap={16}>
        <UnpackableItems
          items={unpackable_items}
          action={
            <LinkButton size="small" href={paths.boxes()}>
              Add box size
            </LinkButton>
          }
        />
        <Grid columns={isOnly ? { base: 1, md: 2 } : 1} gap={16}>
          {packed_boxes.map((box, index) => (
            <PackedBoxCard key={`${box.box_id}-${index}`} box={box} number={index + 1} />
          ))}
        </Grid>
      </Stack>
    </Card>
  );
}
