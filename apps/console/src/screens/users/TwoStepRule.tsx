import { calls } from '@khep/api';
import type { TwoStep } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { rolePurposes, teamRoles } from '@khep/domain/team';
import { Button, Callout, Card, Checkbox, Inline, LinkButton, Stack, Text } from '@khep/ui';
import { useState } from 'react';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { useAccess } from '../../data/useAccess.ts';
import { showConflict } from '../../data/showConflict.ts';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';

const consequence: Record<(typeof teamRoles)[number], string> = {
  owner: 'Can change the bank account, users and everything else.',
  manager: 'Can grant the modules they have.',
  user: 'Everyone else.',
};

interface RoleChoiceProps {
  twoStep: TwoStep;
  isOwner: boolean;
  /** Someone else saved first. */
  onConflict: () => void;
}

/** The roles that must use two-step log-in; saved together. */
function RoleChoice({ twoStep, isOwner, onConflict }: RoleChoiceProps) {
  const saved = twoStep.required_roles;
  const [roles, setRoles] = useState<readonly (typeof teamRoles)[number][]>(saved);
  const [problem, setProblem] = useState<string>();
  const save = useAction(calls.security.twoStepRoles, { invalidates: ['security', 'audit', 'auth.session'] });
  const isChanged = saved.length !== roles.length || saved.some((role) => !roles.includes(role));
  async function submit() {
    const result = await save.run({ body: { roles: [...roles] } }, { ifMatch: twoStep.version });
    if (!result.ok && showConflict(result.error)) {
      onConflict();
      return;
    }
    setProblem(result.ok ? undefined : (result.fields['roles'] ?? result.message));
  }
  return (
    <Stack gap={12}>
      {teamRoles.map((role) => (
        <Checkbox
          key={role}
          value={roles.includes(role)}
          isDisabled={!isOwner}
          description={consequence[role]}
          onChange={(isRequired) => {
            setProblem(undefined);
            setRoles(isRequired ? [...roles, role] : roles.filter((other) => other !== role));
          }}
        >
          {`Required of every ${rolePurposes[role].label.toLowerCase()}`}
        </Checkbox>
      ))}
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
      {isOwner ? (
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
      ) : (
        <Text size="secondary" tone="third">
          Only an owner of the brand can change this.
        </Text>
      )}
    </Stack>
  );
}

/** Which roles must confirm a log-in with a code of their phone. */
export function TwoStepRule() {
  const { data, error, reload } = useCall(calls.security.twoStep);
  const { user: me } = useAccess();
  const twoStep = data?.data;
  return (
    <Card
      title="Two-step log-in"
      description="A log-in needs the password and a code of an authenticator app. Users who have not set it up must do so before they continue."
    >
      <AsyncContent
        isLoading={twoStep === undefined}
        error={twoStep ? undefined : error}
        onRetry={() => void reload()}
      >
        {twoStep && (
          <RoleChoice
            key={`${twoStep.version} ${twoStep.required_roles.join()}`}
            twoStep={twoStep}
            isOwner={me?.business_role === 'owner'}
            onConflict={() => void reload()}
          />
        )}
      </AsyncContent>
    </Card>
  );
}
