import type { TeamUser } from '@khep/api';
import { grantedModules, modulesOf, rolePurposes, isTeamRole } from '@khep/domain/team';
import { AccessStrip } from '@khep/domain/team/ui';
import { Avatar, CellLines, Inline, Stack } from '@khep/ui';
import { columnsFor } from '../../patterns/list/columns.tsx';
import type { ListColumn } from '../../patterns/list/columns.tsx';
import { formatRelative } from '../../patterns/formatTime.ts';

const column = columnsFor<TeamUser>();

const roleLabel = (role: string) => (isTeamRole(role) ? rolePurposes[role].label : role);

/** The columns of the list of users. */
export const userColumns: readonly ListColumn<TeamUser>[] = [
  {
    ...column.text({
      id: 'name',
      header: 'Person',
      width: 240,
      grow: 2,
      isRowHeader: true,
      card: 1,
      value: 'name',
    }),
    cell: (user) => (
      <Inline gap={8} isNowrap>
        <Avatar name={user.name} {...(user.profile_photo !== '' && { src: user.profile_photo })} />
        <Stack gap={0}>
          <CellLines secondary={user.email}>{user.name}</CellLines>
        </Stack>
      </Inline>
    ),
  },
  column.text({ id: 'email', header: 'Email', isHidden: true, value: 'email' }),
  column.text({ id: 'mobile', header: 'Mobile', width: 120, grow: 0, value: 'mobile' }),
  column.status({
    id: 'role',
    header: 'Role',
    width: 110,
    grow: 0,
    card: 2,
    value: (user) => roleLabel(user.business_role),
    tone: (user) => (user.business_role === 'owner' ? 'accent' : 'neutral'),
  }),
  {
    ...column.text({
      id: 'modules',
      header: 'Access',
      width: 150,
      card: 3,
      value: (user) => {
        const count = modulesOf(user).length;
        return count === grantedModules.length
          ? 'Everything'
          : `${count} of ${grantedModules.length} modules`;
      },
    }),
    cell: (user) => {
      const count = modulesOf(user).length;
      return (
        <CellLines
          secondary={count === grantedModules.length ? 'everything' : `${count} of ${grantedModules.length}`}
        >
          <AccessStrip access={user} />
        </CellLines>
      );
    },
  },
  column.status({
    id: 'two_step',
    header: 'Two-step',
    width: 90,
    grow: 0,
    value: (user) => (user.has_two_step ? 'On' : 'Off'),
    tone: (user) => (user.has_two_step ? 'positive' : 'neutral'),
  }),
  column.text({
    id: 'last_seen',
    header: 'Last seen',
    width: 130,
    grow: 0,
    card: 4,
    value: ({ is_invited, last_seen_at, created_at = '' }) =>
      is_invited
        ? `Invited ${formatRelative(created_at)}`
        : last_seen_at === null
          ? 'Not in 30 days'
          : formatRelative(last_seen_at),
    secondary: ({ sessions }) => (sessions === 1 ? '1 session' : `${sessions} sessions`),
  }),
];
