import { Select } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import { ndrBuckets } from '../../couriers/ndrBuckets.ts';
import type { NdrBucket } from '../../couriers/ndrBuckets.ts';
import { ndrBucketLabels } from '../reasons.ts';

const defaults = domainMessages.ndrReason;

export interface NdrReasonFieldProps {
  value: NdrBucket;
  /** Another reason was chosen. */
  onChange: (reason: NdrBucket) => void;
  /** The courier's reason, if a person corrected it. */
  reported?: { courier_name: string; reason: string; code: string } | undefined;
  isPending?: boolean;
}

/** The reason of the latest attempt, which a person may correct: it decides the allowed answers. */
export function NdrReasonField({ value, onChange, reported, isPending = false }: NdrReasonFieldProps) {
  const messages = useDomainMessages('ndrReason', defaults);
  return (
    <Select
      label={messages.label}
      description={
        reported
          ? messages.corrected(reported.courier_name, `${reported.reason} (${reported.code})`)
          : messages.help
      }
      items={ndrBuckets.map((id) => ({ id, label: ndrBucketLabels[id] }))}
      value={value}
      isDisabled={isPending}
      onChange={(id) => {
        const reason = ndrBuckets.find((bucket) => bucket === id);
        if (reason && reason !== value) onChange(reason);
      }}
    />
  );
}
