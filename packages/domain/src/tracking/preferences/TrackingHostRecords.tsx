import { Button, Callout, CopyText, Inline, RelativeTime, Stack, StatusBadge, Table, Text } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import type { DomainMessagesOf } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import type { HostRecordState, TrackingHostState } from '../host.ts';

const defaults = domainMessages.trackingHost;

/** A DNS record that a brand's host needs. */
export interface HostRecordData {
  type: string;
  name: string;
  value: string;
  state: HostRecordState;
  /** Value that DNS returns instead. */
  seen: string;
}

/** A brand's own tracking host and its last check. Times are ISO 8601. */
export interface TrackingHostData {
  /** Null without a website and subdomain. */
  host: string | null;
  state: TrackingHostState;
  /** The first of the failed checks in a row. */
  failed_at: string | null;
  checked_at: string | null;
  records: readonly HostRecordData[];
  /** Where labels and messages to buyers link to. */
  links_at: string;
  is_simulated: boolean;
}

export interface TrackingHostRecordsProps {
  host: TrackingHostData;
  isChecking: boolean;
  onCheck: () => void;
}

const tones = { unchecked: 'neutral', waiting: 'caution', verified: 'positive', wrong: 'critical' } as const;

/** Says what a failed check does to the links of a host that was verified. */
function FailedCheck({ host, state, failed_at }: TrackingHostData) {
  const messages = useDomainMessages('trackingHost', defaults);
  if (failed_at === null || host === null) return null;
  const { title, before, after } = state === 'lost' ? messages.lost : messages.failing;
  return (
    <Callout tone={state === 'lost' ? 'critical' : 'caution'} title={title(host)}>
      {before} <RelativeTime at={failed_at} />
      {after}
    </Callout>
  );
}

const columnsOf = (messages: DomainMessagesOf<'trackingHost'>): TableColumn<HostRecordData>[] => [
  { id: 'type', header: messages.type, cell: ({ type }) => type, isRowHeader: true, width: '72px' },
  {
    id: 'name',
    header: messages.name,
    cell: ({ type, name }) => <CopyText label={messages.recordName(type)} text={name} isCode />,
  },
  {
    id: 'value',
    header: messages.value,
    cell: ({ type, value }) => <CopyText label={messages.recordValue(type)} text={value} isCode />,
  },
  {
    id: 'state',
    header: messages.state,
    cell: ({ state, seen }) => (
      <Stack gap={4}>
        <StatusBadge tone={tones[state]}>{messages.states[state]}</StatusBadge>
        {state === 'wrong' && <Text size="secondary">{messages.seen(seen)}</Text>}
        {state === 'waiting' && (
          <Text size="secondary" tone="second">
            {messages.missing}
          </Text>
        )}
      </Stack>
    ),
  },
];

/** The DNS records of a brand's own tracking host, and whether they are right. */
export function TrackingHostRecords({ host, isChecking, onCheck }: TrackingHostRecordsProps) {
  const messages = useDomainMessages('trackingHost', defaults);
  const { records, checked_at, links_at, is_simulated } = host;
  if (host.host === null)
    return (
      <Text size="secondary" tone="second">
        {messages.none}
      </Text>
    );
  return (
    <Stack gap={12}>
      <FailedCheck {...host} />
      <Text size="secondary">{messages.add(host.host)}</Text>
      <Table
        label={messages.label}
        rows={records}
        rowKey={({ type }) => type}
        columns={columnsOf(messages)}
        narrowLayout="stacked"
      />
      <Inline gap={12} align="center">
        <Button onPress={onCheck} isPending={isChecking}>
          {messages.check}
        </Button>
        {is_simulated && <StatusBadge tone="info">{messages.simulated}</StatusBadge>}
        {checked_at !== null && (
          <Text size="secondary" tone="second">
            {messages.checked} <RelativeTime at={checked_at} />
          </Text>
        )}
      </Inline>
      <Text size="secondary" tone="second">
        {messages.links(links_at)}
      </Text>
    </Stack>
  );
}
