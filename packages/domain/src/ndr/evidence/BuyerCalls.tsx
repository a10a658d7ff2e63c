import { Button, CopyText, Heading, Inline, Link, Stack, StatusBadge, Text, VisuallyHidden } from '@khep/ui';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../days/index.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import { isLiveCall } from '../calls.ts';
import { describeCall } from '../describeCall.ts';
import type { CallState, RecordingState } from '../calls.ts';

const defaults = domainMessages.buyerCalls;

/** A call to the buyer. */
export interface BuyerCallData {
  id: string;
  state: CallState;
  /** Why it wasn't answered, where the state doesn't say all. */
  problem: string;
  talk_seconds: number | null;
  /** ISO 8601. */
  at: string;
  by: string;
  recording: { state: RecordingState; url: string; sha256: string; problem: string };
}

/** Whether and how the user can call the buyer. */
export interface DialData {
  is_connected: boolean;
  provider_name: string;
  is_simulated: boolean;
  is_recorded: boolean;
  /** Why the buyer can't be called now; empty if they can. */
  problem: string;
  /** As the user sees it in the order: in full, or masked: 98••••4410. */
  phone: string;
  /** In full for a user who may see it; else empty. */
  number: string;
  /** The user's own, masked. */
  agent_phone: string;
}

/** The recording of a call, to download. */
export interface CallRecordingFile {
  url: string;
  /** "call-21-Nov-2026.mp3" */
  name: string;
  label: string;
}

export interface BuyerCallsProps {
  dial: DialData;
  /** Newest first. */
  calls: readonly BuyerCallData[];
  onCall: () => void;
  /** The call is being started. */
  isStarting?: boolean;
  /** Why the last one didn't start; empty if it did. */
  error?: string;
  /** The button that downloads a recording. */
  renderDownload: (file: CallRecordingFile) => ReactNode;
}

/** Calls the buyer of a failed delivery without showing either number, and lists the calls with their recordings. */
export function BuyerCalls({
  dial,
  calls,
  onCall,
  isStarting = false,
  error = '',
  renderDownload,
}: BuyerCallsProps) {
  const messages = useDomainMessages('buyerCalls', defaults);
  const running = calls.find(({ state }) => isLiveCall(state));
  const isLive = isStarting || running !== undefined;
  return (
    <Stack gap={8}>
      <Heading level={3}>{messages.title}</Heading>
      {dial.is_connected ? (
        <>
          <Inline gap={12}>
            <Button
              size="small"
              isPending={isLive}
              isDisabled={!isLive && dial.problem !== ''}
              onPress={onCall}
            >
              {messages.call(dial.phone)}
            </Button>
            {dial.is_simulated && <StatusBadge shape="tag">{messages.simulated}</StatusBadge>}
          </Inline>
          <div role="status">
            {isLive ? (
              <Text>
                {running && running.state !== 'calling-you'
                  ? describeCall(running, messages.states)
                  : messages.pickUp(dial.agent_phone)}
              </Text>
            ) : error !== '' ? (
              <Text tone="critical">{error}</Text>
            ) : (
              <>
                {/* Announced when the call ends: its line below is none of the status. */}
                {calls[0] && <VisuallyHidden>{describeCall(calls[0], messages.states)}</VisuallyHidden>}
                <Text size="secondary" tone="second">
                  {dial.problem || (dial.is_recorded ? messages.recorded : messages.first(dial.agent_phone))}
                </Text>
              </>
            )}
          </div>
        </>
      ) : (
        <Inline gap={12}>
          {dial.number === '' ? (
            <Text>{dial.phone}</Text>
          ) : (
            <Link href={`tel:+91${dial.number}`}>{messages.call(dial.number)}</Link>
          )}
          <Text size="secondary" tone="second">
            {dial.number === '' ? messages.notConnected : messages.ownPhone}
          </Text>
        </Inline>
      )}
      {calls
        .filter(({ state }) => !isLiveCall(state))
        .map((call) => (
          <Stack key={call.id} gap={4}>
            <Inline gap={12}>
              <Text size="secondary">
                {messages.ended(formatDateTime(call.at), call.by, describeCall(call, messages.states))}
              </Text>
              {call.recording.state === 'stored' &&
                renderDownload({
                  url: call.recording.url,
                  name: `call-${call.id}.${call.recording.url.split('.').at(-1)}`,
                  label: messages.download,
                })}
            </Inline>
            {call.recording.state === 'stored' && (
              <CopyText text={call.recording.sha256} label={messages.checksum} isCode />
            )}
            {call.recording.state === 'due' && (
              <Text size="secondary" tone="second">
                {messages.recordingDue}
              </Text>
            )}
            {call.recording.state === 'failed' && (
              <Text size="secondary" tone="second">
                {messages.recordingFailed(call.recording.problem)}
              </Text>
            )}
          </Stack>
        ))}
    </Stack>
  );
}
