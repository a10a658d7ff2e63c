import type { Order } from '@khep/api';
import { formatPercent } from '@khep/domain/money';
import { PackedBoxCard } from '@khep/domain/packing/ui';
import { Accordion, Card } from '@khep/ui';

/** The boxes of a shipped order, one line each; opened, with the position of each item. */
export function FoldedPackaging({ order }: { order: Order }) {
  if (order.packed_boxes.length === 0) return null;
  return (
    <Card title="Packaging">
      <Accordion
        items={order.packed_boxes.map((box, index) => {
          const { length, width, height } = box.dimensions;
          return {
            id: String(index),
            title: `Box ${index + 1}: ${box.name || 'own packaging'}`,
            summary: `${length} × ${width} × ${height} cm, ${formatPercent(box.volume_utilized, { decimals: 0 })} full`,
            content: <PackedBoxCard box={box} number={index + 1} level={4} />,
          };
        })}
      />
    </Card>
  );
}
