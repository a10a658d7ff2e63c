import { calls } from '@khep/api';
import type { ResponseOf } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatNumber, formatPercent } from '@khep/domain/money';
import {
  Button,
  Callout,
  Card,
  Checkbox,
  Form,
  Inline,
  NumberField,
  Stack,
  Table,
  Text,
  VisuallyHidden,
} from '@khep/ui';
import { useState } from 'react';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { showConflict } from '../../data/showConflict.ts';
import { useAction } from '../../data/useAction.ts';
import type { FieldErrors } from '../../forms/useForm.ts';
import { useSlaRows } from './useSlaRows.ts';

type Sla = ResponseOf<typeof calls.contracts.slas>['data']['slas'][number];
type Actual = ResponseOf<typeof calls.contracts.slaActuals>['data']['zones'][number];

/** Days that the courier promises by zone, beside what it needed in the last 90 days. */
export function SlaTab({ courier_id }: { courier_id: number }) {
  const params = { courier_id };
  const slas = useCall(calls.contracts.slas, { params });
  const zones = useCall(calls.contracts.zones, { params });
  const actuals = useCall(calls.contracts.slaActuals, { params });
  const error = slas.error ?? zones.error;
  const isLoaded = slas.data && zones.data;
  return (
    <AsyncContent
      isLoading={!isLoaded}
      error={isLoaded ? undefined : error}
      onRetry={() => void slas.reload()}
    >
      {isLoaded && (
        <SlaForm
          key={JSON.stringify(slas.data?.data)}
          courier_id={courier_id}
          saved={slas.data?.data.slas ?? []}
          version={slas.data?.data.version ?? 0}
          onConflict={() => void slas.reload()}
          zones={zones.data?.data.zones.map(({ zone }) => zone) ?? []}
          actuals={actuals.data?.data.zones ?? []}
          days={actuals.data?.data.days ?? 90}
        />
      )}
    </AsyncContent>
  );
}

interface SlaFormProps {
  courier_id: number;
  saved: readonly Sla[];
  version: number;
  /** Someone else saved first. */
  onConflict: () => void;
  zones: readonly string[];
  actuals: readonly Actual[];
  days: number;
}

function SlaForm({ courier_id, saved, version, onConflict, zones, actuals, days }: SlaFormProps) {
  const all = [...new Set([...zones, ...saved.map(({ zone }) => zone)])];
  const { rows, setRows, forget, leave } = useSlaRows(courier_id, () =>
    all.map((zone) => saved.find((sla) => sla.zone === zone) ?? { zone, is_active: true }),
  );
  const [errors, setErrors] = useState<FieldErrors>({});
  const save = useAction(calls.contracts.slasAdd, { invalidates: ['contracts'] });
  const set = (zone: string | undefined, patch: Partial<Sla>) =>
    setRows(rows.map((row) => (row.zone === zone ? { ...row, ...patch } : row)));
  const actualOf = (zone: string | undefined) => actuals.find((one) => one.zone === zone);

  async function submit() {
    const filled = rows.filter(
      ({ delivery_tat, pickup_tat }) => delivery_tat !== undefined || pickup_tat !== undefined,
    );
    const missing = filled.filter(
      ({ delivery_tat, pickup_tat }) => delivery_tat === undefined || pickup_tat === undefined,
    );
    if (filled.length === 0 || missing.length > 0) {
      const names = (missing.length > 0 ? missing : rows.slice(0, 1)).map(({ zone, delivery_tat }) => [
        `${zone}.${delivery_tat === undefined ? 'delivery_tat' : 'pickup_tat'}`,
        'Enter the days',
      ]);
      setErrors(Object.fromEntries(names) as FieldErrors);
      return;
    }
    setErrors({});
    const result = await save.run(
      { params: { courier_id }, body: { slas: filled as Sla[] } },
      { ifMatch: version },
    );
    if (result.ok) forget();
    else if (showConflict(result.error)) onConflict();
    else
      setErrors(
        Object.fromEntries(
          Object.entries(result.fields).map(([path, message]) => {
            const [, index, field = 'delivery_tat'] = path.split('.');
            const zone = filled[Number(index)]?.zone ?? '';
            return [`${zone}.${field === 'zone' ? 'delivery_tat' : field}`, message];
          }),
        ),
      );
  }
  return (
    <Card
      title="Promised and actual days"
      description={`Days from pickup to delivery. Actual days are of parcels delivered in the last ${days} days.`}
    >
      {leave.dialog}
      <Form errors={errors} onSubmit={() => void submit()}>
        <Stack gap={16}>
          <Table
            label="SLA by zone"
            rows={rows}
            rowKey={({ zone }) => zone ?? ''}
            narrowLayout="stacked"
            columns={[
              { id: 'zone', header: 'Zone', isRowHeader: true, width: '64px', cell: ({ zone }) => zone },
              {
                id: 'delivery',
                header: 'Promised',
                width: '140px',
                cell: ({ zone, delivery_tat }) => (
                  <NumberField
                    label={`Delivery days of zone ${zone}`}
                    isLabelHidden
                    name={`${zone}.delivery_tat`}
                    size="small"
                    unit="days"
                    minValue={0}
                    maxValue={60}
                    maxDecimals={0}
                    value={delivery_tat}
                    onChange={(value) => set(zone, { delivery_tat: value })}
                  />
                ),
              },
              {
                id: 'pickup',
                header: 'Pickup within',
                width: '140px',
                cell: ({ zone, pickup_tat }) => (
                  <NumberField
                    label={`Pickup days of zone ${zone}`}
                    isLabelHidden
                    name={`${zone}.pickup_tat`}
                    size="small"
                    unit="days"
                    minValue={0}
                    maxValue={30}
                    maxDecimals={0}
                    value={pickup_tat}
                    onChange={(value) => set(zone, { pickup_tat: value })}
                  />
                ),
              },
              {
                id: 'active',
                header: 'In use',
                width: '90px',
                cell: ({ zone, is_active = true }) => (
                  <Checkbox value={is_active} onChange={(value) => set(zone, { is_active: value })}>
                    <VisuallyHidden>Use the SLA of zone {zone}</VisuallyHidden>
                  </Checkbox>
                ),
              },
              {
                id: 'average',
                header: 'Average',
                align: 'end',
                width: '90px',
                cell: ({ zone }) => actualOf(zone)?.average_days.toFixed(1) ?? '—',
              },
              {
                id: 'ninety',
                header: '9 of 10 within',
                align: 'end',
                width: '120px',
                cell: ({ zone }) => actualOf(zone)?.ninety_percent_days ?? '—',
              },
              {
                id: 'within',
                header: 'In time',
                align: 'end',
                width: '150px',
                cell: ({ zone }) => <InTime actual={actualOf(zone)} />,
              },
            ]}
          />
          {actuals.length === 0 && (
            <Callout tone="info">No parcel was delivered in the last {days} days.</Callout>
          )}
          <Inline gap={12}>
            <Button type="submit" tone="accent" isPending={save.isPending}>
              Save SLA
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}

function InTime({ actual }: { actual: Actual | undefined }) {
  if (!actual || actual.delivery_tat === null) return '—';
  const share = (actual.within_tat / actual.parcels) * 100;
  return (
    <Text as="span" isNumeric>
      {formatPercent(share, { decimals: 0 })} of {formatNumber(actual.parcels)}
    </Text>
  );
}
