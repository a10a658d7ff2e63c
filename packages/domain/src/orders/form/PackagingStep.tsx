import { Button, EmptyState, Grid, Heading, Inline, Callout, Select, Skeleton, Stack, Text } from '@khep/ui';
import { PackedBoxCard } from '../../packing/view/PackedBoxCard.tsx';
import { packingObjectives } from '../../packing/index.ts';
import type { PackingObjective } from '../../packing/index.ts';
import type { BoxData } from '../../packing/view/boxData.ts';
import { domainMessages } from '../../messages.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';

const defaults = domainMessages.packagingStep;

export interface PackagingStepProps {
  /** Suggested boxes, in packing order. */
  boxes: readonly BoxData[];
  /** Items that fit no box, with the reason. */
  unpackable: readonly { sku_id: string; sku_name?: string | undefined; quantity: number; reason: string }[];
  objective: PackingObjective;
  onObjectiveChange: (objective: PackingObjective) => void;
  /** Requests a new suggestion. */
  onSuggest: () => void;
  /** A suggestion is loading. @default false */
  isPending?: boolean;
  errorMessage?: string | undefined;
}

/** Step 3: the suggested boxes with the position of each item. */
export function PackagingStep({
  boxes,
  unpackable,
  objective,
  onObjectiveChange,
  onSuggest,
  isPending = false,
  errorMessage,
}: PackagingStepProps) {
  const messages = useDomainMessages('packagingStep', defaults);
  const packing = useDomainMessages('packing', domainMessages.packing);
  return (
    <Stack gap={16}>
      <Heading>{messages.title}</Heading>
      <Inline justify="space-between" align="end">
        <Select
          label={packing.preference}
          items={packingObjectives.map((id) => ({ id, label: packing.objectives[id] }))}
          value={objective}
          onChange={(id) => onObjectiveChange(packingObjectives.find((one) => one === id) ?? objective)}
        />
        <Button isPending={isPending} onPress={onSuggest}>
          {messages.suggest}
        </Button>
      </Inline>
      {errorMessage && (
        <Callout tone="critical" isAlert>
          {errorMessage}
        </Callout>
      )}
      {unpackable.length > 0 && (
        <Callout tone="caution" title={messages.unpackable}>
          {unpackable
            .map((item) => `${item.quantity} × ${item.sku_name ?? item.sku_id}: ${item.reason}`)
            .join(' ')}{' '}
          {messages.unpackableHelp}
        </Callout>
      )}
      {isPending && boxes.length === 0 ? (
        <Skeleton lines={6} />
      ) : boxes.length === 0 && unpackable.length === 0 ? (
        <EmptyState title={messages.emptyTitle} description={messages.empty} />
      ) : (
        <Grid columns={{ base: 1, md: 2 }} gap={16}>
          {boxes.map((box, index) => (
            <PackedBoxCard key={`${box.name}-${index}`} box={box} number={index + 1} />
          ))}
        </Grid>
      )}
      <Text size="secondary" tone="third">
        {messages.note}
      </Text>
    </Stack>
  );
}
