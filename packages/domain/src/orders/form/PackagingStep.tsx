import { Button, EmptyState, Grid, Heading, Inline, Callout, Select, Skeleton, Stack, Text } from '@khep/ui';
import { PackedBoxCard } from '../../packing/PackedBoxCard.tsx';
import { objectiveWords } from '../../packing/PackingSimulator.tsx';
import { packingObjectives } from '../../packing/index.ts';
import type { PackingObjective } from '../../packing/index.ts';
import type { BoxData } from '../../packing/boxData.ts';

export interface PackagingStepProps {
  /** What is suggested, in the order of packing. */
  boxes: readonly BoxData[];
  /** What fits in no box, and why. */
  unpackable: readonly { sku_id: string; sku_name?: string | undefined; quantity: number; reason: string }[];
  objective: PackingObjective;
  onObjectiveChange: (objective: PackingObjective) => void;
  /** Asks for boxes again. */
  onSuggest: () => void;
  /** Boxes are being looked for. @default false */
  isPending?: boolean;
  errorMessage?: string | undefined;
}

/** Step 3: the boxes that are suggested, with where each item lies. */
export function PackagingStep({
  boxes,
  unpackable,
  objective,
  onObjectiveChange,
  onSuggest,
  isPending = false,
  errorMessage,
}: PackagingStepProps) {
  return (
    <Stack gap={16}>
      <Heading>Boxes</Heading>
      <Inline justify="space-between" align="end">
        <Select
          label="Choose boxes by"
          items={packingObjectives.map((id) => ({ id, label: objectiveWords[id] }))}
          value={objective}
          onChange={(id) => onObjectiveChange(packingObjectives.find((one) => one === id) ?? objective)}
        />
        <Button isPending={isPending} onPress={onSuggest}>
          Suggest again
        </Button>
      </Inline>
      {errorMessage && (
        <Callout tone="critical" isAlert>
          {errorMessage}
        </Callout>
      )}
      {unpackable.length > 0 && (
        <Callout tone="caution" title="Not everything fits">
          {unpackable
            .map((item) => `${item.quantity} × ${item.sku_name ?? item.sku_id}: ${item.reason}`)
            .join(' ')}{' '}
          The order can be created; add a larger box size and pack it afterwards.
        </Callout>
      )}
      {isPending && boxes.length === 0 ? (
        <Skeleton lines={6} />
      ) : boxes.length === 0 && unpackable.length === 0 ? (
        <EmptyState
          title="No boxes suggested yet"
          description="Add box sizes under SKUs and boxes, or create the order and pack it later."
        />
      ) : (
        <Grid columns={{ base: 1, md: 2 }} gap={16}>
          {boxes.map((box, index) => (
            <PackedBoxCard key={`${box.name}-${index}`} box={box} number={index + 1} />
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
