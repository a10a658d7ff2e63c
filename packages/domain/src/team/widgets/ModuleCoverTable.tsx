import { Avatar, Inline, Table, Text } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useMemo } from 'react';
import { domainMessages } from '../../messages.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { moduleCover } from '../access.ts';
import type { ModuleCover, TeamMember } from '../access.ts';

const defaults = domainMessages.moduleCover;
/** Names that fit into a row; further ones are counted. */
const maxShown = 6;

export interface ModuleCoverTableProps {
  team: readonly TeamMember[];
}

/** Who can open each module. Those that only one person can open come first: their work stops when that person is away. */
export function ModuleCoverTable({ team }: ModuleCoverTableProps) {
  const messages = useDomainMessages('moduleCover', defaults);
  const rows = useMemo(() => moduleCover(team), [team]);
  const columns = useMemo<TableColumn<ModuleCover<TeamMember>>[]>(
    () => [
      { id: 'module', header: messages.module, isRowHeader: true, cell: ({ label }) => label },
      {
        id: 'people',
        header: messages.people,
        cell: ({ members }) => (
          <Inline gap={4}>
            {members.slice(0, maxShown).map(({ id, name }) => (
              <Avatar key={id} name={name} />
            ))}
            <Text as="span" size="secondary" tone="third">
              {members.length > maxShown
                ? messages.more(members.length - maxShown)
                : members.map(({ name }) => name.split(' ')[0]).join(', ')}
            </Text>
          </Inline>
        ),
      },
      {
        id: 'risk',
        header: messages.risk,
        align: 'end',
        cell: ({ members }) => (
          <Text as="span" size="secondary" tone={members.length < 2 ? 'caution' : 'third'}>
            {members.length === 0
              ? messages.none
              : members.length === 1
                ? messages.only(members[0]?.name.split(' ')[0] ?? '')
                : messages.count(members.length)}
          </Text>
        ),
      },
    ],
    [messages],
  );
  return (
    <Table
      label={messages.label}
      rows={rows}
      rowKey={({ module }) => module}
      columns={columns}
      narrowLayout="stacked"
    />
  );
}
