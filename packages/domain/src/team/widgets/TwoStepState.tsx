import { Button, Inline, Stack, Text } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import { formatDate, istDay } from '../../days/index.ts';

const defaults = domainMessages.twoStepState;

export interface TwoStepStateProps {
  /** ISO 8601; null while it is off. */
  enabled_at: string | null;
  /** Unused recovery codes. */
  recovery_codes: number;
  /** The user's role requires it: it can't be turned off. */
  is_required: boolean;
  onSetUp: () => void;
  onReplaceCodes: () => void;
  onTurnOff: () => void;
}

/** Whether a user's two-step log-in is on, and what can be changed. */
export function TwoStepState(props: TwoStepStateProps) {
  const messages = useDomainMessages('twoStepState', defaults);
  const { enabled_at, recovery_codes, is_required, onSetUp, onReplaceCodes, onTurnOff } = props;
  if (enabled_at === null)
    return (
      <Stack gap={12}>
        <Text>{is_required ? messages.required : messages.optional}</Text>
        <Inline gap={12}>
          <Button tone="accent" onPress={onSetUp}>
            {messages.setUp}
          </Button>
        </Inline>
      </Stack>
    );
  return (
    <Stack gap={12}>
      <Text>{messages.since(formatDate(istDay(enabled_at)), recovery_codes)}</Text>
      <Inline gap={12}>
        <Button onPress={onReplaceCodes}>{messages.replaceCodes}</Button>
        {!is_required && <Button onPress={onTurnOff}>{messages.turnOff}</Button>}
      </Inline>
    </Stack>
  );
}
