import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { RecoveryCodes, TwoStepState } from '@khep/domain/team/ui';
import { Card, Inline, StatusBadge } from '@khep/ui';
import { useState } from 'react';
import { CallContent } from '../../data/CallContent.tsx';
import { downloadFile } from '../../data/downloadFile.ts';
import { ChangeTwoStep } from './ChangeTwoStep.tsx';
import { SetUpTwoStep } from './SetUpTwoStep.tsx';

async function downloadCodes(codes: readonly string[]) {
  const file = new Blob([`Khep recovery codes\n${codes.join('\n')}\n`], { type: 'text/plain' });
  await downloadFile(Promise.resolve(file), 'khep-recovery-codes.txt');
}

/** The user's two-step log-in: its state, setting it up, recovery codes, turning it off. */
export function TwoStepCard() {
  const call = useCall(calls.security.twoStep);
  const [mode, setMode] = useState<'view' | 'set-up' | 'codes' | 'off'>('view');
  const [codes, setCodes] = useState<readonly string[]>();
  const twoStep = call.data?.data;
  const isOn = twoStep !== undefined && twoStep.enabled_at !== null;
  const view = () => setMode('view');
  function showCodes(made: readonly string[]) {
    setCodes(made);
    view();
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
      <CallContent call={call}>
        {({ data }) =>
          codes !== undefined ? (
            <RecoveryCodes
              codes={codes}
              onDownload={() => void downloadCodes(codes)}
              onDone={() => setCodes(undefined)}
            />
          ) : mode === 'set-up' ? (
            <SetUpTwoStep onDone={showCodes} onCancel={view} />
          ) : mode === 'codes' || mode === 'off' ? (
            <ChangeTwoStep change={mode} onCodes={showCodes} onDone={view} />
          ) : (
            <TwoStepState
              {...data}
              onSetUp={() => setMode('set-up')}
              onReplaceCodes={() => setMode('codes')}
              onTurnOff={() => setMode('off')}
            />
          )
        }
      </CallContent>
    </Card>
  );
}
