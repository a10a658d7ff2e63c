import type { OrderPacking } from '@khep/api';
import { Button, ComboBox, Grid, Inline, Text, announce } from '@khep/ui';
import { isFullyPacked } from './isPackable.ts';

interface OrderPagerProps {
  orders: readonly OrderPacking[];
  current: OrderPacking;
  onShow: (order_id: string) => void;
}

const formatBoxCount = ({ packed_boxes }: OrderPacking) =>
  `${packed_boxes.length} ${packed_boxes.length === 1 ? 'box' : 'boxes'}`;

/** Moves between orders that are packed together: previous, next, or by number. */
export function OrderPager({ orders, current, onShow }: OrderPagerProps) {
  const at = orders.indexOf(current);
  const stuck = orders.filter((order) => !isFullyPacked(order));

  function show(order: OrderPacking | undefined) {
    if (!order) return;
    onShow(order.order_id);
    announce(`${order.order_number}, ${orders.indexOf(order) + 1} of ${orders.length}`);
  }
  // Wraps around: a disabled button would lose the focus.
  const go = (by: number) => show(orders.at((at + by) % orders.length));
  const nextStuck = stuck.find((order) => orders.indexOf(order) > at) ?? stuck[0];

  return (
    <Grid columns={{ base: 1, md: 2 }} gap={12} align="end">
      <ComboBox
        label="Order"
        items={orders.map((order) => ({
          id: order.order_id,
          label: order.order_number,
          description: isFullyPacked(order) ? formatBoxCount(order) : "Some items don't fit",
        }))}
        value={current.order_id}
        onChange={(id) => show(orders.find(({ order_id }) => order_id === id))}
      />
      <Inline gap={8}>
        <Button onPress={() => go(-1)}>Previous</Button>
        <Button onPress={() => go(1)}>Next</Button>
        <Text tone="second" isNumeric>
          {at + 1} of {orders.length}
        </Text>
        {stuck.length > 0 && (
          <Button variant="ghost" onPress={() => show(nextStuck)}>
            {stuck.length === 1 ? "Show the one that doesn't fit" : "Show next that doesn't fit"}
          </Button>
        )}
      </Inline>
    </Grid>
  );
}
