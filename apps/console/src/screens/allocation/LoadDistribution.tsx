import { AllocationSettingDraft } from '@khep/api';
import type { AllocationSetting, Courier } from '@khep/api';
import { distributionProblem, distributionWarnings, removeShare } from '@khep/domain/allocation';
import { formatPercent } from '@khep/domain/money';
import {
  Button,
  Callout,
  Card,
  EmptyState,
  Grid,
  IconButton,
  Inline,
  Menu,
  NumberField,
  PercentSplitter,
  PlusIcon,
  Stack,
  Text,
  TrashIcon,
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
  const setRows = (next: Row[]) => form.set({ distribution_percentage: next });
  const connected = couriers.filter(({ is_active }) => is_active);
  const courierOf = (courier_id: number) => couriers.find((one) => one.courier_id === courier_id);
  const nameOf = (courier_id: number) => courierOf(courier_id)?.name ?? 'Unknown courier';
  const isConnected = (courier_id: number) => courierOf(courier_id)?.is_active === true;
  const addable = connected.filter(({ courier_id }) => !rows.some((row) => row.courier_id === courier_id));
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
              {rows.length === 1 ? (
                <Text>{`${nameOf(rows[0]!.courier_id)} ships all orders that match no rule.`}</Text>
              ) : (
                <PercentSplitter
                  label="Share of each courier"
                  value={rows.map(({ courier_id, percentage }) => ({
                    id: String(courier_id),
                    label: isConnected(courier_id)
                      ? nameOf(courier_id)
                      : `${nameOf(courier_id)} (not connected)`,
                    percent: percentage,
                    isLocked: locked.has(String(courier_id)),
                  }))}
                  onChange={(parts) => {
                    setLocked(new Set(parts.filter(({ isLocked }) => isLocked).map(({ id }) => id)));
                    setRows(parts.map(({ id, percent }) => ({ ...rowOf(Number(id)), percentage: percent })));
                  }}
                />
              )}
              {distributionWarnings(rows, couriers).map((warning) => (
                <Callout key={warning} tone="caution">
                  {warning}
                </Callout>
              ))}
              <Grid columns={{ base: 1, md: 2 }} gap={12}>
                {rows.map(({ courier_id, daily_capacity }) => (
                  <Inline key={courier_id} gap={8} align="end">
                    <NumberField
                      label={`${nameOf(courier_id)} daily limit`}
                      unit="orders per day"
                      placeholder="No limit"
                      minValue={1}
                      maxValue={1_000_000}
                      maxDecimals={0}
                      value={daily_capacity ?? undefined}
                      onChange={(limit) =>
                        setRows(
                          rows.map((row) =>
                            row.courier_id === courier_id ? { ...row, daily_capacity: limit ?? null } : row,
                          ),
                        )
                      }
                    />
                    <IconButton
                      label={`Delete ${nameOf(courier_id)} from the load distribution`}
                      isDisabled={rows.length === 1}
                      onPress={() => setRows(removeShare(rows, courier_id))}
                    >
                      <TrashIcon />
                    </IconButton>
                  </Inline>
                ))}
              </Grid>
              {addable.length > 0 && (
                <Menu
                  trigger={<Button iconStart={<PlusIcon />}>Add courier</Button>}
                  label="Couriers to add"
                  items={addable.map(({ courier_id, name }) => ({ id: String(courier_id), label: name }))}
                  onAction={(id) => setRows([...rows, { courier_id: Number(id), percentage: 0 }])}
                />
              )}
            </>
          )}
          {(!isEmpty || form.isChanged) && (
            <Inline gap={8}>
              <Button type="submit" tone="accent" isPending={form.isPending} isDisabled={!form.isChanged}>
                Save load distribution
              </Button>
            </Inline>
          )}
        </Stack>
      </FormFrame>
    </Card>
  );
}
