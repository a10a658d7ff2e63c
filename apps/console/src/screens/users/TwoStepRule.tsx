import { calls } from '@khep/api';
import type { TwoStep } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { TwoStepRoles } from '@khep/domain/team/ui';
import { Button, Callout, Card, Inline, LinkButton } from '@khep/ui';
import { CallContent } from '../../data/CallContent.tsx';
import { useAccess } from '../../data/useAccess.ts';
import { useAction } from '../../data/useAction.ts';
import { useSavedChoice } from '../../forms/useSavedChoice.ts';
import { paths } from '../../paths.ts';

interface RoleChoiceProps {
  twoStep: TwoStep;
  isOwner: boolean;
  /** Someone else saved first. */
  onConflict: () => void;
}

/** The roles that must use two-step log-in; saved together. */
function RoleChoice({ twoStep: { required_roles: saved, version }, isOwner, onConflict }: RoleChoiceProps) {
  const save = useAction(calls.security.twoStepRoles, { invalidates: ['security', 'audit', 'auth.session'] });
  const { chosen, choose, problem, isChanged, submit } = useSavedChoice({
    saved,
    save: (roles) => save.run({ body: { roles } }, { ifMatch: version }),
    field: 'roles',
    onConflict,
  });
  return (
    <TwoStepRoles value={chosen} isReadOnly={!isOwner} onChange={choose}>
      {problem !== undefined && (
        <Callout
          tone="caution"
          isAlert
          actions={
            <LinkButton size="small" href={paths.security()}>
              Account security
            </LinkButton>
          }
        >
          {problem}
        </Callout>
      )}
      {isOwner && (
        <Inline gap={12}>
          <Button
            tone="accent"
            isDisabled={!isChanged}
            isPending={save.isPending}
            onPress={() => void submit()}
          >
            Save rule
          </Button>
        </Inline>
      )}
    </TwoStepRoles>
  );
}

/** Which roles must confirm a log-in with a code of their phone. */
export function TwoStepRule() {
  const call = useCall(calls.security.twoStep);
  const { user: me } = useAccess();
  return (
    <Card
      title="Two-step log-in"
      description="A log-in needs the password and a code of an authenticator app. Users who have not set it up must do so before they continue."
    >
      <CallContent call={call}>
        {({ data }) => (
          <RoleChoice
            key={`${data.version} ${data.required_roles.join()}`}
            twoStep={data}
            isOwner={me?.business_role === 'owner'}
            onConflict={() => void call.reload()}
          />
        )}
      </CallContent>
    </Card>
  );
}
