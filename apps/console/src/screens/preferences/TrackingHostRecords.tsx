import type { TrackingHost, TrackingHostRecord } from '@khep/api';
import { Button, Callout, CopyText, Inline, RelativeTime, Stack, StatusBadge, Table, Text } from '@khep/ui';
import type { StatusBadgeProps, TableColumn } from '@khep/ui';

const states: Record<
  TrackingHostRecord['state'],
  { label: string; tone: NonNullable<StatusBadgeProps['tone']> }
> = {
  unchecked: { label: 'Not checked', tone: 'neutral' },
  waiting: { label: 'Waiting', tone: 'caution' },
  verified: { label: 'Verified', tone: 'positive' },
  wrong: { label: 'Wrong value', tone: 'critical' },
};

const columns: TableColumn<TrackingHostRecord>[] = [
  { id: 'type', header: 'Type', cell: ({ type }) => type, isRowHeader: true, width: '72px' },
  {
    id: 'name',
    header: 'Name',
    cell: ({ type, name }) => <CopyText label={`Name of the ${type} record`} text={name} isCode />,
  },
  {
    id: 'value',
    header: 'Value',
    cell: ({ type, value }) => <CopyText label={`Value of the ${type} record`} text={value} isCode />,
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state, seen }) => (
      <Stack gap={4}>
        <StatusBadge tone={states[state].tone}>{states[state].label}</StatusBadge>
        {state === 'wrong' && <Text size="secondary">{`DNS has ${seen}`}</Text>}
        {state === 'waiting' && (
          <Text size="secondary" tone="second">
            Not found in DNS
          </Text>
        )}
      </Stack>
    ),
  },
];

/** Says what a failed check does to the links of a host that was verified. */
function FailedCheck({ host, state, failed_at }: Pick<TrackingHost, 'host' | 'state' | 'failed_at'>) {
  if (failed_at === null) return null;
  const since = <RelativeTime at={failed_at} />;
  if (state === 'lost')
    return (
      <Callout tone="critical" title={`Links to buyers no longer use ${host}`}>
        Its records failed two checks, the first {since}. Restore them: links use the host again after the
        next check.
      </Callout>
    );
  return (
    <Callout tone="caution" title={`Records of ${host} failed a check`}>
      First {since}. Links to buyers still use the host, until a second check fails an hour or more later.
    </Callout>
  );
}

export interface TrackingHostRecordsProps {
  host: TrackingHost;
  isChecking: boolean;
  onCheck: () => void;
}

/** The DNS records of a brand's own tracking host, and whether they are right. */
export function TrackingHostRecords({ host, isChecking, onCheck }: TrackingHostRecordsProps) {
  const { records, checked_at, links_at, is_simulated } = host;
  if (host.host === null)
    return (
      <Text size="secondary" tone="second">
        Save a website and a subdomain to see the DNS records.
      </Text>
    );
  return (
    <Stack gap={12}>
      <FailedCheck {...host} />
      <Text size="secondary">{`Add these records for ${host.host} at your DNS provider.`}</Text>
      <Table
        label="DNS records"
        rows={records}
        rowKey={({ type }) => type}
        columns={columns}
        narrowLayout="stacked"
      />
      <Inline gap={12} align="center">
        <Button onPress={onCheck} isPending={isChecking}>
          Check now
        </Button>
        {is_simulated && <StatusBadge tone="info">Simulated</StatusBadge>}
        {checked_at !== null && (
          <Text size="secondary" tone="second">
            Checked <RelativeTime at={checked_at} />
          </Text>
        )}
      </Inline>
      <Text size="secondary" tone="second">{`Links to buyers are at ${links_at}.`}</Text>
    </Stack>
  );
}
