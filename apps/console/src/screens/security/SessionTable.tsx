import type { UserSession } from '@khep/api';
import { Button, Inline, RelativeTime, Stack, StatusBadge, Table, Text } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useMemo } from 'react';

export interface SessionTableProps {
  sessions: readonly UserSession[];
  onEnd: (session: UserSession) => void;
}

/** Devices that are logged in, each with a button to log it out. */
export function SessionTable({ sessions, onEnd }: SessionTableProps) {
  const columns = useMemo<TableColumn<UserSession>[]>(
    () => [
      {
        id: 'device',
        header: 'Device',
        isRowHeader: true,
        cell: ({ device, address, is_current }) => (
          <Stack gap={0}>
            <Inline gap={8}>
              <Text as="span" weight="medium">
                {device}
              </Text>
              {is_current && <StatusBadge tone="positive">This device</StatusBadge>}
            </Inline>
            <Text as="span" size="secondary" tone="third">
              {address}
            </Text>
          </Stack>
        ),
      },
      {
        id: 'seen',
        header: 'Last seen',
        cell: ({ last_seen_at }) => <RelativeTime at={last_seen_at} isPlain />,
      },
      {
        id: 'since',
        header: 'Logged in',
        cell: ({ created_at }) => <RelativeTime at={created_at} isPlain />,
      },
      {
        id: 'end',
        header: '',
        align: 'end',
        cell: (session) =>
          !session.is_current && (
            <Button size="small" onPress={() => onEnd(session)}>
              Log out
            </Button>
          ),
      },
    ],
    [onEnd],
  );
  return (
    <Table
      label="Logged-in devices"
      rows={sessions}
      rowKey={({ id }) => id}
      columns={columns}
      narrowLayout="stacked"
    />
  );
}
