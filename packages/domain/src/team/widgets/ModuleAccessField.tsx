import { Button, Checkbox, Inline, Stack, Text } from '@khep/ui';
import { useId } from 'react';
import { domainMessages } from '../../messages.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { modulesOf } from '../access.ts';
import type { Access } from '../access.ts';
import { accessPresets, grantedModules } from '../modules.ts';
import * as styles from './ModuleAccessField.css.ts';

const defaults = domainMessages.moduleAccess;

export interface ModuleAccessFieldProps {
  /** As in `module_access`; may be `['all']`. */
  value: readonly string[];
  onChange: (modules: string[]) => void;
  /** Role of the user whose access it is: owners have every module. */
  role: string;
  /** Who grants. Modules that they don't have can't be given or taken. */
  granter: Access;
  /** Saved modules; changed rows are tinted. */
  saved?: readonly string[];
  errorMessage?: string | undefined;
}

/** Chooses the modules of a user, each with what it opens. Presets fill in the modules of common jobs. */
export function ModuleAccessField({
  value,
  onChange,
  role,
  granter,
  saved,
  errorMessage,
}: ModuleAccessFieldProps) {
  const messages = useDomainMessages('moduleAccess', defaults);
  const labelId = useId();
  const errorId = useId();
  const isOwner = role === 'owner';
  const grantable = new Set<string>(modulesOf(granter));
  const chosen = new Set<string>(modulesOf({ business_role: role, module_access: value }));
  const before = saved && new Set<string>(modulesOf({ business_role: 'user', module_access: saved }));
  const ids = grantedModules.map(({ id }) => id);
  const emit = (modules: readonly string[]) => onChange(ids.filter((id) => modules.includes(id)));
  const changes = before === undefined ? 0 : ids.filter((id) => before.has(id) !== chosen.has(id)).length;
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      aria-describedby={errorMessage === undefined ? undefined : errorId}
      data-component="ModuleAccessField"
    >
      <Stack gap={8}>
        <Inline gap={12} justify="space-between">
          <Stack gap={0}>
            <Text as="span" weight="medium" id={labelId}>
              {messages.label}
            </Text>
            <Text as="span" size="secondary" tone="third">
              {isOwner
                ? messages.owner
                : changes > 0
                  ? messages.changes(changes)
                  : messages.chosen(chosen.size)}
            </Text>
          </Stack>
          {!isOwner && (
            <Inline gap={6}>
              {accessPresets.map(({ id, label, modules }) => (
                <Button
                  key={id}
                  size="small"
                  onPress={() => emit(modules.filter((module) => grantable.has(module)))}
                >
                  {label}
                </Button>
              ))}
            </Inline>
          )}
        </Inline>
        {errorMessage !== undefined && (
          <Text size="secondary" tone="critical" id={errorId}>
            {errorMessage}
          </Text>
        )}
        <ul className={styles.list}>
          {grantedModules.map(({ id, label, purpose }) => (
            <li
              key={id}
              className={styles.row}
              data-changed={
                (!isOwner && before !== undefined && before.has(id) !== chosen.has(id)) || undefined
              }
            >
              <Checkbox
                value={chosen.has(id)}
                isDisabled={isOwner || !grantable.has(id)}
                description={grantable.has(id) || isOwner ? purpose : messages.beyond(purpose)}
                onChange={(isChosen) => {
                  emit(isChosen ? [...chosen, id] : [...chosen].filter((other) => other !== id));
                }}
              >
                {label}
              </Checkbox>
            </li>
          ))}
        </ul>
      </Stack>
    </div>
  );
}
