import { calls } from '@khep/api';
import type { TwoStep } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatDate } from '@khep/domain/tracking';
import { Button, Card, Inline, Stack, StatusBadge, Text } from '@khep/ui';
import { useState } from 'react';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { ChangeTwoStep } from './ChangeTwoStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpTwoStep } from './SetUpTwoStep.tsx';

type Mode = 'view' | 'set-up' | 'codes' | 'off';

function TwoStepState({ twoStep, onMode }: { twoStep: TwoStep; onMode: (mode: Mode) => void }) {
  if (twoStep.enabled_at === null)
    return (
      <Stack gap={12}>
        <Text>
          {twoStep.is_required
            ? 'Your role requires it. Set it up to continue.'
            : 'A stolen password alone then opens nothing.'}
        </Text>
        <Inline gap={12}>
          <Button tone="accent" onPress={() => onMode('set-up')}>
            Set up two-step log-in
          </Button>
        </Inline>
      </Stack>
    );
  return (
    <Stack gap={12}>
      <Text>
        {`Authenticator app since ${formatDate(twoStep.enabled_at.slice(0, 10))}. ${twoStep.recovery_codes} recovery codes remain.`}
      </Text>
      <Inline gap={12}>
        <Button onPress={() => onMode('codes')}>Replace recovery codes</Button>
        {!twoStep.is_required && <Button onPress={() => onMode('off')}>Turn off</Button>}
      </Inline>
    </Stack>
  );
}

/** The user's two-step log-in: its state, setting it up, recovery codes, turning it off. */
export function TwoStepCard() {
  const { data, error, reload } = useCall(calls.security.twoStep);
  const [mode, setMode] = useState<Mode>('view');
  const [codes, setCodes] = useState<readonly string[]>();
  const twoStep = data?.data;
  const isOn = twoStep !== undefined && twoStep.enabled_at !== null;
  function showCodes(made: readonly string[]) {
    setCodes(made);
    setMode('view');
  }
  return (
    <Card
      title={
        <Inline gap={8}>
          Two-step log-in
          {twoStep && <StatusBadge tone={isOn ? 'positive' : 'neutral'}>{isOn ? 'On' : 'Off'}</StatusBadge>}
        </Inline>
      }
      description="A log-in needs your password and a code of an authenticator app"
    >
      <AsyncContent
        isLoading={twoStep === undefined}
        error={twoStep ? undefined : error}
        onRetry={() => void reload()}
      >
        {codes !== undefined ? (
          <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
        ) : mode === 'set-up' ? (
          <SetUpTwoStep onDone={showCodes} onCancel={() => setMode('view')} />
        ) : mode === 'codes' || mode === 'off' ? (
          <ChangeTwoStep change={mode} onCodes={showCodes} onDone={() => setMode('view')} />
        ) : (
          twoStep && <TwoStepState twoStep={twoStep} onMode={setMode} />
        )}
      </AsyncContent>
    </Card>
  );
}
