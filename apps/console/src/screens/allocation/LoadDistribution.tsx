import { AllocationSettingDraft } from '@khep/api';
import type { AllocationSetting, Courier } from '@khep/api';
import { distributionProblem, distributionWarnings } from '@khep/domain/allocation';
import { formatPercent } from '@khep/domain/money';
import {
  Button,
  Callout,
  Card,
  EmptyState,
  Grid,
  Inline,
  NumberField,
  PercentSplitter,
  Stack,
} from '@khep/ui';
import { useState } from 'react';
import { useDraftForm } from '../../forms/useDraftForm.tsx';
import type { Schema } from '../../forms/useForm.ts';
import { FormFrame } from '../../patterns/FormFrame.tsx';
import { distributionParts } from './RulesTab.tsx';
import type { useRules } from './useRules.ts';

type Values = Pick<AllocationSetting, 'distribution_percentage'>;
type Row = Values['distribution_percentage'][number];

const shares = AllocationSettingDraft.pick({ distribution_percentage: true });
const schema: Schema<Values> = {
  safeParse(input) {
    const problem = distributionProblem((input as Values).distribution_percentage);
    if (problem === undefined) return shares.safeParse(input);
    return { success: false, error: { issues: [{ path: ['distribution_percentage'], message: problem }] } };
  },
};

/** Equal shares; the first couriers have the remainder. */
function evenShares(couriers: readonly Courier[]): Row[] {
  const each = Math.floor(100 / couriers.length);
  const extra = 100 - each * couriers.length;
  return couriers.map(({ courier_id }, index) => ({
    courier_id,
    percentage: index < extra ? each + 1 : each,
  }));
}

const valuesOf = ({ distribution_percentage }: Values): Values => ({ distribution_percentage });

export interface LoadDistributionProps {
  rules: ReturnType<typeof useRules>;
  setting: AllocationSetting;
  couriers: readonly Courier[];
}

/** Edits the load distribution: each courier's share of orders that match no rule. */
export function LoadDistribution({ rules, setting, couriers }: LoadDistributionProps) {
  const form = useDraftForm<Values, unknown>({
    name: 'load-distribution',
    schema,
    initial: valuesOf(setting),
    version: setting.version,
    save: ({ distribution_percentage }, options) =>
      rules.saveDistribution(setting, distribution_percentage, options),
    toValues: (current) => valuesOf(current as AllocationSetting),
    onSaved: () => undefined,
  });
  const [locked, setLocked] = useState<ReadonlySet<string>>(new Set());
  const rows = form.values.distribution_percentage ?? [];
  const setRows = (next: Row[]) =>
    form.set({
      // A courier without a share and a limit is not part of the distribution.
      distribution_percentage: next.filter(
        ({ percentage, daily_capacity }) => percentage > 0 || typeof daily_capacity === 'number',
      ),
    });
  const connected = couriers.filter(({ is_active }) => is_active);
  // One that was disconnected keeps its share until it is changed.
  const offered = couriers.filter(
    ({ courier_id, is_active }) =>
      is_active || setting.distribution_percentage.some((row) => row.courier_id === courier_id),
  );
  const rowOf = (courier_id: number): Row =>
    rows.find((row) => row.courier_id === courier_id) ?? { courier_id, percentage: 0 };
  const isEmpty = rows.length === 0;
  const described = new Map([
    [
      'distribution_percentage',
      {
        label: 'Load distribution',
        format: (value: unknown) =>
          distributionParts({ distribution_percentage: (value ?? []) as Row[] }, couriers)
            .map(({ name, percentage }) => `${name} ${formatPercent(percentage)}`)
            .join(', ') || 'None: the cheapest courier',
      },
    ],
  ]);

  return (
    <Card
      title="Load distribution"
      description="Orders that match no rule are split in these proportions each day. The courier furthest below its share gets the next order."
    >
      <FormFrame form={form} values={described} submitLabel="Save load distribution">
        <Stack gap={16}>
          {isEmpty && (
            <EmptyState
              title="No load distribution"
              description={
                connected.length < 2
                  ? 'The cheapest courier is used. Connect a second courier to split orders.'
                  : 'The cheapest courier is used. Set shares to split orders among couriers.'
              }
              {...(connected.length > 1 && {
                action: <Button onPress={() => setRows(evenShares(connected))}>Set shares</Button>,
              })}
            />
          )}
          {!isEmpty && (
            <>
              <PercentSplitter
                label="Share of each courier"
                value={offered.map(({ courier_id, name, is_active }) => ({
                  id: String(courier_id),
                  label: is_active ? name : `${name} (not connected)`,
                  percent: rowOf(courier_id).percentage,
                  isLocked: locked.has(String(courier_id)),
                }))}
                onChange={(parts) => {
                  setLocked(new Set(parts.filter(({ isLocked }) => isLocked).map(({ id }) => id)));
                  setRows(parts.map(({ id, percent }) => ({ ...rowOf(Number(id)), percentage: percent })));
                }}
              />
              {distributionWarnings(rows, couriers).map((warning) => (
                <Callout key={warning} tone="caution">
                  {warning}
                </Callout>
              ))}
              <Grid columns={{ base: 1, md: 2 }} gap={12}>
                {offered.map(({ courier_id, name }) => (
                  <NumberField
                    key={courier_id}
                    label={`${name} daily limit`}
                    unit="orders per day"
                    placeholder="No limit"
                    minValue={1}
                    maxValue={1_000_000}
                    maxDecimals={0}
                    value={rowOf(courier_id).daily_capacity ?? undefined}
                    onChange={(limit) =>
                      setRows(
                        offered.map((one) =>
                          one.courier_id === courier_id
                            ? { ...rowOf(courier_id), daily_capacity: limit ?? null }
                            : rowOf(one.courier_id),
                        ),
                      )
                    }
                  />
                ))}
              </Grid>
            </>
          )}
          {(!isEmpty || form.isChanged) && (
            <Inline gap={8} justify="space-between">
              <Button type="submit" tone="accent" isPending={form.isPending} isDisabled={!form.isChanged}>
                Save load distribution
              </Button>
              {!isEmpty && (
                <Button variant="ghost" tone="critical" onPress={() => setRows([])}>
                  Remove all shares
                </Button>
              )}
            </Inline>
          )}
        </Stack>
      </FormFrame>
    </Card>
  );
}
