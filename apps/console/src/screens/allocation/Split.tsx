import type { AllocationSetting } from '@khep/api';
import { Button, Callout, Card, Inline, PercentSplitter, Stack } from '@khep/ui';
import { useState } from 'react';

interface SplitProps {
  setting: AllocationSetting;
  couriers: readonly { courier_id: number; name: string }[];
  isSaving: boolean;
  onSave: (split: AllocationSetting['distribution_percentage']) => void;
}

/** Sets which share of the orders that no rule decides each courier carries. */
export function Split({ setting, couriers, isSaving, onSave }: SplitProps) {
  const shareOf = (id: number) =>
    setting.distribution_percentage.find(({ courier_id }) => courier_id === id)?.percentage ?? 0;
  const [parts, setParts] = useState(() =>
    couriers.map(({ courier_id, name }) => ({
      id: String(courier_id),
      label: name,
      percent: shareOf(courier_id),
    })),
  );
  const isSame = parts.every(({ id, percent }) => percent === shareOf(Number(id)));
  return (
    <Card
      title="Load distribution"
      description="Each day's orders are shared by these; the courier furthest behind goes first."
    >
      <Stack gap={16}>
        {parts.length < 2 ? (
          <Callout>
            One courier is connected: it carries everything. Connect another to share the load.
          </Callout>
        ) : (
          <>
            <PercentSplitter label="Share of each courier" value={parts} onChange={setParts} />
            <Inline>
              <Button
                tone="accent"
                isPending={isSaving}
                isDisabled={isSame}
                onPress={() =>
                  onSave(
                    parts
                      .filter(({ percent }) => percent > 0)
                      .map(({ id, percent }) => ({ courier_id: Number(id), percentage: percent })),
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
