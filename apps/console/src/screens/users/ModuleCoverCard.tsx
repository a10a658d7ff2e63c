import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { ModuleCoverTable } from '@khep/domain/team/ui';
import { Card } from '@khep/ui';
import { AsyncContent } from '../../data/AsyncContent.tsx';

/** Modules whose work stops when one person is away. */
export function ModuleCoverCard() {
  const { data, error, reload } = useCall(calls.users.list, { query: { page_size: 200 } });
  const team = data?.data.users;
  return (
    <Card
      title="Cover"
      description="Work in a module that only one person can open stops when that person is away"
    >
      <AsyncContent
        isLoading={team === undefined}
        error={team ? undefined : error}
        onRetry={() => void reload()}
      >
        {team && <ModuleCoverTable team={team.map((user) => ({ ...user, isInvited: user.is_invited }))} />}
      </AsyncContent>
    </Card>
  );
}
