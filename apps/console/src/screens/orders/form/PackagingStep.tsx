import { calls } from '@khep/api';
import { useSend } from '@khep/api/hooks';
import { PackedBoxCard } from '@khep/domain/packing/ui';
import { Button, EmptyState, Grid, Heading, Inline, Notice, Select, Skeleton, Stack, Text } from '@khep/ui';
import { useEffect, useRef, useState } from 'react';
import type { StepProps } from './BuyerStep.tsx';

const objectives = [
  { id: 'cost', label: 'Cheapest to ship' },
  { id: 'boxes', label: 'Fewest boxes' },
  { id: 'volume', label: 'Least volume' },
];
type Objective = 'cost' | 'boxes' | 'volume';

/** Step 3: the boxes that are suggested, with where each item lies, and the order as a whole. */
export function PackagingStep({ draft, onChange, errors }: StepProps) {
  const [objective, setObjective] = useState<Objective>('cost');
  const pack = useSend(calls.packing.pack, { quiet: true });
  const { send } = pack;
  const isPacked = draft.boxes.length > 0 || draft.unpackable.length > 0;
  const latest = useRef({ draft, onChange });
  useEffect(() => {
    latest.current = { draft, onChange };
  });

  async function suggest(by: Objective) {
    const items = latest.current.draft.lines.map((line) => ({
      sku_id: line.sku_id,
      quantity: line.quantity ?? 1,
    }));
    if (items.length === 0) return;
    const answer = await send({ body: { items, objective: by } });
    if (answer)
      latest.current.onChange({ boxes: answer.data.packed_boxes, unpackable: answer.data.unpackable_items });
  }
  // The boxes follow the products: entering the step with none asks for them.
  useEffect(() => {
    if (!isPacked) void suggest('cost');
    // Only on entering; changing what is optimised asks by itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <Stack gap={16}>
      <Heading>Boxes</Heading>
      <Inline justify="space-between" align="end">
        <Select
          label="Choose boxes by"
          items={objectives}
          value={objective}
          onChange={(id) => {
            const next = objectives.find((one) => one.id === id)?.id as Objective | undefined;
            if (!next) return;
            setObjective(next);
            void suggest(next);
          }}
        />
        <Button isPending={pack.isPending} onPress={() => void suggest(objective)}>
          Suggest again
        </Button>
      </Inline>
      {(pack.error || errors['packed_boxes']) && (
        <Notice tone="critical" isAlert>
          {errors['packed_boxes'] ?? pack.error?.message}
        </Notice>
      )}
      {draft.unpackable.length > 0 && (
        <Notice tone="caution" title="Not everything fits">
          {draft.unpackable
            .map((item) => `${item.quantity} × ${item.sku_name ?? item.sku_id}: ${item.reason}`)
            .join(' ')}{' '}
          The order can be created; add a larger box size and pack it afterwards.
        </Notice>
      )}
      {pack.isPending && draft.boxes.length === 0 ? (
        <Skeleton lines={6} />
      ) : draft.boxes.length === 0 && draft.unpackable.length === 0 ? (
        <EmptyState
          title="No boxes suggested yet"
          description="Add box sizes under SKUs and boxes, or create the order and pack it later."
        />
      ) : (
        <Grid columns={{ base: 1, md: 2 }} gap={16}>
          {draft.boxes.map((box, index) => (
            <PackedBoxCard key={`${box.box_id}-${index}`} box={box} number={index + 1} />
          ))}
        </Grid>
      )}
      <Text size="secondary" tone="third">
        Positions are in centimetres from the box's inner corner. The volumetric weight follows the outer
        sides.
      </Text>
    </Stack>
  );
}
