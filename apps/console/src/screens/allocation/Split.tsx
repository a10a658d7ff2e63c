import type { AllocationSetting } from '@khep/api';
import { Button, Callout, Card, Grid, Inline, NumberField, PercentSplitter, Stack } from '@khep/ui';
import { useState } from 'react';

interface SplitProps {
  setting: AllocationSetting;
  couriers: readonly { courier_id: number; name: string }[];
  isSaving: boolean;
  onSave: (split: AllocationSetting['distribution_percentage']) => void;
}

/** Edits the load distribution: each courier's share of orders that match no rule. */
export function Split({ setting, couriers, isSaving, onSave }: SplitProps) {
  const rowOf = (id: number) => setting.distribution_percentage.find(({ courier_id }) => courier_id === id);
  const shareOf = (id: number) => rowOf(id)?.percentage ?? 0;
  const [limits, setLimits] = useState(
    () =>
      new Map(
        couriers.map(({ courier_id }) => [
          String(courier_id),
          rowOf(courier_id)?.daily_capacity ?? undefined,
        ]),
      ),
  );
  const [parts, setParts] = useState(() =>
    couriers.map(({ courier_id, name }) => ({
      id: String(courier_id),
      label: name,
      percent: shareOf(courier_id),
    })),
  );
  const isSame = parts.every(
    ({ id, percent }) =>
      percent === shareOf(Number(id)) && limits.get(id) === (rowOf(Number(id))?.daily_capacity ?? undefined),
  );
  return (
    <Card
      title="Load distribution"
      description="Orders are split in these proportions each day. The courier furthest below its share gets the next order."
    >
      <Stack gap={16}>
        {parts.length < 2 ? (
          <Callout>Only one courier is connected. Connect another to split orders.</Callout>
        ) : (
          <>
            <PercentSplitter label="Share of each courier" value={parts} onChange={setParts} />
            <Grid columns={{ base: 1, md: 2 }} gap={12}>
              {parts.map(({ id, label }) => (
                <NumberField
                  key={id}
                  label={`${label} daily limit`}
                  unit="orders per day"
                  placeholder="No limit"
                  minValue={1}
                  maxValue={1_000_000}
                  maxDecimals={0}
                  value={limits.get(id)}
                  onChange={(limit) => setLimits(new Map(limits).set(id, limit))}
                />
              ))}
            </Grid>
            <Inline>
              <Button
                tone="accent"
                isPending={isSaving}
                isDisabled={isSame}
                onPress={() =>
                  onSave(
                    parts
                      .map(({ id, percent }) => ({
                        courier_id: Number(id),
                        percentage: percent,
                        daily_capacity: limits.get(id) ?? null,
                      }))
                      .filter(({ percentage, daily_capacity }) => percentage > 0 || daily_capacity !== null),
                  )
                }
              >
                Save load distribution
              </Button>
            </Inline>
          </>
        )}
      </Stack>
    </Card>
  );
}
