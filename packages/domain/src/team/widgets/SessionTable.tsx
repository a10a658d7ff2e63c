import { Button, Inline, RelativeTime, Stack, StatusBadge, Table, Text } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';

const defaults = domainMessages.sessionTable;

/** A device that is logged in. Times are ISO 8601. */
export interface SessionData {
  id: string;
  /** `Chrome on Windows`. */
  device: string;
  /** IP address; empty if unknown. */
  address: string;
  last_seen_at: string;
  created_at: string;
  /** The device that shows the table: it can't be logged out here. */
  is_current: boolean;
}

export interface SessionTableProps<Session extends SessionData> {
  sessions: readonly Session[];
  onEnd: (session: Session) => void;
}

/** Devices that are logged in, each with a button to log it out. */
export function SessionTable<Session extends SessionData>({ sessions, onEnd }: SessionTableProps<Session>) {
  const messages = useDomainMessages('sessionTable', defaults);
  const columns: TableColumn<Session>[] = [
    {
      id: 'device',
      header: messages.device,
      isRowHeader: true,
      cell: ({ device, address, is_current }) => (
        <Stack gap={0}>
          <Inline gap={8}>
            <Text as="span" weight="medium">
              {device}
            </Text>
            {is_current && <StatusBadge tone="positive">{messages.thisDevice}</StatusBadge>}
          </Inline>
          <Text as="span" size="secondary" tone="third">
            {address}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'seen',
      header: messages.lastSeen,
      cell: ({ last_seen_at }) => <RelativeTime at={last_seen_at} isPlain />,
    },
    {
      id: 'since',
      header: messages.since,
      cell: ({ created_at }) => <RelativeTime at={created_at} isPlain />,
    },
    {
      id: 'end',
      header: '',
      align: 'end',
      cell: (session) =>
        !session.is_current && (
          <Button size="small" onPress={() => onEnd(session)}>
            {messages.logOut}
          </Button>
        ),
    },
  ];
  return (
    <Table
      label={messages.label}
      rows={sessions}
      rowKey={({ id }) => id}
      columns={columns}
      narrowLayout="stacked"
    />
  );
}
