import { calls } from '@khep/api';
import type { ResponseOf } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { shipmentStateLabel, shipmentStates, isShipmentState } from '@khep/domain/shipments';
import type { ShipmentState } from '@khep/domain/shipments';
import { Callout, Card, ComboBox, DataGrid, Stack, StatusBadge, Table, Text, toast } from '@khep/ui';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { columnsFor } from '../../patterns/list/columns.tsx';
import { formatRelative } from '../../patterns/formatTime.ts';

type Statuses = ResponseOf<typeof calls.contracts.statuses>['data'];
type Meaning = Statuses['statuses'][number];
type RawStatus = Pick<Meaning, 'status_type' | 'status' | 'code'>;

const states = shipmentStates.map((state) => ({ id: state, label: shipmentStateLabel(state) }));
const nameOf = ({ status_type, status, code }: RawStatus): string =>
  [status_type, status, code].filter((part) => part !== '').join(' · ');

/** Shows the meanings of a courier's statuses, and those that arrived without a meaning. */
export function StatusesTab({ courier_id }: { courier_id: number }) {
  const params = { courier_id };
  const loaded = useCall(calls.contracts.statuses, { params });
  const save = useAction(calls.contracts.statusesSave, { invalidates: ['contracts', 'tracking', 'orders'] });
  const data = loaded.data?.data;
  async function map(raw: RawStatus, state: ShipmentState | null) {
    const { status_type, status, code } = raw;
    const result = await save.run({ params, body: { mappings: [{ status_type, status, code, state }] } });
    if (!result.ok) return;
    const { scans_read } = result.answer.data;
    toast.success(scans_read > 0 ? `Status mapped, ${scans_read} scans read again` : 'Status mapped');
    void loaded.reload();
  }
  return (
    <AsyncContent
      isLoading={!data}
      error={data ? undefined : loaded.error}
      onRetry={() => void loaded.reload()}
    >
      {data && (
        <Stack gap={16}>
          <Card
            title="Unknown statuses"
            description="Their parcels keep their state until you map them. Earlier scans are read again."
          >
            {data.unknown.length === 0 ? (
              <Callout tone="positive">Every status that arrived has a meaning.</Callout>
            ) : (
              <Table
                label="Unknown statuses"
                rows={data.unknown}
                rowKey={({ id }) => id}
                narrowLayout="stacked"
                columns={[
                  { id: 'status', header: 'Status', isRowHeader: true, cell: nameOf },
                  { id: 'count', header: 'Scans', align: 'end', width: '80px', cell: ({ count }) => count },
                  { id: 'awb', header: 'For example', width: '160px', cell: ({ awb }) => awb },
                  {
                    id: 'last',
                    header: 'Last',
                    width: '120px',
                    cell: ({ last_at }) => formatRelative(last_at),
                  },
                  {
                    id: 'state',
                    header: 'Means',
                    width: '240px',
                    cell: (raw) => <Meaningful raw={raw} state={null} onMap={map} />,
                  },
                ]}
              />
            )}
          </Card>
          <Card title="Status mapping" padding="none" description="Yours take precedence over ours.">
            <DataGrid
              label="Status mapping"
              rows={data.statuses}
              rowKey={(one) => `${nameOf(one)} ${one.is_own}`}
              columns={columns}
              height="480px"
            />
          </Card>
          {data.statuses.some(({ is_own }) => is_own) && (
            <Card title="Your mappings" description="Choose another meaning, or clear it to use ours again.">
              <Table
                label="Your mappings"
                rows={data.statuses.filter(({ is_own }) => is_own)}
                rowKey={nameOf}
                narrowLayout="stacked"
                columns={[
                  { id: 'status', header: 'Status', isRowHeader: true, cell: nameOf },
                  {
                    id: 'state',
                    header: 'Means',
                    width: '280px',
                    cell: (one) => <Meaningful raw={one} state={one.state} onMap={map} />,
                  },
                ]}
              />
            </Card>
          )}
          <Text size="secondary" tone="second">
            Integrations names the couriers that sent unknown statuses.
          </Text>
        </Stack>
      )}
    </AsyncContent>
  );
}

const column = columnsFor<Meaning>();
const columns = [
  column.text({ id: 'status', header: 'Status', isRowHeader: true, value: nameOf }),
  column.text({ id: 'state', header: 'Means', value: ({ state }) => shipmentStateLabel(state) }),
  column.custom({
    id: 'is_own',
    header: 'By',
    width: 100,
    value: ({ is_own }) => (is_own ? 'You' : 'Khep'),
    cell: ({ is_own }) => (
      <StatusBadge tone={is_own ? 'accent' : 'neutral'}>{is_own ? 'You' : 'Khep'}</StatusBadge>
    ),
  }),
];

interface MeaningfulProps {
  raw: RawStatus;
  state: ShipmentState | null;
  onMap: (raw: RawStatus, state: ShipmentState | null) => Promise<void>;
}

function Meaningful({ raw, state, onMap }: MeaningfulProps) {
  return (
    <ComboBox
      label={`Meaning of ${nameOf(raw)}`}
      isLabelHidden
      items={states}
      value={state}
      placeholder="Choose a state"
      onChange={(next) => void onMap(raw, isShipmentState(next) ? next : null)}
    />
  );
}
