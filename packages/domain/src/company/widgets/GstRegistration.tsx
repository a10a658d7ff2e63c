import { Button, Callout, Inline, Stack, StatusBadge, Stepper, Text } from '@khep/ui';
import type { ReactNode } from 'react';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import { formatDate, istDay } from '../../days/index.ts';
import { GstinBreakdown } from './GstinBreakdown.tsx';
import type { GstStage, GstStatus } from '../checks.ts';
import { describeGstStatus } from '../sectionStatus.ts';

const defaults = domainMessages.gstRegistration;

/** A GSTIN that was sent to be verified. Times are ISO 8601. */
export interface GstRegistrationData {
  gst_no: string;
  state: string;
  status: GstStatus;
  /** Why it was rejected. */
  reason: string;
  /** As registered; empty until it is verified. */
  legal_name: string;
  address: string;
  /** The stages of the check, with when each was passed. */
  steps: readonly { id: GstStage; at: string | null }[];
  /** The provider is simulated. */
  is_simulated: boolean;
  created_at: string;
}

export interface GstRegistrationProps {
  data: GstRegistrationData;
  /** State of the company's address, to compare with. */
  addressState: string;
  /** The company has no other GSTIN that invoices may carry. */
  isOnly: boolean;
  onCorrect: () => void;
  /** Buttons that open the files which were sent. */
  files?: ReactNode;
}

/** A GST registration: its parts, how far its check is, and what it means for invoices. */
export function GstRegistration({ data, addressState, isOnly, onCorrect, files }: GstRegistrationProps) {
  const messages = useDomainMessages('gstRegistration', defaults);
  const { gst_no, state, status, reason, legal_name, address, steps, is_simulated, created_at } = data;
  const { label, tone } = describeGstStatus(status);
  const firstOpen = steps.findIndex(({ at }) => at === null);
  return (
    <Stack gap={12}>
      <Inline gap={8}>
        <Text as="span" weight="medium">
          {`${gst_no}, ${state}`}
        </Text>
        <StatusBadge tone={tone}>{label}</StatusBadge>
        {is_simulated && <StatusBadge shape="tag">{messages.simulated}</StatusBadge>}
      </Inline>
      <GstinBreakdown gstin={gst_no} addressState={addressState} />
      {status !== 'not_verified' && (
        <Stepper
          label={messages.checkOf(gst_no)}
          steps={steps.map(({ id }, index) => ({
            id,
            label: messages.steps[id],
            status:
              firstOpen === -1 || index < firstOpen ? 'done' : index === firstOpen ? 'current' : 'upcoming',
          }))}
        />
      )}
      {legal_name !== '' && (
        <Text size="secondary" tone="second">
          {[legal_name, address].filter(Boolean).join(', ')}
        </Text>
      )}
      <Inline gap={8}>
        {files}
        <Text as="span" size="secondary" tone="third">
          {messages.sent(formatDate(istDay(created_at)))}
        </Text>
      </Inline>
      {status === 'rejected' && (
        <Callout
          tone="critical"
          title={reason}
          actions={
            <Button size="small" onPress={onCorrect}>
              {messages.correct}
            </Button>
          }
        >
          {isOnly ? messages.onlyRejected : messages.rejected}
        </Callout>
      )}
      {status === 'not_verified' && <Callout tone="caution">{messages.notVerified}</Callout>}
    </Stack>
  );
}
