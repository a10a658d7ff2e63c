import { Checkbox, Stack, Text } from '@khep/ui';
import type { ReactNode } from 'react';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import { rolePurposes, teamRoles } from '../modules.ts';
import type { TeamRole } from '../modules.ts';

const defaults = domainMessages.twoStepRoles;

export interface TwoStepRolesProps {
  /** Roles that must use two-step log-in. */
  value: readonly TeamRole[];
  onChange: (roles: TeamRole[]) => void;
  /** Only owners change it. @default false */
  isReadOnly?: boolean;
  /** Below the roles: why they couldn't be saved, and the button that saves them. */
  children?: ReactNode;
}

/** The roles that must confirm each log-in with a code of their phone. */
export function TwoStepRoles({ value, onChange, isReadOnly = false, children }: TwoStepRolesProps) {
  const messages = useDomainMessages('twoStepRoles', defaults);
  return (
    <Stack gap={12}>
      {teamRoles.map((role) => (
        <Checkbox
          key={role}
          value={value.includes(role)}
          isDisabled={isReadOnly}
          description={messages.roles[role]}
          onChange={(isRequired) =>
            onChange(isRequired ? [...value, role] : value.filter((other) => other !== role))
          }
        >
          {messages.requiredOf(rolePurposes[role].label.toLowerCase())}
        </Checkbox>
      ))}
      {children}
      {isReadOnly && (
        <Text size="secondary" tone="third">
          {messages.readOnly}
        </Text>
      )}
    </Stack>
  );
}
