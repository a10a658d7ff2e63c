import { calls } from '@khep/api';
import type { OrderPacking } from '@khep/api';
import { useSend } from '@khep/api/hooks';
import { Button, Checkbox, Dialog, Callout, Select, Stack, Text } from '@khep/ui';
import { useState } from 'react';
import { useBoxes } from '../../../data/useLookups.ts';

const objectives = [
  { id: 'cost', label: 'Cheapest to ship' },
  { id: 'boxes', label: 'Fewest boxes' },
  { id: 'volume', label: 'Least volume' },
] as const;

/** Packs one order again: by another aim, or into the boxes that are at hand. */
export function Repack({
  order,
  onRepacked,
}: {
  order: OrderPacking;
  onRepacked: (packing: OrderPacking) => void;
}) {
  const boxes = useBoxes().rows;
  const [isOpen, setOpen] = useState(false);
  const [objective, setObjective] = useState<(typeof objectives)[number]['id']>('cost');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const pack = useSend(calls.packing.pack, {
    quiet: true,
    onSuccess: (answer) => {
      onRepacked({ ...order, ...answer.data });
      setOpen(false);
    },
  });
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        Change boxes
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={`Change boxes of ${order.order_number}`}
        actions={(close) => (
          <>
            <Button onPress={close}>Back</Button>
            <Button
              tone="accent"
              isPending={pack.isPending}
              onPress={() =>
                void pack.send({
                  body: {
                    order_ids: [order.order_id],
                    objective,
                    ...(chosen.length > 0 && { box_ids: [...chosen] }),
                  },
                })
              }
            >
              Pack again
            </Button>
          </>
        )}
      >
        <Stack gap={16}>
          <Select
            label="Choose boxes by"
            items={objectives}
            value={objective}
            onChange={(id) => setObjective(objectives.find((one) => one.id === id)?.id ?? 'cost')}
          />
          <Stack gap={4}>
            <Text size="label" tone="second" weight="medium">
              Only these boxes (none ticked: all of them)
            </Text>
            {boxes.map((box) => (
              <Checkbox
                key={box.id}
                value={chosen.includes(box.id)}
                onChange={(isOn) =>
                  setChosen((now) => (isOn ? [...now, box.id] : now.filter((id) => id !== box.id)))
                }
              >
                {box.name} · {box.length}×{box.width}×{box.height} cm
              </Checkbox>
            ))}
          </Stack>
          {pack.error && (
            <Callout tone="critical" isAlert>
              {pack.error.message}
            </Callout>
          )}
        </Stack>
      </Dialog>
    </>
  );
}
