import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { ModuleCoverTable } from '@khep/domain/team/ui';
import { Card } from '@khep/ui';
import { CallContent } from '../../data/CallContent.tsx';

/** Modules whose work stops when one person is away. */
export function ModuleCoverCard() {
  const call = useCall(calls.users.list, { query: { page_size: 200 } });
  return (
    <Card
      title="Cover"
      description="Work in a module that only one person can open stops when that person is away"
    >
      <CallContent call={call}>
        {({ data }) => (
          <ModuleCoverTable team={data.users.map((user) => ({ ...user, isInvited: user.is_invited }))} />
        )}
      </CallContent>
    </Card>
  );
}
